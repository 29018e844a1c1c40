// Brightness of a star in a palace (庙旺得利平不陷). Each table has one source; a star that the table does not grade has no brightness.

import { BRANCH_HANZI } from '../cycle/branch.ts';
import type { StarId } from './star-ids.ts';

/** The grades of all tables, brightest first; `di` and `xianIdle` occur in the Zhongzhou table only. */
export const BRIGHTNESS_IDS = ['miao', 'wang', 'de', 'di', 'li', 'ping', 'bu', 'xianIdle', 'xian'] as const;
export type BrightnessId = (typeof BRIGHTNESS_IDS)[number];

/** Grades from 子 to 亥 of the stars that a table grades. */
export type BrightnessTable = Readonly<Partial<Record<StarId, readonly (BrightnessId | undefined)[]>>>;

// docs/rules/charts.md A6, default column: 紫微斗数全书 卷三 where it states a grade, the modern consensus elsewhere.
// biome-ignore format: the table looks like its source
export const COMMON_BRIGHTNESS: BrightnessTable = brightnessTable({
  //          子丑寅卯辰巳午未申酉戌亥
  ziwei:     '平庙旺旺得旺庙庙旺旺得旺',
  tianji:    '庙陷得旺利平庙陷得旺利平',
  taiyang:   '陷不旺庙旺旺旺得得平不陷',
  wuqu:      '旺庙得利庙平旺庙得利庙平',
  tiantong:  '旺不利平平庙陷不旺平平庙',
  lianzhen:  '平利庙平利陷平利庙平利陷',
  tianfu:    '庙庙庙得庙得旺庙得旺庙得',
  taiyin:    '庙庙旺陷陷陷不不利旺旺庙',
  tanlang:   '旺庙平利庙陷旺庙平利庙陷',
  jumen:     '旺不庙庙陷旺旺不庙庙陷旺',
  tianxiang: '庙庙庙陷得得庙得庙陷得得',
  tianliang: '庙旺庙庙庙陷庙旺陷得庙陷',
  qisha:     '旺庙庙旺庙平旺庙庙旺庙平',
  pojun:     '庙旺得陷旺平庙旺得陷旺平',
  wenchang:  '得庙陷利得庙陷利得庙陷利',
  wenqu:     '得庙平旺得庙陷旺得庙陷旺',
  huoxing:   '陷得庙利陷得庙利陷得庙利',
  lingxing:  '陷得庙利陷得庙利陷得庙利',
  qingyang:  '陷庙-陷庙-陷庙-陷庙-',
  tuoluo:    '-庙陷-庙陷-庙陷-庙陷',
});

// docs/rules/charts.md A6, column of 中州派: six grades, 庙旺地平闲陷.
// biome-ignore format: the table looks like its source
export const ZHONGZHOU_BRIGHTNESS: BrightnessTable = brightnessTable({
  //          子丑寅卯辰巳午未申酉戌亥
  ziwei:     '平庙庙旺陷旺庙庙旺平闲旺',
  tianji:    '庙陷旺旺庙平庙陷平旺庙平',
  taiyang:   '陷陷旺庙旺旺庙平闲闲陷陷',
  wuqu:      '旺庙闲陷庙平旺庙平旺庙平',
  tiantong:  '旺陷闲庙平庙陷陷旺平平庙',
  lianzhen:  '平旺庙闲旺陷平庙庙平旺陷',
  tianfu:    '庙庙庙平庙平旺庙平陷庙旺',
  taiyin:    '庙庙闲陷闲陷陷平平旺旺庙',
  tanlang:   '旺庙平地庙陷旺庙平平庙陷',
  jumen:     '旺旺庙庙平平旺陷庙庙旺旺',
  tianxiang: '庙庙庙陷旺平旺闲庙陷闲平',
  tianliang: '庙旺庙庙旺陷庙旺陷地旺陷',
  qisha:     '旺庙庙陷旺平旺旺庙闲庙平',
  pojun:     '庙旺陷旺旺闲庙庙陷陷旺平',
  wenchang:  '旺庙陷平旺庙陷平旺庙陷旺',
  wenqu:     '庙庙平旺庙庙陷旺平庙陷旺',
  huoxing:   '平旺庙平闲旺庙闲陷陷庙平',
  lingxing:  '陷陷庙庙旺旺庙旺旺陷庙庙',
  qingyang:  '陷庙-陷庙-平庙-陷庙-',
  tuoluo:    '-庙陷-庙陷-庙陷-庙陷',
});

// docs/rules/charts.md A6. The eight stars without grades in 全书, by the table of 中州派; two programs that do not use its other grades show these too.
// biome-ignore format: the table looks like its source
const EIGHT = {
  //          子丑寅卯辰巳午未申酉戌亥
  dikong:    '平陷陷平陷庙庙平庙庙陷陷',
  dijie:     '陷陷平平陷闲庙平庙平平旺',
  tiankui:   '旺旺-庙--庙----旺',
  tianyue:   '--旺--旺-旺庙庙--',
  zuofu:     '旺庙庙陷庙平旺庙平陷庙闲',
  youbi:     '庙庙旺陷庙平旺庙闲陷庙平',
  lucun:     '旺-庙旺-庙旺-庙旺-庙',
  tianma:    '--旺--平--旺--平',
};

export const MINOR_STAR_GRADES = ['common', 'zhongzhou', 'none'] as const;
/**
 * The grades of 左辅 右弼 天魁 天钺 禄存 天马 地空 地劫, which 全书 does not grade. 'none': no grades. 'common': as in most programs. 'zhongzhou': the same
 * except for 禄存 in 子 卯 午 酉, 旺 instead of 庙. A row of `brightness` for one of these stars takes precedence.
 */
