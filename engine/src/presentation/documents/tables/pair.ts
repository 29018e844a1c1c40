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
import { detailOf, MOMENT_PLACE } from './transits.ts';
import { datesInWords, OTHER_CHOICE, warningMembers, warningText } from './warnings.ts';

const side = () => choice(SIDES, '');
const pillar = () => choice(PILLAR_IDS, 'PillarId');

// ---- A person

const ZIWEI_OF_PERSON = inline<Sexagenary>()({
  /** The year of the Zi Wei chart: the lunar year, or the solar one by `yearBoundary`. @rule pair.year */
  yearPillar: label('pairs', (pair) => pair),
});

/** A person, and what is known of the birth. What is not known is absent. */
const PERSON = part<PersonFacts>('PersonOfPair')({
  /** Form of the person: `birth`, `day` (no hour) or `year` alone. */
  known: choice(['birth', 'day', 'year'], '', ({ person }) => person.known),
  /** The gender; absent where it was not given. */
  gender: optional(({ person }) => person.gender, choice(['male', 'female'], 'Gender')),
  /** The birthplace of a birth. */
  place: optional(object(PLACE)),
  /** Clock time of the birth, ISO 8601 without an offset. */
  clockTime: optional(({ person }) => person.chart?.clock.clock, localTime()),
  /** The date of a day without an hour. */
  date: optional(({ person }) => person.date, isoDate()),
  /** The year that was given, for a year alone. @rule pair.yearAlone */
  year: optional(({ person }) => person.year, whole()),
  /** The main star of a birth. @rule ziwei.mainStar ziwei.palace.borrow */
  mainStar: optional(({ person }) => person.chart?.ziwei.mainStar.id, label('mainStars')),
  /** Known part of the Zi Wei chart; absent if its year is not known. */
  ziwei: optional(({ person }) => person.ziweiYear, object(ZIWEI_OF_PERSON)),
  /** The known ones of the four pillars. */
  fourPillars: object(KNOWN_PILLARS, ({ person }) => person.pairs),
});

// ---- One in the board of the other

/** The palace of the host at the branch of the year of the guest (太岁入卦). */
const SEAT = part<Seat, PairFacts>('SeatOfGuest')({
  ...named('palaces', (seat: Seat) => seat.palace),
  /** The branch of the year of the guest. */
  branch: label('branches'),
  /** The palace of the host across from it. */
  opposite: label('palaces'),
  /** The two palaces of the host in its triad. */
  trines: list(label('palaces'), { min: 2, max: 2 }),
  /** The major stars of the host there. An empty palace borrows none. @each ziwei.star.{id} */
  majorStars: list(MAJOR_STAR),
  /** The minor stars of the host there. @each ziwei.star.{id} */
  minorStars: list(MINOR_STAR),
  /** Stars there, of the twelve that the host’s own year places. @rule pair.ziwei.yearStars @each ziwei.star.{id} */
  hostYearStars: list(label('yearStars')),
});

/** A star that the year of the guest transforms, and where the host has it. */
const LANDING = part<GuestTransformation>('LandingOfGuest')({
  ...transformationMembers<GuestTransformation>((own) => own.palace),
  /** Its branch in the board of the host. */
  branch: label('branches'),
  /** The palace of the host across from it: the one that a Ji clashes. */
  opposite: label('palaces'),
  /** Transformation of the same star by the host’s own year; absent if there is none. */
  natal: optional(label('transformations')),
});

/** A star that the year of the guest places, in the board of the host. */
const YEAR_STAR = part<YearStarPlace>('YearStarOfGuest')({
  ...named('yearStars', (own: YearStarPlace) => own.star),
  /** Its branch. */
  branch: label('branches'),
  /** The palace of the host there. */
  palace: label('palaces'),
});

