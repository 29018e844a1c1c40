// Builds engine/src/calculation/time/zone-table.generated.ts from the compiled IANA Time Zone Database.
//
//   node engine/build/zones/compile-zones.mjs <zoneinfo folder> [YYYY-MM-DD]
//
// prints the file; the date goes into line 1 and is today's when left out. The folder must be compiled with the database's pre-1970 data
// ("backzone"), which Debian's package tzdata does (/usr/share/zoneinfo after `apt-get install tzdata`) and most others do not.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTzdata } from './eras.mjs';
import { zoneHistory } from './history.mjs';
import { zoneRow } from './rows.mjs';
import { readTzif } from './tzif.mjs';

const [folder, date = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (folder === undefined) throw new Error('which zoneinfo folder? node compile-zones.mjs /usr/share/zoneinfo');

const { version, zones, links } = readTzdata(readFileSync(join(folder, 'tzdata.zi'), 'utf8'));
checkBackzone();

// The database's file "backward" links each of these names to a like clock of another country, good since 1970; "backzone" links it to the
// zone of its own place. Debian compiles the first after the second, so that Reykjavik is right and Iceland is Abidjan.
const OWN_ZONES = {
  'Africa/Asmara': ['Africa/Asmera'],
  'Africa/Bamako': ['Africa/Timbuktu'],
  'America/Atikokan': ['America/Coral_Harbour'],
  'America/Curacao': ['America/Kralendijk', 'America/Lower_Princes'],
  'America/Guadeloupe': ['America/Marigot', 'America/St_Barthelemy'],
  'America/St_Thomas': ['America/Virgin'],
  'Antarctica/McMurdo': ['Antarctica/South_Pole'],
  'Atlantic/Reykjavik': ['Iceland'],
  'Europe/Oslo': ['Arctic/Longyearbyen', 'Atlantic/Jan_Mayen'],
  'Pacific/Chuuk': ['Pacific/Truk', 'Pacific/Yap'],
  'Pacific/Pohnpei': ['Pacific/Ponape'],
};
for (const [zone, otherNames] of Object.entries(OWN_ZONES)) {
  for (const name of otherNames) {
    if (!zones.has(zone) || !links.has(name))
      throw new Error(`${name} cannot be linked to ${zone}: one of the two is gone`);
    links.set(name, zone);
  }
}

// Factory is the clock of a computer that nobody has set.
const namesByHistory = new Map();
for (const zone of [...zones.keys()].filter((name) => name !== 'Factory').sort()) {
  const history = zoneHistory(readTzif(readFileSync(join(folder, zone))), zones.get(zone));
  checkForReaders(zone, history);
  const likeAnother = Object.values(zoneRow([], history)).join();
  if (!namesByHistory.has(likeAnother)) namesByHistory.set(likeAnother, { history, names: [] });
  const otherNames = [...links].filter(([, target]) => target === zone).map(([link]) => link);
  namesByHistory.get(likeAnother).names.push(zone, ...otherNames.sort());
}
const rows = [...namesByHistory.values()].map(({ names, history }) => zoneRow(names, history));

process.stdout.write(
  `// Built by engine/build/zones/compile-zones.mjs on ${date} from the IANA Time Zone Database ${version} with its pre-1970 data, as compiled in Debian's tzdata ${version}. Public domain. ${rows.length} rows.
// Format of a row: engine/build/zones/rows.mjs.

/** The release of the IANA Time Zone Database that the table was built from. */
export const ZONES_VERSION = '${version}';

export const ZONE_ROWS = \`${rows.map(({ row }) => row).join('\n')}\`;

/** The changes of each row. */
export const ZONE_CHANGES = \`${rows.map(({ changes }) => changes).join('\n')}\`;
`,
);

/** Without backzone, Stockholm is only another name of Berlin. */
function checkBackzone() {
  for (const zone of ['Europe/Stockholm', 'Europe/Oslo', 'Europe/Amsterdam', 'Asia/Vientiane', 'Asia/Kuala_Lumpur']) {
    if (!zones.has(zone)) throw new Error(`${zone} is no zone of its own: this folder was compiled without backzone`);
  }
}

/** Checks what zone-rule.ts and clock.ts rely on. */
function checkForReaders(zone, { periods, rule }) {
  const tooClose = periods.findIndex((period, i) => i > 0 && period.from - periods[i - 1].from <= 3 * 86_400);
  if (tooClose >= 0) throw new Error(`${zone}: two changes within three days of ${periods[tooClose].from}`);
  for (const moment of rule ? [rule.start, rule.end] : []) {
    const month = Number(/^M(\d+)\./.exec(moment)[1]);
    if (month === 1 || month === 12) throw new Error(`${zone}: the rule "${moment}" may cross the end of the year`);
  }
}
