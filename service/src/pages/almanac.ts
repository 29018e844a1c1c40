// The almanac as a page: a month as a grid whose days link to their rows in a table, or a year with its terms, moons and lunar months. It needs no script, and
// has one path for all languages.

import { type AlmanacDayDocument, describeAlmanac, LANGUAGE_FACTS, type Language } from 'beichen';
import { almanacMonth, almanacYear } from 'beichen/almanac';
import { dateInFigures, fill } from 'beichen/internal';
import { ENDPOINTS } from '../kinds/endpoints.ts';
import type { AlmanacPageRequest } from '../requests/almanac-request.ts';
import { ALMANAC_PARAMETERS } from '../requests/parameters/almanac.ts';
import { lunarDayText, minuteText, skyTexts } from '../words/almanac-texts.ts';
import { wordsIn } from '../words/lookup.ts';
import { pageWordsIn } from '../words/page-lookup.ts';
import type { DayNotes } from '../words/page-words.ts';
import type { Facts } from './facts.ts';
import { escaped, page } from './frame.ts';
import { pathOf } from './paths.ts';

/** The page of a month or of a year. */
export function almanacPage(
  { language, span, today }: AlmanacPageRequest,
  { baseUrl }: Pick<Facts, 'baseUrl'>,
): string {
  const texts = pageWordsIn(language).almanac;
  const requested = span.kind === 'month' ? `month=${monthText(span)}` : `year=${span.year}`;
  const named = span.kind === 'month' ? monthNameOf(span, language) : fill(texts.yearName, { year: span.year });
  const body = [
    '<main class="almanac">',
    `<h1>${texts.heading} <span class="of">${named}</span></h1>`,
    `<p>${texts.lead}</p>`,
    steps(span, language),
    ...(span.kind === 'month'
      ? monthParts(span, { caption: named, requested, today }, language)
      : yearTables(span.year, language)),
    `<p>${moreLinks(requested, language)}</p>`,
    '</main>',
  ].join('\n');
  const title = `${texts.title} ${named}`;
  return page({
    name: 'almanac',
    title,
    description: texts.description,
    language,
    baseUrl,
    body,
    query: `&${requested}`,
  });
}

type Month = Extract<AlmanacPageRequest['span'], { readonly kind: 'month' }>;

/** A month as in a date: 2026-11. */
export const monthText = ({ year, month }: Pick<Month, 'year' | 'month'>): string =>
  `${year}-${String(month).padStart(2, '0')}`;

function monthNameOf({ year, month }: Pick<Month, 'year' | 'month'>, language: Language): string {
  const { monthName, monthNames } = pageWordsIn(language).almanac;
  return fill(monthName, { year, month, monthName: monthNames[month - 1] ?? `${month}` });
}

/** Links to the previous and the next span, and from a month to its year. */
function steps(span: AlmanacPageRequest['span'], language: Language): string {
  const { yearName, months, years } = pageWordsIn(language).almanac;
  const link = (requested: string, text: string, rel = '') =>
    `<a href="${escaped(`${pathOf('almanac', language)}&${requested}`)}"${rel === '' ? '' : ` rel="${rel}"`}>${text}</a>`;
  const { year } = span;
  const toMonth = (n: number, rel: string) => {
    const [at, month] = [Math.floor(n / 12), (n % 12) + 1];
    const text = monthText({ year: at, month });
    const { first, last } = ALMANAC_PARAMETERS.month.shape;
    return text < first || text > last ? '' : link(`month=${text}`, monthNameOf({ year: at, month }, language), rel);
  };
  const toYear = (at: number, rel: string) => {
    const { first, last } = ALMANAC_PARAMETERS.year.shape;
    return at < first || at > last ? '' : link(`year=${at}`, fill(yearName, { year: at }), rel);
  };
  const shown =
    span.kind === 'year'
      ? [toYear(year - 1, 'prev'), toMonth(year * 12, ''), toYear(year + 1, 'next')]
      : [toMonth(year * 12 + span.month - 2, 'prev'), toYear(year, ''), toMonth(year * 12 + span.month, 'next')];
  const label = span.kind === 'year' ? years : months;
  return `<nav class="steps" aria-label="${label}">${shown.filter((each) => each !== '').join(' ')}</nav>`;
}