/** A palace of the host, and what the guest has at its branch. */
const PALACE = part<BoardPalace, PairFacts>('PalaceOfPair')({
  ...named('palaces', (own: BoardPalace) => own.palace),
  /** The branch, the same place in both charts. */
  branch: label('branches'),
  /** Its role counted from the seat of the guest. @rule pair.ziwei.fromSeat */
  fromSeat: label('palaces'),
  /** The palace of the guest at this branch; absent without a board of the guest. */
  guestPalace: optional(label('palaces')),
  /** True for the body palace of the guest. */
  guestBody: optional(flag()),
  /** The major stars of the guest here, as bright and transformed as in the chart of the guest. @each ziwei.star.{id} */
  majorStars: optional(list(MAJOR_STAR)),
  /** The minor stars of the guest here, in the same way. On request only. @each ziwei.star.{id} */
  minorStars: onRequest(optional(list(MINOR_STAR))),
});

/** A star that the stem of a palace of the guest transforms, in the board of the host. */
const FLIGHT_LANDING = part<FlightLanding>('FlightOfGuest')({
  ...transformationMembers<FlightLanding>((own) => own.palace),
  /** Its branch in the board of the host. */
  branch: label('branches'),
});

/** The four flights of a palace of the guest into the board of the host. */
const FLIGHTS = part<GuestFlights>('FlightsOfGuest')({
  ...named('palaces', (own: GuestFlights) => own.guestPalace),
  /** Its stem. */
  stem: label('stems'),
  /** The four stars that the stem transforms, in the board of the host. */
  transformations: list(object(FLIGHT_LANDING), ({ lands }) => lands, { min: 4, max: 4 }),
  /** Always `one`: a single lineage teaches these flights. */
  lineage: choice(['one'], '', () => 'one' as const),
});

/** A guest in the board of a host. Palaces are palaces of the host, unless a member is named after the guest. */
const BOARD = part<Board, PairFacts>('BoardOfPair')({
  /** Palace of the guest’s year in the board of the host (太岁入卦). @rule pair.ziwei.seat */
  seat: object(SEAT),
  /** Lu, Quan, Ke, Ji of the year of the guest, and where the host has those stars. @rule pair.ziwei.transformations */
  transformations: list(object(LANDING), { min: 4, max: 4 }),
  /** The twelve palaces of the host by branch, from zi (子) to hai (亥), and what the guest has there. @rule pair.ziwei.palaces */
  palaces: list(object(PALACE), { min: 12, max: 12 }),
  /** The twelve stars that the year of the guest places, in the board of the host. On request only. @rule pair.ziwei.yearStars @each ziwei.star.{id} */
  yearStars: onRequest(list(object(YEAR_STAR), { min: 12, max: 12 })),
  /**
   * The flights of the twelve palaces of the guest into the board of the host; absent without a board of the guest. One lineage teaches them. On request only.
   * @rule pair.ziwei.flights
   */
  flights: onRequest(optional(list(object(FLIGHTS)))),
});

// ---- Relations

const relationMembers = <S>(of: (own: S) => PairRelation) => ({
  ...named('pairRelations', (own: S) => of(own).id),
  /** Of a relation of stems, the stem of `one` and the stem of `other`. */
  stems: optional((own: S) => of(own).stems, list(label('stems'), { min: 2, max: 2 })),
  /** Of a relation of branches, the branch of `one` and the branch of `other`. */
  branches: optional((own: S) => of(own).branches, list(label('branches'), { min: 2, max: 2 })),
  /** The element of a combination; absent otherwise. */
  element: optional((own: S) => of(own).element, label('elements')),
  /** Half of a combination of three; absent otherwise. @rule pillars.relation.halfCombine */
  half: optional((own: S) => of(own).half, choice(HALVES, '')),
  /** The branch that the group lacks; absent otherwise. */
  missing: optional((own: S) => of(own).missing, label('branches')),
  /** The one that acts; absent where neither does. */
  from: optional((own: S) => of(own).from, side()),
  /** The one acted on; absent where neither acts. */
  to: optional((own: S) => of(own).to, side()),
  /** Of a control of stems, whether both are yang or both are yin. @rule pillars.relation.stemControl */
  samePolarity: optional((own: S) => of(own).samePolarity, flag()),
  /** Of a destruction, whether the branches combine too. @rule pillars.relation.destruction */
  alsoCombines: optional((own: S) => of(own).alsoCombines, flag()),
  /** Of a hidden combination, the hidden stems that combine. */
  hiddenStems: optional((own: S) => of(own).hiddenStems, list(label('stems'), { min: 2, max: 2 })),
  /** Of reversed pillars, whether the stems clash; they control each other otherwise. @rule pillars.relation.pillarReverse */
  stemClash: optional((own: S) => of(own).stemClash, flag()),
});

