// The text of a query without what programs put around it: tags, quotation marks, percent codes, letters that were read in the wrong encoding.

// biome-ignore format: a row
/** Characters of Windows-1252 that Latin-1 has at 0x80 to 0x9f, in their order. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_WINDOWS = 0x80;
const MISREAD = /[\u00c2-\u00df][\u0080-\u00bf€-™ŒœŠšŽžŸƒˆ]/u;
const TAGS = /<\/?[a-z][^<>]{0,40}>|&(?:nbsp|amp|quot);?/giu;
const QUOTES = /[{}[\]<>"“”„«»『』「」【】*`]/gu;
/** Words of a record before its value: {"city":"Lyon"}, place=Graz. */
const RECORD = /(?<=^|[\s,&?])(?:city|place|town|location|birth_?place|query|q)\s*[:=]\s*/giu;

/** The text without them; the same text where it has none. */
export function withoutMarkup(text: string): string {
  const decoded = rightlyRead(withoutPercent(text));
  const bare = decoded.replace(TAGS, ' ').replace(QUOTES, ' ').trim();
  return bare === decoded.trim()
    ? decoded
    : bare
        .replace(RECORD, '')
        .replace(/(?<!\s)\s+(?=[:=])/gu, '')
        .replace(RECORD, '')
        .trim();
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
  return read.includes('\ufffd') ? text : read;
}
