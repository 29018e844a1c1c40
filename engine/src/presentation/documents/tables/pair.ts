// The document of two people: each person, one in the board of the other, the pillars of both, and one moment in both lives. docs/rules/two-people.md H.

import { AT_FORMS } from '../../../calculation/casting/transits/at.ts';
import { TRANSIT_WARNING_CODES, type TransitWarning } from '../../../calculation/casting/transits/transit-warnings.ts';
import { DECADE_KINDS } from '../../../calculation/casting/transits/ziwei-transits.ts';
import { WARNING_CODES, type Warning } from '../../../calculation/casting/warnings.ts';
import { ELEMENT_IDS, element } from '../../../calculation/cycle/element.ts';
import type { Sexagenary } from '../../../calculation/cycle/sexagenary.ts';
import type { ElementRelation, GroupAcross, GroupMember, PairRelation } from '../../../calculation/pair/across.ts';
import type {
  Board,
  BoardPalace,
  FlightLanding,
  GuestFlights,
  GuestTransformation,
  Seat,
  YearStarPlace,
} from '../../../calculation/pair/board.ts';
import type {
  BoardAtLevels,
  LandingAtLevels,
  LevelsOfPerson,
  LuckChangeOfPerson,
  LuckOfBoth,
  LuckOfPerson,
  MomentOfTwo,
  PlaceAtLevels,
  YearTransformation,
} from '../../../calculation/pair/moment.ts';
import { SIDES } from '../../../calculation/pair/person.ts';
import type {
  DayStems,
  ElementCounts,
  ElementsOfBoth,
  GroupCount,
  MissingElement,
  NayinOfBoth,
  PillarsOfBoth,
  PillarsSeen,
  SeenPhase,
  SeenStar,
  SeenTenGods,
  SeenVoid,
  TenGodGroups,
} from '../../../calculation/pair/pillars.ts';
import type {
  BranchesTogether,
  BranchOfPerson,
  BureausTogether,
  SharedStars,
  ZiweiTogether,
} from '../../../calculation/pair/together.ts';
import { PAIR_WARNING_CODES, type PairWarningCode } from '../../../calculation/pair/warning-codes.ts';
import type { PairWarning } from '../../../calculation/pair/warnings.ts';
import { PILLAR_IDS } from '../../../calculation/pillars/four-pillars.ts';
import { LUCK_KINDS } from '../../../calculation/pillars/luck-periods.ts';
import { STAR_BASES } from '../../../calculation/pillars/pillar-star-tables.ts';
import { HALVES } from '../../../calculation/pillars/relations.ts';
import { TEN_GOD_GROUP_IDS, type TenGodGroupId } from '../../../calculation/pillars/ten-gods.ts';
import { fill } from '../../words/fill.ts';
import type { Labels } from '../vocabulary/labels.ts';
import {
  choice,
  flag,
  inline,
  instantTime,
  isoDate,
  label,
  language,
  list,
  localTime,
  type MembersOf,
  named,
  object,
  onRequest,
  optional,
  type Part,
  part,
  section,
  whole,
} from '../vocabulary/member.ts';
import { PLACE } from './birth.ts';
import type { TwoPeopleDocument } from './document.generated.ts';
import { FULL_CONVENTIONS } from './full-chart.ts';
import type { CallerPairWarning, PairFacts, PersonFacts } from './pair-facts.ts';
import { HIDDEN_STEM, KNOWN_PILLARS } from './pillars.ts';
import { MAJOR_STAR, MINOR_STAR } from './stars.ts';
import { transformationMembers, transformationOfStar } from './transformation.ts';
import type { MomentPlaceFacts } from './transit-facts.ts';
import { detailOf, TRANSIT_PARTS } from './transits.ts';
import { datesInWords, OTHER_CHOICE, warningMembers, warningText } from './warnings.ts';

const side = () => choice(SIDES, '');
const pillar = () => choice(PILLAR_IDS, 'PillarId');

// ---- A person

const ZIWEI_OF_PERSON = inline<Sexagenary>()({ yearPillar: label('pairs', (pair) => pair) });

