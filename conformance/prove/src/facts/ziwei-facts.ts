// Facts of a Zi Wei chart. Those of a palace begin with its branch: `子.major`.

import type { School, Star, ZiweiChart } from 'beichen';
import {
  BRANCH_HANZI,
  BUREAU_IDS,
  DOCTOR_SPIRIT_IDS,
  GENERAL_SPIRIT_IDS,
  GROWTH_PHASE_IDS,
  PALACE_IDS,
  STEM_HANZI,
} from 'beichen/glossary';
import { type Facts, list } from './facts.ts';

/** Facts of a Zi Wei chart by Beichen. */
export function ziweiFacts(chart: ZiweiChart, school: School): Facts {
  const facts: Record<string, string> = {
    bureau: BUREAU_IDS[chart.bureau - 2]!,
    life: BRANCH_HANZI[chart.lifeBranch]!,
    body: BRANCH_HANZI[chart.bodyBranch]!,
    origin: BRANCH_HANZI[chart.originBranch]!,
    lifeRuler: chart.lifeRuler,
    bodyRuler: chart.bodyRuler,
  };
  for (const palace of chart.palaces) {
    const at = BRANCH_HANZI[palace.branch]!;
    const graded = [...palace.majorStars, ...palace.minorStars];
    facts[`${at}.stem`] = STEM_HANZI[palace.stem]!;
    facts[`${at}.role`] = PALACE_IDS[palace.order]!;
    facts[`${at}.major`] = list(palace.majorStars.map((star) => star.id));
    facts[`${at}.minor`] = list(palace.minorStars.map((star) => star.id));
    facts[`${at}.adjective`] = list(palace.adjectiveStars.map((star) => star.id));
    facts[`${at}.brightness`] = list(graded.flatMap(quality('brightness')));
    facts[`${at}.transformation`] = list(graded.flatMap(quality('transformation')));
    facts[`${at}.growth`] = GROWTH_PHASE_IDS[palace.growth]!;
    facts[`${at}.doctor`] = DOCTOR_SPIRIT_IDS[palace.doctor]!;
    facts[`${at}.general`] = GENERAL_SPIRIT_IDS[palace.general]!;
    facts[`${at}.year`] = school.yearSpirits[palace.yearSpirit]!;
    facts[`${at}.decade`] = `${palace.decadeFromAge}-${palace.decadeFromAge + 9}`;
    facts[`${at}.smallLimit`] = String(palace.smallLimitFromAge);
  }
  return facts;
}

const quality =
  (name: 'brightness' | 'transformation') =>
  (star: Star): string[] =>
    star[name] === undefined ? [] : [`${star.id} ${star[name]}`];