/** A relation of something of `one` with something of `other`. */
const RELATION = part<PairRelation>('RelationOfPair')(relationMembers((own: PairRelation) => own));

type Across = PillarsOfBoth['relations'][number];
/** A relation of a pillar of `one` with a pillar of `other`. */
const ACROSS = part<Across>('RelationAcross')({
  /** The pillar of `one`. */
  one: choice(PILLAR_IDS, 'PillarId'),
  /** The pillar of `other`. */
  other: choice(PILLAR_IDS, 'PillarId'),
  ...relationMembers((own: Across) => own.relation),
});

/** Relation of two elements or of two day stems. */
type AnyElementRelation = ElementRelation | DayStems['relation'];
/** Relation of two elements or two stems. */
const ELEMENT_RELATION = part<AnyElementRelation>('ElementRelation')({
  ...named('pairRelations', (own: AnyElementRelation) => own.id),
  /** The element of two stems that combine; absent otherwise. */
  element: optional((own) => ('element' in own ? own.element : undefined), label('elements')),
  /** The one that acts; absent where neither does. */
  from: optional(side()),
  /** The one acted on; absent where neither acts. */
  to: optional(side()),
  /** Of stems, whether both are yang or both are yin. */
  samePolarity: optional((own) => ('samePolarity' in own ? own.samePolarity : undefined), flag()),
});

// ---- Facts of two charts without a direction

/** A branch of a person. */
const PLACE_TOGETHER = part<BranchOfPerson>('BranchOfPerson')({
  /** The palace of that person there; absent for the branch of a year. */
  palace: optional(label('palaces')),
  /** The branch. */
  branch: label('branches'),
});

/** Two branches, one of each person. */
const BRANCHES_TOGETHER = part<BranchesTogether>('BranchesTogether')({
  /** Pair of palaces: both life palaces, both years, spouse of `one` with life of `other`, or life of `one` with spouse of `other`. */
  id: choice(['lifeLife', 'yearYear', 'spouseLife', 'lifeSpouse'], ''),
  /** The branch of `one`. */
  one: object(PLACE_TOGETHER),
  /** The branch of `other`. */
  other: object(PLACE_TOGETHER),
  /** Palaces between them by the shorter way, 0 to 6. */
  distance: whole({ min: 0, max: 6 }),
  /** Relations of the branches, of the kinds that Zi Wei has. @each pairRelations */
  relations: list(object(RELATION)),
});

/** The stars that stand in a palace of `one` and in a palace of `other`. */
const SHARED_STARS = part<SharedStars>('SharedStars')({
  /** The palace of `one`. */
  one: label('palaces'),
  /** The palace of `other`. */
  other: label('palaces'),
  /** The stars that stand in both. Empty palaces borrow none. @each ziwei.star.{id} */
  stars: list(label('gradedStars')),
});

/** Facts of two Zi Wei charts, without a direction. */
const TOGETHER = part<ZiweiTogether>('ZiweiTogether')({
  /** Branches of both: years, life palaces, and spouse with life both ways. What is not known is left out. @rule pair.ziwei.branches */
  branches: list(object(BRANCHES_TOGETHER)),
  /** Both bureaus, and the relation of their elements; absent without two boards. @rule pair.ziwei.bureaus ziwei.bureau */
  bureaus: optional(
    object(
      inline<BureausTogether>()({
        /** The bureau of `one`. */
        one: label('bureaus'),
        /** The bureau of `other`. */
        other: label('bureaus'),
        /** Relation of their elements. */
        relation: object(ELEMENT_RELATION),
      }),
    ),
  ),
  /** Stars that stand in a palace of one and in a palace of the other; absent without two boards. @rule pair.ziwei.sharedStars */
  sharedStars: optional(list(object(SHARED_STARS))),
});

