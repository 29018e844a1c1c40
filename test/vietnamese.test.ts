// Vietnamese as written in Vietnam: each word has the form of a Vietnamese syllable, except a list with reasons.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Birth,
  castChart,
  castDay,
  castTimeline,
  castTransits,
  chartVariants,
  describeChart,
  describeDay,
  describeTimeline,
  describeTransits,
  describeVariants,
  drawSvg,
  drawText,
} from 'beichen';
import { drawDayText, drawTimelineText, drawTransitsText, drawVariantsText } from 'beichen/draw';
import { VI } from 'beichen/words/vi';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, sharedService } from './service-process.ts';
import { type TextPart, textPartsOf, wordsOfOthers } from './text-parts.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = [
  'engine/src/presentation/words/vi',
  'engine/src/presentation/glossary/vi',
  'service/src/words/vi',
  'web/src/words/vi',
];
const FILES = [
  ...FOLDERS.flatMap((folder) => readdirSync(resolve(ROOT, folder)).map((name) => `${folder}/${name}`)),
  'engine/src/presentation/draw/words/vi.ts',
  'service/src/cli/words/vi.ts',
];

/** Words in Vietnamese texts that are not formed as Vietnamese words, by reason. */
const BY_REASON: Readonly<Record<string, string>> = {
  'the name of somebody or of something':
    'Julius Gregorius Beichen GeoNames Unicode CLDR CC IANA ISO RFC Asia Shanghai Chi Minh Roboto Georgia sans serif Model Context Protocol ' +
    'Albert Einstein Ulm Frida Kahlo Mozart Bruce Redis Node Bombay Calcutta Balkan',
  'a thing of computers, which Vietnamese calls so too':
    'API OpenAPI HTTP URL JSON CSV MB NTP proxy Story ulimit n LimitNOFILE PORT HOST JavaScript SVG PNG ASCII UTF POST Expect urlencoded multipart byte cookie curl shell bash zsh fish Enter Escape',
  'a measure, an abbreviation or a word that Vietnamese has taken over':
    'UTC km kilômét mili Latinh T TB Thg Đ s m h R F L Q K',
  'a mark of a drawing: of a layer (Đồng Hạn, Đại Hạn, Tiểu Hạn, Lưu niên) or of a grade, as Vietnamese boards have it':
    'Đg ĐH TH LN LNg LNh LTh ng M V B Bt H',
  'a part of a command, of a parameter or of a value, as it is typed':
    'beichen chart day transits variants births cities almanac mcp completion eval compinit source input months pillars ' +
    'city flights BIRTH COMMAND NAME PILLARS YYYY MM DD CN TW VN zh zi wu q clean country date false true earlier gender hour later lunar male minute month near next ' +
    'pattern place star time year with fang jia life wealth taiyang tanlang latin latitude longitude json csv parquet charts row fault boards id fields relations stars ziwei patterns places',
  'how a pattern is told of in its rule, which is not translated': 'any arch face flank hidden lend',
  'formats of files, and what is typed beside them': 'utf Excel NDJSON jq c from',
};
/** Palaces in small cells: TB for Tài Bạch. */
const INITIALS = Object.values(VI.names.palaces).map((name) => name.replace(/(\p{L})\p{L}*\s*/gu, '$1'));
const ALLOWED = new Set([...Object.values(BY_REASON).flatMap((words) => words.split(' ')), ...INITIALS]);

/** The literals of a file, without keys and other code around them. */
const literalsOf = (file: string): string[] =>
  [
    ...readFileSync(resolve(ROOT, file), 'utf8')
      .replace(/^(import|\s*\/\/|\s*\/?\*).*$/gm, '')
      .replace(/'[\w-]+':/g, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g),
  ].map(([, single, double, long]) => single ?? double ?? long ?? '');