export type MinorStarGrades = (typeof MINOR_STAR_GRADES)[number];

/** The grades of the eight stars of `MinorStarGrades`, by table. */
export const BRIGHTNESS_OF_EIGHT: Readonly<Record<MinorStarGrades, BrightnessTable>> = {
  none: {},
  common: brightnessTable({ ...EIGHT, lucun: '庙-庙庙-庙庙-庙庙-庙' }),
  zhongzhou: brightnessTable(EIGHT),
};

// docs/rules/charts.md A6. Grades of adjective stars that the program 文墨天机 prints in four public charts; cells that none of them shows are empty.
// biome-ignore format: the table looks like its source
export const WENMO_ADJECTIVE_BRIGHTNESS: BrightnessTable = brightnessTable({
  //               子丑寅卯辰巳午未申酉戌亥
  hongluan:       '------旺----庙',
  tianxi:         '旺----庙------',
  tianyao:        '--旺-陷平------',
  tianxing:       '平陷--------庙-',
  xianchi:        '------陷--平--',
  jieshen:        '庙-------不-庙-',
  nianjie:        '-得----庙-----',
  santai:         '--平--平旺庙----',
  bazuo:          '陷------平庙庙--',
  enguang:        '-----平庙---庙不',
  tiangui:        '---旺-平--陷---',
  longchi:        '-平------平---',
  fengge:         '-平----平-----',
  tiancai:        '----陷--平庙---',
  tianshou:       '--旺-庙------旺',
  tianguan:       '------庙----旺',
  tianfuBlessing: '-----旺平-----',
  tianku:         '--平------不--',
  tianxu:         '---庙------陷-',
  guchen:         '-----陷-----陷',
  guasu:          '-平-----不----',
  posui:          '-陷---陷------',
  huagai:         '-陷--庙-------',
  tiande:         '-庙----旺-----',
  tiankong:       '-----庙----陷-',
  xunkong:        '--------庙庙-平',
  xunkongSide:    '----------陷-',
  jiekong:        '-不----庙庙----',
  jiekongSide:    '陷-----------',
  dahaoYear:      '--陷--------陷',
  tianshang:      '---陷平平------',
  tianshi:        '-----平平平----',
});

// docs/rules/languages.md section 4: Tử Vi Đẩu Số Tân Biên. Five grades, Miếu Vượng Đắc Bình Hãm, of the major stars alone.
// biome-ignore format: the table looks like its source
export const VIETNAM_BRIGHTNESS: BrightnessTable = brightnessTable({
  //          子丑寅卯辰巳午未申酉戌亥
  ziwei:     '平得庙平旺庙庙得庙平旺平',
  tianji:    '得得陷庙庙旺得得旺庙庙陷',
  taiyang:   '陷得旺旺旺庙庙得陷陷陷陷',
  wuqu:      '旺庙旺得庙陷旺庙旺得庙陷',
  tiantong:  '旺陷庙得陷得陷陷庙陷陷得',
  lianzhen:  '旺得旺陷庙陷旺得旺陷庙陷',
  tianfu:    '庙平庙平旺得庙得庙平旺得',
  taiyin:    '旺得陷陷陷陷陷得旺庙庙庙',
  tanlang:   '陷庙得陷旺陷陷庙得陷旺陷',
  jumen:     '旺陷旺庙陷陷旺陷得庙陷得',
  tianxiang: '旺得庙陷旺得旺得庙陷旺得',
  tianliang: '旺得旺旺庙陷庙得旺陷庙陷',
  qisha:     '庙得庙陷陷旺庙得庙陷陷旺',
  pojun:     '庙旺陷陷得陷庙旺陷陷得陷',
});

export const BRIGHTNESS_TABLES = ['common', 'zhongzhou', 'vietnam'] as const;
/**
 * The grades of the fourteen major stars, of 文昌 文曲 火星 铃星 擎羊 and of 陀罗: the grades of 全书 with the modern consensus, of 中州派, or of Vietnam, whose
 * table has the major stars alone. 太阳 in 未: 得, 平 or 得; 天机 in 卯: 旺, 旺 or 庙. A row that `brightness` has of these stars counts before them.
 */
export type BrightnessTableId = (typeof BRIGHTNESS_TABLES)[number];

/** The grades of the other stars, by table. */
export const BRIGHTNESS_OF_TABLE: Readonly<Record<BrightnessTableId, BrightnessTable>> = {
  common: COMMON_BRIGHTNESS,
  zhongzhou: ZHONGZHOU_BRIGHTNESS,
  vietnam: VIETNAM_BRIGHTNESS,
};

/** Reads rows of grades; `-` is a palace that the star never reaches or the table leaves out. */
function brightnessTable(rows: Partial<Record<StarId, string>>): BrightnessTable {
  const grades: Record<string, BrightnessId | undefined> = {
    庙: 'miao',
    旺: 'wang',
    得: 'de',
    地: 'di',
    利: 'li',
    平: 'ping',
    不: 'bu',
    闲: 'xianIdle',
    陷: 'xian',
    '-': undefined,
  };
  const read = ([star, row]: [string, string]) => {
    const cells = Array.from(row);
    if (cells.length !== BRANCH_HANZI.length)
      throw new RangeError(`the row of ${star} has ${cells.length} grades, not 12`);
    return [
      star,
      cells.map((cell) => {
        if (!(cell in grades)) throw new RangeError(`"${cell}" in the row of ${star} is not a grade of brightness`);
        return grades[cell];
      }),
    ];
  };
  return Object.fromEntries(Object.entries(rows).map(read));
}