/** The Zi Wei charts of two people. */
const ZIWEI = part<PairFacts, PairFacts>('ZiweiOfPair')({
  /** `other` in the board of `one`: `one` is the host. Absent where `one` has no hour, and so no board. */
  otherInOne: optional(({ pair }) => pair.ziwei.otherInOne, object(BOARD)),
  /** `one` in the board of `other`: `other` is the host. Absent where `other` has no hour. */
  oneInOther: optional(({ pair }) => pair.ziwei.oneInOther, object(BOARD)),
  /** Facts of both charts, without a direction. */
  together: object(TOGETHER, ({ pair }) => pair.ziwei.together),
});

// ---- The pillars of both people

/** Three branches that both charts have together and neither has alone. */
const GROUP = part<GroupAcross>('GroupAcross')({
  ...named('relations', (own: GroupAcross) => own.id),
  /** The element of the group; absent where it has none. */
  element: optional(label('elements')),
  /** Its three branches, and the pillars that have each. */
  members: list(
    object(
      inline<GroupMember>()({
        /** The branch. */
        branch: label('branches'),
        /** The pillars of `one` with this branch. */
        one: list(pillar()),
        /** The pillars of `other` with this branch. */
        other: list(pillar()),
      }),
    ),
    { min: 3, max: 3 },
  ),
});

/** The ten gods of a pillar, by the day stem of the looker. */
const SEEN_TEN_GODS = part<SeenTenGods>('SeenTenGods')({
  /** The pillar. */
  pillar: choice(PILLAR_IDS, 'PillarId'),
  /** Ten god of its stem. */
  tenGod: label('tenGods', ({ seen }) => seen.tenGod),
  /** The hidden stems of its branch, and what they are to the looker. */
  hiddenStems: list(object(HIDDEN_STEM), ({ seen }) => seen.hiddenStems, { min: 1, max: 3 }),
});

/** A star that the keys of the looker give a pillar. */
const SEEN_STAR = part<SeenStar>('SeenStar')({
  /** The pillar. */
  pillar: choice(PILLAR_IDS, 'PillarId'),
  ...named('pillarStars', ({ star }: SeenStar) => star.id),
  /** The keys of the looker that give it. */
  basis: list(choice(STAR_BASES, 'StarBasis'), ({ star }: SeenStar) => star.basis, { min: 1 }),
});

/** Facts that one person, the looker, finds in the pillars of the other. */
const SEEN = part<PillarsSeen>('SeenByOther')({
  /** The ten gods of the pillars, by the day stem of the looker; absent without it. @rule pair.pillars.tenGods pillars.tenGods */
  tenGods: optional(list(object(SEEN_TEN_GODS))),
  /** Pillars whose branch is void by the year or the day of the looker (空亡). @rule pair.pillars.void pillars.void */
  void: list(
    object(
      inline<SeenVoid>()({
        /** The pillar. */
        pillar: choice(PILLAR_IDS, 'PillarId'),
        /** The pillar of the looker that makes it void. */
        basis: list(choice(STAR_BASES, 'StarBasis'), { min: 1 }),
      }),
    ),
  ),
  /** The growth phase of the day stem of the looker on each branch; absent without it. @rule pair.pillars.phases pillars.growthPhase */
  phases: optional(
    list(
      object(
        inline<SeenPhase>()({
          /** The pillar. */
          pillar: choice(PILLAR_IDS, 'PillarId'),
          ...named('growthPhases', (own: SeenPhase) => own.phase),
        }),
      ),
    ),
  ),
  /** The stars that the keys of the looker give the pillars. On request only. @rule pair.pillars.stars @each pillars.star.{id} */
  stars: onRequest(list(object(SEEN_STAR))),
});

type CountOfGroup = GroupCount & { readonly id: TenGodGroupId };

/** Counts of a group. */
const GROUP_COUNT = part<CountOfGroup>('TenGodGroupCount')({
  ...named('tenGodGroups', (own: CountOfGroup) => own.id),
  /** Among the stems of year, month and hour. */
  shown: whole(),
  /** Among the hidden stems. */
  hidden: whole(),
});

/** An element, and how many characters have it. */
const ELEMENT_COUNT = part<MissingElement>('ElementCount')({
  ...named('elements', (own: MissingElement) => own.element),
  /** Number of characters with it. */
  count: whole(),
});

