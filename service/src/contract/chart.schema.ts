// What does the service promise of a chart? The JSON Schema of the document, written before the code that fills it.
// Ids, field names and enum values are for good; fields and values may be added, so every object is open.
// A list is always there, possibly empty; a single value that does not exist is absent, never null.

import {
  ADJECTIVE_STAR_IDS,
  ANIMAL_IDS,
  BRANCH_IDS,
  BRIGHTNESS_IDS,
  BUREAU_IDS,
  CONVENTION_VALUES,
  DISAMBIGUATIONS,
  DOCTOR_IDS,
  ELEMENT_IDS,
  GENDERS,
  GENERAL_IDS,
  GROWTH_PHASE_IDS,
  MAJOR_STAR_IDS,
  MINOR_STAR_IDS,
  NAYIN_IDS,
  PALACE_IDS,
  POLARITY_IDS,
  QI_ROLES,
  RARITY,
  RARITY_TIER_IDS,
  SOLAR_TERM_IDS,
  STEM_IDS,
  TEN_GOD_IDS,
  TRANSFORMATION_IDS,
  WARNING_CODES,
} from 'beichen';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { DIRECTION_IDS, PAIR_IDS, YEAR_SPIRIT_IDS, YIN_YANG_GENDER_IDS } from './ids.ts';
import { LANGUAGES } from './languages.ts';
import { SERVICE_WARNING_CODES } from './service-warnings.ts';

/** A reference to a component, with the type of what it names. OpenAPI allows no neighbours beside a `$ref`. */
export const ref = <T extends TSchema>(name: string, _schema: T) =>
  Type.Unsafe<Static<T>>({ $ref: `#/components/schemas/${name}` });

/** One of a closed set of strings, as a plain `enum`. */
export const oneOf = <T extends string>(values: readonly T[], description?: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...(description && { description }) });

const text = (description: string) => Type.String({ description });
const number = (description: string) => Type.Number({ description });
const integer = (description: string) => Type.Integer({ description });
const list = <T extends TSchema>(items: T, description: string, length: { min?: number; max?: number } = {}) =>
  Type.Unsafe<readonly Static<T>[]>({
    type: 'array',
    items,
    description,
    ...(length.min !== undefined && { minItems: length.min }),
    ...(length.max !== undefined && { maxItems: length.max }),
  });

// That an id of the set is promised is the schema's to say; to TypeScript the engine's Label has a string.
const idOf = (ids: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: [...ids] });
const PalaceId = idOf(PALACE_IDS);
const StarId = idOf([...MAJOR_STAR_IDS, ...MINOR_STAR_IDS]);
const MainStarId = Type.Unsafe<string>({
  type: 'string',
  enum: [...RARITY.keys()],
  description: 'Ids of major stars joined by "+", behind "empty>" when the life palace borrows them.',
});
const StemId = idOf(STEM_IDS);
const BranchId = idOf(BRANCH_IDS);
const PairId = idOf(PAIR_IDS);
const ElementId = idOf(ELEMENT_IDS);
const TransformationId = idOf(TRANSFORMATION_IDS);

// Sets that several things are named by are components of their own; the others stand where they are used.
const stemId = ref('StemId', StemId);
const branchId = ref('BranchId', BranchId);
const pairId = ref('PairId', PairId);
const elementId = ref('ElementId', ElementId);
const palaceId = ref('PalaceId', PalaceId);
const transformationId = ref('TransformationId', TransformationId);

const label = <T extends TProperties = Record<never, never>>(id: typeof PairId, description: string, more = {} as T) =>
  Type.Object({ id, name: Type.String(), hanzi: Type.String(), ...more }, { description });

const LOCAL_TIME = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$';
const localTime = (description: string) => Type.String({ description, pattern: LOCAL_TIME });
const instant = (description: string) => Type.String({ description, pattern: LOCAL_TIME.replace('$', 'Z$') });
const hourMinute = () => Type.String({ pattern: '^\\d{2}:\\d{2}$' });

// ---- Named things

