// A date as people type or paste it: in one piece, with the digits of an input method, with an English month, with a year of 民國 or of a Japanese era.

import { LANGUAGE_FACTS, LANGUAGES, type Language } from 'beichen';
import { control, enter, select } from './form-controls.ts';
import { MAX_TYPED, timeIn } from './typed-hour.ts';

interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/**
 * The date in a text. Undefined if there is none, or if day and month could be exchanged (03/04/1994, except in a language that writes the day first).
 * @example dateIn('May 17, 1994', 'en') // { year: '1994', month: '5', day: '17' }
 * @example dateIn('民國64年6月18日', 'zh-Hant') // { year: '1975', month: '6', day: '18' }
 */
export function dateIn(text: string, language: Language): DateParts | undefined {
  if (text.length > MAX_TYPED) return undefined;
  const plain = plainText(text);
  for (const { form, read } of FORMS) {
    const groups = form.exec(plain)?.groups;
    const parts = groups && read(groups, language);
    if (parts !== undefined) return parts;
  }
  return undefined;
}

/** True if a text begins with a year of 明治 in which Japan still used the lunar calendar: before the sixth. */
export const isLunarEra = (text: string): boolean => /^(?:明治|m)\s*(?:[1-5]|元)(?!\d)/u.test(plainText(text));

/**
 * The year in a text, as digits. Undefined if it is neither a number nor a year of an era.
 * @example yearIn('昭和57') // '1982'
 */
export function yearIn(text: string): string | undefined {
  if (text.length > MAX_TYPED) return undefined;
  const plain = plainText(text);
  if (/^\d+$/.test(plain)) return plain;
  const groups = YEAR_OF_ERA.exec(plain)?.groups;
  return groups && yearOfEra(groups);
}

/** The month in a text, as a number. */
export const monthIn = (text: string): string | undefined =>
  /^(\d{1,2})\s*[月월]?$/u.exec(plainText(text))?.[1] ?? monthOfName(plainText(text));

/** The day in a text, as a number. */
export const dayIn = (text: string): string | undefined =>
  /^(\d{1,2})\s*(?:st|nd|rd|th|[日号號일])?$/u.exec(plainText(text))?.[1];

/** The date as a request has it, whose year has four digits: `1994-05-17`. */
export const isoDateOf = ({ year, month, day }: DateParts): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Lets the three fields of a date take what people type or paste there; a date with a time fills the time, too. */
export function readTypedDates(language: () => Language): void {
  const readers = { year: yearIn, month: monthIn, day: dayIn };
  const spread = (text: string): boolean => {
    if (text.length > MAX_TYPED) return false;
    const [, dateText, timeText] = DATE_AND_TIME.exec(text.trim().replace(/[\s,，]+/g, ' '))!;
    const time = timeText === undefined ? undefined : timeIn(timeText);
    const date = dateIn(time === undefined ? text : dateText!, language());
    if (date === undefined) return false;
    for (const name of PARTS) enter(control(name), date[name]);
    if (isLunarEra(text)) chooseCalendarOfJapan();
    if (time !== undefined && !control('hourUnknown').checked) time.enter();
    return true;
  };
  for (const name of PARTS) {
    const field = control(name);
    field.addEventListener('paste', (event) => {
      if (!spread(event.clipboardData?.getData('text') ?? '')) return;
      event.preventDefault();
      control('day').focus();
    });
    field.addEventListener('change', () => {
      const read = readers[name](field.value);
      if (read === undefined) spread(field.value);
      else if (read !== field.value) {
        if (name === 'year' && isLunarEra(field.value)) chooseCalendarOfJapan();
        enter(field, read);
      }
    });
  }
}

/** Chooses the lunar calendar, and Japan's among them. */
function chooseCalendarOfJapan(): void {
  const lunar = document.querySelector<HTMLInputElement>('input[name="calendar"][value="lunar"]')!;
  lunar.checked = true;
  lunar.dispatchEvent(new Event('change', { bubbles: true }));
  enter(select('calendarRegion'), 'japan');
}

const PARTS = ['year', 'month', 'day'] as const;

const DATE_AND_TIME = /^(.*?)(?:[ T](\d{1,2} ?[:：h時时시点點].*))?$/su;

