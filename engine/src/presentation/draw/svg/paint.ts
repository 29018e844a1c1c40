// Style of a drawing. One style sheet over named colours: a file takes them from a theme, a page from its own tokens.

import { check, listOf, oneOf, ruleFor } from '../../../calculation/input/input.ts';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '../../words/languages.ts';
import { DRAWING_WORDS } from '../words/all-languages.ts';

/** The names of the colours, by their use. */
export type Tone =
  | 'paper' //          the ground of a palace
  | 'centre' //         the ground of the centre
  | 'chosen' //         the ground of the chosen palace
  | 'surrounding' //    the ground of its trines and its opposite
  | 'line' //           between the cells
  | 'frame'
  | 'aspect' //         from the chosen palace to its surroundings, and around these
  | 'ink' //            stars and values
  | 'soft' //           adjective stars, labels
  | 'faint' //          ages, brightness
  | 'seal' //           palace names, the main star
  | 'onBadge'
  | 'lu'
  | 'quan'
  | 'ke'
  | 'ji'
  | 'wood'
  | 'fire'
  | 'earth'
  | 'metal'
  | 'water'
  | 'layerDecade' //    the layers of a moment: names of palaces, flow stars, plates of transformations
  | 'layerSmallLimit'
  | 'layerYear'
  | 'layerMonth'
  | 'layerDay'
  | 'layerHour';

export type Theme = 'light' | 'dark';

// Text has a contrast of at least 4.5 to 1 with its ground in both themes, meaningful lines 3 to 1.
// biome-ignore format: two themes side by side
export const THEMES: Readonly<Record<Theme, Readonly<Record<Tone, string>>>> = {
  light: {
    paper: '#fffdf8', centre: '#faf5ea', chosen: '#fbeadf', surrounding: '#f7f0dd', line: '#d9cdb6', frame: '#8d7a5c', aspect: '#967c46',
    ink: '#241f1a', soft: '#5c5245', faint: '#6f6454', seal: '#a32318', onBadge: '#ffffff',
    lu: '#1f7a4c', quan: '#7a4aa5', ke: '#2362a5', ji: '#b3261e',
    wood: '#28784a', fire: '#b93426', earth: '#8a6212', metal: '#5f6b7a', water: '#21609f',
    layerDecade: '#0b6670', layerSmallLimit: '#5e5708', layerYear: '#3d4fae', layerMonth: '#8a4a10', layerDay: '#a02566', layerHour: '#4c5561',
  },
  dark: {
    paper: '#1d1a17', centre: '#23201b', chosen: '#3a2620', surrounding: '#2e291d', line: '#463f34', frame: '#8d7d63', aspect: '#8f7b50',
    ink: '#f1eadc', soft: '#c9bda8', faint: '#ab9f8b', seal: '#f08a77', onBadge: '#171411',
    lu: '#62c48d', quan: '#c39ae6', ke: '#7db4ec', ji: '#f2877a',
    wood: '#69c08d', fire: '#f0897a', earth: '#d9ad57', metal: '#a9b5c4', water: '#7fb5ea',
    layerDecade: '#5cc4cf', layerSmallLimit: '#cdbf5a', layerYear: '#a3b1f5', layerMonth: '#e2a565', layerDay: '#ee93c4', layerHour: '#b6c1cd',
  },
};

/** The colours of both themes as custom properties: by the setting of the system, or by the attribute `data-colours` of the root. Print is light. */
export function themeStyle(): string {
  const properties = (theme: Theme) =>
    Object.entries(THEMES[theme])
      .map(([tone, colour]) => `--${tone}:${colour};`)
      .join('');
  return [
    `:root{${properties('light')}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-colours=light]){${properties('dark')}}}`,
    `@media screen{:root[data-colours=dark]{${properties('dark')}}}`,
  ].join('\n');
}

const SANS = `system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif`;
const BRUSH = `"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Songti SC","Source Han Serif SC","Noto Serif CJK SC","Noto Serif SC",STSong,KaiTi,serif`;

