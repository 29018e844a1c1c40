// Chinese and Japanese names in hangul, by the rules of the National Institute of Korean Language (외래어 표기법, tables 4 and 5): Weinan 웨이난,
// Tsukuba 쓰쿠바. Long vowels of Japanese are not written.

import type { LocalName } from '../src/place.ts';

// biome-ignore format: the table of finals, as they are written without a consonant
const FINALS: Readonly<Record<string, string>> = {
  a: '아', o: '오', e: '어', i: '이', u: '우', v: '위', ai: '아이', ei: '에이', ao: '아오', ou: '어우', an: '안', en: '언', ang: '앙', eng: '엉', er: '얼',
  ia: '야', io: '요', ie: '예', iao: '야오', iu: '유', ian: '옌', in: '인', iang: '양', ing: '잉', iong: '융',
  ua: '와', uo: '워', uai: '와이', ui: '우이', uan: '완', un: '운', uang: '왕', ong: '웅', ve: '웨', van: '위안', vn: '윈',
};
// biome-ignore format: syllables without a consonant
const ALONE: Readonly<Record<string, string>> = {
  yi: '이', ya: '야', yo: '요', ye: '예', yai: '야이', yao: '야오', you: '유', yan: '옌', yin: '인', yang: '양', ying: '잉', yong: '융', yu: '위', yue: '웨',
  yuan: '위안', yun: '윈', wu: '우', wa: '와', wo: '워', wai: '와이', wei: '웨이', wan: '완', wen: '원', wang: '왕', weng: '웡',
};
// biome-ignore format: consonants, and what they are without a vowel of their own (zhi)
const INITIALS: readonly (readonly [string, string, string?])[] = [
  ['zh', 'ㅈ', '즈'], ['ch', 'ㅊ', '츠'], ['sh', 'ㅅ', '스'], ['r', 'ㄹ', '르'], ['z', 'ㅉ', '쯔'], ['c', 'ㅊ', '츠'], ['s', 'ㅆ', '쓰'],
  ['b', 'ㅂ'], ['p', 'ㅍ'], ['m', 'ㅁ'], ['f', 'ㅍ'], ['d', 'ㄷ'], ['t', 'ㅌ'], ['n', 'ㄴ'], ['l', 'ㄹ'], ['g', 'ㄱ'], ['k', 'ㅋ'], ['h', 'ㅎ'], ['j', 'ㅈ'],
  ['q', 'ㅊ'], ['x', 'ㅅ'],
];

const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const HANGUL = 0xac00;
const NARROWED: Readonly<Record<string, string>> = { ㅑ: 'ㅏ', ㅖ: 'ㅔ', ㅛ: 'ㅗ', ㅠ: 'ㅜ' }; // after ㅈ, ㅉ, ㅊ

/** A syllable that begins with a vowel, with a consonant before it. */
function withLead(syllable: string, lead: string): string {
  const code = syllable.charCodeAt(0) - HANGUL;
  const vowel = VOWELS[Math.floor((code % 588) / 28)]!;
  const written = 'ㅈㅉㅊ'.includes(lead) ? (NARROWED[vowel] ?? vowel) : vowel;
  return String.fromCharCode(HANGUL + LEADS.indexOf(lead) * 588 + VOWELS.indexOf(written) * 28 + (code % 28));
}

/**
 * One syllable of pinyin without its tone, ü as v; undefined for another text.
 * @example hangulOfPinyin('xian') // '셴'
 */
function hangulOfPinyin(syllable: string): string | undefined {
  const alone = ALONE[syllable] ?? FINALS[syllable];
  if (alone !== undefined) return alone;
  const row = INITIALS.find(([latin]) => syllable.startsWith(latin));
  if (row === undefined) return undefined;
  const [latin, lead, bare] = row;
  const rest = syllable.slice(latin.length);
  if (rest === 'i' && bare !== undefined) return bare;
  const final = FINALS['jqx'.includes(latin) ? rest.replace(/^u/, 'v') : rest];
  return final === undefined ? undefined : withLead(final[0]!, lead) + final.slice(1);
}

// biome-ignore format: kinds of divisions are read as Korean reads the characters
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/自治区$/u, '자치구'], [/自治州$/u, '자치주'], [/自治县$/u, '자치현'], [/自治旗$/u, '자치기'], [/地区$/u, '지구'], [/林区$/u, '린구'], [/新区$/u, '신구'],
  [/省$/u, '성'], [/市$/u, '시'], [/县$/u, '현'], [/区$/u, '구'], [/盟$/u, '맹'], [/旗$/u, '기'],
];

/** A Chinese name in hangul, the word for its kind as Korean has it: 蒲城县 is 푸청현. `syllables` is its pinyin. */
export function hangulOfChinese(name: string, syllables: (name: string) => readonly string[]): string | undefined {
  if (!/^\p{Script=Han}{2,12}$/u.test(name)) return undefined;
  const [kind, word] = KINDS.find(([ending]) => ending.test(name) && name.replace(ending, '') !== '') ?? [
    undefined,
    '',
  ];
  const parts = syllables(kind === undefined ? name : name.replace(kind, '')).map(hangulOfPinyin);
  return parts.every((part) => part !== undefined) ? parts.join('') + word : undefined;
}