const plainText = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replaceAll('国', '國');

// The eras of every language, with their first letters as forms in Japan have them: S57.
const LETTERS: Readonly<Record<string, string>> = { 令和: 'r', 平成: 'h', 昭和: 's', 大正: 't', 明治: 'm' };
const ERAS = LANGUAGES.flatMap((language) =>
  (LANGUAGE_FACTS[language].eras ?? []).flatMap(({ text, before }) => {
    const name = text.split('{year}')[0]!.trim();
    return [name, LETTERS[name], ...(name === '民國' ? ['中華民國', 'roc'] : [])].flatMap((each) =>
      each === undefined ? [] : [[each, before] as const],
    );
  }),
);
const YEAR_BEFORE = new Map(ERAS);
const ERA_YEAR = `(?<era>${ERAS.map(([name]) => name).join('|')})\\s*(?<ofEra>\\d{1,3}|元)`;
const YEAR_OF_ERA = new RegExp(`^${ERA_YEAR}\\s*年?$`, 'u');

type Groups = Readonly<Record<string, string | undefined>>;

function yearOfEra({ era, ofEra }: Groups): string | undefined {
  const year = ofEra === '元' ? 1 : Number(ofEra);
  return year === 0 ? undefined : String(YEAR_BEFORE.get(era!)! + year);
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH_NAME = `(?<name>${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)\\.?`;
const MONTH_ALONE = new RegExp(`^${MONTH_NAME}$`);

function monthOfName(text: string): string | undefined {
  const found = MONTH_ALONE.exec(text);
  return found === null ? undefined : String(MONTHS.findIndex((name) => name.startsWith(text.slice(0, 3))) + 1);
}

const MONTH_AND_DAY = '(?<month>\\d{1,2})\\s*[-/.月월]\\s*(?<day>\\d{1,2})\\s*[日号號일]?\\.?';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';

const parts = ({ year, month, day }: Groups): DateParts | undefined =>
  year === undefined ? undefined : { year, month: String(Number(month)), day: String(Number(day)) };

const byName = (groups: Groups) => parts({ ...groups, month: monthOfName(groups.name!.replace('.', '')) });

/** Patterns of a date; the first that matches applies. */
const FORMS: readonly {
  readonly form: RegExp;
  readonly read: (groups: Groups, language: Language) => DateParts | undefined;
}[] = [
  { form: new RegExp(`^(?<year>\\d{4})\\s*[-/.年년]\\s*${MONTH_AND_DAY}$`, 'u'), read: parts },
  { form: /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/, read: parts },
  {
    form: new RegExp(`^${ERA_YEAR}\\s*[-/.年]\\s*${MONTH_AND_DAY}$`, 'u'),
    read: (groups) => parts({ ...groups, year: yearOfEra(groups) }),
  },
  { form: /^(?:ngày\s+)?(?<day>\d{1,2})\s+tháng\s+(?<month>\d{1,2})\s+năm\s+(?<year>\d{4})$/u, read: parts },
  { form: new RegExp(`^${DAY}\\s*(?:of\\s+|[-\\s])?${MONTH_NAME}[,\\s-]*(?<year>\\d{4})$`), read: byName },
  { form: new RegExp(`^${MONTH_NAME}\\s*${DAY}[,\\s]+(?<year>\\d{4})$`), read: byName },
  { form: new RegExp(`^(?<year>\\d{4})[,\\s-]+${MONTH_NAME}[\\s-]*${DAY}$`), read: byName },
  { form: /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4})$/, read: parts },
  { form: /^(?<one>\d{1,2})[-/](?<two>\d{1,2})[-/](?<year>\d{4})$/, read: dayOrMonthFirst },
];

/** 17/5/1994 and 5/17/1994 have one reading; 3/4/1994 has two, of which the language may choose one. */
function dayOrMonthFirst({ one, two, year }: Groups, language: Language): DateParts | undefined {
  const isDayFirst = LANGUAGE_FACTS[language].date?.figures.startsWith('{0day}') || Number(one) > 12 || one === two;
  if (isDayFirst) return parts({ year, month: two, day: one });
  return Number(two) > 12 ? parts({ year, month: one, day: two }) : undefined;
}
