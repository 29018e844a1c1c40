// The conventions with which this engine gives the charts of other programs. docs/compare.md lists the compared facts and the differences that remain. The
// comparison in conformance/prove uses this table.

import type { ConventionOptions } from './conventions.ts';

/** A program that many know, by its own name. */
export interface OtherProgram {
  readonly name: string;
  /** The conventions to cast by; all else is left to the birthplace and to the defaults. */
  readonly conventions: ConventionOptions;
}

// biome-ignore format: one program a row
export const PROGRAMS = {
  wenmo:           { name: '文墨天机', conventions: { school: 'wenmo' } },
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
