// Two people as plain text. Every line names whose fact it is and in whose chart; no line judges.

import type {
  BoardOfPairDocument,
  ElementCountsDocument,
  PersonOfPairDocument,
  RelationOfPairDocument,
  SeenByOtherDocument,
} from '../../documents/tables/document.generated.ts';
import type { IdIn, Label } from '../../documents/vocabulary/labels.ts';
import { check, FLAG, optional, recordOf, TEXT } from '../../input/input.ts';
import { WORDS_OF } from '../../words/all-languages.ts';
import { fill } from '../../words/fill.ts';
import { dateText } from '../../words/languages.ts';
import { type DrawnPair, PAIR } from '../facts/arguments.ts';
import { idNames, mainStarName, type NameOfId } from '../facts/id-names.ts';
import { shownName } from '../facts/shown-name.ts';
import { bracketed, type LineWords, line, lineWordsFor, momentText, placeLine, textOf } from '../facts/text-lines.ts';
import { PAIR_TEXT_WORDS } from '../words/all-languages.ts';
import type { PairTextWords } from '../words/pair-text-words.ts';

/** Options of `drawPairText`. */
export interface PairTextOptions {
  /** What the two people are called. */
  readonly names?: { readonly one?: string | undefined; readonly other?: string | undefined };
  /**
   * Whether it shall be short, as assistants need it: at most 5,200 characters. Of the palaces it has life and spouse of each guest, of the changes of luck
   * the next one; left out are growth phases, stars, elements and nayin. A long name is written once.
   */
  readonly compact?: boolean;
}

const OPTIONS = recordOf<PairTextOptions>({
  names: optional(recordOf<NonNullable<PairTextOptions['names']>>({ one: optional(TEXT), other: optional(TEXT) })),
  compact: optional(FLAG),
});

/**
 * Two people as plain text, in the language of their document: each person, each in the board of the other, the pillars of both, and one moment in both
 * lives where the document has one. Every line ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawPairText(describePair(pairOf(one, other), { language: 'en' }), { names: { one: 'Li Ming', other: 'Wang Fang' } })
 */
export function drawPairText(pair: DrawnPair, options: PairTextOptions = {}): string {
  check('pair', pair, PAIR);
  check('options', options, OPTIONS);
  return textOf(new PairText(pair, options).lines);
}

type Side = 'one' | 'other';
type PalaceId = IdIn<'palaces'>;
const SIDES = ['one', 'other'] as const;
const PILLARS = ['year', 'month', 'day', 'hour'] as const;
const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
const COMPACT_PALACES: readonly PalaceId[] = ['life', 'spouse'];
/** A longer name is written once in a compact text, in the line of its person. */
const MAX_COMPACT_NAME = 12;

/** A board, its host and its guest. */
const BOARDS = [
  { member: 'otherInOne', host: 'one', guest: 'other' },
  { member: 'oneInOther', host: 'other', guest: 'one' },
] as const;

const LOOKS = [
  { member: 'otherSeenByOne', looker: 'one', seen: 'other' },
  { member: 'oneSeenByOther', looker: 'other', seen: 'one' },
] as const;

type AnyRelation = Label & Pick<RelationOfPairDocument, 'element' | 'from' | 'to'>;

class PairText {
  readonly #pair: DrawnPair;
  readonly #isCompact: boolean;
  readonly #words: LineWords & PairTextWords;
  readonly #idName: NameOfId;
  /** Their names, and what they are called in the lines. */
  readonly #called: Readonly<Record<Side, string>>;
  readonly #people: Readonly<Record<Side, string>>;

  constructor(pair: DrawnPair, { names = {}, compact = false }: PairTextOptions) {
    const { language } = pair;
    this.#pair = pair;
    this.#isCompact = compact;
    this.#words = { ...lineWordsFor(language), ...PAIR_TEXT_WORDS[language] };
    this.#idName = idNames(WORDS_OF[language], this.#words);
    const { people } = this.#words;
    const called = { one: shownName(names.one) ?? people.one, other: shownName(names.other) ?? people.other };
    const short = (side: Side) => (compact && called[side].length > MAX_COMPACT_NAME ? people[side] : called[side]);
    this.#called = called;
    this.#people = { one: short('one'), other: short('other') };
  }

