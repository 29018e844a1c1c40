// The Zi Wei chart in a document: its twelve palaces, and the chart as a whole.

import { nayinOf } from '../../../calculation/cycle/nayin.ts';
import { bureauId } from '../../../calculation/ziwei/bureau.ts';
import { decadeFrom, smallLimitAgesFrom } from '../../../calculation/ziwei/limits.ts';
import { flankingOf, hiddenOf, oppositeOf, trinesOf } from '../../../calculation/ziwei/palace-relations.ts';
import { roleOf } from '../../../calculation/ziwei/palaces.ts';
import { yearSpiritOf } from '../../../calculation/ziwei/rings.ts';
import { yinYangGenderOf } from '../../../calculation/ziwei/yin-yang-gender.ts';
import {
  borrowedStarsOf,
  type TransformedStar,
  type ZiweiChart,
  type ZiweiPalace,
} from '../../../calculation/ziwei/ziwei-chart.ts';
import { flag, inline, key, label, list, named, object, part, section, whole } from '../vocabulary/member.ts';
import type { ChartFacts } from './facts.ts';
import { PALACE_POSITION } from './palace-position.ts';
import { ADJECTIVE_STAR, MAJOR_STAR, MINOR_STAR } from './stars.ts';
import { transformationPart } from './transformation.ts';

const ROLE = key<ZiweiPalace>(12, (palace) => palace.order);
const MAX_DECADE_YEARS = 10;
/** The age at which a decade begins, at most 116 (last bureau, last palace), and the number of its years. */
const DECADE = key<ZiweiPalace, ChartFacts>(
  (6 + MAX_DECADE_YEARS * 11 + 1) * (MAX_DECADE_YEARS + 1),
  ({ decadeFromAge }, { chart }) => decadeFromAge * (MAX_DECADE_YEARS + 1) + chart.ziwei.decadeYears,
).to((place) => decadeFrom(Math.floor(place / (MAX_DECADE_YEARS + 1)), place % (MAX_DECADE_YEARS + 1)));
const SMALL_LIMIT = key<ZiweiPalace>(12 + 1, (palace) => palace.smallLimitFromAge);

/** A palace. */
export const PALACE = part<ZiweiPalace, ChartFacts>('Palace')({
  ...named('palaces', ROLE),
  order: whole(ROLE, { min: 0, max: 11 }),
  stem: label('stems'),
  branch: label('branches'),
  isBodyPalace: flag((palace, { chart }) => palace.branch === chart.ziwei.bodyBranch),
  isOriginPalace: flag((palace, { chart }) => palace.branch === chart.ziwei.originBranch),
  majorStars: list(MAJOR_STAR),
  minorStars: list(MINOR_STAR),
  adjectiveStars: list(ADJECTIVE_STAR),
  borrowedStars: list(MAJOR_STAR, (palace, { chart }) => borrowedStarsOf(chart.ziwei, palace)),
  spirits: section(
    inline<ZiweiPalace, ChartFacts>()({
      growth: label('growthPhases'),
      doctor: label('doctorSpirits'),
      general: label('generalSpirits'),
      year: label('yearSpirits', (palace, { chart }) => yearSpiritOf(palace.yearSpirit, chart.conventions.school)),
    }),
  ),
  decade: object(
    inline<ReturnType<typeof decadeFrom>>()({
      fromAge: whole(),
      toAge: whole(),
    }),
    DECADE,
  ),
  smallLimitAges: list(whole(), SMALL_LIMIT.to(smallLimitAgesFrom)),
  opposite: label('palaces', ROLE.to(oppositeOf)),
  trines: list(label('palaces'), ROLE.to(trinesOf), { min: 2, max: 2 }),
  flanking: list(label('palaces'), ROLE.to(flankingOf), { min: 2, max: 2 }),
  hidden: label('palaces', (palace, { chart }) => hiddenOf(chart.ziwei.lifeBranch, palace.branch)),
});

/** A transformation of the chart. */
export const TRANSFORMATION = transformationPart<TransformedStar, ChartFacts>((own, { chart }) =>
  roleOf(chart.ziwei.lifeBranch, own.branch),
);

/** Members of the whole Zi Wei chart. */
export const ZIWEI = part<ZiweiChart, ChartFacts>('Ziwei')({
  bureau: label('bureaus', (ziwei) => bureauId(ziwei.bureau)),
  yearPillar: label('pairs', (ziwei) => ziwei.year),
  nayin: label('nayin', (ziwei) => nayinOf(ziwei.year)),
  lifePalace: object(PALACE_POSITION, (ziwei) => ziwei.palaces[ziwei.lifeBranch]!),
  bodyPalace: object(PALACE_POSITION, (ziwei) => ziwei.palaces[ziwei.bodyBranch]!),
  lifeRuler: label('gradedStars'),
  bodyRuler: label('gradedStars'),
  originPalace: object(PALACE_POSITION, (ziwei) => ziwei.palaces[ziwei.originBranch]!),
  yinYangGender: label('yinYangGenders', yinYangGenderOf),
  transformations: list(object(TRANSFORMATION), { min: 4, max: 4 }),
});
