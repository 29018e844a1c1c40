// Writes service/src/requests/windows-zones.generated.ts from CLDR: `npm pack cldr-core@48.2.0`, unpack it, `node service/build/write-windows-zones.mjs package/supplemental/windowsZones.json`.

import { readFileSync, writeFileSync } from 'node:fs';

const { supplemental } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const zones = Object.values(supplemental.windowsZones.mapTimezones)
  .map(({ mapZone }) => mapZone)
  .filter(({ _territory }) => _territory === '001') // the zone of the whole world, not of one country
  .map(({ _other, _type }) => `  '${_other}': '${_type}',`)
  .sort();

writeFileSync(
  new URL('../src/requests/windows-zones.generated.ts', import.meta.url),
  `// Written by service/build/write-windows-zones.mjs from cldr-core 48.2.0, windowsZones.json (Unicode licence): ${zones.length} rows, a zone of Windows each.

/** The zones of the IANA database by the names that Windows has for them. */
export const WINDOWS_ZONES: Readonly<Record<string, string>> = {
${zones.join('\n')}
};
`,
);
