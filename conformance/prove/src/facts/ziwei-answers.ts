// Facts of Zi Wei responses of the adapters, with the names of ziwei-facts.ts.

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
const GROUP_OF = new Map(
  (['major', 'minor'] as const).flatMap((group) => idsOf(group).map((id) => [id, group] as const)),
);

type Places = Readonly<Record<string, string>>;

/** Names by place, if each place has one. */
const byPlace = (places: Places): Places => Object.fromEntries(Object.entries(places).map(([name, at]) => [at, name]));

/** Lists of values by place, where each star is at its place. */
function listsByPlace(stars: Places, values: Iterable<readonly [star: string, value: string]>): Places {
  const lists = new Map(BRANCHES.map((at) => [at, [] as string[]]));
  for (const [star, value] of values) lists.get(stars[star]!)!.push(value);
  return Object.fromEntries([...lists].map(([at, own]) => [at, list(own)]));
}

/** Facts of a board. */
export function boardFacts(board: BoardAnswer): Facts {
  const stars = { ...board.stars, ...board.voids };
  const lists = new Map<string, string[]>();
  for (const name of ['major', 'minor', 'adjective', 'transformation', ...GRADES.filter((name) => board[name])])
    for (const at of BRANCHES) lists.set(`${at}.${name}`, []);
  const add = (star: string, name: string, value: string) => lists.get(`${stars[star]}.${name}`)!.push(value);
  for (const star of Object.keys(stars)) add(star, GROUP_OF.get(starId(star)) ?? 'adjective', starId(star));
  for (const [kind, star] of Object.entries(board.transformations))
    add(star, 'transformation', `${starId(star)} ${kindId(kind)}`);
  for (const [star, grade] of Object.entries(board.brightness ?? {}))
    add(star, 'brightness', `${starId(star)} ${gradeId(grade)}`);
  for (const [star, grade] of Object.entries(board.energy ?? {})) add(star, 'energy', `${starId(star)} ${grade}`);
  const facts: Record<string, string> = {
    bureau: bureauId(board.bureau),
    life: board.life,
    body: board.body,
    lifeRuler: starId(board.lifeRuler),
    bodyRuler: starId(board.bodyRuler),
    ...(board.origin && { origin: board.origin }),
  };
  for (const [name, values] of lists) facts[name] = list(values);
  for (const at of BRANCHES) {
    facts[`${at}.stem`] = board.stems[at]!;
    facts[`${at}.decade`] = board.decades[at]!;
    if (board.smallLimits) facts[`${at}.smallLimit`] = String(board.smallLimits[at]);
  }
  for (const [role, at] of Object.entries(board.palaces)) facts[`${at}.role`] = palaceId(role);
  for (const ring of RINGS)
    for (const [spirit, at] of Object.entries(board.rings[ring])) facts[`${at}.${ring}`] = SPIRIT_IDS[ring](spirit);
  return facts;
}

const GRADES = ['brightness', 'energy'] as const;
const RINGS = ['growth', 'doctor', 'general', 'year'] as const;
const bureauId = namesOf('bureaus');

/** A flow star by its natal star and its level: `lucunYear`. */
const flowId = (star: string, level: string): string => starId(star) + level[0]!.toUpperCase() + level.slice(1);

/** Facts of a moment by iztro: every level with its palace, pair, roles, transformations and their places, flow stars; age and rings. */
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

/** Facts of flights: targets of the four transformations of each palace, 禄 权 科 忌; self-transformations of its own stars by its stem and by the opposite one. */
export const flightAnswerFacts = ({ palaces, flights, outward, inward }: FlightsAnswer): Facts =>
  Object.fromEntries(
    Object.entries(palaces).flatMap(([name, at]) => [
      [`${at}.to`, KINDS.map((kind) => palaces[flights[name]![kind]!]).join('')],
      [`${at}.outward`, outward[name]!.join('')],
      [`${at}.inward`, inward[name]!.join('')],
    ]),
  );
