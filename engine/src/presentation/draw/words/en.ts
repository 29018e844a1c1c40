// Words of drawings and texts in English. Literals only; terms as in docs/rules/glossary.json.

import type { DayWords } from './day-words.ts';
import type { DaysTextWords } from './days-text-words.ts';
import type { DepthTextWords } from './depth-text-words.ts';
import type { DrawingWords } from './drawing-words.ts';
import type { FlightWords } from './flight-words.ts';
import type { GuestWords } from './guest-words.ts';
import type { LayerName } from './layer-names.ts';
import type { PairTextWords } from './pair-text-words.ts';
import type { TextWords } from './text-words.ts';
import type { TransitTextWords } from './transit-text-words.ts';
import type { VariantWords } from './variant-words.ts';

// biome-ignore format: a row
const layers: Readonly<Record<LayerName, string>> = { childLimit: 'Childhood', decade: 'Decade', smallLimit: 'Small Limit', year: 'Annual', month: 'Monthly', day: 'Daily', hour: 'Hourly' };

// biome-ignore format: by groups, several to a line
export const drawing: DrawingWords = {
  layerMarks: { childLimit: 'Ch', decade: 'Dec', smallLimit: 'Lim', year: 'Yr', month: 'Mo', day: 'Day', hour: 'Hr' },
  script: 'latin', layers, joins: { pair: '-', stars: ' & ', facts: ', ', sentences: '. ' }, wordSpace: ' ', brackets: ' ({content})',
  homographs: { 天府: '府', 天福: '福', 天钺: '钺', 天月: '月', 地劫: '劫', 地解: '解', 蜚廉: '蜚', 飞廉: '飞', 喜神: '喜', 息神: '息', 官府: '府', 官符: '符' }, homographsInLines: '戊午',
  chart: 'Natal chart', mainStar: 'Main star', lifeRuler: 'Life Ruler', bodyRuler: 'Body Ruler', rulers: 'Life, Body Ruler',
  clock: 'Clock', lunar: 'Lunar',
  solarTimes: { apparent: 'True solar', mean: 'Mean solar', clock: 'Standard' },
  regions: { vietnam: 'Vietnam', korea: 'Korea', japan: 'Japan', vietnamNorth: 'North Vietnam' },
  pillars: { year: 'Year', month: 'Month', day: 'Day', hour: 'Hour' },
  voidBranches: 'void', pillarsBeside: { conception: 'Conception Pillar', fetalBreath: 'Fetal Breath Pillar', lifePalacePillar: 'Life Palace Pillar', bodyPalacePillar: 'Body Palace Pillar' },
  voids: { xunkong: 'Xun', jiekong: 'Jie' }, bodyPalace: 'Body Palace', body: 'Body', origin: 'Origin', borrowed: 'borrowed', smallLimit: 'Ages', decade: 'Decade',
  yearAnimal: '{animal}', ziweiYear: '{stem}-{branch} year', doubleHour: '{hour} hour', oneIn: '1 in {n}', percentOf: '{percent} of births',
  narrowTenGods: { zhengyin: 'Dir. Resource', pianyin: 'Ind. Resource', piancai: 'Ind. Wealth' },
  transits: 'Transits', moment: 'Moment', born: 'Born', natal: 'Natal', nominalAge: 'Nominal age', atNominalAge: 'nominal age {age}', age: '{age}',
  lifeIn: 'Life in natal {palace}', noLevel: 'none',
  momentPillars: { luck: 'Luck', smallLuck: 'Small Luck', year: 'Year', month: 'Month', day: 'Day', hour: 'Hour' },
};