const groupCounts = () =>
  list(
    object(GROUP_COUNT),
    (own: TenGodGroups): readonly CountOfGroup[] => TEN_GOD_GROUP_IDS.map((id) => ({ id, ...own[id] })),
    { min: TEN_GOD_GROUP_IDS.length, max: TEN_GOD_GROUP_IDS.length },
  );

/** Counts of the known characters by element. */
const ELEMENT_COUNTS = part<ElementCounts>('ElementCounts')({
  /** Number of known characters: two of each pillar. */
  characters: whole(),
  /** Wood, fire, earth, metal, water. */
  elements: list(
    object(ELEMENT_COUNT),
    ({ counts }): readonly MissingElement[] => counts.map((count, n) => ({ element: element(n), count })),
    { min: ELEMENT_IDS.length, max: ELEMENT_IDS.length },
  ),
});

const missingElements = (read: (own: ElementsOfBoth) => readonly MissingElement[]) => list(object(ELEMENT_COUNT), read);

/** The nayin of a pillar of both. */
const NAYIN = part<NayinOfBoth>('NayinOfPair')({
  /** The nayin of `one`. */
  one: label('nayin'),
  /** The nayin of `other`. */
  other: label('nayin'),
  /** True if both are the same nayin. */
  identical: flag(),
  /** Relation of their elements. */
  relation: object(ELEMENT_RELATION),
});

/** The Four Pillars of two people. Only known pillars count. */
const FOUR_PILLARS = part<PillarsOfBoth>('FourPillarsOfPair')({
  /** Both day stems, and their relation; absent where a day is not known. @rule pair.pillars.dayStems */
  dayStems: optional(
    object(
      inline<DayStems>()({
        /** The day stem of `one`. */
        one: label('stems'),
        /** The day stem of `other`. */
        other: label('stems'),
        /** Relation of the two: exactly one. */
        relation: object(ELEMENT_RELATION),
      }),
    ),
  ),
  /** The relations of every pillar of `one` with every pillar of `other`, in the order of the pillars. @rule pair.pillars.relations @each pairRelations */
  relations: list(object(ACROSS)),
  /** Groups of three branches that both charts have together and neither has alone. @rule pair.pillars.together @each pillars.relation.{id} */
  together: list(object(GROUP)),
  /** The pillars of `other` as `one` sees them. */
  otherSeenByOne: object(SEEN),
  /** The pillars of `one` as `other` sees them. */
  oneSeenByOther: object(SEEN),
  /** Counts of each group of ten gods in the chart of each person, without the day stem. @rule pair.pillars.tenGodGroups */
  tenGodGroups: object(
    inline<PillarsOfBoth['tenGodGroups']>()({
      /** In the chart of `one`; absent without the day. */
      one: optional(groupCounts()),
      /** In the chart of `other`; absent without the day. */
      other: optional(groupCounts()),
    }),
  ),
  /** The elements of the known characters of both, as counts; absent where a day is not known. @rule pair.pillars.elements */
  elements: optional(
    object(
      inline<ElementsOfBoth>()({
        /** The counts of `one`. */
        one: object(ELEMENT_COUNTS),
        /** The counts of `other`. */
        other: object(ELEMENT_COUNTS),
        /** The elements that `one` has none of, with their count in `other`. */
        missingInOne: missingElements((own) => own.missingInOne),
        /** The elements that `other` has none of, with their count in `one`. */
        missingInOther: missingElements((own) => own.missingInOther),
      }),
    ),
  ),
  /** The nayin of both. @rule pair.pillars.nayin cycle.nayin */
  nayin: object(
    inline<PillarsOfBoth['nayin']>()({
      /** Of the years; absent where a year is not known. */
      years: optional(object(NAYIN)),
      /** Of the days; absent where a day is not known. */
      days: optional(object(NAYIN)),
    }),
  ),
});

// ---- One moment in both lives

type Decade = NonNullable<LevelsOfPerson['decade']>;

