// The texts of the comparison with another program in English. Literals only; loaded with its part of the page.

export const compare = {
  intro:
    'Programs decide some questions otherwise: when the day begins, whether the clock or the Sun counts, where a leap month belongs. Tell what the other program shows, as much as you know of it, and see which choices give it. Below stand all other charts of this birth, with what differs.',
  mainStar: 'Main star',
  lifePalace: 'Life Palace in',
  bureau: 'Bureau',
  yearPillar: 'Year pillar',
  monthPillar: 'Month pillar',
  dayPillar: 'Day pillar',
  hourPillar: 'Hour pillar',
  lunarDate: 'Lunar date',
  lunarExample: '1990-06-02',
  // Of what the other program does not tell.
  notTold: 'not known',
  clear: 'Clear',
  cast: 'Show this chart',
  // Before further choices that give the same chart, and between them.
  also: 'The same chart by: ',
  or: ' or ',
  // Between two sentences.
  full: '. ',
};