  get lines(): readonly string[] {
    const { one, other } = this.#people;
    const { pair, note, disclaimer } = this.#words;
    const warnings = this.#pair.warnings ?? [];
    return [
      [pair, ...new Set([one, other])].join(' · '),
      ...SIDES.map((side) => {
        const [called, person] = [this.#called[side], this.#people[side]];
        const label = called === person ? person : person + bracketed(called, this.#words);
        return line(this.#words, label, this.#person(this.#pair[side]));
      }),
      ...BOARDS.flatMap(({ member, host, guest }) => {
        const board = this.#pair.ziwei[member];
        return board === undefined ? [] : this.#board(board, { host: this.#people[host], guest: this.#people[guest] });
      }),
      ...this.#together(),
      ...this.#pillars(),
      ...this.#moment(),
      ...warnings.map(({ person, detail }) =>
        line(this.#words, person === undefined ? note : `${note} (${this.#people[person]})`, detail),
      ),
      disclaimer,
    ];
  }

  #person({ clockTime, place, date, year, mainStar, pillars }: PersonOfPairDocument): string {
    const words = this.#words;
    const { nameOf, pause, semicolon } = words;
    const born =
      clockTime !== undefined && place !== undefined
        ? placeLine(momentText(clockTime, words), place, words)
        : date === undefined
          ? fill(words.yearAlone, { year: year! })
          : fill(words.dayAlone, { date: dateText(date, words.language) });
    const known = PILLARS.flatMap((id) => {
      const pillar = pillars[id];
      return pillar === undefined ? [] : [`${words.pillars[id]} ${nameOf(pillar)}`];
    });
    const star = mainStar === undefined ? [] : [`${words.mainStar} ${mainStarName(mainStar, words)}`];
    return [born, ...star, known.join(pause)].join(semicolon);
  }

  // ---- Zi Wei

  #palaceOf(palace: string, person: string): string {
    return fill(this.#words.palaceOfPerson, { palace, person });
  }

  /** In a line that names the host: a compact text does not name the host again. */
  #palaceOfHost(palace: string, host: string): string {
    return this.#isCompact ? palace : this.#palaceOf(palace, host);
  }

  #board(board: BoardOfPairDocument, people: { readonly host: string; readonly guest: string }): string[] {
    const words = this.#words;
    const { nameOf, pause, comma, semicolon } = words;
    const { seat, transformations } = board;
    const stars = [...seat.majorStars, ...seat.minorStars].map(nameOf).join(comma);
    const opposite = fill(words.opposite, { palace: this.#idName('palaces', seat.opposite) });
    const landed = transformations.map(({ star, palace, ...own }) =>
      [nameOf(star), nameOf(own), this.#palaceOfHost(nameOf(palace), people.host)].join(' '),
    );
    return [
      line(
        words,
        fill(words.yearIn, { ...people, branch: nameOf(seat.branch) }),
        [
          this.#palaceOf(nameOf(seat.palace), people.host) + (stars === '' ? '' : bracketed(stars, words)),
          ...(this.#isCompact ? [] : [opposite]),
        ].join(pause),
      ),
      line(words, fill(words.transformationsIn, people), landed.join(semicolon)),
      ...this.#guestPalaces(board, people),
    ];
  }

  #guestPalaces({ palaces }: BoardOfPairDocument, people: { readonly host: string; readonly guest: string }): string[] {
    const words = this.#words;
    const { nameOf, comma, semicolon } = words;
    const rows = palaces.flatMap(({ palace, guestPalace, majorStars = [] }) => {
      if (guestPalace === undefined || (this.#isCompact && !COMPACT_PALACES.includes(guestPalace))) return [];
      const stars = majorStars.map(nameOf).join(comma);
      const of = this.#palaceOf(this.#idName('palaces', guestPalace), people.guest);
      const shown = stars === '' ? of : of + bracketed(stars, words);
      return [`${shown} = ${this.#palaceOf(nameOf(palace), people.host)}`];
    });
    return rows.length === 0 ? [] : [line(words, fill(words.palacesIn, people), rows.join(semicolon))];
  }

  #together(): string[] {
    const words = this.#words;
    const { nameOf, pause, comma, semicolon } = words;
    const { branches, bureaus, sharedStars = [] } = this.#pair.ziwei.together;
    const { one, other } = this.#people;
    const place = (palace: PalaceId | undefined, person: string) =>
      palace === undefined
        ? fill(words.ofPerson, { thing: words.yearBranch, person })
        : this.#palaceOf(this.#idName('palaces', palace), person);
    const rows = branches.map((row) =>
      [
        `${place(row.one.palace, one)} – ${place(row.other.palace, other)} ${fill(words.apart, { count: row.distance })}`,
        ...row.relations.map((relation) => this.#relation(relation)),
      ].join(pause),
    );
    const shared = sharedStars.flatMap((row) =>
      row.stars.length === 0
        ? []
        : [
            `${words.sharedStars} ${row.stars.map(nameOf).join(comma)}` +
              bracketed(`${place(row.one, one)}, ${place(row.other, other)}`, words),
          ],
    );
    const ofBureaus =
      bureaus === undefined
        ? []
        : [
            `${fill(words.ofPerson, { thing: nameOf(bureaus.one), person: one })} – ${fill(words.ofPerson, { thing: nameOf(bureaus.other), person: other })} ${this.#relation(bureaus.relation)}`,
          ];
    const all = [...rows, ...ofBureaus, ...shared];
    return all.length === 0 ? [] : [line(words, fill(words.togetherInZiwei, this.#people), all.join(semicolon))];
  }

  /** A relation with its element, and who acts on whom. */
  #relation({ element, from, to, ...own }: AnyRelation): string {
    const words = this.#words;
    const notes = [
      ...(element === undefined ? [] : [this.#idName('elements', element)]),
      ...(from === undefined || to === undefined
        ? []
        : [fill(words.actsOn, { from: this.#people[from], to: this.#people[to] })]),
    ];
    return words.nameOf(own) + (notes.length === 0 ? '' : bracketed(notes.join(words.comma), words));
  }

  // ---- The Four Pillars

  #pillars(): string[] {
    const words = this.#words;
    const { nameOf, comma, semicolon } = words;
    const { dayStems, relations, together, elements, nayin, ...four } = this.#pair.fourPillars;
    const { one, other } = this.#people;
    const pillar = (id: (typeof PILLARS)[number]) => words.pillars[id];
    const across = new Map<string, string[]>();
    for (const row of relations) {
      const pillarsOfBoth = `${pillar(row.one)}–${pillar(row.other)}`;
      across.set(pillarsOfBoth, [...(across.get(pillarsOfBoth) ?? []), this.#relation(row)]);
    }
    const groups = together.map((group) => {
      const members = group.members.map(({ branch, ...of }) => {
        const where = SIDES.flatMap((side) =>
          of[side].map((id) => fill(words.ofPerson, { thing: pillar(id), person: this.#people[side] })),
        );
        return this.#idName('branches', branch) + bracketed(where.join(comma), words);
      });
      return `${this.#relation(group)} ${members.join(comma)}`;
    });
    const stems =
      dayStems === undefined
        ? []
        : [
            line(
              words,
              words.dayStems,
              `${fill(words.ofPerson, { thing: nameOf(dayStems.one), person: one })} – ${fill(words.ofPerson, { thing: nameOf(dayStems.other), person: other })} ${this.#relation(dayStems.relation)}`,
            ),
          ];
    return [
      ...stems,
      line(
        words,
        fill(words.relationsAcross, this.#people),
        [...across].map(([of, found]) => `${of} ${found.join(comma)}`).join(semicolon) || words.none,
      ),
      ...(groups.length === 0 ? [] : [line(words, words.groups, groups.join(semicolon))]),
      ...LOOKS.flatMap(({ member, looker, seen }) =>
        this.#seen(four[member], { looker: this.#people[looker], seen: this.#people[seen] }),
      ),
      ...(this.#isCompact || elements === undefined
        ? []
        : SIDES.map((side) =>
            line(words, fill(words.elementsOf, { person: this.#people[side] }), this.#elements(elements[side])),
          )),
      ...(this.#isCompact
        ? []
        : (['years', 'days'] as const).flatMap((which) => {
            const of = nayin[which];
            if (of === undefined) return [];
            const label = `${words.nayin} ${pillar(which === 'years' ? 'year' : 'day')}`;
            return [
              line(
                words,
                label,
                `${fill(words.ofPerson, { thing: nameOf(of.one), person: one })} – ${fill(words.ofPerson, { thing: nameOf(of.other), person: other })} ${this.#relation(of.relation)}`,
              ),
            ];
          })),
    ];
  }

  #elements(counts: ElementCountsDocument): string {
    return ELEMENTS.map((id) => `${this.#idName('elements', id)} ${counts[id]}`).join(this.#words.comma);
  }

  #seen(found: SeenByOtherDocument, people: { readonly looker: string; readonly seen: string }): string[] {
    const words = this.#words;
    const { nameOf, comma } = words;
    const rows = (label: string, of: readonly string[] | undefined) =>
      of === undefined || of.length === 0 ? [] : [line(words, fill(label, people), of.join(comma))];
    const named = (row: Label & { readonly pillar: (typeof PILLARS)[number] }) =>
      `${words.pillars[row.pillar]} ${nameOf(row)}`;
    return [
      ...rows(
        words.seenBy,
        found.tenGods?.map(({ pillar, stem }) => `${words.pillars[pillar]} ${nameOf(stem)}`),
      ),
      ...rows(
        words.voidBy,
        found.void.map(({ pillar }) => words.pillars[pillar]),
      ),
      ...(this.#isCompact ? [] : rows(words.phasesBy, found.phases?.map(named))),
      ...(this.#isCompact ? [] : rows(words.starsBy, found.stars?.map(named))),
    ];
  }

  // ---- The moment

  #moment(): string[] {
    const { moment } = this.#pair;
    if (moment === undefined) return [];
    const words = this.#words;
    const { nameOf, semicolon } = words;
    const { ziwei, luck } = moment;
    return [
      line(words, words.moment, placeLine(momentText(moment.clockTime, words), moment.place, words)),
      ...SIDES.flatMap((side) => this.#levels(side)),
      ...SIDES.flatMap((host) => {
        const rows = (ziwei.yearTransformations ?? []).flatMap(({ star, [host]: place, ...own }) =>
          place === undefined
            ? []
            : [
                `${nameOf(star)} ${nameOf(own)} ${this.#palaceOfHost(this.#idName('palaces', place.palace), this.#people[host])}`,
              ],
        );
        const label = fill(words.yearTransformations, { host: this.#people[host] });
        return rows.length === 0 ? [] : [line(words, label, rows.join(semicolon))];
      }),
      ...(luck?.relations === undefined
        ? []
        : [
            line(
              words,
              fill(words.luckRelations, this.#people),
              luck.relations.map((relation) => this.#relation(relation)).join(semicolon) || words.none,
            ),
          ]),
      ...(luck === undefined || luck.changesWithinAYear.length === 0
        ? []
        : [
            line(
              words,
              fill(words.changes, this.#people),
              this.#changes(luck.changesWithinAYear).join(semicolon) || words.none,
            ),
          ]),
    ];
  }

  /** Age, decade, year and luck of a person. */
  #levels(side: Side): string[] {
    const words = this.#words;
    const { nameOf, semicolon } = words;
    const { ziwei, luck } = this.#pair.moment!;
    const levels = ziwei[side];
    if (levels === undefined) return [];
    const person = this.#people[side];
    const { nominalAge, decade, year } = levels;
    const at = (level: string, { palace, pair }: { readonly palace: Label; readonly pair: Label }) =>
      `${level} ${this.#palaceOf(nameOf(palace), person)} ${nameOf(pair)}`;
    const own = luck?.[side].pair;
    return [
      line(
        words,
        person,
        [
          `${words.nominalAge} ${nominalAge}`,
          ...(decade === undefined ? [] : [at(`${words.layers.decade} ${decade.fromAge}–${decade.toAge}`, decade)]),
          at(words.layers.year, year),
          ...(own === undefined ? [] : [`${words.momentPillars.luck} ${nameOf(own)}`]),
        ].join(semicolon),
      ),
    ];
  }

  #changes(rows: NonNullable<NonNullable<DrawnPair['moment']>['luck']>['changesWithinAYear']): readonly string[] {
    const words = this.#words;
    const day = this.#pair.moment!.clockTime.slice(0, 10);
    const next = rows.find((row) => SIDES.every((side) => row[side].startsOn >= day));
    const shown = this.#isCompact ? (next === undefined ? [] : [next]) : rows;
    return shown.map((row) =>
      SIDES.map((side) => {
        const { number, startsOn } = row[side];
        const date = dateText(startsOn, words.language);
        return `${this.#people[side]} ${fill(words.change, { number, date })}`;
      }).join(words.pause),
    );
  }
}
