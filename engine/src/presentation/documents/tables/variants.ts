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
  /** The lunar year. */
  year,
  /** The month. */
  month,
  /** The day. */
  day,
  /** True for the leap month of that number. */
  leapMonth,
  /** The date in words. */
  text: dateInWords,
});

const DECADE_START = inline<Chart>()({
  /** The nominal age at which it begins. */
  fromAge: whole(({ ziwei }) => ziwei.bureau, { min: 2, max: 6 }),
  /** Its last age. */
  toAge: whole(({ ziwei }) => ziwei.bureau + ziwei.decadeYears - 1),
  /** Direction in which the decades run. */
  direction: label('directions', ({ ziwei }) => directionOf(ziwei)),
  /** Its palace. */
  palace: label('palaces', ({ ziwei }) => firstDecadeOf(ziwei)),
});

const GROWTH_START = inline<Chart>()({
  /** Its branch. */
  branch: label('branches', ({ ziwei }) => growthOf(ziwei).branch),
  /** Direction in which the ring runs. */
  direction: label('directions', ({ ziwei }) => directionOf(growthOf(ziwei))),
});

const ofPillars = (phase: 'growthPhase' | 'selfPhase') =>
  list(label('growthPhases'), ({ pillars }: Chart) => PILLAR_IDS.map((id) => pillars[id][phase]), { min: 4, max: 4 });