const levelMembers = <S extends LevelsOfPerson['year']>() => ({
  ...named('pairs', (own: S) => own.pair),
  /** Branch of its life palace. */
  branch: label('branches', (own: S) => own.branch),
  /** That palace by its role in the person's natal chart. */
  palace: label('palaces', (own: S) => own.palace),
});

/** The age, the decade and the year of a person. */
const LEVELS = part<LevelsOfPerson>('LevelsOfPerson')({
  /** The age. */
  ages: section(
    inline<LevelsOfPerson>()({
      /** The nominal age. @rule ageAdvance */
      nominal: whole((own) => own.nominalAge),
    }),
  ),
  /** The decade; absent past the twelfth. @rule ziwei.transit.decade ziwei.transit.pair */
  decade: optional(
    object(
      inline<Decade>()({
        ...levelMembers<Decade>(),
        /** A decade, or the time of childhood before the first. @rule childLimitRule */
        kind: choice(DECADE_KINDS, 'DecadeKind'),
        /** 1 for the first decade; absent in childhood. */
        ordinal: optional(whole()),
        /** The first nominal age. */
        fromAge: whole(),
        /** The last nominal age. */
        toAge: whole(),
      }),
    ),
  ),
  /** The year of the moment. @rule ziwei.transit.year ziwei.transit.pair atYearBoundary */
  year: object(inline<LevelsOfPerson['year']>()(levelMembers<LevelsOfPerson['year']>())),
});

const placeAtLevels = <S extends PlaceAtLevels>() => ({
  /** The branch. */
  branch: label('branches', (own: S) => own.branch),
  /** The role in the natal chart of the host. */
  palace: label('palaces', (own: S) => own.palace),
  /** The role counted from the decade of the host; absent past the twelfth. @rule ziwei.transit.roles */
  decadePalace: optional((own: S) => own.decadePalace, label('palaces')),
  /** The role counted from the year of the host. @rule ziwei.transit.roles */
  yearPalace: label('palaces', (own: S) => own.yearPalace),
});

/** A palace of the host, by its roles. */
const PLACE_AT_LEVELS = part<PlaceAtLevels>('PlaceAtLevels')(placeAtLevels<PlaceAtLevels>());

