// The fonts of the tests' browser: one of three sets and no other fonts of the machine, so that layouts are equal everywhere.

import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FONTS = '/usr/share/fonts';
const CJK = `${FONTS}/opentype/noto`;

/** The sets, each from one Debian package: fonts-dejavu-core, fonts-noto-core, fonts-liberation. Hanzi, kana and hangul come from fonts-noto-cjk in all. */
const SETS = {
  dejavu: { folder: `${FONTS}/truetype/dejavu`, sans: 'DejaVu Sans', serif: 'DejaVu Serif' },
  noto: { folder: `${FONTS}/truetype/noto`, sans: 'Noto Sans', serif: 'Noto Serif' },
  liberation: { folder: `${FONTS}/truetype/liberation`, sans: 'Liberation Sans', serif: 'Liberation Serif' },
} as const;

export type FontSet = keyof typeof SETS;
export const FONT_SETS = (Object.keys(SETS) as FontSet[]).filter((set) => existsSync(SETS[set].folder));

/** True if the fonts are installed; `FONTS=noto npm test` runs all tests of the page with another set than Noto's. */
export const hasFonts = existsSync(CJK) && FONT_SETS.length === Object.keys(SETS).length;
if (!hasFonts) {
  process.stderr.write(
    'NOT TESTED: fonts are missing, so layouts were not tried (install fonts-dejavu-core fonts-noto-core fonts-liberation fonts-noto-cjk).\n',
  );
}

/** The font files of a set: of its letters, and of Hanzi, kana and hangul. */
export function fontFiles(set: FontSet, kind: 'sans' | 'serif', weight: 'Regular' | 'Bold') {
  const { folder, [kind]: family } = SETS[set];
  const name = family.replaceAll(' ', '');
  const isPlain = set === 'dejavu' && weight === 'Regular';
  return {
    letters: `${folder}/${name}${isPlain ? '' : `-${weight}`}.ttf`,
    hanzi: `${CJK}/Noto${kind === 'sans' ? 'Sans' : 'Serif'}CJK-${weight}.ttc`,
  };
}

const written = new Map<FontSet, string>();

/** The environment of a browser that has one set of fonts only. */
export function fontEnvironment(set: FontSet = (process.env.FONTS as FontSet | undefined) ?? 'noto') {
  if (!hasFonts) return {};
  const file = written.get(set) ?? writeConfiguration(set);
  written.set(set, file);
  return { FONTCONFIG_FILE: file };
}

function writeConfiguration(set: FontSet): string {
  const { folder, sans, serif } = SETS[set];
  const home = mkdtempSync(join(tmpdir(), 'beichen-fonts-'));
  const alias = (generic: string, family: string, hanzi: string) =>
    `<alias binding="strong"><family>${generic}</family><prefer><family>${family}</family><family>${hanzi}</family></prefer></alias>`;
  const file = join(home, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>
<dir>${folder}</dir><dir>${CJK}</dir><cachedir>${home}</cachedir>
${alias('sans-serif', sans, 'Noto Sans CJK SC')}${alias('system-ui', sans, 'Noto Sans CJK SC')}${alias('serif', serif, 'Noto Serif CJK SC')}
</fontconfig>`,
  );
  return file;
}