const PERSON = part<PersonFacts>('PersonOfPair')({
  known: choice(['birth', 'day', 'year'], '', ({ person }) => person.known),
  gender: optional(({ person }) => person.gender, choice(['male', 'female'], 'Gender')),
  place: optional(object(PLACE)),
  clockTime: optional(({ person }) => person.chart?.clock.clock, localTime()),
  date: optional(({ person }) => person.date, isoDate()),
  year: optional(({ person }) => person.year, whole()),
  mainStar: optional(({ person }) => person.chart?.ziwei.mainStar.id, label('mainStars')),
  ziwei: optional(({ person }) => person.ziweiYear, object(ZIWEI_OF_PERSON)),
  fourPillars: object(KNOWN_PILLARS, ({ person }) => person.pairs),
});

// ---- One in the board of the other

const SEAT = part<Seat, PairFacts>('SeatOfGuest')({
  ...named('palaces', (seat: Seat) => seat.palace),
  branch: label('branches'),
  opposite: label('palaces'),
  trines: list(label('palaces'), { min: 2, max: 2 }),
  majorStars: list(MAJOR_STAR),
  minorStars: list(MINOR_STAR),
  hostYearStars: list(label('yearStars')),
});

const LANDING = part<GuestTransformation>('LandingOfGuest')({
  ...transformationMembers<GuestTransformation>((own) => own.palace),
  branch: label('branches'),
  opposite: label('palaces'),
  natal: optional(label('transformations')),
});

const YEAR_STAR = part<YearStarPlace>('YearStarOfGuest')({
  ...named('yearStars', (own: YearStarPlace) => own.star),
  branch: label('branches'),
  palace: label('palaces'),
});

const PALACE = part<BoardPalace, PairFacts>('PalaceOfPair')({
  ...named('palaces', (own: BoardPalace) => own.palace),
  branch: label('branches'),
  fromSeat: label('palaces'),
  guestPalace: optional(label('palaces')),
  guestBody: optional(flag()),
  majorStars: optional(list(MAJOR_STAR)),
  minorStars: onRequest(optional(list(MINOR_STAR))),
});

const FLIGHT_LANDING = part<FlightLanding>('FlightOfGuest')({
  ...transformationMembers<FlightLanding>((own) => own.palace),
  branch: label('branches'),
});

const FLIGHTS = part<GuestFlights>('FlightsOfGuest')({
  ...named('palaces', (own: GuestFlights) => own.guestPalace),
  stem: label('stems'),
  transformations: list(object(FLIGHT_LANDING), ({ lands }) => lands, { min: 4, max: 4 }),
  lineage: choice(['one'], '', () => 'one' as const),
});

const BOARD = part<Board, PairFacts>('BoardOfPair')({
  seat: object(SEAT),
  transformations: list(object(LANDING), { min: 4, max: 4 }),
  palaces: list(object(PALACE), { min: 12, max: 12 }),
  yearStars: onRequest(list(object(YEAR_STAR), { min: 12, max: 12 })),
  flights: onRequest(optional(list(object(FLIGHTS)))),
});

// ---- Relations

const relationMembers = <S>(of: (own: S) => PairRelation) => ({
  ...named('pairRelations', (own: S) => of(own).id),
  stems: optional((own: S) => of(own).stems, list(label('stems'), { min: 2, max: 2 })),
  branches: optional((own: S) => of(own).branches, list(label('branches'), { min: 2, max: 2 })),
  element: optional((own: S) => of(own).element, label('elements')),
  half: optional((own: S) => of(own).half, choice(HALVES, '')),
  missing: optional((own: S) => of(own).missing, label('branches')),
  from: optional((own: S) => of(own).from, side()),
  to: optional((own: S) => of(own).to, side()),
  samePolarity: optional((own: S) => of(own).samePolarity, flag()),
  alsoCombines: optional((own: S) => of(own).alsoCombines, flag()),
  hiddenStems: optional((own: S) => of(own).hiddenStems, list(label('stems'), { min: 2, max: 2 })),
  stemClash: optional((own: S) => of(own).stemClash, flag()),
});

const RELATION = part<PairRelation>('RelationOfPair')(relationMembers((own: PairRelation) => own));