const Stem = label(stemId, 'A heavenly stem.');
const Branch = label(branchId, 'An earthly branch.');
const Element = label(elementId, 'One of the five elements.');
const Polarity = label(idOf(POLARITY_IDS), 'Yin or yang.');
const Animal = label(idOf(ANIMAL_IDS), 'An animal of the zodiac.');
const Pair = label(pairId, 'A stem-branch pair, one of sixty.');
const TenGod = label(idOf(TEN_GOD_IDS), 'A ten god: how a stem relates to the Day Master, which is `riZhu` itself.');
const NaYin = label(idOf(NAYIN_IDS), 'The sound and element of a pair, one of thirty.');
const GrowthPhase = label(idOf(GROWTH_PHASE_IDS), 'One of the twelve growth phases.');
const DoctorSpirit = label(idOf(DOCTOR_IDS), 'One of the ring of the Doctor.');
const GeneralSpirit = label(idOf(GENERAL_IDS), 'One of the ring before the General Star.');
const YearSpirit = label(idOf(YEAR_SPIRIT_IDS), 'One of the ring before the Year.');
const Brightness = label(idOf(BRIGHTNESS_IDS), 'How bright a star is in its palace, brightest first.');
const Transformation = label(transformationId, 'One of the four transformations.');
const Bureau = label(
  idOf(BUREAU_IDS),
  'The five-element bureau; its number is the age at which the first decade begins.',
);
const RarityTier = label(idOf(RARITY_TIER_IDS), 'How rare, in four steps.');

const ofStar = {
  brightness: Type.Optional(ref('Brightness', Brightness)),
  transformation: Type.Optional(ref('Transformation', Transformation)),
};
const MajorStar = label(idOf(MAJOR_STAR_IDS), 'One of the fourteen major stars.', ofStar);
const MinorStar = label(idOf(MINOR_STAR_IDS), 'One of the fourteen minor stars.', ofStar);
const AdjectiveStar = label(
  idOf(ADJECTIVE_STAR_IDS),
  'An adjective star; which ones a chart shows depends on the school.',
  ofStar,
);
const RulerStar = label(ref('StarId', StarId), 'A star that rules the life or the body.');

// ---- Birth

const Place = Type.Object(
  {
    cityId: Type.Optional(text('The id to ask for this place by.')),
    name: Type.Optional(text('Name in the language of the answer.')),
    hanzi: Type.Optional(text('Chinese name, where one is known.')),
    country: Type.Optional(text('Name of the country in the language of the answer.')),
    countryCode: Type.Optional(text('ISO 3166-1 alpha-2.')),
    latitude: Type.Optional(number('Degrees, north positive.')),
    longitude: number('Degrees, east positive.'),
    timeZone: text('The IANA zone by which the clock was read.'),
  },
  { description: 'The birthplace.' },
);

const LunarDate = Type.Object(
  {
    year: integer('The Gregorian year in which the lunar year begins.'),
    month: Type.Integer({ minimum: 1, maximum: 12 }),
    day: Type.Integer({ minimum: 1, maximum: 30 }),
    leapMonth: Type.Boolean(),
    text: text('The date in words.'),
  },
  { description: 'A date of the Chinese calendar.' },
);

const Correction = Type.Object(
  {
    totalSeconds: integer('The sum of the parts.'),
    daylightSavingSeconds: integer('Summer time taken off.'),
    longitudeSeconds: integer('From the standard meridian to the birthplace, 240 seconds a degree.'),
    equationOfTimeSeconds: integer('From mean to true solar time on that day.'),
  },
  { description: 'Seconds added to the clock time to get true solar time.' },
);

