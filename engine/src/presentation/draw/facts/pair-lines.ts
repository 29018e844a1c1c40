// Lines of a text or a drawing about two people. Every line names the person and the chart of its fact; no line judges.

import { optional, recordOf, TEXT } from '../../../calculation/input/input.ts';
import type {
  BoardOfPairDocument,
  ElementCountsDocument,
  PersonOfPairDocument,
  RelationAcrossDocument,
  RelationOfPairDocument,
  SeenByOtherDocument,
} from '../../documents/tables/document.generated.ts';
import type { IdIn, Label } from '../../documents/vocabulary/labels.ts';
import { fill } from '../../words/fill.ts';
import { dateText, eraDateText } from '../../words/languages.ts';
import { GUEST_WORDS, PAIR_TEXT_WORDS, TRANSIT_TEXT_WORDS } from '../words/all-languages.ts';
import type { GuestWords } from '../words/guest-words.ts';
import type { PairTextWords } from '../words/pair-text-words.ts';
import type { TransitTextWords } from '../words/transit-text-words.ts';
import { BOARD_OF, type DrawnPair, SIDES, type Side } from './arguments.ts';
import { mainStarName } from './id-names.ts';
import { shownName } from './shown-name.ts';
import { eraMomentText, inBrackets, type LineWords, lineWordsFor, placeLine } from './text-lines.ts';

type PalaceId = IdIn<'palaces'>;
/** Names of the two people. */
export type PairNames = { readonly [Person in Side]?: string | undefined };
export const PAIR_NAMES = /* @__PURE__ */ optional(
  /* @__PURE__ */ recordOf<PairNames>({ one: /* @__PURE__ */ optional(TEXT), other: /* @__PURE__ */ optional(TEXT) }),
);

/** A fact with its label. */
export interface FactLine {
  readonly label: string;
  readonly text: string;
}
const factLine = (label: string, text: string): FactLine => ({ label, text });

const PILLARS = ['year', 'month', 'day', 'hour'] as const;
const COMPACT_PALACES: readonly PalaceId[] = ['life', 'spouse'];
/** Maximum length of a name in columns; a compact text writes a longer one only in the line of its person. */
const MAX_COMPACT_NAME = 12;

const LOOKS = [
  { member: 'otherSeenByOne', looker: 'one', seen: 'other' },
  { member: 'oneSeenByOther', looker: 'other', seen: 'one' },
] as const;

/** A board, and the names of host and guest. */
interface BoardWithPeople {
  readonly board: BoardOfPairDocument;
  readonly people: Readonly<Record<'host' | 'guest', string>>;
}

type AnyRelation = Label & Pick<RelationOfPairDocument, 'element' | 'from' | 'to'>;

/** Options of the lines. */
interface PairLinesOptions {
  readonly names?: PairNames | undefined;
  /** For each guest only the palaces life and spouse, and the next change of luck; a long name only in the line of its person. */
  readonly compact?: boolean | undefined;
}

/** The lines of two people, in the language of their document. */
export class PairLines {
  readonly words: LineWords & PairTextWords & Pick<GuestWords, 'landsIn'> & Pick<TransitTextWords, 'is'>;
  /** Names of the people in the lines. */
  readonly people: Readonly<Record<Side, string>>;
  readonly #pair: DrawnPair;
  readonly #isCompact: boolean;
  /** Their names in full, where `people` may have short ones. */
  readonly #called: Readonly<Record<Side, string>>;

  constructor(pair: DrawnPair, { names = {}, compact = false }: PairLinesOptions) {
    const { language } = pair;
    this.#pair = pair;
    this.#isCompact = compact;
    const { layers, is } = TRANSIT_TEXT_WORDS[language];
    const { landsIn } = GUEST_WORDS[language];
    this.words = { ...lineWordsFor(language), ...PAIR_TEXT_WORDS[language], layers, is, landsIn };
    const { people } = this.words;
    const called = { one: shownName(names.one) ?? people.one, other: shownName(names.other) ?? people.other };
    const short = (side: Side) => (compact && called[side].length > MAX_COMPACT_NAME ? people[side] : called[side]);
    this.#called = called;
    this.people = { one: short('one'), other: short('other') };
  }