type Across = PillarsOfBoth['relations'][number];
const ACROSS = part<Across>('RelationAcross')({
  one: choice(PILLAR_IDS, 'PillarId'),
  other: choice(PILLAR_IDS, 'PillarId'),
  ...relationMembers((own: Across) => own.relation),
});

/** Relation of two elements or of two day stems. */
type AnyElementRelation = ElementRelation | DayStems['relation'];
const ELEMENT_RELATION = part<AnyElementRelation>('ElementRelation')({
  ...named('pairRelations', (own: AnyElementRelation) => own.id),
  element: optional((own) => ('element' in own ? own.element : undefined), label('elements')),
  from: optional(side()),
  to: optional(side()),
  samePolarity: optional((own) => ('samePolarity' in own ? own.samePolarity : undefined), flag()),
});

// ---- Facts of two charts without a direction

const PLACE_TOGETHER = part<BranchOfPerson>('BranchOfPerson')({
  palace: optional(label('palaces')),
  branch: label('branches'),
});

const BRANCHES_TOGETHER = part<BranchesTogether>('BranchesTogether')({
  id: choice(['lifeLife', 'yearYear', 'spouseLife', 'lifeSpouse'], ''),
  one: object(PLACE_TOGETHER),
  other: object(PLACE_TOGETHER),
  distance: whole({ min: 0, max: 6 }),
  relations: list(object(RELATION)),
});

const SHARED_STARS = part<SharedStars>('SharedStars')({
  one: label('palaces'),
  other: label('palaces'),
  stars: list(label('gradedStars')),
});

const TOGETHER = part<ZiweiTogether>('ZiweiTogether')({
  branches: list(object(BRANCHES_TOGETHER)),
  bureaus: optional(
    object(
      inline<BureausTogether>()({
        one: label('bureaus'),
        other: label('bureaus'),
        relation: object(ELEMENT_RELATION),
      }),
    ),
  ),
  sharedStars: optional(list(object(SHARED_STARS))),
});

const ZIWEI = part<PairFacts, PairFacts>('ZiweiOfPair')({
  otherInOne: optional(({ pair }) => pair.ziwei.otherInOne, object(BOARD)),
  oneInOther: optional(({ pair }) => pair.ziwei.oneInOther, object(BOARD)),
  together: object(TOGETHER, ({ pair }) => pair.ziwei.together),
});

// ---- The pillars of both people

const GROUP = part<GroupAcross>('GroupAcross')({
  ...named('relations', (own: GroupAcross) => own.id),
  element: optional(label('elements')),
  members: list(
    object(
      inline<GroupMember>()({
        branch: label('branches'),
        one: list(pillar()),
        other: list(pillar()),
      }),
    ),
    { min: 3, max: 3 },
  ),
});

const SEEN_TEN_GODS = part<SeenTenGods>('SeenTenGods')({
  pillar: choice(PILLAR_IDS, 'PillarId'),
  tenGod: label('tenGods', ({ seen }) => seen.tenGod),
  hiddenStems: list(object(HIDDEN_STEM), ({ seen }) => seen.hiddenStems, { min: 1, max: 3 }),
});

const SEEN_STAR = part<SeenStar>('SeenStar')({
  pillar: choice(PILLAR_IDS, 'PillarId'),
  ...named('pillarStars', ({ star }: SeenStar) => star.id),
  basis: list(choice(STAR_BASES, 'StarBasis'), ({ star }: SeenStar) => star.basis, { min: 1 }),
});

const SEEN = part<PillarsSeen>('SeenByOther')({
  tenGods: optional(list(object(SEEN_TEN_GODS))),
  void: list(
    object(
      inline<SeenVoid>()({
        pillar: choice(PILLAR_IDS, 'PillarId'),
        basis: list(choice(STAR_BASES, 'StarBasis'), { min: 1 }),
      }),
    ),
  ),
  phases: optional(
    list(
      object(
        inline<SeenPhase>()({
          pillar: choice(PILLAR_IDS, 'PillarId'),
          ...named('growthPhases', (own: SeenPhase) => own.phase),
        }),
      ),
    ),
  ),
  stars: onRequest(list(object(SEEN_STAR))),
});

type CountOfGroup = GroupCount & { readonly id: TenGodGroupId };

