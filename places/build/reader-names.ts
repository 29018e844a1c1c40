// Names of places in Korean, Japanese and Vietnamese. GeoNames lists names without their language, so the script decides: hangul is Korean,
// kana is Japanese, and the letters that only Vietnamese has are Vietnamese, except in countries whose own languages have them.
// docs/decisions/places.md

import { isAscii } from '../src/fold.ts';
import type { LocalName } from '../src/place.ts';

/** The languages whose names are recognised by their script. */
export const READER_LANGUAGES = ['ko', 'ja', 'vi'] as const;
export type ReaderLanguage = (typeof READER_LANGUAGES)[number];

const HANGUL = /^[\p{Script=Hangul}\p{N}\p{P}\s]*\p{Script=Hangul}[\p{Script=Hangul}\p{N}\p{P}\s]*$/u;
const JAPANESE = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー・=＝゠\s]+$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const VIETNAMESE = /^[\p{Script=Latin}\p{M}\s'’-]+$/u;
const ONLY_VIETNAMESE = /[ơưảấầẩẫậắằẳẵặẻếềểễệỉịỏốồổỗộớờởỡợủụứừửữựỳỵỷ]/iu;
const OTHERS_WITH_THESE: ReadonlySet<string> = new Set(
  'KR KP JP NG BJ TG GH CM PY ML NE TD CI LR SL GN AO CD CG GA'.split(' '),
); // Yoruba, Igbo, Ewe, Guarani; old readings of Korean and Japanese names

/** Countries that write Hanzi: a Japanese name there has the same characters. */
const IN_HANZI: ReadonlySet<string> = new Set(['CN', 'TW', 'HK', 'MO', 'KR', 'KP']);

/** The names to show of all that a record lists. */
export function readerNames(names: readonly string[], country: string): Pick<LocalName, ReaderLanguage> {
  const written = names.filter((name) => !isAscii(name)).map((name) => name.normalize('NFC').trim());
  if (written.length === 0) return {};
  const ko = chosen(written.filter((name) => HANGUL.test(name)));
  const kana = written.filter((name) => JAPANESE.test(name) && KANA.test(name));
  const ja = IN_HANZI.has(country) ? undefined : chosen(kana)?.replace(/[=＝゠]/gu, '・');
  const vi = OTHERS_WITH_THESE.has(country)
    ? undefined
    : chosen(written.filter((name) => VIETNAMESE.test(name) && ONLY_VIETNAMESE.test(name)).map(withoutKind));
  return { ...(ko !== undefined && { ko }), ...(ja !== undefined && { ja }), ...(vi !== undefined && { vi }) };
}

const withoutKind = (name: string): string =>
  name.replace(/^(?:Thành phố|TP\.|Thị xã|Thị trấn|Tỉnh|Quận|Huyện) (?=\p{Lu})/iu, '');

const LONGEST = 24; // characters; a longer one is Llanfairpwllgwyngyll and its like
const KIND = /^ ?(?:시|도|현|구|군|주|섬|특별시|광역시|자치구|市|区|県|都|州|島)$/u;

/**
 * The name to which most others only add a word for its kind (부산 of 부산, 부산시, 부산광역시); at a tie a name rather than its beginning (샌프란), then the
 * shorter, then the first.
 */
function chosen(names: readonly string[]): string | undefined {
  const kindBehind = (name: string, other: string): boolean => KIND.test(other.slice(name.length));
  const others = (name: string): string[] => names.filter((other) => other !== name && other.startsWith(name));
  const [best] = [...names.entries()]
    .filter(([, { length }]) => length > 1 && length <= LONGEST)
    .map(([at, name]) => {
      const longer = others(name);
      return { at, name, votes: longer.filter((other) => kindBehind(name, other)).length, isCut: longer.length > 0 };
    })
    .map((each) => ({ ...each, isCut: each.isCut && each.votes === 0 }))
    .sort(
      (a, b) => b.votes - a.votes || Number(a.isCut) - Number(b.isCut) || a.name.length - b.name.length || a.at - b.at,
    );
  return best?.name.replace(/ (?=(?:시|도|현|구|군|주|섬)$)/u, '');
}
