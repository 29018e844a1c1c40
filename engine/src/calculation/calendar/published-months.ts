// Months in which the printed calendar of 1645 to 1911 differs from the rule. It was calculated by the Qing theory of the Sun and Moon and by Beijing apparent
// time: five leap months have another place, and 29 months begin a day earlier or later. Korea printed 16 months differently.

import { dayOfText } from '../civil/date-text.ts';
import { type DayNumber, dayNumber } from '../civil/day-number.ts';
import type { LunarCalendar } from './calendar-region.ts';
import { PUBLISHED_YEARS } from './published-years.generated.ts';

/** A month as printed; without a start, it does not exist in print. */
export interface PublishedMonth {
  readonly year: number;
  readonly month: number;
  readonly leapMonth: boolean;
  readonly start: DayNumber | undefined;
}

type Rows = readonly (readonly [month: string, start: string | undefined])[];

// test/truth/sky/published-month-overrides.csv: the published Qing calendar (Y. Liu's comparison with Zhang Peiyu's tables; tyme4ts carries
// the same). Year and month, 闰 for a leap month, and the printed first day.
// biome-ignore format: the table looks like its source
const ROWS: Rows = [
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

// The table of the Korea Astronomy and Space Science Institute (KASI), as npm korean-lunar-calendar 0.4.0 (MIT) carries it: the months in which it
// differs from China's. Joseon kept the 大统历 until 1653 and took the 时宪历 with 1654; later its astronomers differed three times.
// biome-ignore format: the table looks like its source
const ROWS_OF_KOREA: Rows = [
  ['1648 闰3', '1648-04-23'], ['1648 4', '1648-05-22'], ['1648 闰4', undefined],
  ['1650 11', '1650-11-24'], ['1650 闰11', '1650-12-23'], ['1650 12', '1651-01-21'],
  ['1651 1', '1651-02-20'], ['1651 2', '1651-03-21'], ['1651 闰2', undefined],
  ['1652 1', '1652-02-10'], ['1652 9', '1652-10-02'], ['1653 闰6', undefined],
  ['1653 7', '1653-07-24'], ['1653 闰7', '1653-08-23'], ['1653 8', '1653-09-21'],
  ['1653 12', '1654-01-19'], ['1699 2', '1699-03-01'], ['1709 11', '1709-12-02'],
  ['1841 12', '1842-01-12'],
];

const months = (rows: Rows): readonly PublishedMonth[] =>
  rows.map(([label, start]) => {
    const [, year, leap, month] = /^(\d{4}) (闰?)(\d+)$/.exec(label)!;
    return {
      year: Number(year),
      month: Number(month),
      leapMonth: leap !== '',
      start: start === undefined ? undefined : dayOfText(start),
    };
  });

/** The months of China's printed calendar that differ from the rule, by their labels. Vietnam has them too, between its published years and its own clock. */
export const PUBLISHED_OTHERWISE: readonly PublishedMonth[] = /* @__PURE__ */ months(ROWS);

/** The months of Korea's printed calendar that differ from the rule, by their labels. */
export const PUBLISHED_IN_KOREA: readonly PublishedMonth[] = /* @__PURE__ */ months([
  ...ROWS.filter(([label]) => !ROWS_OF_KOREA.some(([own]) => own === label)),
  ...ROWS_OF_KOREA,
]);

const FIRST_YEAR = 1645;
const DIGITS = 5;

/** All months of the years from 1645 on for which a calendar of another calculation was printed: Japan to 1872, Vietnam to 1812. */
export function monthsOfPublishedYears(
  calendar: LunarCalendar,
): readonly (PublishedMonth & { readonly start: DayNumber })[] {
  const published = PUBLISHED_YEARS[calendar];
  if (published === undefined) return [];
  const found: (PublishedMonth & { readonly start: DayNumber })[] = [];
  let start = dayOfText(published.first);
  for (let at = 0; at < published.years.length; at += DIGITS) {
    const year = FIRST_YEAR + at / DIGITS;
    const leap = Number.parseInt(published.years[at]!, 16);
    const lengths = Number.parseInt(published.years.slice(at + 1, at + DIGITS), 16);
    for (let n = 0; n < (leap === 0 ? 12 : 13); n++) {
      const isPastLeap = leap !== 0 && n >= leap;
      found.push({ year, month: isPastLeap ? n : n + 1, leapMonth: leap !== 0 && n === leap, start });
      start = dayNumber(start + ((lengths >> (12 - n)) & 1 ? 30 : 29));
    }
  }
  return found;
}
