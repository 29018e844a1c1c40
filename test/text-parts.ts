// Texts of the service for people in a language: its written pages as they are read, and its HTTP responses: documents, texts, drawings, errors.

import { LANGUAGE_FACTS, type Language } from 'beichen';
import { pageWordsIn } from '../service/src/words/page-lookup.ts';

/** A text and its place. */
export interface TextPart {
  readonly where: string;
  readonly kind: 'page' | 'document' | 'fault' | 'text' | 'drawing';
  readonly text: string;
}

/** Reasons for words in Latin letters in a text of another language, and where each applies. */
const LATIN: readonly {
  readonly why: string;
  readonly words: string;
  readonly isHere: (message: TextPart) => boolean;
}[] = [
  {
    why: 'the name of somebody, of something or of a book',
    words:
      'Beichen GeoNames Unicode CLDR CC BY IANA JPL ISO RFC UTC Asia Shanghai Chi Minh Beijing Hanoi Bangkok English guide Tử Vi Đẩu Số Tân Biên',
    isHere: () => true,
  },
  {
    why: 'a thing of computers, a program or a protocol',
    words:
      'HTTP JSON URL UTF ASCII CORS API OpenAPI MCP Model Context Protocol Apps SVG AI ID id IPv MIT web token Cookie Node JavaScript Python Go PHP npm README curl ' +
      'data urlencode proxy Workers header Claude ChatGPT Cursor Code VS Gemini Codex GET HEAD OPTIONS POST Expect urlencoded multipart problem details IP',
    isHere: ({ kind }) => kind === 'page' || kind === 'fault',
  },
  {
    why: 'a parameter or a value, as it is typed, and as it was mistyped',
    words:
      'date hour time month year day gender male female one other at near next latitude longitude later pattern place star clean country cityId school fields layers palaces main true false with without weekday boards to ' +
      'pillars decade flights after narrow wide common quanshu zhongzhou vietnam zi split apparent geng wu bing yin tanlan tanlang huotan gendre yaer ' +
      'nowhere from ziwei YYYY MM DD XX en zh Hant ja ko vi CN TW US VN',
    isHere: ({ kind, where }) => kind === 'fault' || kind === 'text' || where.endsWith('/errors'),
  },
  {
    why: 'the notation of a pattern, which the glossary explains',
    words:
      'at sit any meet arch face flank hidden lend bright dark fallen branch in body alone empty night day year is or and not career wealth',
    isHere: ({ where }) => where.endsWith('/glossary'),
  },
];

/** The words in Latin letters of a text that no reason allows. Addresses, names of members and quotations are not words. */
export function wordsOfOthers(message: TextPart): readonly string[] {
  const allowed = LATIN.filter(({ isHere }) => isHere(message)).flatMap(({ words }) => words.split(' '));
  const words = withoutQuotes(message.text)
    .replace(/\b[a-zA-Z]+(?:, [a-zA-Z]+){3,}/g, ' ') // all ids that are allowed
    .replace(/\S*[\d_=/@+.|:]\w\S*|\b[a-z]+[A-Z]\w*/g, ' ')
    .match(/(?<!\p{L})\p{Script=Latin}{2,}(?!\p{L})/gu);
  return [...new Set(words)].filter((word) => !allowed.includes(word));
}

/** A text without its quotations. */
export const withoutQuotes = (text: string): string =>
  text.replace(/“[^”]*”|"[^"]*"|‘[^’]*’|'[^']*'|`[^`]*`|「[^」]*」/g, ' ');

/** Members of documents with texts for people; other texts are ids, values, paths or Hanzi. */
const SAID: ReadonlySet<string> = new Set(['name', 'text', 'detail', 'title', 'hint', 'country', 'disclaimer']);

function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return SAID.has(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((each) => textsOf(each, key))
    : Object.entries(value).flatMap(([name, each]) => textsOf(each, name));
}