/** A table with its caption, the names of its columns, and rows with a header cell. */
function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  attributes: readonly string[] = [],
): string {
  const row = ([about, ...cells]: readonly string[], n: number) =>
    `<tr${attributes[n] ?? ''}><th scope="row">${about}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return [
    `<table><caption>${caption}</caption>`,
    `<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.map(row).join('\n')}</tbody></table>`,
  ].join('\n');
}

/** The calendar of the language's region: China's for most languages. */
const optionsIn = (language: Language) => ({ calendarRegion: LANGUAGE_FACTS[language].calendarRegion });

interface MonthOptions {
  readonly caption: string;
  readonly requested: string;
  readonly today: string;
}

/** A month as a grid, and all facts of its days as a table. */
function monthParts(
  { year, month }: Month,
  { caption, requested, today }: MonthOptions,
  language: Language,
): readonly string[] {
  const { columns, comma, notes } = pageWordsIn(language).almanac;
  const { weekdays } = wordsIn(language).almanac;
  const days = describeAlmanac(almanacMonth(year, month, optionsIn(language)), { language });
  const rows = days.map((day) => [
    `<time datetime="${day.date}">${Number(day.date.slice(8))}</time> ${weekdays[day.weekday - 1]!}`,
    escaped(lunarDayText(day, language)),
    day.fourPillars.day.name,
    [day.officer.name, day.mansion.name].join(comma),
    skyTexts(day, language).map(escaped).join('<br>'),
    escaped(notesText(day, notes, language)),
  ]);
  const attributes = days.map(({ date }) => ` id="${date}"${date === today ? ' aria-current="date"' : ''}`);
  return [
    grid(days, { requested, today }, language),
    table(caption, [...columns.month, notes.column], rows, attributes),
  ];
}

/** The days of a month in seven columns; each links to its row. */
function grid(
  days: readonly AlmanacDayDocument[],
  { requested, today }: Omit<MonthOptions, 'caption'>,
  language: Language,
): string {
  const { weekdays } = wordsIn(language).almanac;
  const first = LANGUAGE_FACTS[language].isSundayFirst ? 7 : 1;
  const names = Array.from({ length: 7 }, (_, n) => `<span>${weekdays[(n + first - 1) % 7]!}</span>`);
  const before = (days[0]!.weekday - first + 7) % 7;
  const cells = days.map((day) => {
    const to = escaped(`${pathOf('almanac', language)}&${requested}#${day.date}`);
    const facts = [
      `<b>${Number(day.date.slice(8))}</b>`,
      `<span>${escaped(day.solarTerm?.name ?? lunarDayText(day, language))}</span>`,
      `<span class="pair">${day.fourPillars.day.name}</span>`,
      `<span>${escaped(day.officer.name)}</span>`,
    ];
    return `<li><a href="${to}"${day.date === today ? ' aria-current="date"' : ''}>${facts.join(' ')}</a></li>`;
  });
  return [
    `<nav class="month" aria-label="${pageWordsIn(language).almanac.grid}">`,
    `<div class="weekdays" aria-hidden="true">${names.join('')}</div>`,
    `<ol class="from-${before}">${cells.join('\n')}</ol>`,
    '</nav>',
  ].join('\n');
}

/** The selected days in almanacs of a language; all of them for languages that are not listed. */
const SELECTED_IN: Partial<Readonly<Record<Language, readonly AlmanacDayDocument['selectedDays'][number]['id'][]>>> = {
  ja: ['yiliwanbei', 'tiansheDay', 'sanlinwang', 'buchengjiu'],
  ko: ['wusun'],
  vi: ['sanniang', 'yueji'],
};

/** Notes of a day in almanacs of a language. */
function notesText(
  { spirit, yellowHours, sixDay, clash, selectedDays }: AlmanacDayDocument,
  { text, paths, sides }: DayNotes,
  language: Language,
): string {
  const { comma } = pageWordsIn(language).almanac;
  const note = fill(text, {
    path: paths[spirit.path],
    spirit: spirit.name,
    hours: yellowHours.map(({ name }) => name).join(comma),
    sixDay: sixDay.name,
    animal: clash.name,
    side: sides[clash.side],
  });
  const days = selectedDays.filter(({ id }) => SELECTED_IN[language]?.includes(id) ?? true).map(({ name }) => name);
  return [note, ...days].join(' · ');
}

function yearTables(year: number, language: Language): readonly string[] {
  const { columns, captions } = pageWordsIn(language).almanac;
  const { days } = wordsIn(language).almanac;
  const { solarTerms, newMoons, fullMoons, lunarYear } = describeAlmanac(almanacYear(year, optionsIn(language)), {
    language,
  });
  const minute = (at: string) => {
    const time = minuteText(at);
    return `<time datetime="${at.slice(0, 10)}T${time}">${dateInFigures(at, language)} ${time}</time>`;
  };
  const moons = Array.from({ length: Math.max(newMoons.length, fullMoons.length) }, (_, n) => [
    `${n + 1}`,
    ...[newMoons[n], fullMoons[n]].map((moon) => (moon === undefined ? '' : minute(moon.atClock))),
  ]);
  return [
    table(
      captions.terms,
      columns.terms,
      solarTerms.map(({ name, hanzi, atClock }) => [
        name === hanzi ? name : `${escaped(name)} <span lang="${LANGUAGE_FACTS[language].hanzi}">${hanzi}</span>`,
        minute(atClock),
      ]),
    ),
    table(captions.moons, columns.moons, moons),
    table(
      fill(captions.lunarYear, { pair: lunarYear.yearPillar.name, zodiac: lunarYear.zodiac.name }),
      columns.lunarYear,
      lunarYear.months.map(({ text, startsOn, days: length }) => [
        text,
        `<time datetime="${startsOn}">${dateInFigures(startsOn, language)}</time>`,
        fill(days, { days: `${length}` }),
      ]),
    ),
  ];
}

/** Links to the almanac for programs: its JSON and its calendar. */
function moreLinks(requested: string, language: Language): string {
  const { json, subscribe, guide, guideAnchor } = pageWordsIn(language).almanac;
  const { calendarRegion } = LANGUAGE_FACTS[language];
  const inLanguage = `lang=${language}&calendarRegion=${calendarRegion}`;
  const links = [
    [`${ENDPOINTS.almanac.path.slice(1)}?${requested}&${inLanguage}`, json],
    [`${ENDPOINTS['almanac.ics'].path.slice(1)}?${inLanguage}`, subscribe],
    [`${pathOf('guide', language)}#${guideAnchor}`, guide],
  ] as const;
  return links.map(([to, text]) => `<a href="${escaped(to)}">${text}</a>`).join(' · ');
}