const GROUP_COUNT = part<CountOfGroup>('TenGodGroupCount')({
  ...named('tenGodGroups', (own: CountOfGroup) => own.id),
  shown: whole(),
  hidden: whole(),
});

const ELEMENT_COUNT = part<MissingElement>('ElementCount')({
  ...named('elements', (own: MissingElement) => own.element),
  count: whole(),
});

const groupCounts = () =>
  list(
    object(GROUP_COUNT),
    (own: TenGodGroups): readonly CountOfGroup[] => TEN_GOD_GROUP_IDS.map((id) => ({ id, ...own[id] })),
    { min: TEN_GOD_GROUP_IDS.length, max: TEN_GOD_GROUP_IDS.length },
  );

const ELEMENT_COUNTS = part<ElementCounts>('ElementCounts')({
  characters: whole(),
  elements: list(
    object(ELEMENT_COUNT),
    ({ counts }): readonly MissingElement[] => counts.map((count, n) => ({ element: element(n), count })),
    { min: ELEMENT_IDS.length, max: ELEMENT_IDS.length },
  ),
});

const missingElements = (read: (own: ElementsOfBoth) => readonly MissingElement[]) => list(object(ELEMENT_COUNT), read);

const NAYIN = part<NayinOfBoth>('NayinOfPair')({
  one: label('nayin'),
  other: label('nayin'),
  identical: flag(),
  relation: object(ELEMENT_RELATION),
});

const FOUR_PILLARS = part<PillarsOfBoth>('FourPillarsOfPair')({
  dayStems: optional(
    object(
      inline<DayStems>()({
        one: label('stems'),
        other: label('stems'),
        relation: object(ELEMENT_RELATION),
      }),
    ),
  ),
  relations: list(object(ACROSS)),
  together: list(object(GROUP)),
  otherSeenByOne: object(SEEN),
  oneSeenByOther: object(SEEN),
  tenGodGroups: object(
    inline<PillarsOfBoth['tenGodGroups']>()({
      one: optional(groupCounts()),
      other: optional(groupCounts()),
    }),
  ),
  elements: optional(
    object(
      inline<ElementsOfBoth>()({
        one: object(ELEMENT_COUNTS),
        other: object(ELEMENT_COUNTS),
        missingInOne: missingElements((own) => own.missingInOne),
        missingInOther: missingElements((own) => own.missingInOther),
      }),
    ),
  ),
  nayin: object(
    inline<PillarsOfBoth['nayin']>()({
      years: optional(object(NAYIN)),
      days: optional(object(NAYIN)),
    }),
  ),
});

// ---- One moment in both lives

type Decade = NonNullable<LevelsOfPerson['decade']>;

const levelMembers = <S extends LevelsOfPerson['year']>() => ({
  ...named('pairs', (own: S) => own.pair),
  branch: label('branches', (own: S) => own.branch),
  palace: label('palaces', (own: S) => own.palace),
});

const LEVELS = part<LevelsOfPerson>('LevelsOfPerson')({
  ages: section(inline<LevelsOfPerson>()({ nominal: whole((own) => own.nominalAge) })),
  decade: optional(
    object(
      inline<Decade>()({
        ...levelMembers<Decade>(),
        kind: choice(DECADE_KINDS, 'DecadeKind'),
        ordinal: optional(whole()),
        fromAge: whole(),
        toAge: whole(),
      }),
    ),
  ),
  year: object(inline<LevelsOfPerson['year']>()(levelMembers<LevelsOfPerson['year']>())),
});

const placeAtLevels = <S extends PlaceAtLevels>() => ({
  branch: label('branches', (own: S) => own.branch),
  palace: label('palaces', (own: S) => own.palace),
  decadePalace: optional((own: S) => own.decadePalace, label('palaces')),
  yearPalace: label('palaces', (own: S) => own.yearPalace),
});

const PLACE_AT_LEVELS = part<PlaceAtLevels>('PlaceAtLevels')(placeAtLevels<PlaceAtLevels>());

const BOARD_AT_LEVELS = part<BoardAtLevels>('BoardAtLevels')({
  seat: object(PLACE_AT_LEVELS),
  transformations: list(
    object(
      inline<LandingAtLevels>()({
        ...transformationOfStar<LandingAtLevels>(),
        ...placeAtLevels<LandingAtLevels>(),
      }),
    ),
    { min: 4, max: 4 },
  ),
});

