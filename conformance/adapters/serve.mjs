// Turns an adapter into a program: it reads questions from standard input and writes one response a line, after the name of the program. Also shared functions
// of adapters.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * @param {ImportMeta} module `import.meta` of the adapter, so that nothing is read if another file imports it
 * @param {{ program: string, version: string }} header
 * @param {(question: any) => object | undefined} answer facts of a question; undefined if the program does not support it
 */
export async function serve(module, header, answer) {
  if (module.filename !== process.argv[1]) return;
  process.stdout.write(`${JSON.stringify(header)}\n`);
  for await (const line of createInterface({ input: process.stdin })) {
    const question = JSON.parse(line);
    const facts = answer(question);
    if (facts !== undefined) process.stdout.write(`${JSON.stringify({ id: question.id, facts })}\n`);
  }
}

/** The version of an installed package; many do not export their package.json. */
export function versionOf(name) {
  for (let folder = dirname(createRequire(import.meta.url).resolve(name)); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    const { version, ...rest } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
    if (rest.name === name) return version;
  }
}

/** The date and the clock of a birth or a moment as numbers. @param {any} moment */
export function clockOf(moment) {
  const { date, time = '12:00' } = moment;
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute, second = 0] = time.split(':').map(Number);
  return { year, month, day, hour, minute, second };
}

/** Number of complete periods of ten calendar years from the start of the luck to a moment; negative before it. Texts of dates with times. */
export function luckDecades(startsAt, { date, time }) {
  const now = `${date}T${time}:00`;
  return Math.floor(
    (Number(now.slice(0, 4)) - Number(startsAt.slice(0, 4)) - (now.slice(4) < startsAt.slice(4) ? 1 : 0)) / 10,
  );
}

export const LEVELS = ['decade', 'year', 'month', 'day', 'hour'];
export const PILLARS = ['year', 'month', 'day', 'hour'];
/** Pairs of the pillars of one chart, and of two charts. */
export const PAIRS = PILLARS.flatMap((one, n) => PILLARS.slice(n + 1).map((other) => [one, other]));
export const PAIRS_ACROSS = PILLARS.flatMap((one) => PILLARS.map((other) => [one, other]));

/** `1990-6-2`, in a leap month `1990-L5-25`. */
export const lunarText = (year, month, isLeap, day) => `${year}-${isLeap ? 'L' : ''}${month}-${day}`;

/** A pair of the sixty by its number, 0 for 甲子. */
export const pairText = (pair) => '甲乙丙丁戊己庚辛壬癸'[pair % 10] + '子丑寅卯辰巳午未申酉戌亥'[pair % 12];

/** `-05:00` as a zone of the IANA database. */
export const ianaZone = (zone) =>
  zone.replace(/^([+-])0?(\d+):00$/, (_, sign, hours) => `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`);

/** An object of one entry for each item of a list. */
export const table = (list, entry) => Object.fromEntries([...list].map(entry));

/**
 * One board placed on another, for programs without a function for two people: the palace of the guest's year, and its four transformations.
 * @param {{ palaces: object, stars: object }} host its facts of a board
 * @param {{ transformations: object }} guest
 * @param {string} branch of the guest's year
 */
export function yearIn(host, guest, branch) {
  const roleAt = table(Object.entries(host.palaces), ([role, at]) => [at, role]);
  return {
    seat: roleAt[branch],
    transformations: table(Object.entries(guest.transformations), ([kind, star]) => [kind, roleAt[host.stars[star]]]),
  };
}

/** The pillars of each star, by the name of the suite. @param stars the program's own name of each */
export const starsOnPillars = (stars, isOn) =>
  table(Object.entries(stars), ([star, own]) => [star, PILLARS.filter((pillar) => isOn(pillar, own))]);
