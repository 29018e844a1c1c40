// In which months does the printed calendar of 1645 to 1911 differ from the rule? It was reckoned by the Qing theory of the Sun and Moon
// and by Beijing apparent time. Five leap months lie elsewhere, and 29 months begin a day earlier or later.

import { dayOfText } from '../civil/date-text.ts';
import type { DayNumber } from '../civil/day-number.ts';

/** A month as the printed calendar has it; without a start it does not exist there. */
export interface PublishedMonth {
  readonly year: number;
  readonly month: number;
  readonly leapMonth: boolean;
  readonly start: DayNumber | undefined;
}

// test/truth/sky/published-month-overrides.csv: the published Qing calendar (Y. Liu's comparison with Zhang Peiyu's tables; tyme4ts carries
// the same). Year and month, 闰 for a leap month, and the printed first day.
// biome-ignore format: the table looks like its source
const ROWS: readonly (readonly [month: string, start: string | undefined])[] = [
  ['1645 闰5', undefined], ['1645 6', '1645-06-24'], ['1645 闰6', '1645-07-23'],
  ['1651 闰1', undefined], ['1651 2', '1651-02-20'], ['1651 闰2', '1651-03-21'],
  ['1652 9', '1652-10-03'], ['1653 8', '1653-09-22'], ['1661 闰7', '1661-08-25'],
  ['1661 8', '1661-09-23'], ['1661 闰8', undefined], ['1673 10', '1673-11-09'],
  ['1686 4', '1686-04-23'], ['1687 2', '1687-03-13'], ['1692 5', '1692-06-15'],
  ['1693 3', '1693-04-06'], ['1704 10', '1704-10-29'], ['1708 2', '1708-02-21'],
  ['1713 11', '1713-12-18'], ['1715 2', '1715-03-06'], ['1727 闰2', undefined],
  ['1727 3', '1727-03-23'], ['1727 闰3', '1727-04-21'], ['1728 7', '1728-08-06'],
  ['1731 5', '1731-06-05'], ['1754 8', '1754-09-17'], ['1789 9', '1789-10-19'],
  ['1794 11', '1794-11-23'], ['1805 闰6', '1805-07-26'], ['1805 7', '1805-08-24'],
  ['1805 闰7', undefined], ['1813 4', '1813-05-01'], ['1817 9', '1817-10-11'],
  ['1820 11', '1820-12-06'], ['1823 4', '1823-05-11'], ['1841 12', '1842-01-11'],
  ['1842 10', '1842-11-03'], ['1849 8', '1849-09-17'], ['1856 11', '1856-11-28'],
  ['1861 10', '1861-11-03'], ['1869 4', '1869-05-12'], ['1880 10', '1880-11-03'],
  ['1887 3', '1887-03-25'], ['1906 4', '1906-04-24'],
];

/** The months that differ from the rule, by their labels. */
export const PUBLISHED_OTHERWISE: readonly PublishedMonth[] = ROWS.map(([label, start]) => {
  const [, year, leap, month] = /^(\d{4}) (闰?)(\d+)$/.exec(label)!;
  return {
    year: Number(year),
    month: Number(month),
    leapMonth: leap !== '',
    start: start === undefined ? undefined : dayOfText(start),
  };
});