/** The sentence with the names that other programs print, in their characters. */
const namesElsewhere = (language: Language): RegExp =>
  new RegExp(pageWordsIn(language).glossary.sentences.elsewhere.replace('.', '\\.').replace('{names}', '[^.。]*'), 'g');

/** The prose of a page: without input and requests, parts marked as of another language, and names of other programs. */
const readable = (html: string, language: Language): string =>
  html
    .replace(/<(script|style|pre|code|kbd|samp|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(?!html|svg)(\w+)\b[^>]*? (?:hreflang|lang)="([^"]*)"[^>]*>[\s\S]*?<\/\1>/g, (all, _, of) =>
      of === LANGUAGE_FACTS[language].tag ? all : ' ',
    )
    .replace(/<[^>]+>/g, ' ')
    .replace(namesElsewhere(language), ' ')
    .replace(/&quot;/g, '"')
    .replace(/&[a-z]+;|&#\w+;/g, ' ');

const BIRTH = 'date=1990-07-23&hour=8&minute=24&gender=male&cityId=hanoi-1581130';
/** A birth with warnings: a late hour of Zi, near the beginning of spring. */
const DOUBTFUL = 'date=1985-02-04&hour=23&minute=30&gender=female&cityId=beijing-1816670';
const DAY = 'date=2024-02-04&gender=male&cityId=beijing-1816670';

const ASKED: Readonly<Record<Exclude<TextPart['kind'], 'page'>, readonly string[]>> = {
  document: [
    `chart?${BIRTH}&fields=all`,
    `chart?${DOUBTFUL}`,
    `day?${DAY}`,
    `variants?${DOUBTFUL}`,
    `transits?${BIRTH}&at=2027-02-10T08:30`,
    `transits/timeline?${BIRTH}&at=2027-02-10&list=months`,
    'births?yearPillar=geng-wu&monthPillar=gui-wei&cityId=beijing-1816670',
    'almanac?month=2026-02',
  ],
  text: [
    `chart.txt?${BIRTH}`,
    `chart.txt?${DOUBTFUL}`,
    `day.txt?${DAY}`,
    `variants.txt?${DOUBTFUL}`,
    `transits.txt?${BIRTH}&at=2027-02-10T08:30`,
  ],
  drawing: [`chart.svg?${BIRTH}&layers=pillars,flights`, `transits.svg?${BIRTH}&at=2027-02-10T08:30&layout=compact`],
  fault: [
    'chart?hour=25&colour=red',
    'chart?date=1990-02-30&hour=8&gender=male&cityId=nowhere-1',
    'chart?date=1990-13-01&hour=eight&gender=m&school=none&fields=birth.none',
    'day?date=90&gender=x',
    'transits?at=never',
    'births?yearPillar=gengwu&from=1000&to=3000',
    'almanac?month=2026-13',
    'nothing',
  ],
};

/** All texts in a language. */
export async function textPartsOf(url: string, language: Language): Promise<readonly TextPart[]> {
  const read = async (where: string, kind: TextPart['kind'], status: number): Promise<TextPart> => {
    const answer = await fetch(url + where);
    const content = await answer.text();
    const isJson = kind === 'document' || kind === 'fault';
    if (Math.floor(answer.status / 100) !== status) throw new Error(`${where}: ${answer.status}\n${content}`);
    if (kind === 'text') return { where, kind, text: content };
    return { where, kind, text: isJson ? textsOf(JSON.parse(content)).join('\n') : readable(content, language) };
  };
  const pages = ['', '/questions', '/about', '/glossary', '/errors'].map((name) => `/docs/${language}${name}`);
  return Promise.all([
    ...[...pages, ...['month=2026-02', 'year=2026'].map((span) => `/almanac?lang=${language}&${span}`)].map((page) =>
      read(page, 'page', 2),
    ),
    ...Object.entries(ASKED).flatMap(([kind, paths]) =>
      paths.map((path) =>
        read(
          `/api/public/${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
          kind as TextPart['kind'],
          kind === 'fault' ? 4 : 2,
        ),
      ),
    ),
  ]);
}
