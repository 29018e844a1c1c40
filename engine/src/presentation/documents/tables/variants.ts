// The document of variants: the compared members of the chart, and for each variant its differences and the parameters for it.

import type { BirthMoment } from '../../../calculation/calendar/birth-moment.ts';
import type { Chart } from '../../../calculation/casting/chart.ts';
import { SHOWN_IDS } from '../../../calculation/casting/matching-variants.ts';
import {
  CHOICE_IDS,
  type Choices,
  type ComparedMember,
  firstDecadeOf,
  growthOf,
  VARIANT_MEMBERS,
  type Variant,
} from '../../../calculation/casting/variants.ts';
import { WARNING_CODES, type Warning } from '../../../calculation/casting/warnings.ts';
import { type KnownPairs, PILLAR_IDS } from '../../../calculation/pillars/four-pillars.ts';
import { directionOf } from '../../../calculation/pillars/luck.ts';
import { bureauId } from '../../../calculation/ziwei/bureau.ts';
import { roleOf } from '../../../calculation/ziwei/palaces.ts';
import type { TransformedStar, ZiweiChart } from '../../../calculation/ziwei/ziwei-chart.ts';
import {
  choice,
  inline,
  label,
  language,
  list,
  localTime,
  type MembersOf,
  object,
  open,
  optional,
  type Part,
  part,
  section,
  whole,
} from '../vocabulary/member.ts';
import { LUNAR_DATE, PLACE } from './birth.ts';
import type { VariantsDocument } from './document.generated.ts';
import type { CallerWarning } from './facts.ts';
import { FULL_CONVENTIONS } from './full-chart.ts';
import { PALACE_POSITION } from './palace-position.ts';
import { KNOWN_PILLARS, PILLARS } from './pillars.ts';
import { transformationPart } from './transformation.ts';
import type { VariantFacts } from './variant-facts.ts';
import { REQUEST, warningMembers, warningText } from './warnings.ts';

const { year, month, day, leapMonth, text: dateInWords } = LUNAR_DATE.members;

/** A date without its calendar, since two calendars may have the same date. */
const DATE = inline<Pick<BirthMoment, 'lunarDate' | 'lunarCalendar'>>()({
  year,
  month,
  day,
  leapMonth,
  text: dateInWords,
});

const DECADE_START = inline<Chart>()({
  fromAge: whole(({ ziwei }) => ziwei.bureau, { min: 2, max: 6 }),
  toAge: whole(({ ziwei }) => ziwei.bureau + ziwei.decadeYears - 1),
  direction: label('directions', ({ ziwei }) => directionOf(ziwei)),
  palace: label('palaces', ({ ziwei }) => firstDecadeOf(ziwei)),
});

const GROWTH_START = inline<Chart>()({
  branch: label('branches', ({ ziwei }) => growthOf(ziwei).branch),
  direction: label('directions', ({ ziwei }) => directionOf(growthOf(ziwei))),
});

const ofPillars = (phase: 'growthPhase' | 'selfPhase') =>
  list(label('growthPhases'), ({ pillars }: Chart) => PILLAR_IDS.map((id) => pillars[id][phase]), { min: 4, max: 4 });

const GROWTH_PHASES = inline<Chart>()({
  ofDayMaster: ofPillars('growthPhase'),
  ofOwnStems: ofPillars('selfPhase'),
});

/** A transformation, with the role of its palace. */
type RankedTransformation = Omit<TransformedStar, 'branch'> & { readonly role: number };

const transformationsOf = ({
  transformations: transformed,
  lifeBranch: life,
}: ZiweiChart): readonly RankedTransformation[] =>
  transformed.map(({ branch: palace, ...own }) => ({ ...own, role: roleOf(life, palace) }));

const TRANSFORMATION = transformationPart<RankedTransformation>(({ role }) => role);

/** Compared members of a chart. */
const COMPARED = {
  fourPillars: object(PILLARS, ({ pillars }: Chart) => pillars),
  lunarDate: object(DATE, ({ moment }: Chart) => moment),
  lifePalace: object(PALACE_POSITION, ({ ziwei }: Chart) => ziwei.palaces[ziwei.lifeBranch]!),
  bodyPalace: label('palaces', ({ ziwei }: Chart) => roleOf(ziwei.lifeBranch, ziwei.bodyBranch)),
  bureau: label('bureaus', ({ ziwei }: Chart) => bureauId(ziwei.bureau)),
  mainStar: label('mainStars', ({ ziwei }: Chart) => ziwei.mainStar.id),
  lifeRuler: label('gradedStars', ({ ziwei }: Chart) => ziwei.lifeRuler),
  bodyRuler: label('gradedStars', ({ ziwei }: Chart) => ziwei.bodyRuler),
  decadeStart: object(DECADE_START, (chart: Chart) => chart),
  smallLimitRun: label('directions', ({ ziwei }: Chart) => directionOf({ forward: ziwei.smallLimitForward })),
  growthStart: object(GROWTH_START, (chart: Chart) => chart),
  growthPhases: object(GROWTH_PHASES, (chart: Chart) => chart),
  transformations: list(object(TRANSFORMATION), ({ ziwei }: Chart) => transformationsOf(ziwei), { min: 4, max: 4 }),
};