// biome-ignore format: the table of fifty sounds: within a word, and at its beginning where that is another letter
const KANA: Readonly<Record<string, string>> = {
  a: '아', i: '이', u: '우', e: '에', o: '오', ka: '카', ki: '키', ku: '쿠', ke: '케', ko: '코', sa: '사', shi: '시', su: '스', se: '세', so: '소', ta: '타', chi: '치',
  tsu: '쓰', te: '테', to: '토', na: '나', ni: '니', nu: '누', ne: '네', no: '노', ha: '하', hi: '히', fu: '후', he: '헤', ho: '호', ma: '마', mi: '미', mu: '무', me: '메',
  mo: '모', ya: '야', yu: '유', yo: '요', ra: '라', ri: '리', ru: '루', re: '레', ro: '로', wa: '와', ga: '가', gi: '기', gu: '구', ge: '게', go: '고', za: '자', ji: '지',
  zu: '즈', ze: '제', zo: '조', da: '다', de: '데', do: '도', ba: '바', bi: '비', bu: '부', be: '베', bo: '보', pa: '파', pi: '피', pu: '푸', pe: '페', po: '포',
  kya: '캬', kyu: '큐', kyo: '쿄', gya: '갸', gyu: '규', gyo: '교', sha: '샤', shu: '슈', sho: '쇼', ja: '자', ju: '주', jo: '조', cha: '차', chu: '추', cho: '초',
  nya: '냐', nyu: '뉴', nyo: '뇨', hya: '햐', hyu: '휴', hyo: '효', bya: '뱌', byu: '뷰', byo: '뵤', pya: '퍄', pyu: '퓨', pyo: '표', mya: '먀', myu: '뮤', myo: '묘',
  rya: '랴', ryu: '류', ryo: '료',
};
const FIRST: Readonly<Record<string, string>> = { ㅋ: 'ㄱ', ㅌ: 'ㄷ', ㅊ: 'ㅈ' };
const FINAL_N = 4; // ㄴ
const FINAL_S = 19; // ㅅ

/**
 * A Japanese name in Hepburn letters in hangul; undefined where it has another sound.
 * @example hangulOfJapanese('Sapporo') // '삿포로'
 */
export function hangulOfJapanese(latin: string): string | undefined {
  let rest = latin
    .normalize('NFD')
    .replace(/[\p{M}]/gu, '')
    .toLowerCase()
    .replace(/o[uo](?!e)/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/ii/g, 'i')
    .replace(/m(?=[bpm])/g, 'n')
    .replace(/tch/g, 'cch');
  let hangul = '';
  const close = (final: number): void => {
    hangul = hangul.slice(0, -1) + String.fromCharCode(hangul.charCodeAt(hangul.length - 1) + final);
  };
  while (rest !== '') {
    if (hangul !== '' && /^([kstpc])\1/.test(rest)) {
      close(FINAL_S);
      rest = rest.slice(1);
    }
    const sound = /^(?:[kgnhbpmr]y[auo]|sh[auoi]|ch[auoi]|j[auoi]|ts?u|[kgsztdnhbpmyrwf]?[aiueo])/.exec(rest)?.[0];
    if (sound !== undefined) {
      const written = KANA[sound];
      if (written === undefined) return undefined;
      const lead = LEADS[Math.floor((written.charCodeAt(0) - HANGUL) / 588)]!;
      const first = hangul === '' && FIRST[lead] !== undefined;
      hangul += first
        ? String.fromCharCode(written.charCodeAt(0) + (LEADS.indexOf(FIRST[lead]!) - LEADS.indexOf(lead)) * 588)
        : written;
      rest = rest.slice(sound.length);
    } else if (hangul !== '' && /^n['’]?/.test(rest)) {
      close(FINAL_N);
      rest = rest.replace(/^n['’]?/, '');
    } else return undefined;
  }
  return [...hangul].length > 1 ? hangul : undefined;
}

// biome-ignore format: kinds of Japanese divisions
const KINDS_OF_JAPAN: Readonly<Record<string, string>> = { 市: '시', 町: '정', 村: '촌', 区: '구', 郡: '군', 県: '현' };
const LATIN_KIND = /[- ](?:shi|machi|chō|cho|mura|son|ku|gun|City|Town)$/iu;

/** Replaces the lists' names in hangul: in Japan from the Latin name, elsewhere from the pinyin of the Chinese name. Returns their number. */
export function spellInHangul(
  drafts: Iterable<{ names: LocalName }>,
  country: string,
  syllables: (name: string) => readonly string[],
): number {
  let spelt = 0;
  for (const draft of drafts) {
    const { names } = draft;
    const ko = country === 'JP' ? ofJapan(names) : hangulOfChinese(names.zh ?? '', syllables);
    if (ko === undefined) continue;
    draft.names = { ...names, ko };
    spelt++;
  }
  return spelt;
}

function ofJapan({ en, ja = '' }: LocalName): string | undefined {
  const hangul = hangulOfJapanese(en.replace(LATIN_KIND, ''));
  const kind = KINDS_OF_JAPAN[ja.slice(-1)] ?? '';
  return hangul === undefined ? undefined : hangul + (LATIN_KIND.test(en) || kind !== '' ? kind : '');
}
