// What is each term, where does it stand, and how is it calculated? One or two plain sentences for each id of a document; no reading of it.
// What the tables of the engine know is told from them, by the common school, so that a sentence cannot differ from a chart.

import { pathOfSpirit } from '../calendar/day-notes.ts';
import { endsOfDoubleHour } from '../calendar/double-hour.ts';
import { type Branch, branch, elementOfBranch, polarityOfBranch } from '../cycle/branch.ts';
import { element } from '../cycle/element.ts';
import { elementOfNayin, nayinOf } from '../cycle/nayin.ts';
import { branchOfPair, type Sexagenary, sexagenary, stemOf } from '../cycle/sexagenary.ts';
import { elementOfStem, polarityOfStem, type Stem } from '../cycle/stem.ts';
import { GROUPS, type GroupName, type IdIn, labelsOf, placesIn } from '../documents/vocabulary/labels.ts';
import { HIDDEN_STEMS } from '../pillars/hidden-stems.ts';
import type { PillarStarId } from '../pillars/pillar-star-ids.ts';
import { type Mark, type OwnRuleStarId, PILLAR_STARS, type StarRule } from '../pillars/pillar-star-tables.ts';
import { fill } from '../words/fill.ts';
import { decimalText } from '../words/languages.ts';
import { withoutGloss } from '../words/without-gloss.ts';
import type { LanguageWords } from '../words/words.ts';
import { ADJECTIVE_STARS } from '../ziwei/adjective-stars.ts';
import { isBorrowed } from '../ziwei/main-star.ts';
import { stepsFromLeader } from '../ziwei/major-stars.ts';
import { MINOR_STARS } from '../ziwei/minor-stars.ts';
import type { PatternId } from '../ziwei/patterns/pattern-ids.ts';
import { patternRarities } from '../ziwei/patterns/pattern-rarity.ts';
import { PATTERN_FLAGS, PATTERN_TABLE } from '../ziwei/patterns/pattern-table.ts';
import type { Placement } from '../ziwei/placement.ts';
import { RARITY, type RarityTierId } from '../ziwei/rarity.ts';
import { SCHOOLS } from '../ziwei/school.ts';
import { gradedStarOf } from '../ziwei/star-hanzi.ts';
import type { AdjectiveStarId, MajorStarId, MinorStarId, StarId } from '../ziwei/star-ids.ts';
import { COMMON_TRANSFORMATIONS, TRANSFORMATION_IDS } from '../ziwei/transformations.ts';
import type { ConceptId, Entry, Readings, RuleStarId, Sentences } from './sentences.ts';

/** An id of a group, explained. */
export interface Term extends Entry {
  readonly hanzi: string;
  /** How the name is read, where that is told: in kana. */
  readonly reading?: string;
  /** Where it stands on a page of the glossary: `minorStars-lucun`. */
  readonly anchor: string;
}

/** A group of ids with its ids. */
export interface Section {
  readonly group: GroupName;
  readonly entry: Entry;
  readonly terms: readonly Term[];
}

/** The glossary of a language. */
export interface Glossary {
  /** What a group of ids is. */
  group(name: GroupName): Entry;
  /** An id of a group. */
  term<Group extends GroupName>(group: Group, id: IdIn<Group>): Term;
  /** A notion without an id. */
  concept(id: ConceptId): Entry & { readonly anchor: string };
  /** All groups with all ids, in the order of the domain; made anew by each call. */
  sections(): readonly Section[];
}

/**
 * The glossary of a language, from its words and its sentences.
 * @example glossaryOf(EN, GLOSSARY_EN).term('minorStars', 'zuofu').text // 'Minor star. In Chen in the first lunar month, …'
 */
export function glossaryOf(words: LanguageWords, sentences: Sentences): Glossary {
  const labels = labelsOf(words);
  const explain = explainers(words, sentences);
  function term<Group extends GroupName>(group: Group, id: IdIn<Group>): Term {
    const place = placesIn(group).get(id);
    if (place === undefined) throw new RangeError(`"${id}" is not an id of ${group}`);
    const { name, hanzi } = labels.of(group)[place]!;
    const reading = sentences.readings && readingOf(group, id, place, sentences.readings);
    const text = explain[group](id, place);
    return { name, hanzi, ...(reading !== undefined && { reading }), text, anchor: anchorOf(group, id) };
  }
  return {
    term,
    group: (name) => sentences.groups[name],
    concept: (id) => ({ ...sentences.concepts[id], anchor: anchorOf('concepts', id) }),
    sections: () =>
      (Object.keys(GROUPS) as GroupName[]).map((group) => ({
        group,
        entry: sentences.groups[group],
        terms: (GROUPS[group] as readonly IdIn<typeof group>[]).map((id) => term(group, id)),
      })),
  };
}