// biome-ignore format: by groups, several to a line
export const text: TextWords = {
  lifeNayin: 'nayin', born: 'Born', daylightSaving: 'daylight saving', longitude: 'longitude', equationOfTime: 'equation of time',
  sameChart: 'Same chart for clock times',
  transformations: 'Transformations', fourPillars: 'Four Pillars', dayMaster: 'Day Master', hides: 'hides', elements: 'Elements (count, weighted)',
  luck: 'Luck pillars (nominal age)', luckStart: 'starts {after} after birth', luckStartAtOnce: 'starts less than a day after birth', luckUnits: [' y', ' mo', ' d'],
  palaces: 'Palaces (stem-branch, nominal decade: major stars (borrowed); minor; adjective; Doctor, General and Year spirits; growth phase)',
  pattern: 'Pattern', brokenBy: 'spoilt: {flags}', ofLimits: 'of a limit, not of the birth', flights: 'Flights', selfTransformations: 'Self-transformations', selfKinds: { outward: 'outward', inward: 'inward' },
  starIn: '{star} in {palace}', flight: '{star} {transformation} to {palace}', selfTransformation: '{star} {transformation} in {palace} ({kind})',
  note: 'Note', otherChart: 'Other chart', lifePalace: 'Life Palace', conventions: 'Conventions',
  rules: {
    zi: 'day from 23:00', midnight: 'day from 00:00', lunarNewYear: 'year from Lunar New Year', lichun: 'year from Start of Spring',
    split: 'leap month split at day 15', next: 'leap month as the next', same: 'leap month as its own',
    common: 'common tables', quanshu: 'Complete Book', zhongzhou: 'Zhongzhou school', wenmo: 'as in the program 文墨天机', vietnam: 'Vietnamese school', apparent: 'true solar time', mean: 'mean solar time', clock: 'standard time',
  },
  luckPillar: '{age} {pillar} ({year}, {tenGod}, {phase})', duration: { units: [' h', ' min', ' s'], minus: '−', between: ' ' },
  placeSpace: ' ',
  disclaimer: 'A traditional symbolic system offered for reflection, not a verified prediction; structure only, no interpretation.',
  comma: ', ', pause: ', ', semicolon: '; ', colon: ': ', space: ' ',
};

// biome-ignore format: by groups, several to a line
export const transitText: TransitTextWords = {
  transits: 'Transits',
  layers,
  layerPalace: '{layer} {palace} Palace', shortLayerPalace: '{layer} {palace}', natalPalace: 'natal {palace}', is: ' = ',
  natalStars: 'Major stars of the natal palaces (borrowed)', palaceRows: 'Natal palaces, their major stars (borrowed), and what they are at each level', natalPillars: 'Natal Four Pillars',
  moment: 'Moment (all times by its local clock)', dateAlone: 'a date alone, no double hour',
  monthAlone: 'a month alone, read on its middle day {date}', yearAlone: 'a year alone, read on its middle day {date}',
  ages: 'Ages', nominal: 'nominal {age}', solarYearAge: 'by solar years {age}', completed: 'completed years {age}',
  beyond: 'after 2199',
  numberedDecade: 'number {number}', numberedLuck: 'number {number}', fromAgeToAge: 'nominal ages {from}–{to}', fromYearToYear: 'years {from}–{to}',
  yearOf: 'year {year}', lunarMonth: 'lunar month {month}', leapMonth: 'leap month {month}', halves: { first: 'first half', second: 'second half' },
  countedAs: 'counted as month {month}', lunarDay: 'lunar day {day}',
  palacesOf: '{layer} palaces', transformationsOf: '{layer} transformations', flowStarsOf: '{layer} flow stars',
  lists: { decades: 'Decades', luckPillars: 'Luck pillars', years: 'Years', months: 'Months', days: 'Days' }, ziwei: 'Zi Wei',
  nextDecade: 'Next decade', noDecade: 'the twelve decades are over',
  luckPillar: 'Luck pillar', nextLuckPillar: 'Next luck pillar', beforeLuck: 'Before the first luck pillar', smallLuck: 'Small luck', inNatalVoid: 'in the natal void',
  pillarsOfMoment: { year: 'Annual pillar', month: 'Monthly pillar', day: 'Daily pillar', hour: 'Hourly pillar' },
  since: 'from {from}', otherChoice: 'Other choice',
  transitRules: {
    newYear: 'age moves with the year', birthday: 'age moves on the lunar birthday', sixPalaces: 'childhood by six palaces', sequence: 'childhood one palace a year',
    lifePalace: 'childhood in the Life Palace', neighbour: 'childhood in the palace before the first decade', lunarDay: 'leap days by number', halves: 'leap month halved', continue: 'leap days counted on',
    hour: 'small luck from the hour', fixed: 'small luck by gender',
  },
  momentBy: 'moment by {clock}',
};

