// Start of the luck: one fact, since all of it depends on the second of a jie.

/** Years, months, days, hours and minutes after the birth; the clock then; the nominal ages of the first pillar. */
export interface LuckStart {
  readonly after: readonly number[];
  readonly startsAt: string;
  readonly fromAge: number;
  readonly toAge: number;
}

export const luckStartFact = ({ after, startsAt, fromAge, toAge }: LuckStart): string =>
  `${after.join(' ')} → ${startsAt}, ${fromAge}-${toAge}`;

/** Minutes between the beginnings of two lucks, in years of twelve months of thirty days. */
export const minutesBetween = (earlier: string, later: string): number => minutesOf(later) - minutesOf(earlier);

function minutesOf(fact: string): number {
  const [years = 0, months = 0, days = 0, hours = 0, minutes = 0] = fact.split(' ', 5).map(Number);
  return (((years * 12 + months) * 30 + days) * 24 + hours) * 60 + minutes;
}