const COMPARED_CHART = part<Chart>('ComparedChart')(COMPARED);

/** The chart of a variant, if one of its members differs. */
const where = (member: ComparedMember) => (variant: Variant) =>
  variant.differs.includes(member) ? variant.chart : undefined;

/** The pillars of a variant that differ. */
function otherPairs({ chart: { pillars }, differs }: Variant): KnownPairs | undefined {
  const other = PILLAR_IDS.filter((id) => differs.includes(`${id}Pillar`));
  return other.length === 0 ? undefined : Object.fromEntries(other.map((id) => [id, pillars[id].pair]));
}

/** Parameters by their names. */
type Request = Choices['request'];

const CHOICES = part<Choices>('Choices')({
  of: list(choice(CHOICE_IDS, 'ChoiceId')),
  request: open<Request>(REQUEST, 'Readonly<Record<string, string | number | boolean>>'),
  shiftMinutes: optional(whole()),
});

const VARIANT = part<Variant>('Variant')({
  choices: list(object(CHOICES)),
  differs: list(choice(VARIANT_MEMBERS, 'VariantMember')),
  fourPillars: optional(otherPairs, object(KNOWN_PILLARS)),
  lunarDate: optional(where('lunarDate'), COMPARED.lunarDate),
  lifePalace: optional(where('lifePalace'), COMPARED.lifePalace),
  bodyPalace: optional(where('bodyPalace'), COMPARED.bodyPalace),
  bureau: optional(where('bureau'), COMPARED.bureau),
  mainStar: optional(where('mainStar'), COMPARED.mainStar),
  lifeRuler: optional(where('lifeRuler'), COMPARED.lifeRuler),
  bodyRuler: optional(where('bodyRuler'), COMPARED.bodyRuler),
  decadeStart: optional(where('decadeStart'), COMPARED.decadeStart),
  smallLimitRun: optional(where('smallLimitRun'), COMPARED.smallLimitRun),
  growthStart: optional(where('growthStart'), COMPARED.growthStart),
  growthPhases: optional(where('growthPhases'), COMPARED.growthPhases),
  transformations: optional(where('transformations'), COMPARED.transformations),
  otherStars: whole(),
});

const MATCH = part<NonNullable<VariantFacts['showing']>>('VariantMatch')({
  count: whole(({ variants }) => variants.length),
  missingHere: list(choice(SHOWN_IDS, 'ShownId'), ({ missing }) => missing),
  nearest: optional(
    object(
      inline<NonNullable<NonNullable<VariantFacts['showing']>['nearest']>>()({
        variant: object(VARIANT),
        missing: list(choice(SHOWN_IDS, 'ShownId')),
      }),
    ),
  ),
});

/** A warning about the chart; the other choice is among the variants. */
const VARIANTS_WARNING = part<Warning | CallerWarning>('VariantsWarning')(warningMembers(WARNING_CODES, warningText));

const VARIANTS_BIRTH = part<VariantFacts>('VariantsBirth')({
  place: object(PLACE),
  clockTime: localTime(({ all }) => all.chart.clock.clock),
});

const TABLE = part<VariantFacts, VariantFacts>('Variants')({
  language: language(),
  birth: section(VARIANTS_BIRTH),
  chart: object(COMPARED_CHART, ({ all }) => all.chart),
  count: whole(({ all }) => all.variants.length),
  match: optional(({ showing }) => showing, object(MATCH)),
  variants: list(object(VARIANT)),
  withoutEffect: list(object(CHOICES), ({ all }) => all.withoutEffect),
  conventions: object(FULL_CONVENTIONS, ({ all }) => all.chart.conventions),
  warnings: list(object(VARIANTS_WARNING)),
});

/** The variants of a chart. */
export const VARIANTS: Part<
  VariantFacts,
  VariantFacts,
  MembersOf<VariantFacts, VariantFacts, VariantsDocument>
> = TABLE;

/** Paths of `fields=compact`, for assistants. */
export const VARIANTS_COMPACT = [
  'language,birth.clockTime,birth.place.name,count,match',
  'chart.fourPillars.hanzi,chart.lunarDate.text',
  'chart.lifePalace.pair.name,chart.bureau.name,chart.mainStar.name,chart.decadeStart',
  'variants.choices.request,variants.fourPillars.year.hanzi,variants.fourPillars.month.hanzi',
  'variants.fourPillars.day.hanzi,variants.fourPillars.hour.hanzi,variants.lunarDate.text,variants.lifePalace.pair.name,variants.bureau.name,variants.mainStar.name',
  'variants.otherStars,warnings',
].join(',');

/** Parts of variants by their names; each has its descriptions. */
export const VARIANTS_PARTS = {
  Variants: TABLE,
  VariantsBirth: VARIANTS_BIRTH,
  ComparedChart: COMPARED_CHART,
  Choices: CHOICES,
  Variant: VARIANT,
  VariantMatch: MATCH,
  VariantsWarning: VARIANTS_WARNING,
};
