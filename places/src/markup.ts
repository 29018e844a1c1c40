// Removes markup of programs from a query: tags, quotation marks, keys of records, web addresses, percent codes, letters read in the wrong encoding.

// biome-ignore format: a row
/** Characters of Windows-1252 that Latin-1 has at 0x80 to 0x9f, in their order. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_WINDOWS = 0x80;
const MISREAD = /[\u00c2-\u00df][\u0080-\u00bf€-™ŒœŠšŽžŸƒˆ]/u;
const TAGS = /<\/?[a-z][^<>]{0,40}>|&(?:nbsp|amp|quot);?/giu;
const QUOTES = /[{}[\]<>"“”„«»『』「」【】*`]/gu;
/** Keys of a record before their values: {"city":"Lyon"}, place=Graz&country=AT. */
const KEY =
  /(?:^|(?<=[\s,;|])|[&?])(?:[\p{L}_]{1,20}=(?!=)|(?:city|place|town|location|birth_?place|place_?of_?birth|pob|name|region|country|state|query|q):)\s*/giu;
/** Address of a page about a place, or of a map with its name. */
const ADDRESS = /^https?:\/\/\S+?(?:\/(?:wiki|place|search)\/|[?&](?:q|query|search)=)([^?&#/]+)/iu;

const LIKE_CYRILLIC: Readonly<Record<string, string>> = { A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', I: 'І', K: 'К', M: 'М', O: 'О', P: 'Р', T: 'Т', X: 'Х', a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', x: 'х', y: 'у' }; // biome-ignore format: a row

/** Москва with Latin letters of the same shapes in Cyrillic alone. */
const inOneAlphabet = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word) && /[A-Za-z]/.test(word)
      ? word.replace(/[A-Za-z]/g, (letter) => LIKE_CYRILLIC[letter] ?? letter)
      : word,
  );

/** Removes markup; returns a text without markup unchanged. */
export function withoutMarkup(written: string): string {
  const text = inOneAlphabet(written);
  const title = ADDRESS.exec(text.trim())?.[1]?.replaceAll('+', ' ');
  const decoded = rightlyRead(withoutPercent(title ?? text));
  const bare = decoded.replace(TAGS, ' ').replace(QUOTES, ' ').trim();
  const values = bare
    .replace(/(?<!\s)\s+(?=[:=])/gu, '')
    .replace(KEY, (key) => (/^[&?]/u.test(key) ? ', ' : ''))
    .trim();
  if (values === bare.replace(/(?<!\s)\s+(?=[:=])/gu, '')) return bare === decoded.trim() ? decoded : bare;
  return values;
}

/** São Paulo for S%C3%A3o+Paulo. */
function withoutPercent(text: string): string {
  if (!/%[0-9a-f]{2}/iu.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Zürich for ZÃ¼rich: the bytes of UTF-8 were read as letters. */
function rightlyRead(text: string): string {
  if (!MISREAD.test(text)) return text;
  const bytes = Array.from(text, (letter) => {
    const at = WINDOWS.indexOf(letter);
    return at >= 0 ? FIRST_WINDOWS + at : letter.codePointAt(0)!;
  });
  if (bytes.some((byte) => byte > 0xff)) return text;
  const read = new TextDecoder().decode(Uint8Array.from(bytes));
  return /[\ufffd\p{S}\p{C}]/u.test(read) ? text : read; // Ûž is no byte of a letter
}
