// Estimated widths of words in Latin letters, since a drawing is written without a font. Four classes of letters, and Hanzi; test/page/drawing.sweep.test.ts
// compares the drawings with DejaVu Sans, Noto Sans and Liberation Sans.

const BOLD = 1.12;

/**
 * The width of a word in the unit of its size.
 * @example widthOf('Tian Liang', 15, 'bold') // 95
 */
export function widthOf(word: string, size: number, weight?: 'bold'): number {
  const ems = Array.from(word, (letter) =>
    /[fijlrtI ·]/.test(letter)
      ? 0.36
      : /[mwMW]/.test(letter)
        ? 0.95
        : /[A-Z]/.test(letter)
          ? 0.7
          : letter > '\u2E7F'
            ? 1
            : 0.63,
  );
  return ems.reduce((sum, em) => sum + em, 0) * size * (weight === 'bold' ? BOLD : 1);
}

/** Approximate width of a text of letters and Hanzi. */
export function mixedWidth(content: string, size: number, weight?: 'bold'): number {
  const letters = content.replace(HAN_OR_ARROW, '');
  const others = Array.from(content).length - Array.from(letters).length;
  return others * size + widthOf(letters, size, weight);
}

const HAN_OR_ARROW = /[^\0-\u2E7F]|[→←]/gu;

// Advance widths of the letters from the space to the tilde in hundredths of an em: the wider of Noto Sans and Liberation Sans, measured in Chromium. A letter with
// marks is as wide as without.
// biome-ignore format: a table, sixteen letters a row
const ADVANCES = {
  regular:
    '28 28 41 65 57 89 73 22 33 33 55 58 28 33 28 37 ' +
    '57 57 57 57 57 57 57 57 57 57 28 28 58 58 58 56 ' +
    '102 67 67 72 73 67 61 78 74 34 50 67 56 91 76 78 ' +
    '67 78 72 67 61 73 67 94 67 67 61 33 37 33 57 56 ' +
    '33 56 61 50 61 56 34 61 62 26 26 53 26 93 62 60 ' +
    '61 61 41 50 36 62 51 79 53 51 50 38 55 38 58',
  bold:
    '28 33 47 65 57 90 75 27 34 34 54 58 28 33 28 41 ' +
    '57 57 57 57 57 57 57 57 57 57 33 33 58 58 58 61 ' +
    '98 72 72 72 74 67 61 78 76 39 56 72 61 94 81 80 ' +
    '67 80 72 67 61 76 67 97 67 67 61 33 41 33 58 56 ' +
    '36 60 63 56 63 59 39 63 66 30 30 62 30 98 66 62 ' +
    '63 63 45 56 43 66 57 86 58 57 50 39 55 39 58',
};
const widthsOf = (row: string): readonly number[] => row.trim().split(/ +/).map(Number);
const TABLES = { regular: widthsOf(ADVANCES.regular), bold: widthsOf(ADVANCES.bold) };
const ELSE = { '·': 28, '–': 50, đ: 63, Đ: 74, ơ: 62, Ơ: 79, ư: 68, Ư: 78, '’': 28 } as Readonly<
  Record<string, number>
>;

/** The width of a text of letters, Hanzi and hangul in common fonts. `fittedText` limits texts in wider fonts. */
export function textWidth(content: string, size: number, weight: 'regular' | 'bold' = 'regular'): number {
  const table = TABLES[weight];
  let hundredths = 0;
  for (const letter of content.normalize('NFC')) {
    const plain = letter < '\u0300' || letter > '\u1eff' ? letter : letter.normalize('NFD')[0]!;
    hundredths +=
      ELSE[letter] ??
      ELSE[plain] ??
      table[plain.charCodeAt(0) - 32] ??
      (plain > '\u2e7f' || /[→←]/.test(plain) ? 100 : 65);
  }
  return (hundredths * size) / 100;
}
