// Standard time of a zone. The zone lines of tzdata.zi have it (STDOFF); a compiled file has only its sum with summer time, and a flag.

/**
 * @typedef {object} Era one line of a zone: a standard offset until a moment
 * @property {number} standardSeconds the line's STDOFF
 * @property {{wallMs: number, clock: 'wall'|'standard'|'utc'}|undefined} until none on the last line
 */

/**
 * The zones and links of a release.
 * @param {string} text tzdata.zi
 * @returns {{version: string, zones: Map<string, Era[]>, links: Map<string, string>}} links: from the other name to the zone's
 * @throws {Error} on a line it cannot read
 */
export function readTzdata(text) {
  const zones = new Map();
  const links = new Map();
  let open;
  for (const line of text.split('\n')) {
    const fields = line.split(' ');
    if (line === '' || line.startsWith('#') || fields[0] === 'R') continue;
    if (fields[0] === 'L') {
      links.set(fields[2], fields[1]);
      continue;
    }
    if (fields[0] === 'Z') {
      open = [];
      zones.set(fields[1], open);
    }
    const [offset, , , ...until] = fields[0] === 'Z' ? fields.slice(2) : fields;
    open.push({ standardSeconds: seconds(offset), until: until.length > 0 ? readUntil(until) : undefined });
  }
  const version = /^# version (\S+)/.exec(text)?.[1];
  if (version === undefined) throw new Error('tzdata.zi does not name its version in line 1');
  return { version, zones, links };
}

/** "-0:30:20" → -1820; "24" → 86400 */
function seconds(text) {
  const [, sign, hours, minutes = '0', rest = '0'] = /^(-?)(\d+)(?::(\d+))?(?::(\d+))?$/.exec(text) ?? fail(text);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(rest));
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const CLOCKS = { '': 'wall', w: 'wall', s: 'standard', u: 'utc', g: 'utc', z: 'utc' };

/** ["2018", "O", "lastSu", "3s"]: zic allows every name to be abbreviated */
function readUntil([year, month = 'January', day = '1', time = '0']) {
  const monthIndex = MONTHS.findIndex((name) => name.startsWith(month));
  const [, clockTime, suffix] = /^(-?[\d:]+)([wsugz]?)$/.exec(time) ?? fail(time);
  return {
    wallMs: Date.UTC(Number(year), monthIndex, dayOfMonth(Number(year), monthIndex, day)) + seconds(clockTime) * 1000,
    clock: CLOCKS[suffix],
  };
}

function dayOfMonth(year, monthIndex, day) {
  if (/^\d+$/.test(day)) return Number(day);
  const [, name, bound, from] = /^([A-Za-z]+?)(?:([<>])=(\d+))?$/.exec(day) ?? fail(day);
  const last = bound === undefined;
  const weekday = WEEKDAYS.findIndex((full) => full.startsWith(last ? name.replace(/^last/, '') : name));
  const start = last ? new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate() : Number(from);
  const onStart = new Date(Date.UTC(year, monthIndex, start)).getUTCDay();
  return bound === '>' ? start + ((weekday - onStart + 7) % 7) : start - ((onStart - weekday + 7) % 7);
}

function fail(text) {
  throw new Error(`tzdata.zi: cannot read "${text}"`);
}
