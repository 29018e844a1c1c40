// Zi Wei answers of the adapters as facts, by the names of ziwei-facts.ts.

import type { BoardAnswer, FlightsAnswer, IztroMoment, LevelAnswer } from '../adapters.ts';
import { type Facts, list } from './facts.ts';
import { idsOf, namesOf } from './glossary-names.ts';

const BRANCHES = [...'寅卯辰巳午未申酉戌亥子丑'];
const KINDS = ['禄', '权', '科', '忌'] as const;

const starId = namesOf('major', 'minor', 'adjective');
const palaceId = namesOf('palaces');
const kindId = namesOf('transformations');
const gradeId = namesOf('brightness');
const SPIRIT_IDS = {
  growth: namesOf('changsheng12'),
  doctor: namesOf('boshi12'),
  general: namesOf('jiangqian12'),
  year: namesOf('suiqian12'),
} as const;
const [MAJOR, MINOR] = [idsOf('major'), idsOf('minor')].map((ids) => new Set(ids)) as [Set<string>, Set<string>];

type Places = Readonly<Record<string, string>>;

/** Names by place, where each place has one. */
const byPlace = (places: Places): Places => Object.fromEntries(Object.entries(places).map(([name, at]) => [at, name]));

/** Lists of values by place: those of a star at its place. */
function listsByPlace(stars: Places, values: Iterable<readonly [star: string, value: string]>): Places {
  const lists = new Map(BRANCHES.map((at) => [at, [] as string[]]));
  for (const [star, value] of values) lists.get(stars[star]!)!.push(value);
  return Object.fromEntries([...lists].map(([at, own]) => [at, list(own)]));
}

/** Facts of a board. */
export function boardFacts(board: BoardAnswer): Facts {
  const stars = { ...board.stars, ...board.voids };
  const idsWhere = (isOfGroup: (id: string) => boolean) =>
    Object.keys(stars).flatMap((star): [string, string][] => (isOfGroup(starId(star)) ? [[star, starId(star)]] : []));
  const graded = (grades: Readonly<Record<string, string | number>>, read: (grade: never) => unknown) =>
    Object.entries(grades).map(([star, grade]): [string, string] => [star, `${starId(star)} ${read(grade as never)}`]);
  const lists = {
    major: listsByPlace(
      stars,
      idsWhere((id) => MAJOR.has(id)),
    ),
    minor: listsByPlace(
      stars,
      idsWhere((id) => MINOR.has(id)),
    ),
    adjective: listsByPlace(
      stars,
      idsWhere((id) => !MAJOR.has(id) && !MINOR.has(id)),
    ),
    transformation: listsByPlace(
      stars,
      Object.entries(board.transformations).map(([kind, star]) => [star, `${starId(star)} ${kindId(kind)}`]),
    ),
    ...(board.brightness && { brightness: listsByPlace(stars, graded(board.brightness, gradeId)) }),
    ...(board.energy && { energy: listsByPlace(stars, graded(board.energy, String)) }),
  };
  const rings = Object.entries(SPIRIT_IDS).map(
    ([ring, idOf]) => [ring, byPlace(board.rings[ring as keyof typeof SPIRIT_IDS]), idOf] as const,
  );
  const roles = byPlace(board.palaces);
  const facts: Record<string, string> = {
    bureau: bureauId(board.bureau),
    life: board.life,
    body: board.body,
    lifeRuler: starId(board.lifeRuler),
    bodyRuler: starId(board.bodyRuler),
    ...(board.origin && { origin: board.origin }),
  };
  for (const at of BRANCHES) {
    facts[`${at}.stem`] = board.stems[at]!;
    facts[`${at}.role`] = palaceId(roles[at]!);
    for (const [name, own] of Object.entries(lists)) facts[`${at}.${name}`] = own[at]!;
    for (const [ring, spirits, idOf] of rings) facts[`${at}.${ring}`] = idOf(spirits[at]!);
    facts[`${at}.decade`] = board.decades[at]!;
    if (board.smallLimits) facts[`${at}.smallLimit`] = String(board.smallLimits[at]);
  }
  return facts;
}

const bureauId = namesOf('bureaus');

/** A flow star by its natal star and its level: `lucunYear`. */
const flowId = (star: string, level: string): string => starId(star) + level[0]!.toUpperCase() + level.slice(1);

/** Facts of a moment by iztro: every level with its palace, pair, roles, transformations and where they are, flow stars; age and rings. */
export function iztroMomentFacts(answer: IztroMoment): Facts {
  const { age, yearRings } = answer;
  const inOrder = (places: Places, idOf: (name: string) => string) => {
    const names = byPlace(places);
    return BRANCHES.map((at) => idOf(names[at]!)).join(' ');
  };
  const facts: Record<string, string> = {
    age: String(age),
    'year.general': inOrder(yearRings.general, SPIRIT_IDS.general),
    'year.ring': inOrder(yearRings.year, SPIRIT_IDS.year),
  };
  for (const name of ['decade', 'smallLimit', 'year', 'month', 'day', 'hour'] as const) {
    const { palace, pair, roles, transformations, stars } = answer[name];
    facts[`${name}.palace`] = palace;
    facts[`${name}.pair`] = pair;
    facts[`${name}.roles`] = inOrder(roles, palaceId);
    facts[`${name}.transformations`] = KINDS.map((kind) => transformations[kind]!)
      .map((star) => `${starId(star)} ${answer.natalStars[star]}`)
      .join(', ');
    if (name === 'smallLimit') continue; // it has no stars
    const lists = listsByPlace(
      stars,
      Object.keys(stars).map((star) => [star, flowId(star, name)]),
    );
    for (const [at, own] of Object.entries(lists)) facts[`${name}.stars.${at}`] = own;
  }
  return facts;
}

/** Facts of some levels by fortel: palace, pair, transformations and flow stars; the age. */
export function levelFacts<Level extends string>(
  answer: Readonly<Record<Level, LevelAnswer>> & { readonly age: number },
  levels: readonly Level[],
): Facts {
  const facts: Record<string, string> = { age: String(answer.age) };
  for (const name of levels) {
    const { palace, pair, transformations, stars } = answer[name];
    facts[`${name}.palace`] = palace;
    facts[`${name}.pair`] = pair;
    facts[`${name}.transformations`] = list(
      Object.entries(transformations).map(([kind, star]) => `${starId(star)} ${kindId(kind)}`),
    );
    facts[`${name}.stars`] = list(Object.entries(stars).map(([star, at]) => `${starId(star)} ${at}`));
  }
  return facts;
}

/** Facts of flights: targets of the four transformations of each palace, 禄 权 科 忌, and those of a star of its own, or of one opposite. */
export const flightAnswerFacts = ({ palaces, flights, outward, inward }: FlightsAnswer): Facts =>
  Object.fromEntries(
    Object.entries(palaces).flatMap(([name, at]) => [
      [`${at}.to`, KINDS.map((kind) => palaces[flights[name]![kind]!]).join('')],
      [`${at}.outward`, outward[name]!.join('')],
      [`${at}.inward`, inward[name]!.join('')],
    ]),
  );
