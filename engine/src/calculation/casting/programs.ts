// Conventions with which this engine reproduces the charts of other programs. docs/compare.md lists the compared facts and the remaining differences. The
// comparison in conformance/prove uses this table.

import type { ConventionOptions } from './conventions.ts';

/** A well-known program by its own name, or what the programs of a school have in common. */
export interface OtherProgram {
  readonly name: string;
  /** Conventions to cast with; the birthplace and the defaults decide the rest. */
  readonly conventions: ConventionOptions;
}

// biome-ignore format: one program a row
export const PROGRAMS = {
  wenmo:           { name: '文墨天机', conventions: { school: 'wenmo' } },
  vietnam:         { name: 'Tử Vi Việt Nam', conventions: { solarTime: 'clock', school: 'vietnam', calendarRegion: 'vietnam' } },
  zhongzhou:       { name: '中州派', conventions: { school: 'zhongzhou' } },
  zhongzhouEarth:  { name: '中州派 地盘', conventions: { school: 'zhongzhou', plate: 'earth' } },
  zhongzhouHuman:  { name: '中州派 人盘', conventions: { school: 'zhongzhou', plate: 'human' } },
  iztro:           { name: 'iztro', conventions: { solarTime: 'clock', gradesOfMinorStars: 'none', voids: 'one' } },
  iztroZhongzhou:  { name: 'iztro (zhongzhou)', conventions: { solarTime: 'clock', school: 'zhongzhou', dayBoundary: 'zi', gradesOfStars: 'common', gradesOfMinorStars: 'none', voids: 'one', transformationsOfWu: 'tanlang-taiyin-youbi-tianji', transformationsOfGeng: 'taiyang-wuqu-taiyin-tiantong', transformationsOfRen: 'tianliang-ziwei-zuofu-wuqu' } },
  fortel:          { name: 'fortel-ziweidoushu', conventions: { solarTime: 'clock', school: 'zhongzhou', dayBoundary: 'zi' } },
  lasotuvi:        { name: 'lasotuvi', conventions: { solarTime: 'clock', school: 'vietnam', transformationsOfGeng: 'taiyang-wuqu-tiantong-taiyin', transformationsOfRen: 'tianliang-ziwei-tianfu-wuqu' } },
  tyme4ts:         { name: 'tyme4ts', conventions: { solarTime: 'clock' } },
  lunarJavascript: { name: 'lunar-javascript', conventions: { solarTime: 'clock', dayBoundary: 'midnight' } },
  manseryeok:      { name: 'manseryeok', conventions: { solarTime: 'clock', dayBoundary: 'midnight', lateZiStem: 'sameDay', calendarRegion: 'korea' } },
} as const satisfies Readonly<Record<string, OtherProgram>>;

export type ProgramId = keyof typeof PROGRAMS;
export const PROGRAM_IDS = /* @__PURE__ */ Object.keys(PROGRAMS) as readonly ProgramId[];