/** A pair is read as its stem and its branch, a star as in the names of all stars. */
function readingOf(group: GroupName, id: string, place: number, readings: Readings): string | undefined {
  switch (group) {
    case 'pairs': {
      const pair = sexagenary(place);
      const [stem, at] = [GROUPS.stems[stemOf(pair)]!, GROUPS.branches[branchOfPair(pair)]!];
      return readings.stems && readings.branches && `${readings.stems[stem]}${readings.branches[at]}`;
    }
    case 'majorStars':
    case 'minorStars':
    case 'adjectiveStars':
    case 'gradedStars':
      return readings.stars?.[id];
    case 'mainStars':
      return undefined;
    default:
      return readings[group]?.[id];
  }
}

/** How the ids of each group are explained: the compiler asks for every group. */
type Explainers = { readonly [Group in GroupName]: (id: IdIn<Group>, place: number) => string };

function explainers(words: LanguageWords, s: Sentences): Explainers {
  const { names, hanzi, phrases } = words;
  const labels = labelsOf(words);
  const named = (group: GroupName, place: number): string => labels.of(group)[place]!.name;
  const branchName = (b: Branch): string => names.shortBranches[GROUPS.branches[b]!];
  const stemName = (stem: Stem): string => names.shortStems[GROUPS.stems[stem]!];
  const starName = (id: StarId): string => withoutGloss(names.stars[id]);
  const decimal = (value: number): string => decimalText(value, words.language);

  /** A table as text: keys with one value stand together, in the order of the first of them. */
  function listOf(keys: readonly string[], values: readonly string[], row = s.row): string {
    const keysOf = new Map<string, string[]>();
    for (const [n, value] of values.entries()) keysOf.set(value, [...(keysOf.get(value) ?? []), keys[n]!]);
    return [...keysOf].map(([value, its]) => fill(row, { keys: its.join(s.joins.keys), value })).join(s.joins.rows);
  }
  const stems = GROUPS.stems.map((_, n) => stemName(n as Stem));
  const branches = GROUPS.branches.map((_, n) => branchName(branch(n)));
  const months = GROUPS.branches.map((_, n) => `${n + 1}`);

  const star = (kind: string, id: StarId, placement: Placement): string => `${kind}${placed(id, placement)}`;

  function placed(id: StarId, placement: Placement): string {
    const { placements } = s;
    switch (placement.by) {
      case 'yearStem':
        return fill(placements.yearStem, { list: listOf(stems, placement.at.map(branchName)) });
      case 'yearBranch':
        return (
          inSteps(placement.at, placements.yearBranchSteps) ??
          fill(placements.yearBranch, { list: listOf(branches, placement.at.map(branchName)) })
        );
      case 'month':
        return (
          inSteps(placement.at, placements.monthSteps) ??
          fill(placements.month, { list: listOf(months, placement.at.map(branchName)) })
        );
      case 'hour':
        return stepped(id, inSteps(placement.at, placements.hourSteps));
      case 'yearBranchThenHour':
        return fill(placements.yearBranchThenHour, { list: listOf(branches, placement.start.map(branchName)) });
      case 'rule':
        return fill(placements.rule[id as RuleStarId], disputed(id));
    }
  }

  /** The table of a star whose place schools dispute, as the common one has it. */
  function disputed(id: StarId): { readonly list: string } {
    const { tiankui, tianyue } = SCHOOLS.common;
    const at = id === 'tiankui' ? tiankui : id === 'tianyue' ? tianyue : [];
    return { list: listOf(stems, at.map(branchName)) };
  }

  /** Undefined for a row that is not one step at a time. */
  function inSteps(
    at: readonly Branch[],
    ways: { readonly forward: string; readonly backward: string },
  ): string | undefined {
    const step = [1, -1].find((each) => at.every((b, n) => b === branch(at[0]! + each * n)));
    if (step === undefined) return undefined;
    return fill(step === 1 ? ways.forward : ways.backward, { start: branchName(at[0]!) });
  }

  function major(id: MajorStarId): string {
    if (id === 'ziwei' || id === 'tianfu') return s.kinds.major + s.majorStars[id];
    const { leader, steps } = stepsFromLeader(id);
    const way = steps > 0 ? s.majorStars.led.forward : s.majorStars.led.backward;
    return s.kinds.major + fill(way, { steps: Math.abs(steps), leader: starName(leader) });
  }
  const minor = (id: MinorStarId): string => star(s.kinds.minor, id, MINOR_STARS[id]);
  const adjective = (id: AdjectiveStarId): string => star(s.kinds.adjective, id, ADJECTIVE_STARS[id]);
  const pairNames = (pairs: readonly Sexagenary[]): string =>
    pairs.map((pair) => named('pairs', pair)).join(s.joins.keys);
  const markName = (mark: Mark): string => ('stem' in mark ? stemName(mark.stem) : branchName(mark.branch));

  function pillarStar(id: PillarStarId): string {
    const forms = s.pillarStars;
    const rule: StarRule = PILLAR_STARS[id];
    switch (rule.by) {
      case 'stem': {
        const list = listOf(
          stems,
          rule.at.map((at) => at.map(branchName).join(s.joins.keys)),
        );
        return fill(rule.keys.length === 2 ? forms.yearAndDayStem : forms.dayStem, { list });
      }
      case 'branch': {
        const list = listOf(branches, rule.at.map(branchName));
        return fill(rule.keys.length === 2 ? forms.yearAndDayBranch : forms.yearBranch, { list });
      }
      case 'gender':
        return fill(forms.gender, { forward: branch(rule.forward), backward: branch(rule.backward) });
      case 'month':
        return fill(forms.month, { list: listOf(branches, rule.at.map(markName)) });
      case 'season':
        return fill(forms.season, { list: listOf(forms.seasons, rule.days.map(pairNames)) });
      case 'day':
        return fill(rule.on.length === 1 ? forms.day : forms.dayOrHour, { days: pairNames(rule.days) });
      case 'nayin': {
        const elements = GROUPS.elements.map((_, n) => named('elements', n));
        return fill(forms.nayin, { list: listOf(elements, rule.at.map(branchName)) });
      }
      case 'rule':
        return forms.rule[id as OwnRuleStarId];
    }
  }
  /** A condition with the characters of the language for what it names. Its other words are notation, and the same in each. */
  const inCharacters = (condition: string): string =>
    condition.replace(/[\u4E00-\u9FFF]+/g, (written) => {
      const star = gradedStarOf(written);
      const kind = TRANSFORMED.indexOf(written);
      if (star !== undefined) return hanzi.stars[star];
      return kind < 0 ? written : hanzi.transformations[TRANSFORMATION_IDS[kind]!];
    });
  function pattern(id: PatternId): string {
    const { at, brokenBy, main } = PATTERN_TABLE[id];
    const palaceName = (role: string): string =>
      role === 'body' ? s.concepts.bodyPalace.name : named('palaces', placesIn('palaces').get(role)!);
    const { percent, cleanPercent } = patternRarities('common')![id].main!;
    return fill(brokenBy === undefined ? s.patterns.plain : s.patterns.breakable, {
      palaces: at === 'any' ? s.patterns.everyPalace : at.split(' ').map(palaceName).join(s.joins.keys),
      rule: inCharacters(main),
      percent: decimal(percent),
      clean: decimal(cleanPercent),
    });
  }
  const written =
    <Group extends keyof Sentences['written']>(group: Group) =>
    (id: IdIn<Group>): string =>
      s.written[group][id];
  const inRing = (ring: 'doctorSpirits' | 'generalSpirits' | 'yearSpirits', place: number): string =>
    fill(s.rings[ring], { number: place + 1, first: withoutGloss(named(ring, 0)) });

  return {
    stems: (_, place) =>
      fill(s.stems, {
        number: place + 1,
        polarity: named('polarities', polarityOfStem(place as Stem)),
        element: named('elements', elementOfStem(place as Stem)),
      }),
    branches(_, place) {
      const b = branch(place);
      return fill(s.branches, {
        number: place + 1,
        polarity: named('polarities', polarityOfBranch(b)),
        element: named('elements', elementOfBranch(b)),
        animal: named('animals', b),
        ...endsOfDoubleHour(b),
        stems: HIDDEN_STEMS[b]!.map(({ stem }) => stemName(stem)).join(s.joins.keys),
      });
    },
    animals: (_, place) => fill(s.animals, { branch: branchName(branch(place)), year: 2020 + place }), // 2020 is 庚子
    elements: written('elements'),
    polarities: written('polarities'),
    nayin(_, place) {
      const first = sexagenary(2 * place);
      const pairs = [first, sexagenary(first + 1)].map((pair) => named('pairs', pair)).join(s.joins.keys);
      return fill(s.nayin, { pairs, element: named('elements', elementOfNayin(first)) });
    },
    growthPhases: (_, place) => fill(s.growthPhases, { number: place + 1, first: named('growthPhases', 0) }),
    pairs(_, place) {
      const pair = sexagenary(place);
      return fill(s.pairs, {
        number: place + 1,
        stem: named('stems', stemOf(pair)),
        branch: named('branches', branchOfPair(pair)),
        nayin: named('nayin', nayinOf(pair)),
      });
    },
    // The Sun moves 15° from each term to the next; at Xiaohan it stands at 285°. Every other one is a jie.
    solarTerms: (_, place) =>
      fill(place % 2 === 0 ? s.solarTerms.jie : s.solarTerms.zhongqi, { degrees: (285 + 15 * place) % 360 }),
    tenGods: written('tenGods'),
    directions: written('directions'),
    palaces: (id, place) =>
      id === 'life'
        ? s.palaces.life
        : fill(s.palaces.others, { number: place + 1, steps: place, opposite: named('palaces', (place + 6) % 12) }),
    majorStars: major,
    minorStars: minor,
    adjectiveStars: adjective,
    gradedStars: (id) => (placesIn('majorStars').has(id) ? major(id as MajorStarId) : minor(id as MinorStarId)),
    mainStars(id) {
      const stars = id
        .replace(/^.*>/, '')
        .split('+')
        .map((each) => starName(each as StarId));
      const form = isBorrowed(id) ? 'borrowed' : stars.length === 1 ? 'one' : 'two';
      return fill(s.mainStars[form], {
        stars: stars.join(phrases.joins.stars),
        percent: decimal(RARITY.get(id)!.percent),
      });
    },
    brightness: written('brightness'),
    transformations: (id, place) => {
      const stars = COMMON_TRANSFORMATIONS.map((four) => starName(four[place]!));
      return fill(s.written.transformations[id], { list: listOf(stems, stars, s.rowOfStars) });
    },
    bureaus: (_, place) =>
      fill(s.bureaus, { number: place + 2, element: named('elements', element([4, 0, 3, 2, 1][place]!)) }),
    doctorSpirits: (_, place) => inRing('doctorSpirits', place),
    generalSpirits: (_, place) => inRing('generalSpirits', place),
    yearSpirits(id, place) {
      if (id === 'suipo') return s.rings.suipo;
      if (SCHOOLS.common.yearSpirits.includes(id)) return inRing('yearSpirits', place);
      return fill(s.rings.vietnam, { number: SCHOOLS.vietnam.yearSpirits.indexOf(id) + 1 });
    },
    yinYangGenders: written('yinYangGenders'),
    rarityTiers(id) {
      const shares = sharesOf(id);
      const [least, most] = [Math.min(...shares), Math.max(...shares)];
      return fill(s.rarityTiers, {
        count: shares.length,
        share: (least === most ? [least] : [least, most]).map(decimal).join('–'),
      });
    },
    officers: (_, place) => fill(s.officers, { number: place + 1, steps: place }),
    mansions: (_, place) => fill(s.mansions, { number: place + 1, side: s.sides[Math.floor(place / 7)]! }),
    daySpirits: (_, place) => fill(s.daySpirits[pathOfSpirit(place)], { number: place + 1, steps: place }),
    sixDays: (_, place) => fill(s.sixDays, { number: place + 1 }),
    selectedDays: written('selectedDays'),
    pillarStars: pillarStar,
    relations: written('relations'),
    elementStates: written('elementStates'),
    rootTags: written('rootTags'),
    monthPatterns(id) {
      const { god, ...others } = s.monthPatterns;
      const place = placesIn('tenGods').get(id);
      return place === undefined ? others[id as keyof typeof others] : fill(god, { god: named('tenGods', place) });
    },
    structures: written('structures'),
    conditions: written('conditions'),
    patterns: pattern,
    patternForms(id) {
      if (id === 'main') return s.patternForms.main;
      return fill(s.patternForms.others, { count: GROUPS.patterns.filter((own) => id in PATTERN_TABLE[own]).length });
    },
    patternFlags(id) {
      const { called, when } = PATTERN_FLAGS[id];
      const spoilt = GROUPS.patterns.filter((own) => PATTERN_TABLE[own].brokenBy?.split(' ').includes(called));
      return fill(s.patternFlags, { rule: inCharacters(when), count: spoilt.length });
    },
  };
}

/** How conditions of patterns write the transformations, in the order of their ids. */
const TRANSFORMED: readonly string[] = ['化禄', '化权', '化科', '化忌'];

function stepped(id: StarId, text: string | undefined): string {
  if (text === undefined) throw new RangeError(`${id} goes by the hour, but not one step at a time`);
  return text;
}

/**
 * The anchor of a term on the page of the glossary.
 * @example anchorOf('mainStars', 'empty>tianji+jumen') // 'mainStars-empty-tianji-jumen'
 */
const anchorOf = (group: GroupName | 'concepts', id: string): string => `${group}-${id.replace(/[+>]/g, '-')}`;

/** The percents of the configurations of a tier. */
const sharesOf = (tier: RarityTierId): number[] =>
  [...RARITY.values()].filter((rarity) => rarity.tier === tier).map(({ percent }) => percent);
