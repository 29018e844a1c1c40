// Yang man, yin man, yang woman, yin woman: yang or yin is the polarity of the Zi Wei year's stem.

export const YIN_YANG_GENDER_IDS = ['yangMale', 'yinMale', 'yangFemale', 'yinFemale'] as const;
export type YinYangGenderId = (typeof YIN_YANG_GENDER_IDS)[number];

/** Yin or yang and gender of a chart: yang men and yin women go forward. */
export function yinYangGenderOf({
  forward,
  male,
}: {
  readonly forward: boolean;
  readonly male: boolean;
}): YinYangGenderId {
  const yang = forward === male;
  if (male) return yang ? 'yangMale' : 'yinMale';
  return yang ? 'yangFemale' : 'yinFemale';
}