  get title(): string {
    const { one, other } = this.people;
    return [this.words.pair, ...new Set([one, other])].join(' · ');
  }

  /** Lines of the two people. */
  get ofPeople(): readonly FactLine[] {
    return SIDES.map((side) => {
      const [called, person] = [this.#called[side], this.people[side]];
      const label = called === person ? person : person + inBrackets(called, this.words);
      return factLine(label, this.#person(this.#pair[side]));
    });
  }

  /** Lines of the seat of each year in the board of the other. */
  get ofYears(): readonly FactLine[] {
    return this.#boards.map((board) => this.#year(board));
  }

  /** Lines of each person in the board of the other. */
  get ofBoards(): readonly FactLine[] {
    return this.#boards.flatMap((board) => [
      this.#year(board),
      this.#transformations(board),
      ...this.#guestPalaces(board),
    ]);
  }

  get #boards(): readonly BoardWithPeople[] {
    return SIDES.flatMap((host) => {
      const { member, guest } = BOARD_OF[host];
      const board = this.#pair.ziwei[member];
      return board === undefined ? [] : [{ board, people: { host: this.people[host], guest: this.people[guest] } }];
    });
  }

  get ofWarnings(): readonly FactLine[] {
    const { note } = this.words;
    return (this.#pair.warnings ?? []).map(({ person, detail }) =>
      factLine(person === undefined ? note : note + inBrackets(this.people[person], this.words), detail),
    );
  }

  #person({ gender, clockTime, place, date, year, mainStar, fourPillars }: PersonOfPairDocument): string {
    const words = this.words;
    const { nameOf, pause, semicolon } = words;
    const born =
      clockTime !== undefined && place !== undefined
        ? placeLine(eraMomentText(clockTime, words), place, words)
        : date === undefined
          ? fill(words.yearAlone, { year: year! })
          : fill(words.dayAlone, { date: eraDateText(date, words.language) });
    const known = PILLARS.flatMap((id) => {
      const pillar = fourPillars[id];
      return pillar === undefined ? [] : [`${words.pillars[id]} ${nameOf(pillar)}`];
    });
    const star = mainStar === undefined ? [] : [`${words.mainStar} ${mainStarName(mainStar, words)}`];
    const kind = gender && words.fourPillarsOf?.[gender];
    return [born, ...star, (kind === undefined ? '' : `${kind} `) + known.join(pause)].join(semicolon);
  }

  // ---- Zi Wei

  #palaceOf(palace: string, person: string): string {
    return fill(this.words.palaceOfPerson, { palace, person });
  }

  /** A palace in a line that names the host, which a compact text does not repeat. */
  #palaceOfHost(palace: string, host: string): string {
    return this.#isCompact ? palace : this.#palaceOf(palace, host);
  }

  #year({ board: { seat }, people }: BoardWithPeople): FactLine {
    const { words } = this;
    const { nameOf, pause, comma } = words;
    const stars = [...seat.majorStars, ...seat.minorStars].map(nameOf).join(comma);
    const opposite = fill(words.opposite, { palace: nameOf(seat.opposite) });
    return factLine(
      fill(words.yearIn, { ...people, branch: words.spelledNameOf(seat.branch) }),
      [
        this.#palaceOf(nameOf(seat), people.host) + (stars === '' ? '' : inBrackets(stars, words)),
        ...(this.#isCompact ? [] : [opposite]),
      ].join(pause),
    );
  }

  #transformations({ board, people }: BoardWithPeople): FactLine {
    const { words } = this;
    const landed = board.transformations.map(({ star, palace, ...own }) =>
      this.#landing(star, own, this.#palaceOfHost(words.nameOf(palace), people.host)),
    );
    return factLine(fill(words.transformationsIn, people), landed.join(words.semicolon));
  }

  /** A transformed star and its palace. */
  #landing(star: Label, transformation: Label, palace: string): string {
    const { nameOf, wordSpace, landsIn } = this.words;
    return fill(landsIn, { star: [star, transformation].map(nameOf).join(wordSpace), palace });
  }

  #guestPalaces({ board: { palaces }, people }: BoardWithPeople): readonly FactLine[] {
    const words = this.words;
    const { nameOf, comma, semicolon } = words;
    const rows = palaces.flatMap(({ guestPalace, majorStars = [], ...palace }) => {
      if (guestPalace === undefined || (this.#isCompact && !COMPACT_PALACES.includes(guestPalace.id))) return [];
      const stars = majorStars.map(nameOf).join(comma);
      const of = this.#palaceOf(nameOf(guestPalace), people.guest);
      const shown = stars === '' ? of : of + inBrackets(stars, words);
      return [shown + words.is + this.#palaceOf(nameOf(palace), people.host)];
    });
    return rows.length === 0 ? [] : [factLine(fill(words.palacesIn, people), rows.join(semicolon))];
  }

  /** Lines of facts of both boards. */
  get ofTogether(): readonly FactLine[] {
    const words = this.words;
    const { nameOf, pause, comma, semicolon } = words;
    const { branches, bureaus, sharedStars = [] } = this.#pair.ziwei.together;
    const { one, other } = this.people;
    const place = (palace: Label | undefined, person: string) =>
      palace === undefined
        ? fill(words.ofPerson, { thing: words.yearBranch, person })
        : this.#palaceOf(nameOf(palace), person);
    const rows = branches.map((row) =>
      [
        `${place(row.one.palace, one)} – ${place(row.other.palace, other)}`,
        row.distance === 0 ? words.sameBranch : fill(words.apart, { count: row.distance }),
        ...row.relations.map((relation) => this.#relation(relation)),
      ].join(pause),
    );
    const shared = sharedStars.flatMap((row) =>
      row.stars.length === 0
        ? []
        : [
            fill(words.sharedStars, { stars: row.stars.map(nameOf).join(comma) }) +
              inBrackets([place(row.one, one), place(row.other, other)].join(comma), words),
          ],
    );
    const ofBureaus =
      bureaus === undefined ? [] : [this.#beside(nameOf(bureaus.one), nameOf(bureaus.other), bureaus.relation)];
    const all = [...rows, ...ofBureaus, ...shared];
    return all.length === 0 ? [] : [factLine(fill(words.togetherInZiwei, this.people), all.join(semicolon))];
  }

  /** A relation with its element and its direction. */
  #relation({ element, from, to, ...own }: AnyRelation): string {
    const words = this.words;
    const notes = [
      ...(element === undefined ? [] : [words.nameOf(element)]),
      ...(from === undefined || to === undefined
        ? []
        : [fill(words.actsOn, { from: this.people[from], to: this.people[to] })]),
    ];
    return words.nameOf(own) + (notes.length === 0 ? '' : inBrackets(notes.join(words.comma), words));
  }

  // ---- The Four Pillars

  #pillar(id: (typeof PILLARS)[number]): string {
    return this.words.pillars[id];
  }

  /** A pillar, year or star of each person, and their relation. */
  #beside(thing: string, other: string, relation: AnyRelation): string {
    const { ofPerson, pause } = this.words;
    const [ofOne, ofOther] = [
      fill(ofPerson, { thing, person: this.people.one }),
      fill(ofPerson, { thing: other, person: this.people.other }),
    ];
    return [`${ofOne} – ${ofOther}`, this.#relation(relation)].join(pause);
  }

  get ofDayStems(): readonly FactLine[] {
    const { dayStems } = this.#pair.fourPillars;
    if (dayStems === undefined) return [];
    const { dayStems: label, spelledNameOf } = this.words;
    return [
      factLine(label, this.#beside(spelledNameOf(dayStems.one), spelledNameOf(dayStems.other), dayStems.relation)),
    ];
  }

  /** A relation of two pillars with the characters of both, and an arrow if it has a direction: Stem Clash 庚→甲. */
  across(relation: RelationAcrossDocument): string {
    const { stems, branches, one, other, from } = relation;
    const name = this.words.nameOf(relation);
    const at = stems !== undefined ? 0 : branches !== undefined ? 1 : undefined;
    if (at === undefined) return name;
    const [own, theirs] = [this.#pair.one.fourPillars[one], this.#pair.other.fourPillars[other]].map(
      (pillar) => pillar!.hanzi[at]!,
    );
    return `${name} ${own}${from === undefined ? '' : from === 'one' ? '→' : '←'}${theirs}`;
  }

  /** Relations of every pillar of one with every pillar of the other. */
  get ofRelations(): readonly FactLine[] {
    const { relationsAcross, comma, semicolon, none } = this.words;
    const across = new Map<string, string[]>();
    for (const row of this.#pair.fourPillars.relations) {
      const pillarsOfBoth = `${this.#pillar(row.one)}–${this.#pillar(row.other)}`;
      across.set(pillarsOfBoth, [...(across.get(pillarsOfBoth) ?? []), this.#relation(row)]);
    }
    const rows = [...across].map(([of, found]) => `${of} ${found.join(comma)}`);
    return [factLine(fill(relationsAcross, this.people), rows.join(semicolon) || none)];
  }

  /** Lines of groups that only both together complete. */
  get ofGroups(): readonly FactLine[] {
    const { nameOf, ofPerson, comma, semicolon, groups: label } = this.words;
    const groups = this.#pair.fourPillars.together.map((group) => {
      const members = group.members.map(({ branch, ...of }) => {
        const where = SIDES.flatMap((side) =>
          of[side].map((id) => fill(ofPerson, { thing: this.#pillar(id), person: this.people[side] })),
        );
        return nameOf(branch) + inBrackets(where.join(comma), this.words);
      });
      return `${this.#relation(group)} ${members.join(comma)}`;
    });
    return groups.length === 0 ? [] : [factLine(label, groups.join(semicolon))];
  }

  /** Lines of the pillars of each, seen by the other. */
  get ofSeen(): readonly FactLine[] {
    return LOOKS.flatMap(({ member, ...look }) => this.#seen(this.#pair.fourPillars[member], this.#peopleOf(look)));
  }

  /** Lines of the pillars of each that are void by the other. */
  get ofVoid(): readonly FactLine[] {
    return LOOKS.flatMap(({ member, ...look }) => this.#void(this.#pair.fourPillars[member], this.#peopleOf(look)));
  }

  #peopleOf({ looker, seen }: Readonly<Record<'looker' | 'seen', Side>>): Readonly<Record<'looker' | 'seen', string>> {
    return { looker: this.people[looker], seen: this.people[seen] };
  }

  get ofElements(): readonly FactLine[] {
    const { elements } = this.#pair.fourPillars;
    if (elements === undefined) return [];
    return SIDES.map((side) =>
      factLine(fill(this.words.elementsOf, { person: this.people[side] }), this.#elements(elements[side])),
    );
  }

  get ofNayin(): readonly FactLine[] {
    const { nayin, nameOf } = this.words;
    const rows = this.#pair.fourPillars.nayin;
    return (['years', 'days'] as const).flatMap((which) => {
      const of = rows[which];
      if (of === undefined) return [];
      const label = fill(nayin, { pillar: this.#pillar(which === 'years' ? 'year' : 'day') });
      return [factLine(label, this.#beside(nameOf(of.one), nameOf(of.other), of.relation))];
    });
  }

  #elements(counts: ElementCountsDocument): string {
    return counts.elements.map((own) => `${this.words.nameOf(own)} ${own.count}`).join(this.words.comma);
  }

  #seen(found: SeenByOtherDocument, people: Readonly<Record<'looker' | 'seen', string>>): readonly FactLine[] {
    const words = this.words;
    const { nameOf, comma } = words;
    const rows = (label: string, of: readonly string[] | undefined) =>
      of === undefined || of.length === 0 ? [] : [factLine(fill(label, people), of.join(comma))];
    const named = (row: Label & { readonly pillar: (typeof PILLARS)[number] }) =>
      `${this.#pillar(row.pillar)} ${words.spelledNameOf(row)}`;
    return [
      ...rows(
        words.seenBy,
        found.tenGods?.map(({ pillar, tenGod }) => `${this.#pillar(pillar)} ${nameOf(tenGod)}`),
      ),
      ...this.#void(found, people),
      ...(this.#isCompact ? [] : rows(words.phasesBy, found.phases?.map(named))),
      ...(this.#isCompact ? [] : rows(words.starsBy, found.stars?.map(named))),
    ];
  }

  #void(found: SeenByOtherDocument, people: Readonly<Record<'looker' | 'seen', string>>): readonly FactLine[] {
    const pillars = found.void.map(({ pillar }) => this.#pillar(pillar));
    return pillars.length === 0 ? [] : [factLine(fill(this.words.voidBy, people), pillars.join(this.words.comma))];
  }

  // ---- The moment

  /** One moment in both lives. */
  get ofMoment(): readonly FactLine[] {
    const { moment } = this.#pair;
    if (moment === undefined) return [];
    const words = this.words;
    const { semicolon } = words;
    const { ziwei, luck } = moment;
    return [
      factLine(words.moment, placeLine(eraMomentText(moment.clockTime, words), moment.place, words)),
      ...SIDES.flatMap((side) => this.#levels(side)),
      ...SIDES.flatMap((host) => {
        const rows = (ziwei.yearTransformations ?? []).flatMap(({ star, [host]: place, ...own }) =>
          place === undefined
            ? []
            : [this.#landing(star, own, this.#palaceOfHost(words.nameOf(place.palace), this.people[host]))],
        );
        const label = fill(words.yearTransformations, { host: this.people[host] });
        return rows.length === 0 ? [] : [factLine(label, rows.join(semicolon))];
      }),
      ...(luck?.relations === undefined
        ? []
        : [
            factLine(
              fill(words.luckRelations, this.people),
              luck.relations.map((relation) => this.#relation(relation)).join(semicolon) || words.none,
            ),
          ]),
      ...(luck === undefined || luck.changesWithinAYear.length === 0
        ? []
        : [
            factLine(
              fill(words.changes, this.people),
              this.#changes(luck.changesWithinAYear).join(semicolon) || words.none,
            ),
          ]),
    ];
  }

  /** Age, decade, year and luck of a person. */
  #levels(side: Side): readonly FactLine[] {
    const words = this.words;
    const { nameOf, colon, pause, semicolon } = words;
    const { ziwei, luck } = this.#pair.moment!;
    const levels = ziwei[side];
    if (levels === undefined) return [];
    const person = this.people[side];
    const { ages, decade, year } = levels;
    const at = (level: string, { palace, ...pair }: Label & { readonly palace: Label }) =>
      [level + colon + this.#palaceOf(nameOf(palace), person), nameOf(pair)].join(pause);
    const own = luck?.[side].pillar;
    return [
      factLine(
        person,
        [
          fill(words.atNominalAge, { age: ages.nominal }),
          ...(decade === undefined ? [] : [at(`${words.layers.decade} ${decade.fromAge}–${decade.toAge}`, decade)]),
          at(words.layers.year, year),
          ...(own === undefined ? [] : [`${words.momentPillars.luck} ${nameOf(own)}`]),
        ].join(semicolon),
      ),
    ];
  }

  #changes(rows: NonNullable<NonNullable<DrawnPair['moment']>['luck']>['changesWithinAYear']): readonly string[] {
    const words = this.words;
    const day = this.#pair.moment!.clockTime.slice(0, 10);
    const next = rows.find((row) => SIDES.every((side) => row[side].startsOn >= day));
    const shown = this.#isCompact ? (next === undefined ? [] : [next]) : rows;
    return shown.map((row) =>
      SIDES.map((side) => {
        const { ordinal: number, startsOn } = row[side];
        const date = dateText(startsOn, words.language);
        return `${this.people[side]} ${fill(words.change, { number, date })}`;
      }).join(words.pause),
    );
  }
}