/** A word without its tones and the marks of its vowels: what may begin it, one to three vowels, what may end it. */
const SYLLABLE = /^(b|ch?|[dđ]|gh?|gi|h|kh?|l|m|ngh?|nh?|ph?|qu?|r|s|th?|tr|v|x)?[aeiouy]{1,3}(ch?|m|ng?|nh|p|t)?$/;
const bare = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Code in texts: placeholders, options, paths, addresses, values, names of parameters. */
const CODE =
  /\$?\{[^}]*\}|`[^`]*`|"[^"]*"|--[\w-]+(?: [A-Z]+\b| [\w|-]+\|[\w|-]+)?|\S*[\d_=/@+.|:]\w\S*|\b[a-z]+[A-Z]\w*/g;

const foreignWords = (text: string): string[] => [
  ...new Set(
    (text.replace(CODE, ' ').match(/\p{L}+/gu) ?? []).filter(
      (word) => !SYLLABLE.test(bare(word)) && !ALLOWED.has(word) && !/\p{Script=Han}/u.test(word),
    ),
  ),
];

/** Other spellings of terms that have one spelling here: Đại Hạn, Tiểu Vận, Lập Xuân, Tuần beside Triệt. */
const OTHER_SPELLINGS =
  /(?<!\p{L})(?:[Đđ]ại (?:hạn|vận)|[Tt]iểu (?:hạn|vận)|[Đđ]ồng hạn|[Ll]ập xuân|Tuần Không|[Pp]há bởi|[Ll]ưu tinh)/gu;

describe.each(FILES)('%s', (file) => {
  test('has one spelling of each term', () => {
    expect(literalsOf(file).flatMap((text) => text.match(OTHER_SPELLINGS) ?? [])).toEqual([]);
  });

  test('has no word of another language', () => {
    expect(literalsOf(file).flatMap(foreignWords)).toEqual([]);
  });

  test('has its marks composed, and on the vowel that has them in print', () => {
    for (const text of literalsOf(file)) {
      expect(text).toBe(text.normalize('NFC'));
      // Hóa, Thủy, Tọa: the mark is on the first of two vowels that end a word.
      expect(text).not.toMatch(/(?<![qQ])[ou][áàảãạéèẻẽẹýỳỷỹỵ](?!\p{L})/u);
    }
  });
});

const HANZI = /\p{Script=Han}+/gu;

/** Births with warnings: an hour that came twice, a leap month, a late hour of Zi, a lunar date that differs by country. */
const BIRTHS: readonly Birth[] = [
  {
    date: { year: 1990, month: 7, day: 23 },
    hour: 8,
    gender: 'male',
    place: { longitude: 105.85, timeZone: 'Asia/Bangkok' },
  },
  {
    date: { year: 1988, month: 9, day: 11 },
    hour: 0,
    minute: 30,
    gender: 'female',
    place: { longitude: 121.47, timeZone: 'Asia/Shanghai' },
  },
  {
    date: { calendar: 'lunar', year: 2020, month: 4, day: 16 },
    hour: 23,
    minute: 40,
    gender: 'male',
    place: { longitude: 106.7, timeZone: 'Asia/Ho_Chi_Minh' },
  },
  {
    date: { year: 1985, month: 2, day: 4 },
    hour: 5,
    minute: 10,
    gender: 'female',
    place: { longitude: 106.7, timeZone: 'Asia/Ho_Chi_Minh' },
  },
];

const dayOf = ({ hour: _, minute: __, ...day }: Birth) => day;

describe.each(BIRTHS)('the answers for %o', (birth) => {
  const language = 'vi';
  const chart = castChart(birth, { school: 'vietnam' });
  const document = describeChart(chart, { language });
  const transits = castTransits(chart, '2027-02-10T08:30');

  const day = castDay(dayOf(birth));
  const years = castTimeline(chart, '2027-02-10', 'years');

  test.each<[string, string]>([
    ['a text', drawText(document)],
    ['its warnings', document.warnings.map(({ detail }) => detail).join('\n')],
    [
      'a drawing',
      drawSvg(document)
        .replace(/<style[\s\S]*?<\/style>/g, ' ')
        .replace(/<[^>]+>/g, ' '),
    ],
    ['a text of a moment', drawTransitsText(document, describeTransits(transits, { language }))],
    ['a text of years', drawTimelineText(document, describeTimeline(years, { language }))],
    ['a text of a day', drawDayText(describeDay(day, { language }))],
    ['a text of variants', drawVariantsText(describeVariants(chartVariants(chart), { language }))],
  ])('%s has no word of another language', (_, text) => {
    expect(text).not.toBe('');
    expect(foreignWords(text)).toEqual([]);
  });
});

describe('what the service says, on its pages and in its answers,', () => {
  let service: ServiceProcess;
  let all: readonly TextPart[];
  beforeAll(async () => {
    service = await sharedService();
    all = await textPartsOf(service.url, 'vi');
  });

  test('has no word of another language', () => {
    const found = all.map((status) => [status.where, foreignWords(wordsOfOthers(status).join(' '))]);
    expect(found.filter(([, words]) => words!.length > 0)).toEqual([]);
  });

  test('has one spelling of each term', () => {
    expect(all.flatMap(({ where, text }) => (text.match(OTHER_SPELLINGS) ?? []).map((each) => [where, each]))).toEqual(
      [],
    );
  });

  test('has dates as Vietnam writes them, but for those that are typed', () => {
    const isRead = ({ kind, where }: TextPart) => kind === 'text' || kind === 'drawing' || where.startsWith('/almanac');
    const typed = /date=\S+/g;
    const dates = all
      .filter(isRead)
      .map(({ where, text }) => [where, text.replace(typed, ' ').match(/\b\d{4}-\d\d-\d\d\b/g)]);
    expect(dates.filter(([, found]) => found)).toEqual([]);
  });

  test('has a comma before the decimals of a share', () => {
    const shares = all.flatMap(({ text }) => [...text.matchAll(/\d+[.,]?\d* ?%/g)].map(([share]) => share));
    expect(shares.length).toBeGreaterThan(100);
    expect(shares.filter((share) => share.includes('.'))).toEqual([]);
  });

  test('has its marks composed', () => {
    expect(all.filter(({ text }) => text !== text.normalize('NFC')).map(({ where }) => where)).toEqual([]);
  });

  test('has Hanzi beside names, and never instead of them', () => {
    const names = all.filter(({ kind }) => kind === 'document').map(({ where, text }) => [where, text.match(HANZI)]);
    expect(names.filter(([, hanzi]) => hanzi)).toEqual([]);
  });
});

test('a word of another language is found', () => {
  expect(foreignWords('Chart của bạn, born lúc {time}')).toEqual(['Chart', 'born']);
  expect(foreignWords('Nghiêng, thuở, khuya, quỷ, giữa, Tuyệt, xoắn, “Hỏa”')).toEqual([]);
  const status: TextPart = { where: '/docs/vi', kind: 'page', text: 'Lá số, Chart của bạn: husband, “born”, Node' };
  expect(foreignWords(wordsOfOthers(status).join(' '))).toEqual(['Chart', 'husband']);
});