const Birth = Type.Object(
  {
    place: ref('Place', Place),
    clockTime: localTime('What the clock showed.'),
    utcOffsetSeconds: integer('What the clock was ahead of UTC at that moment, summer time included.'),
    utc: instant('The moment of birth in UTC.'),
    trueSolarTime: localTime(
      'What a sundial at the birthplace showed; it decides the double hour, the day and the lunar date.',
    ),
    correction: ref('Correction', Correction),
    doubleHour: label(branchId, 'The double hour in true solar time.', { from: hourMinute(), to: hourMinute() }),
    lunarDate: ref('LunarDate', LunarDate),
    zodiac: ref('Animal', Animal),
    solarTerm: label(idOf(SOLAR_TERM_IDS), 'The latest of the 24 solar terms at the birth.', {
      at: instant('Its moment.'),
    }),
    nearestBoundary: Type.Object(
      {
        kind: oneOf(['doubleHour', 'solarTerm', 'midnight']),
        secondsAway: integer('Negative when it lies in the past.'),
        other: text('What lies beyond: id of the double hour, or of the solar term.'),
      },
      { description: 'The nearest moment at which the chart becomes another one.' },
    ),
    sameChart: Type.Object(
      { from: localTime('The first.'), to: localTime('The first that no longer does.') },
      { description: 'The clock times that give this very chart.' },
    ),
  },
  { description: 'The birth: where, when by the clock, and when by the Sun.' },
);

// ---- Zi Wei Dou Shu

const Rarity = Type.Object(
  {
    tier: ref('RarityTier', RarityTier),
    percent: number('Share of all births with this main star, in percent.'),
    oneIn: number('One birth in so many.'),
    rarerThanPercent: number('Percent of all births whose main star is commoner.'),
    basis: text('What is counted.'),
  },
  { description: 'How many births have this main star.' },
);

const MainStar = Type.Object(
  {
    id: ref('MainStarId', MainStarId),
    name: Type.String(),
    hanzi: Type.String(),
    palace: oneOf(['life']),
    borrowed: Type.Boolean({
      description: 'True when the life palace is empty and shows the stars of the opposite one.',
    }),
    stars: list(ref('MajorStar', MajorStar), 'One star, or a pair in its traditional order.', { min: 1, max: 2 }),
    rarity: ref('Rarity', Rarity),
  },
  { description: 'The major stars of the life palace, and how rare they are.' },
);

const Palace = label(palaceId, 'One of the twelve palaces.', {
  order: Type.Integer({
    minimum: 0,
    maximum: 11,
    description: '0 for the life palace, 1 for siblings, up to 11 for parents.',
  }),
  stem: ref('Stem', Stem),
  branch: ref('Branch', Branch),
  isBodyPalace: Type.Boolean(),
  isOriginPalace: Type.Boolean(),
  majorStars: list(ref('MajorStar', MajorStar), 'Major stars in this palace.'),
  minorStars: list(ref('MinorStar', MinorStar), 'Minor stars in this palace.'),
  adjectiveStars: list(ref('AdjectiveStar', AdjectiveStar), 'Adjective stars in this palace.'),
  borrowedStars: list(ref('MajorStar', MajorStar), 'Major stars of the opposite palace, where this one has none.'),
  spirits: Type.Object(
    {
      growth: ref('GrowthPhase', GrowthPhase),
      doctor: ref('DoctorSpirit', DoctorSpirit),
      general: ref('GeneralSpirit', GeneralSpirit),
      year: ref('YearSpirit', YearSpirit),
    },
    { description: 'One of each of the four rings of twelve.' },
  ),
  decade: Type.Object(
    { fromAge: Type.Integer(), toAge: Type.Integer() },
    { description: 'The ten years that this palace rules, in nominal years of age.' },
  ),
  smallLimitAges: list(Type.Integer(), 'The nominal ages whose small limit falls here.'),
  opposite: palaceId,
  trines: list(palaceId, 'The two palaces in trine.', { min: 2, max: 2 }),
});

const Ziwei = Type.Object(
  {
    bureau: ref('Bureau', Bureau),
    yearPillar: ref('Pair', Pair),
    lifePalaceBranch: ref('Branch', Branch),
    bodyPalaceBranch: ref('Branch', Branch),
    lifeRuler: ref('RulerStar', RulerStar),
    bodyRuler: ref('RulerStar', RulerStar),
    originPalace: palaceId,
    yinYangGender: label(idOf(YIN_YANG_GENDER_IDS), 'Polarity of the year, and gender.'),
    transformations: list(
      label(transformationId, 'A transformation, and where it falls.', {
        star: ref('StarId', StarId),
        palace: palaceId,
      }),
      'Lu, Quan, Ke, Ji.',
      { min: 4, max: 4 },
    ),
  },
  { description: 'What belongs to the Zi Wei chart as a whole.' },
);