// biome-ignore format: by groups, several to a line
export const depthText: DepthTextWords = {
  starsOf: 'Stars of the {pillar} pillar', relations: 'Relations', relation: '{relation} {of}', monthCommand: 'Month command', branchCommands: 'Commanding stem of each branch', monthGod: 'Ten god of the month command', dayOfMonth: 'day {day} after the jie',
  tables: { ziping: 'by Ziping Zhenquan', common: 'by the common table', sanming: 'by Sanming Tonghui', korean: 'by the Korean table' },
  roots: 'Roots', shown: 'Shown stems', seasons: 'Seasons of the elements', support: 'Support of the Day Master', rooted: 'rooted in {pillars}', rootless: 'no roots',
  helpers: '{helpers} of seven characters helping, {others} not helping',
  monthPattern: 'Month pattern', byMonth: 'by the month', byExposure: 'by exposure',
  rules: {
    blade: 'blade month', lu: 'prosperity month', peer: 'main stem a peer', main: 'main stem', mainShown: 'main stem {stems} shown', otherShown: '{stems} shown',
    noneShown: '{stems} not shown',
  },
  yearAndBureau: 'Year and bureau', yearElement: 'year', bureauElement: 'bureau', elementRelations: { sameElement: 'year and bureau are one element', generates: 'the {from} generates the {to}', controls: 'the {from} controls the {to}' },
  ziDoujun: 'Dou Jun (Dipper Lord) of a Zi year', yearAndLife: 'Yin and yang of year and Life Palace', polarities: '{year} year, {lifePalace} palace', orders: { accord: 'in accord', contrary: 'not in accord' },
  nightCry: 'Hour of the night cry (dạ đề)', nightCryBirth: { in: 'the hour of birth', notIn: 'not the hour of birth' },
  structure: 'Structure', met: 'met', notMet: 'not met', boneWeight: 'Bone weight', weight: '{liang} liang {qian} qian', dayAlmanac: 'Day officer and mansion',
  none: 'none', between: '-',
};

// biome-ignore format: by groups, several to a line
export const dayText: DayWords = {
  hourUnknown: 'Hour unknown',
  charts: 'The {count} charts of the day', fitting: '{shown} of the {count} charts of the day fit', chartLines: 'times by the local clock; last, the parameters that cast the chart',
  same: 'The same in all', sameStars: 'Stars in the same branch in all', ziweiIn: 'Zi Wei in {branch}', bodyIn: 'Body Palace in {palace}', patterns: 'patterns', none: 'nothing',
  disputes: { late_zi_hour: 'late Zi hour: schools differ on the day', leap_month_day: 'leap month: schools differ on the month', calendar_differs: 'lunar calendars differ', unsettled_month_start: 'first day of the lunar month unsettled' },
};