/** A guest at the levels of the host. */
const BOARD_AT_LEVELS = part<BoardAtLevels>('BoardAtLevels')({
  /** Palace of the guest’s year of birth. @rule pair.ziwei.seat */
  seat: object(PLACE_AT_LEVELS),
  /** Stars that the guest’s year of birth transforms, in the board of the host. @rule pair.ziwei.transformations */
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

/** A star that the year of the moment transforms, in both boards. */
const YEAR_TRANSFORMATION = part<YearTransformation>('YearTransformation')({
  ...transformationOfStar<YearTransformation>(),
  /** Its place in the board of `one`; absent without a board. */
  one: optional(object(PLACE_AT_LEVELS)),
  /** Its place in the board of `other`; absent without a board. */
  other: optional(object(PLACE_AT_LEVELS)),
});

/** The luck of a person at the moment. */
const LUCK_OF_PERSON = part<LuckOfPerson>('LuckOfPerson')({
  /** Kind: a luck pillar runs, or none has begun. */
  kind: choice(LUCK_KINDS, 'LuckKind'),
  /** 1 for the first luck pillar, 0 before it. */
  ordinal: whole(),
  /** Its stem and branch; absent before the first. */
  pillar: optional((own) => own.pair, label('pairs')),
});

/** The beginning of a luck pillar. */
const CHANGE = part<LuckChangeOfPerson>('LuckChangeOfPerson')({
  /** Number of the one that begins, 1 for the first. */
  ordinal: whole(),
  /** The date on which it begins, by the clock of the birth. */
  startsOn: isoDate(),
});

type Changes = LuckOfBoth['changesWithinAYear'][number];

/** The luck of both at the moment. */
const LUCK = part<LuckOfBoth>('LuckOfPair')({
  /** The luck of `one`. */
  one: object(LUCK_OF_PERSON),
  /** The luck of `other`. */
  other: object(LUCK_OF_PERSON),
  /** The relations of the two luck pillars; absent while one of them is before the first. @each pairRelations */
  relations: optional(list(object(RELATION))),
  /** Changes of luck of both, of which the later comes at most one calendar year after the earlier. */
  changesWithinAYear: list(
    object(
      inline<Changes>()({
        /** The change of `one`. */
        one: object(CHANGE),
        /** The change of `other`. */
        other: object(CHANGE),
      }),
    ),
  ),
});

/** Levels of the boards of two people at a moment. */
const ZIWEI_AT_MOMENT = part<MomentOfTwo['ziwei']>('ZiweiOfPairAtMoment')({
  /** The levels of `one`; absent without a board. */
  one: optional(object(LEVELS)),
  /** The levels of `other`; absent without a board. */
  other: optional(object(LEVELS)),
  /**
   * The four stars that the year of the moment transforms, in both boards; absent where two lunar calendars put the moment into two years.
   * @rule ziwei.transit.transformations
   */
  yearTransformations: optional(list(object(YEAR_TRANSFORMATION), { min: 4, max: 4 })),
  /** `other` at the levels of `one`. */
  otherInOne: onRequest(optional(object(BOARD_AT_LEVELS))),
  /** `one` at the levels of `other`. */
  oneInOther: onRequest(optional(object(BOARD_AT_LEVELS))),
});

/** One moment in both lives, at one place. */
const MOMENT = part<PairFacts, PairFacts>('MomentOfPair')({
  /** The place of the moment. @rule ziwei.transit.place */
  place: object(MOMENT_PLACE, ({ momentPlace }): MomentPlaceFacts => momentPlace!),
  /** True if no place was given: it is the birthplace of `one`, or of `other` where `one` has none. @rule ziwei.transit.place */
  placeAssumed: flag(({ pair }) => pair.moment!.placeAssumed),
  /** Form of the moment: an instant, or a shorter or longer time. @rule time.form */
  form: choice(AT_FORMS, 'AtForm', ({ moment }) => moment!.form),
  /** Clock time there. */
  clockTime: localTime(({ moment }) => moment!.clock.clock),
  /** The moment in UTC. @rule time.zone.history */
  utc: instantTime(({ moment }) => moment!.instant),
  /** Levels of each board. @rule pair.moment.levels */
  ziwei: object(ZIWEI_AT_MOMENT, ({ pair }) => pair.moment!.ziwei),
  /** The luck of both; absent without two births. @rule pair.moment.luck */
  luck: optional(({ pair }) => pair.moment!.luck, object(LUCK)),
});

// ---- Warnings

type AnyPairWarning = PairWarning | CallerPairWarning;

/** A warning about a person, or about the moment. */
const PAIR_WARNING = part<AnyPairWarning>('PairWarning')({
  /** The person concerned; absent where it concerns both. */
  person: optional(side()),
  ...warningMembers([...WARNING_CODES, ...PAIR_WARNING_CODES, ...TRANSIT_WARNING_CODES], sentenceOf),
  /** The other choice, where members of the person can ask for it. */
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

/** Two people side by side: facts with their direction, no verdict. `one` and `other` are the two people in the order of the request. */
const TABLE = part<PairFacts, PairFacts>('TwoPeople')({
  /** The language of the names and sentences in this document. */
  language: language(),
  /** The first person. @rule pair.known */
  one: object(PERSON, (facts) => facts.personOf('one')),
  /** The second person. @rule pair.known */
  other: object(PERSON, (facts) => facts.personOf('other')),
  /** The Zi Wei charts: each in the board of the other, and what both have together. */
  ziwei: section(ZIWEI),
  /** The Four Pillars of both. */
  fourPillars: object(FOUR_PILLARS, ({ pair }) => pair.fourPillars),
  /** One moment in both lives; absent where none was asked for. */
  moment: optional((facts) => (facts.pair.moment === undefined ? undefined : facts), object(MOMENT)),
  /** The conventions of both charts: one set. @rule pair.conventions */
  conventions: object(FULL_CONVENTIONS, ({ pair }) => pair.conventions),
  /** Warnings about either person or the moment. An empty list when there are none. @each warnings */
  warnings: list(object(PAIR_WARNING)),
});

/** The table with the types of its rows. */
export type Table = typeof TABLE;

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