// ---- Four Pillars

const HiddenStem = label(stemId, 'A stem hidden in a branch.', {
  element: ref('Element', Element),
  tenGod: ref('TenGod', TenGod),
  role: oneOf(QI_ROLES),
  weight: number('Share of the branch, in percent.'),
});

const Pillar = label(pairId, 'One of the four pillars.', {
  stem: label(stemId, 'The stem.', {
    element: ref('Element', Element),
    polarity: ref('Polarity', Polarity),
    tenGod: ref('TenGod', TenGod),
  }),
  branch: label(branchId, 'The branch.', {
    animal: ref('Animal', Animal),
    element: ref('Element', Element),
    hiddenStems: list(ref('HiddenStem', HiddenStem), 'Main stem first.', { min: 1, max: 3 }),
  }),
  naYin: ref('NaYin', NaYin),
  growthPhase: ref('GrowthPhase', GrowthPhase),
  selfPhase: ref('GrowthPhase', GrowthPhase),
  voidBranches: list(ref('Branch', Branch), 'The two branches that the decade of this pair leaves out.', {
    min: 2,
    max: 2,
  }),
});

const FourPillars = Type.Object(
  {
    hanzi: text('The eight characters.'),
    text: text('The same in pinyin.'),
    year: ref('Pillar', Pillar),
    month: ref('Pillar', Pillar),
    day: ref('Pillar', Pillar),
    hour: ref('Pillar', Pillar),
    conception: ref('Pair', Pair),
    fetalBreath: ref('Pair', Pair),
    lifePalace: ref('Pair', Pair),
    bodyPalace: ref('Pair', Pair),
  },
  { description: 'The Four Pillars (BaZi); year and month change with the solar terms.' },
);

const DayMaster = label(stemId, 'The stem of the day.', {
  element: ref('Element', Element),
  polarity: ref('Polarity', Polarity),
});

const FiveElements = Type.Object(
  {
    elements: list(
      label(elementId, 'One element.', {
        count: integer('Among the eight visible characters.'),
        percent: number('The same in percent.'),
        weightedPercent: number('With hidden stems and a doubled month branch.'),
      }),
      'Wood, fire, earth, metal, water.',
      { min: 5, max: 5 },
    ),
    missing: list(elementId, 'Elements that no visible character has.'),
    method: text('How `weightedPercent` is counted.'),
  },
  { description: 'The balance of the five elements.' },
);

const LuckPillars = Type.Object(
  {
    direction: label(idOf(DIRECTION_IDS), 'Forward or backward through the sixty pairs.'),
    startsAfter: Type.Object(
      {
        years: Type.Integer(),
        months: Type.Integer(),
        days: Type.Integer(),
        hours: Type.Integer(),
        minutes: Type.Integer(),
      },
      { description: 'From birth to the first luck pillar.' },
    ),
    startsAt: localTime('When the first begins, on the clock of the birth.'),
    pillars: list(
      label(pairId, 'A luck pillar.', {
        fromAge: Type.Integer(),
        toAge: Type.Integer(),
        startsAt: localTime('When it begins.'),
      }),
      'The first ten.',
      { min: 10 },
    ),
  },
  { description: 'The luck pillars of ten years each.' },
);

// ---- How it was cast

const Conventions = Type.Object(
  {
    dayBoundary: oneOf(CONVENTION_VALUES.dayBoundary),
    yearBoundary: oneOf(CONVENTION_VALUES.yearBoundary),
    leapMonthRule: oneOf(CONVENTION_VALUES.leapMonthRule),
    school: oneOf(CONVENTION_VALUES.school),
    timeBasis: oneOf(['trueSolar']),
  },
  { description: 'The conventions by which this chart was cast.' },
);