// biome-ignore format: by groups, several to a line
export const variantText: VariantWords = {
  variants: 'Other charts of one birth', thisChart: 'This chart', others: 'Other charts: {count}', showing: 'Other charts that fit: {shown} of {count}',
  choiceLines: 'fewest choices first; in brackets the parameters, any of which is enough', showsAll: 'This chart shows all of it', showsOtherwise: 'This chart differs in: {members}',
  nearest: 'The nearest; it differs in: {members}', noNearer: 'No other choice comes nearer', same: 'Choices that change nothing', becomes: ' → ', or: ' or ', and: ', ',
  // biome-ignore format: one line
  clockShifts: { '-60': 'one hour of summer time subtracted ({time})', 60: 'the clock an hour behind ({time})', 120: 'the clock two hours behind ({time})' },
  choices: {
    summerTime: 'summer time not subtracted ({time})', minute: 'the clock at {time}', skippedTime: 'the skipped time read as {time}', disambiguation: 'the other occurrence of this clock time',
    leapMonth: 'the leap month', timeZone: 'the clock of {zone}', calendarRegion: 'lunar calendar of {region}',
  },
  members: {
    yearPillar: 'Year pillar', monthPillar: 'Month pillar', dayPillar: 'Day pillar', hourPillar: 'Hour pillar', lunarDate: 'Lunar date', lifePalace: 'Life Palace', bodyPalace: 'Body Palace', bureau: 'Bureau',
    mainStar: 'Main star', lifeRuler: 'Life Ruler', bodyRuler: 'Body Ruler', decadeStart: 'Decades', smallLimitRun: 'Small Limit', growthStart: 'Ring of growth', growthPhases: 'Growth phases', transformations: 'Transformations', otherStars: 'Other stars',
  },
  decades: { forward: 'from age {age} forward', backward: 'from age {age} backward' }, stars: 'stars in another place or state: {count}',
};

// biome-ignore format: by groups, several to a line
export const flights: FlightWords = {
  flightsOf: 'Flights of {palace} ({stem})', selfKinds: { outward: 'Outward', inward: 'Inward' },
  landsIn: 'to {palace}', stays: 'stays', roleOf: '{of}’s {role}', rolesFrom: 'Roles counted from {palace}',
};

export const guest: GuestWords = { title: '{guest} in the board of {host}', palaceOf: '{palace} of {guest}', landsIn: '{star} to {palace}', seat: 'Year seat' };

// biome-ignore format: by groups, several to a line
export const pairText: PairTextWords = {
  pair: 'Two people side by side', people: { one: 'Person 1', other: 'Person 2' }, yearAlone: 'the year {year} alone', dayAlone: '{date}, hour not known',
  palaceOfPerson: '{person}’s {palace} Palace', ofPerson: '{person}’s {thing}',
  yearIn: '{guest}’s year ({branch}) in {host}’s board', opposite: 'opposite {palace}',
  transformationsIn: 'Transformations of {guest}’s year in {host}’s board', palacesIn: '{guest}’s palaces, with their major stars, in {host}’s board',
  togetherInZiwei: 'Zi Wei, {one} and {other}', relationsAcross: 'Relations of {one}’s pillars with {other}’s', apart: 'distance {count}', sameBranch: 'in one palace', yearBranch: 'Year', bureau: 'Bureau', actsOn: '{from} → {to}',
  sharedStars: 'Stars in both: {stars}', dayStems: 'Day stems', groups: 'Groups that the two charts complete together', seenBy: 'Ten gods of {seen}’s pillars, by {looker}’s day stem',
  voidBy: '{seen}’s pillars in {looker}’s void', starsBy: 'Stars of {seen}’s pillars, by {looker}’s chart', phasesBy: 'Growth phases of {looker}’s day stem on {seen}’s branches',
  elementsOf: '{person}’s elements', nayin: 'Nayin {pillar}', yearTransformations: 'Transformations of the year of the moment in {host}’s board', luckRelations: 'Relations of {one}’s luck pillar with {other}’s',
  changes: 'Changes of luck of {one} and {other} within one year', change: 'number {number} on {date}', none: 'none',
};

// biome-ignore format: by groups, several to a line
export const daysText: DaysTextWords = {
  daysOfPerson: 'Days compared with a birth', weekdays: 'Mon Tue Wed Thu Fri Sat Sun', found: '{count} of {days} days', leftOut: 'Days that miss a condition', missed: '{condition} {days}',
  officer: 'officer {officer}', voidBy: 'void by {pillars}', yearBreak: 'clashes with the year', monthBreak: 'clashes with the month', clash: 'clashes with {pillar}', stars: 'stars',
};
