// The texts of a birth without an hour in English. Literals only; loaded with its part of the page.

export const day = {
  heading: 'Every chart of {date}',
  // `{count}` charts.
  intro:
    'The hour decides the chart: on this day {count} are possible, each for the clock times beside it. None is likelier than another. Choose a board to see its chart whole.',
  // In the place of the chart while none is chosen.
  choose: 'The chart that you choose appears here',
  // Before the stars of the boards, for those who hear the page.
  strip: 'Charts of the day',
  later: 'after the clock was put back',
  same: 'The same in all',
  sameStars: 'Stars in the same branch',
  year: 'Year pillar',
  month: 'Month pillar',
  day: 'Day pillar',
  hour: 'Hour pillar',
  lunarDate: 'Lunar date',
  transformations: 'Transformations',
  none: 'nothing',
  copyLink: 'Copy link',
};