const YEAR_TRANSFORMATION = part<YearTransformation>('YearTransformation')({
  ...transformationOfStar<YearTransformation>(),
  one: optional(object(PLACE_AT_LEVELS)),
  other: optional(object(PLACE_AT_LEVELS)),
});

const LUCK_OF_PERSON = part<LuckOfPerson>('LuckOfPerson')({
  kind: choice(LUCK_KINDS, 'LuckKind'),
  ordinal: whole(),
  pillar: optional((own) => own.pair, label('pairs')),
});

const CHANGE = part<LuckChangeOfPerson>('LuckChangeOfPerson')({
  ordinal: whole(),
  startsOn: isoDate(),
});

type Changes = LuckOfBoth['changesWithinAYear'][number];

const LUCK = part<LuckOfBoth>('LuckOfPair')({
  one: object(LUCK_OF_PERSON),
  other: object(LUCK_OF_PERSON),
  relations: optional(list(object(RELATION))),
  changesWithinAYear: list(
    object(
      inline<Changes>()({
        one: object(CHANGE),
        other: object(CHANGE),
      }),
    ),
  ),
});

const ZIWEI_AT_MOMENT = part<MomentOfTwo['ziwei']>('ZiweiOfPairAtMoment')({
  one: optional(object(LEVELS)),
  other: optional(object(LEVELS)),
  yearTransformations: optional(list(object(YEAR_TRANSFORMATION), { min: 4, max: 4 })),
  otherInOne: onRequest(optional(object(BOARD_AT_LEVELS))),
  oneInOther: onRequest(optional(object(BOARD_AT_LEVELS))),
});

const MOMENT = part<PairFacts, PairFacts>('MomentOfPair')({
  place: object(TRANSIT_PARTS.MomentPlace, ({ momentPlace }): MomentPlaceFacts => momentPlace!),
  placeAssumed: flag(({ pair }) => pair.moment!.placeAssumed),
  form: choice(AT_FORMS, 'AtForm', ({ moment }) => moment!.form),
  clockTime: localTime(({ moment }) => moment!.clock.clock),
  utc: instantTime(({ moment }) => moment!.instant),
  ziwei: object(ZIWEI_AT_MOMENT, ({ pair }) => pair.moment!.ziwei),
  luck: optional(({ pair }) => pair.moment!.luck, object(LUCK)),
});

// ---- Warnings

type AnyPairWarning = PairWarning | CallerPairWarning;

/** A warning about a person, both of them or their moment. */
const PAIR_WARNING = part<AnyPairWarning>('PairWarning')({
  person: optional(side()),
  ...warningMembers([...WARNING_CODES, ...PAIR_WARNING_CODES, ...TRANSIT_WARNING_CODES], sentenceOf),
  alternative: optional(
    (warning) => ('alternative' in warning ? warning.alternative : undefined),
    object(OTHER_CHOICE),
  ),
});

const isOneOf = <T extends string>(codes: readonly T[], code: string): code is T =>
  (codes as readonly string[]).includes(code);

function sentenceOf(warning: AnyPairWarning, labels: Labels): string {
  if ('detail' in warning) return warning.detail;
  const { code, values } = warning;
  if (isOneOf(PAIR_WARNING_CODES, code)) return ownSentence(code, values, labels);
  if (isOneOf(TRANSIT_WARNING_CODES, code)) return detailOf({ code, values } as TransitWarning, labels);
  return warningText({ code, values } as Warning, labels);
}

function ownSentence(code: PairWarningCode, values: PairWarning['values'], labels: Labels): string {
  const { pair } = labels;
  if (pair === undefined)
    throw new RangeError(`the language ${labels.language} was given without the words of two people`);
  const { pillar: which, ...others } = values;
  const texts = { ...withPairNames(others, labels), ...datesInWords(others, labels.language) };
  return fill(
    pair.warnings[code],
    which === undefined ? texts : { ...texts, pillar: pair.pillars[which as 'year' | 'month'] },
  );
}

