// Which zones in the base list are slips? A record that has the zone of another country, alone or with one other: a village in Oman on Dubai's clock, one in China on Yakutsk's. It takes the zone of its state or country.
// (Kosovo on Belgrade's and the north of Vietnam on Bangkok's are no slips: there all records agree.)

import type { GeoNamesRow } from './geonames.ts';

const FEW = 2; // so many records of a country with a foreign zone are slips …
const AT_HOME = 10; // … when another country has so many times more

/** The rows, with such zones put right. */
export function withZonesCorrected(rows: readonly GeoNamesRow[]): GeoNamesRow[] {
  const counts = new Map<string, number>();
  const most = new Map<string, number>();
  for (const { country, timeZone } of rows) {
    const count = (counts.get(`${country} ${timeZone}`) ?? 0) + 1;
    counts.set(`${country} ${timeZone}`, count);
    most.set(timeZone, Math.max(most.get(timeZone) ?? 0, count));
  }
  const isSlip = ({ country, timeZone }: GeoNamesRow): boolean => {
    const count = counts.get(`${country} ${timeZone}`)!;
    return count <= FEW && most.get(timeZone)! >= AT_HOME * count;
  };
  return rows.map((row) => {
    if (!isSlip(row)) return row;
    const home = rows.filter((other) => other.country === row.country && !isSlip(other));
    const division = home.filter((other) => other.admin1 === row.admin1);
    const timeZone = commonest(division.length > 0 ? division : home);
    return timeZone === undefined ? row : { ...row, timeZone };
  });
}

function commonest(rows: readonly GeoNamesRow[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { timeZone } of rows) counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first?.[0];
}
