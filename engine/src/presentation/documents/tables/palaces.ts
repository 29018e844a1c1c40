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

/** One of the twelve palaces. */
export const PALACE = part<ZiweiPalace, ChartFacts>('Palace')({
  ...named('palaces', ROLE),
  /** 0 for the life palace, 1 for siblings, up to 11 for parents. */
  order: whole(ROLE, { min: 0, max: 11 }),
  /** The stem of the palace, which the stem of the year gives. @rule ziwei.palace.stem */
  stem: label('stems'),
  /** The branch that the palace is. @rule ziwei.palace.life leapMonthRule */
  branch: label('branches'),
  /** True for the body palace. @rule ziwei.palace.body leapMonthRule */
  isBodyPalace: flag((palace, { chart }) => palace.branch === chart.ziwei.bodyBranch),
  /** True if its stem is the stem of the year (来因宫). @rule ziwei.palace.origin */
  isOriginPalace: flag((palace, { chart }) => palace.branch === chart.ziwei.originBranch),
  /** Major stars in this palace. @each ziwei.star.{id} */
  majorStars: list(MAJOR_STAR),
  /** Minor stars in this palace. @each ziwei.star.{id} */
  minorStars: list(MINOR_STAR),
  /** Adjective stars in this palace. @rule ziwei.star.list @each ziwei.star.{id} */
  adjectiveStars: list(ADJECTIVE_STAR),
  /** Major stars of the opposite palace, where this one has none. @rule ziwei.palace.borrow */
  borrowedStars: list(MAJOR_STAR, (palace, { chart }) => borrowedStarsOf(chart.ziwei, palace)),
  /** One of each of the four rings of twelve. */
  spirits: section(
    inline<ZiweiPalace, ChartFacts>()({
      /** Of the ring of the growth phases (长生). @rule ziwei.ring.growth */
      growth: label('growthPhases'),
      /** Of the ring of the Doctor (博士). @rule ziwei.ring.doctor */
      doctor: label('doctorSpirits'),
      /** Of the ring before the General Star (将前). @rule ziwei.ring.general */
      general: label('generalSpirits'),
      /** Of the ring before the Year (岁前). @rule ziwei.ring.year */
      year: label('yearSpirits', (palace, { chart }) => yearSpiritOf(palace.yearSpirit, chart.conventions.school)),
    }),
  ),
  /** The ten years that this palace rules, in nominal years of age (虚岁). @rule ziwei.transit.decade */
  decade: object(
    inline<ReturnType<typeof decadeFrom>>()({
      /** The first of them. */
      fromAge: whole(),
      /** The last of them. */
      toAge: whole(),
    }),
    DECADE,
  ),
  /** The nominal ages whose small limit falls here. @rule ziwei.transit.smallLimit */
  smallLimitAges: list(whole(), SMALL_LIMIT.to(smallLimitAgesFrom)),
  /** The opposite palace (对宫). @rule ziwei.palace.trines */
  opposite: label('palaces', ROLE.to(oppositeOf)),
  /** The two palaces in trine (三合). @rule ziwei.palace.trines */
  trines: list(label('palaces'), ROLE.to(trinesOf), { min: 2, max: 2 }),
  /** The two palaces at its sides (夹): on the branch before it, then on the branch after it. @rule ziwei.palace.flanking */
  flanking: list(label('palaces'), ROLE.to(flankingOf), { min: 2, max: 2 }),
  /** The palace on the branch that combines with its own (暗合). @rule ziwei.palace.flanking */
  hidden: label('palaces', (palace, { chart }) => hiddenOf(chart.ziwei.lifeBranch, palace.branch)),
});

/** A transformation of the chart. */
const TRANSFORMATION = transformationPart<TransformedStar, ChartFacts>((own, { chart }) =>
  roleOf(chart.ziwei.lifeBranch, own.branch),
);

/** Members of the whole Zi Wei chart. */
export const ZIWEI = part<ZiweiChart, ChartFacts>('Ziwei')({
  /** The five-element bureau. @rule ziwei.bureau */
  bureau: label('bureaus', (ziwei) => bureauId(ziwei.bureau)),
  /** The pair of the year that the chart is counted from. @rule yearBoundary */
  yearPillar: label('pairs', (ziwei) => ziwei.year),
  /** The nayin of the Zi Wei year: the element of the life (本命, in Vietnam Bản Mệnh). @rule ziwei.nayin cycle.nayin */
  nayin: label('nayin', (ziwei) => nayinOf(ziwei.year)),
  /** The life palace. @rule ziwei.palace.life leapMonthRule */
  lifePalace: object(PALACE_POSITION, (ziwei) => ziwei.palaces[ziwei.lifeBranch]!),
  /** The palace that is the body palace too. @rule ziwei.palace.body leapMonthRule */
  bodyPalace: object(PALACE_POSITION, (ziwei) => ziwei.palaces[ziwei.bodyBranch]!),
  /** The Life Ruler (命主). @rule ziwei.ruler.life */
  lifeRuler: label('gradedStars'),
  /** The Body Ruler (身主). @rule ziwei.ruler.body */
  bodyRuler: label('gradedStars'),
  /** The palace with the stem of the year (来因宫). @rule ziwei.palace.origin */
  originPalace: object(PALACE_POSITION, (ziwei) => ziwei.palaces[ziwei.originBranch]!),
  /** Polarity of the year, and gender. @rule ziwei.gender */
  yinYangGender: label('yinYangGenders', yinYangGenderOf),
  /** Lu, Quan, Ke, Ji: the four transformations of the year, and where they fall. @rule ziwei.transformation.table */
  transformations: list(object(TRANSFORMATION), { min: 4, max: 4 }),
});