/** The values of a warning, each pair of stem and branch by its name in the language: `庚午` as `Geng-Wu`. */
function withPairNames(values: PairWarning['values'], labels: Labels): PairWarning['values'] {
  const names = new Map(labels.of('pairs').map(({ hanzi, name }) => [hanzi, name]));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, names.get(`${value}`) ?? value]));
}

// ---- The document

const TABLE = part<PairFacts, PairFacts>('TwoPeople')({
  language: language(),
  one: object(PERSON, (facts) => facts.personOf('one')),
  other: object(PERSON, (facts) => facts.personOf('other')),
  ziwei: section(ZIWEI),
  fourPillars: object(FOUR_PILLARS, ({ pair }) => pair.fourPillars),
  moment: optional((facts) => (facts.pair.moment === undefined ? undefined : facts), object(MOMENT)),
  conventions: object(FULL_CONVENTIONS, ({ pair }) => pair.conventions),
  warnings: list(object(PAIR_WARNING)),
});

/** Two people side by side. */
export const PAIR: Part<PairFacts, PairFacts, MembersOf<PairFacts, PairFacts, TwoPeopleDocument>> = TABLE;

/** Paths of `fields=compact`, for assistants. */
// biome-ignore format: one part a row
export const PAIR_COMPACT = [
  'language',
  ...SIDES.map((own) => `${own}.known,${own}.clockTime,${own}.date,${own}.year,${own}.mainStar.name,${own}.fourPillars.year.hanzi,${own}.fourPillars.month.hanzi,${own}.fourPillars.day.hanzi,${own}.fourPillars.hour.hanzi`),
  ...['otherInOne', 'oneInOther'].map((board) =>
    `ziwei.${board}.seat.name,ziwei.${board}.seat.branch.id,ziwei.${board}.seat.opposite.name,ziwei.${board}.transformations.id,ziwei.${board}.transformations.star.name,ziwei.${board}.transformations.palace.name`),
  'ziwei.together.branches.id,ziwei.together.branches.distance,ziwei.together.branches.relations.id,ziwei.together.bureaus.relation.id',
  'fourPillars.dayStems.relation,fourPillars.relations.id,fourPillars.relations.one,fourPillars.relations.other,fourPillars.relations.from,fourPillars.together.id,fourPillars.together.members',
  'moment',
  'warnings',
].join(',');

/** Parts by their names; each has its descriptions. */
export const PAIR_PARTS = {
  TwoPeople: TABLE,
  PersonOfPair: PERSON,
  ZiweiOfPair: ZIWEI,
  BoardOfPair: BOARD,
  SeatOfGuest: SEAT,
  LandingOfGuest: LANDING,
  YearStarOfGuest: YEAR_STAR,
  PalaceOfPair: PALACE,
  FlightsOfGuest: FLIGHTS,
  FlightOfGuest: FLIGHT_LANDING,
  ZiweiTogether: TOGETHER,
  BranchesTogether: BRANCHES_TOGETHER,
  BranchOfPerson: PLACE_TOGETHER,
  SharedStars: SHARED_STARS,
  FourPillarsOfPair: FOUR_PILLARS,
  RelationOfPair: RELATION,
  RelationAcross: ACROSS,
  ElementRelation: ELEMENT_RELATION,
  GroupAcross: GROUP,
  SeenByOther: SEEN,
  SeenTenGods: SEEN_TEN_GODS,
  SeenStar: SEEN_STAR,
  TenGodGroupCount: GROUP_COUNT,
  ElementCount: ELEMENT_COUNT,
  ElementCounts: ELEMENT_COUNTS,
  NayinOfPair: NAYIN,
  MomentOfPair: MOMENT,
  ZiweiOfPairAtMoment: ZIWEI_AT_MOMENT,
  LevelsOfPerson: LEVELS,
  PlaceAtLevels: PLACE_AT_LEVELS,
  BoardAtLevels: BOARD_AT_LEVELS,
  YearTransformation: YEAR_TRANSFORMATION,
  LuckOfPair: LUCK,
  LuckOfPerson: LUCK_OF_PERSON,
  LuckChangeOfPerson: CHANGE,
  PairWarning: PAIR_WARNING,
};