const Alternative = Type.Object(
  {
    request: Type.Optional(
      Type.Unsafe<Readonly<Record<string, string | number | boolean>>>({
        type: 'object',
        description: 'The parameters that ask for it, where parameters can.',
        additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
      }),
    ),
    fourPillars: text('The eight characters.'),
    lifePalace: ref('Pair', Pair),
    bureau: ref('Bureau', Bureau),
    mainStar: Type.Object({ id: ref('MainStarId', MainStarId), name: Type.String(), hanzi: Type.String() }),
    lunarDate: ref('LunarDate', LunarDate),
  },
  { description: 'The chart that the other choice would give.' },
);

const Warning = Type.Object(
  {
    code: Type.Unsafe<string>({
      type: 'string',
      enum: [...WARNING_CODES, ...SERVICE_WARNING_CODES],
      description: 'Never changes; new codes may appear.',
    }),
    detail: text('What is in doubt, in the language of the answer.'),
    alternative: Type.Optional(ref('Alternative', Alternative)),
  },
  { description: 'Something in doubt that the reader should know.' },
);

/** What the engine writes of the answer. */
export const ChartBody = Type.Object({
  birth: ref('Birth', Birth),
  mainStar: ref('MainStar', MainStar),
  palaces: list(ref('Palace', Palace), 'By branch, from yin (寅) to chou (丑).', { min: 12, max: 12 }),
  ziwei: ref('Ziwei', Ziwei),
  fourPillars: ref('FourPillars', FourPillars),
  dayMaster: ref('DayMaster', DayMaster),
  fiveElements: ref('FiveElements', FiveElements),
  luckPillars: ref('LuckPillars', LuckPillars),
  conventions: ref('Conventions', Conventions),
  warnings: list(ref('Warning', Warning), 'Nothing in doubt: an empty list.'),
});

// ---- What the service adds

const ChartInput = Type.Object(
  {
    date: Type.String(),
    hour: Type.Integer(),
    minute: Type.Optional(Type.Integer()),
    gender: oneOf(GENDERS),
    calendar: oneOf(['solar', 'lunar']),
    leapMonth: Type.Optional(Type.Boolean()),
    cityId: Type.String(),
    timeZone: Type.Optional(Type.String()),
    disambiguation: Type.Optional(oneOf(DISAMBIGUATIONS)),
    lang: oneOf(LANGUAGES),
    name: Type.Optional(text('As given; it has no effect.')),
  },
  { description: 'The request as it was understood.' },
);

const Meta = Type.Object(
  {
    apiVersion: text('Version of this contract.'),
    engine: text('Version of the calculation; it rises when a chart changes.'),
    places: text('Version of the birthplaces.'),
    zones: text('Version of the time zone history.'),
    disclaimer: Type.String(),
    attribution: Type.String(),
    docs: text('Where this is explained.'),
  },
  { description: 'Versions, and what has to be said.' },
);

export const Chart = Type.Object(
  {
    input: ref('ChartInput', ChartInput),
    ...ChartBody.properties,
    meta: ref('Meta', Meta),
  },
  { description: 'A natal chart: calculated structure, no interpretation.' },
);

export type ChartInput = Static<typeof ChartInput>;
export type Meta = Static<typeof Meta>;
export type Chart = Static<typeof Chart>;

/** The components of the document that belong to a chart, by their names. */
export const CHART_COMPONENTS = {
  Chart,
  ChartInput,
  Birth,
  Place,
  Correction,
  LunarDate,
  MainStar,
  Rarity,
  RarityTier,
  Palace,
  MajorStar,
  MinorStar,
  AdjectiveStar,
  RulerStar,
  Brightness,
  Transformation,
  Ziwei,
  Bureau,
  FourPillars,
  Pillar,
  HiddenStem,
  Pair,
  Stem,
  Branch,
  Element,
  Polarity,
  Animal,
  TenGod,
  NaYin,
  GrowthPhase,
  DoctorSpirit,
  GeneralSpirit,
  YearSpirit,
  DayMaster,
  FiveElements,
  LuckPillars,
  Conventions,
  Warning,
  Alternative,
  Meta,
  PalaceId,
  StarId,
  MainStarId,
  StemId,
  BranchId,
  PairId,
  ElementId,
  TransformationId,
};