const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
const TRANSFORMATIONS = ['lu', 'quan', 'ke', 'ji'] as const;
const LAYER_TONES = ['layerDecade', 'layerSmallLimit', 'layerYear', 'layerMonth', 'layerDay', 'layerHour'] as const;

/**
 * The style sheet of every drawing.
 * @param colourOf a CSS colour for each tone: `(tone) => THEMES.light[tone]`, or `(tone) => 'var(--' + tone + ')'` on a page
 * @param languages of the drawings; default: all
 */
export function chartStyle(colourOf: (tone: Tone) => string, languages: readonly Language[] = LANGUAGES): string {
  check('colourOf', colourOf, A_FUNCTION);
  check('languages', languages, SOME_LANGUAGES);
  const rules: readonly (readonly [selector: string, declarations: string])[] = [
    ['', `font-family:${SANS};fill:${colourOf('ink')}`],
    ...fontsOf(languages, 'sans'),
    [' .cell', `fill:${colourOf('paper')};stroke:${colourOf('line')}`],
    [' .centre', `fill:${colourOf('centre')};stroke:${colourOf('line')}`],
    [' .frame', `fill:none;stroke:${colourOf('frame')};stroke-width:2`],
    [' .surrounding .cell', `fill:${colourOf('surrounding')}`],
    [' .chosen .cell', `fill:${colourOf('chosen')}`],
    [' .edge', 'fill:none'],
    [' .chosen .edge', `stroke:${colourOf('seal')};stroke-width:2`],
    [' .aspects', `fill:none;stroke:${colourOf('aspect')};stroke-width:1.2;stroke-opacity:.55`],
    [
      ' :is(.middle,.ways) text',
      `paint-order:stroke;stroke:${colourOf('centre')};stroke-width:3px;stroke-linejoin:round`,
    ],
    [' .faded', 'opacity:.15'],
    [' .text-frame', `fill:${colourOf('paper')};stroke:${colourOf('line')}`],
    [' .brush', `font-family:${BRUSH}`],
    ...fontsOf(languages, 'brush'),
    [' .soft', `fill:${colourOf('soft')}`],
    [' .faint', `fill:${colourOf('faint')}`],
    [' .seal', `fill:${colourOf('seal')}`],
    [' .bold', 'font-weight:700'],
    [' .semi', 'font-weight:600'],
    [' .figures', 'font-variant-numeric:tabular-nums'],
    [' .badge', `fill:${colourOf('onBadge')};font-weight:700`],
    [' .track', `fill:${colourOf('line')}`],
    [' .stamp', `fill:none;stroke:${colourOf('seal')}`],
    [' .moon', `fill:none;stroke:${colourOf('faint')}`],
    [' .moon.lit', `fill:${colourOf('faint')}`],
    [' .light', `fill:${colourOf('faint')}`],
    [' .lent', 'font-style:italic'],
    [' .void', `fill:${colourOf('ink')}`],
    ...[...ELEMENTS, ...TRANSFORMATIONS, ...LAYER_TONES].map(
      (tone) => [` .${tone}`, `fill:${colourOf(tone)}`] as const,
    ),
    [' .chip', 'fill-opacity:.1'],
    ...SIZES.map((size) => [` .s${String(size).replace('.', '_')}`, `font-size:${size}px`] as const),
  ];
  return rules.map(([selector, declarations]) => `.beichen-chart${selector}{${declarations}}`).join('');
}

/** Fonts of the languages that need special ones. */
const fontsOf = (languages: readonly Language[], kind: 'sans' | 'brush'): (readonly [string, string])[] =>
  languages.flatMap((language) => {
    const { fonts } = DRAWING_WORDS[language];
    if (fonts === undefined) return [];
    const selector = `:lang(${LANGUAGE_FACTS[language].tag})${kind === 'brush' ? ' .brush' : ''}`;
    return [[selector, `font-family:${fonts[kind]}`] as const];
  });

const SOME_LANGUAGES = /* @__PURE__ */ listOf(oneOf(LANGUAGES));
const A_FUNCTION = ruleFor('function', 'a function from tones to colours', (value) => typeof value === 'function');

/** The sizes of type in user units; a text has the class `s11` or `s9_5`. */
const SIZES = [11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 34] as const;
