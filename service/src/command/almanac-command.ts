// `beichen almanac`: when are the solar terms, the new moons and the lunar months of a year?

import {
  fill,
  type Language,
  type LunarDate,
  lunarDateOf,
  newMoonsOfYear,
  solarTermLabel,
  solarTermsOfYear,
} from 'beichen';
import { readArguments } from './arguments.ts';
import { UsageError } from './exit.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/command-words.ts';

// Every day of these Gregorian years lies in the lunar years 1645 to 2199.
const FIRST = 1646;
const LAST = 2199;

/**
 * Shows the almanac of a year.
 * @throws UsageError
 */
export function almanacCommand(args: readonly string[], terminal: Terminal, language: Language): void {
  const { own, positionals } = readArguments('almanac', args);
  const words = COMMAND_WORDS[language];
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new UsageError(words.yearRequired);
  const year = /^\d{4}$/.test(given) ? Number(given) : Number.NaN;
  if (!(year >= FIRST && year <= LAST)) {
    throw new UsageError(fill(words.noSuchYear, { year: given, first: `${FIRST}`, last: `${LAST}` }));
  }
  const terms = solarTermsOfYear(year).map(({ id, instant }) => ({
    ...solarTermLabel(id, language),
    at: iso(instant),
  }));
  const newMoons = newMoonsOfYear(year).map(iso);
  const months = monthsBeginningIn(year);
  if (own.json) {
    terminal.out(`${JSON.stringify({ year, solarTerms: terms, newMoons, months }, null, 2)}\n`);
    return;
  }
  terminal.out(`${words.terms}\n`);
  for (const { name, hanzi, at } of terms) {
    terminal.out(`  ${hanzi}  ${at.replace('T', ' ')}  ${beijing(at)}${name === hanzi ? '' : `  ${name}`}\n`);
  }
  terminal.out(`\n${words.newMoon} (UTC)\n`);
  for (const at of newMoons) terminal.out(`  ${at.replace('T', ' ')}\n`);
  terminal.out(`\n${words.months}\n`);
  for (const { date, month, leapMonth } of months) {
    terminal.out(`  ${date}  ${monthName({ month, leapMonth }, language)}\n`);
  }
}

const monthName = ({ month, leapMonth }: Pick<LunarDate, 'month' | 'leapMonth'>, language: Language): string => {
  const words = COMMAND_WORDS[language];
  if (language !== 'en') return `${leapMonth ? words.leap : ''}${month}${words.month}`;
  return `${leapMonth ? words.leap : words.month} ${month}`;
};

const iso = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
const beijing = (at: string): string =>
  new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** The first days of lunar months in a Gregorian year. */
function monthsBeginningIn(year: number): { date: string; month: number; leapMonth: boolean }[] {
  const found = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
    const day = new Date(at);
    const lunar = lunarDateOf({ year, month: day.getUTCMonth() + 1, day: day.getUTCDate() });
    if (lunar.day === 1)
      found.push({ date: day.toISOString().slice(0, 10), month: lunar.month, leapMonth: lunar.leapMonth });
  }
  return found;
}