const GROWTH_PHASES = inline<Chart>()({
  /** Phases of the Day Master on the branches (星运). */
  ofDayMaster: ofPillars('growthPhase'),
  /** The phase of each stem on its own branch (自坐). */
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
  /** The four pillars. */
  fourPillars: object(PILLARS, ({ pillars }: Chart) => pillars),
  /** The date in the lunar calendar. @rule calendar.date.local calendarRegion dayBoundary solarTime */
  lunarDate: object(DATE, ({ moment }: Chart) => moment),
  /** The life palace. @rule ziwei.palace.life leapMonthRule */
  lifePalace: object(PALACE_POSITION, ({ ziwei }: Chart) => ziwei.palaces[ziwei.lifeBranch]!),
  /** The role of the palace that is the body palace too. @rule ziwei.palace.body leapMonthRule */
  bodyPalace: label('palaces', ({ ziwei }: Chart) => roleOf(ziwei.lifeBranch, ziwei.bodyBranch)),
  /** The five-element bureau. @rule ziwei.bureau */
  bureau: label('bureaus', ({ ziwei }: Chart) => bureauId(ziwei.bureau)),
  /** The main star. @rule ziwei.mainStar ziwei.palace.borrow */
  mainStar: label('mainStars', ({ ziwei }: Chart) => ziwei.mainStar.id),
  /** The Life Ruler (命主). @rule ziwei.ruler.life */
  lifeRuler: label('gradedStars', ({ ziwei }: Chart) => ziwei.lifeRuler),
  /** The Body Ruler (身主). @rule ziwei.ruler.body */
  bodyRuler: label('gradedStars', ({ ziwei }: Chart) => ziwei.bodyRuler),
  /** The first decade, and the direction of them all. @rule ziwei.transit.decade ziwei.gender */
  decadeStart: object(DECADE_START, (chart: Chart) => chart),
  /** Direction in which the small limit runs. */
  smallLimitRun: label('directions', ({ ziwei }: Chart) => directionOf({ forward: ziwei.smallLimitForward })),
  /** The first phase of the ring of growth (长生). */
  growthStart: object(GROWTH_START, (chart: Chart) => chart),
  /** The growth phases of the four pillars, from the year to the hour. */
  growthPhases: object(GROWTH_PHASES, (chart: Chart) => chart),
  /** The four transformations of the year. @rule ziwei.transformation.table */
  transformations: list(object(TRANSFORMATION), ({ ziwei }: Chart) => transformationsOf(ziwei), { min: 4, max: 4 }),
};

/** Compared members of a chart. */
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

/** One choice or two, and the parameters to change for them. */
const CHOICES = part<Choices>('Choices')({
  /** Ids of the changed conventions or clocks. */
  of: list(choice(CHOICE_IDS, 'ChoiceId')),
  /** The parameters that ask for it, over those of the chart. */
  request: open<Request>(REQUEST, 'Readonly<Record<string, string | number | boolean>>'),
  /** Of clockShift: the minutes added to the clock time. -60: an hour of summer time is taken off; 60, 120: the clock is read as one or two hours behind. */
  shiftMinutes: optional(whole()),
});

/** Another chart of the birth. Of what is compared it has what differs; the value of the chart is in `chart`. */
const VARIANT = part<Variant>('Variant')({
  /** The choices that give it: fewest first, then the commonest. Any one of them is enough. */
  choices: list(object(CHOICES)),
  /** Members that differ. */
  differs: list(choice(VARIANT_MEMBERS, 'VariantMember')),
  /** The four pillars. */
  fourPillars: optional(otherPairs, object(KNOWN_PILLARS)),
  /** The date in the lunar calendar. */
  lunarDate: optional(where('lunarDate'), COMPARED.lunarDate),
  /** The life palace. */
  lifePalace: optional(where('lifePalace'), COMPARED.lifePalace),
  /** The role of the palace that is the body palace too. */
  bodyPalace: optional(where('bodyPalace'), COMPARED.bodyPalace),
  /** The five-element bureau. */
  bureau: optional(where('bureau'), COMPARED.bureau),
  /** The main star. */
  mainStar: optional(where('mainStar'), COMPARED.mainStar),
  /** The Life Ruler (命主). */
  lifeRuler: optional(where('lifeRuler'), COMPARED.lifeRuler),
  /** The Body Ruler (身主). */
  bodyRuler: optional(where('bodyRuler'), COMPARED.bodyRuler),
  /** The first decade, and the direction of them all. */
  decadeStart: optional(where('decadeStart'), COMPARED.decadeStart),
  /** Direction in which the small limit runs. */
  smallLimitRun: optional(where('smallLimitRun'), COMPARED.smallLimitRun),
  /** The first phase of the ring of growth (长生). */
  growthStart: optional(where('growthStart'), COMPARED.growthStart),
  /** The growth phases of the four pillars, from the year to the hour. */
  growthPhases: optional(where('growthPhases'), COMPARED.growthPhases),
  /** The four transformations of the year. */
  transformations: optional(where('transformations'), COMPARED.transformations),
  /** Number of major, minor and adjective stars that are in another palace, missing, or have another brightness or transformation. */
  otherStars: whole(),
});

/** Comparison with another program. */
const MATCH = part<NonNullable<VariantFacts['showing']>>('VariantMatch')({
  /** Number of variants that show all of it. */
  count: whole(({ variants }) => variants.length),
  /** Members in which the chart itself differs. Empty: it shows all of it, without another choice. */
  missingHere: list(choice(SHOWN_IDS, 'ShownId'), ({ missing }) => missing),
  /** The variant that comes nearest, where none shows all of it and it shows more than the chart itself. */
  nearest: optional(
    object(
      inline<NonNullable<NonNullable<VariantFacts['showing']>['nearest']>>()({
        /** The variant. */
        variant: object(VARIANT),
        /** Members in which it differs. */
        missing: list(choice(SHOWN_IDS, 'ShownId')),
      }),
    ),
  ),
});

/** A warning about the chart. The chart by the other choice is among the variants. */
const VARIANTS_WARNING = part<Warning | CallerWarning>('VariantsWarning')(warningMembers(WARNING_CODES, warningText));

/** The birth whose charts are compared. */
const VARIANTS_BIRTH = part<VariantFacts>('VariantsBirth')({
  /** The birthplace. */
  place: object(PLACE),
  /** The time on the clock of the birthplace. */
  clockTime: localTime(({ all }) => all.chart.clock.clock),
});

/** A birth under every other choice, one at a time and then two: why another program may show another chart. */
const TABLE = part<VariantFacts, VariantFacts>('Variants')({
  /** The language of the names and sentences in this document. */
  language: language(),
  /** The birth: where, and when by the clock. */
  birth: section(VARIANTS_BIRTH),
  /** Compared members of the requested chart. */
  chart: object(COMPARED_CHART, ({ all }) => all.chart),
  /** Number of other charts, shown or not. */
  count: whole(({ all }) => all.variants.length),
  /** Comparison with another program; absent without one. */
  match: optional(({ showing }) => showing, object(MATCH)),
  /** The other charts, fewest choices first, then the commonest; where something was asked for, those that show it. Possibly empty. @rule variants.choices */
  variants: list(object(VARIANT)),
  /** Single choices that change nothing of what is compared. @rule variants.choices */
  withoutEffect: list(object(CHOICES), ({ all }) => all.withoutEffect),
  /** The conventions by which the chart was cast. */
  conventions: object(FULL_CONVENTIONS, ({ all }) => all.chart.conventions),
  /** Warnings about the birth or the chart. An empty list when there are none. @each warnings */
  warnings: list(object(VARIANTS_WARNING)),
});

/** The table with the types of its rows. */
export type Table = typeof TABLE;

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
