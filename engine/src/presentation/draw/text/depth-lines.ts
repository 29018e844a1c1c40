// Lines in the text of a chart for members on request, one for each member of the document.

import type { PillarDocument, RelationDocument, StructureDocument } from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { fill } from '../../words/fill.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import { inNamedOrder } from '../facts/named-order.ts';
import type { Script } from '../facts/script.ts';
import { shortName } from '../facts/short-name.ts';
import { DEPTH_TEXT_WORDS } from '../words/all-languages.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import type { TextWords } from '../words/text-words.ts';

const PILLARS = ['year', 'month', 'day', 'hour'] as const;
type Pillar = (typeof PILLARS)[number];
type Words = TextWords & DrawingWords & Pick<Script, 'nameOf' | 'spelledNameOf' | 'isLatin'>;

/** The lines of the members on request. */
export function depthLines(document: DrawnDocument, words: Words): readonly string[] {
  const text = new DepthText(document, words);
  return text.rows.flatMap(([label, content]) => (content ? [`${label}${words.colon}${content}`] : []));
}

/** The texts of the members on request, in the language of a document. */
class DepthText {
  readonly #document: DrawnDocument;
  readonly #words: Words;
  readonly #depth: (typeof DEPTH_TEXT_WORDS)[DrawnDocument['language']];

  constructor(document: DrawnDocument, words: Words) {
    this.#document = document;
    this.#words = words;
    this.#depth = DEPTH_TEXT_WORDS[document.language];
  }

  /** A row for each member; its text is empty or undefined if the document does not have it. */
  get rows(): readonly (readonly [label: string, text: string | undefined])[] {
    const { fourPillars, birth, boneWeight } = this.#document;
    const { nameOf, pause, pillars, semicolon } = this.#words;
    const depth = this.#depth;
    return [
      ...PILLARS.map((pillar) => {
        const { stars } = fourPillars[pillar];
        const label = fill(depth.starsOf, { pillar: pillars[pillar].toLowerCase() });
        return [label, stars && this.#names(stars)] as const;
      }),
      [depth.relations, fourPillars.relations?.map((each) => this.#relation(each)).join(semicolon)],
      [depth.monthCommand, this.#monthCommand()],
      [depth.branchCommands, this.#branchCommands()],
      [depth.monthGod, fourPillars.month.command && nameOf(fourPillars.month.command.tenGod)],
      [depth.roots, PILLARS.flatMap((pillar) => this.#roots(fourPillars[pillar], pillar)).join(semicolon)],
      [depth.shown, this.#shownStems()],
      [depth.seasons, this.#seasons()],
      [depth.support, this.#support()],
      [depth.monthPattern, this.#monthPattern()],
      ...(fourPillars.structures ?? []).map((structure) => [depth.structure, this.#structure(structure)] as const),
      [depth.boneWeight, boneWeight && this.#weight(boneWeight.total)],
      [
        depth.dayAlmanac,
        birth.dayAlmanac &&
          [birth.dayAlmanac.officer, birth.dayAlmanac.mansion].map(this.#words.spelledNameOf).join(pause),
      ],
      [depth.yearAndBureau, this.#yearAndBureau()],
      [depth.yearAndLife, this.#yearAndLife()],
      [depth.nightCry, this.#nightCry()],
      [depth.ziDoujun, this.#ziDoujun()],
    ];
  }

  #ziDoujun(): string | undefined {
    const { ziDoujun } = this.#document.ziwei;
    const { nameOf, spelledNameOf } = this.#words;
    return ziDoujun && spelledNameOf(ziDoujun.branch) + this.#bracketed(nameOf(ziDoujun.palace));
  }

  #nightCry(): string | undefined {
    const { nightCry } = this.#document.ziwei;
    if (nightCry === undefined) return undefined;
    const { nightCryBirth } = this.#depth;
    const { spelledNameOf, pause } = this.#words;
    return [spelledNameOf(nightCry.doubleHour), nightCryBirth[nightCry.isHourOfBirth ? 'in' : 'notIn']].join(pause);
  }

  #yearAndLife(): string | undefined {
    const { yearAndLife } = this.#document.ziwei;
    if (yearAndLife === undefined) return undefined;
    const { yearPolarity, lifePalacePolarity, agreement } = yearAndLife;
    const { nameOf, pause } = this.#words;
    const { polarities, orders } = this.#depth;
    const names = { year: nameOf(yearPolarity), lifePalace: nameOf(lifePalacePolarity) };
    return [orders[agreement], fill(polarities, names)].join(pause);
  }

  #yearAndBureau(): string | undefined {
    const { yearAndBureau } = this.#document.ziwei;
    if (yearAndBureau === undefined) return undefined;
    const { relation, from } = yearAndBureau;
    const { yearElement, bureauElement, elementRelations } = this.#depth;
    const { nameOf, pause } = this.#words;
    const [first, second] = from === 'year' ? [yearElement, bureauElement] : [bureauElement, yearElement];
    return [
      `${yearElement} ${nameOf(yearAndBureau.yearElement)}`,
      `${bureauElement} ${nameOf(yearAndBureau.bureauElement)}`,
      fill(elementRelations[relation.id as keyof typeof elementRelations], { from: first, to: second }),
    ].join(pause);
  }

  /** Liang and qian; no qian where it is 0. */
  #weight(total: number): string {
    const { weight } = this.#depth;
    const values = { liang: Math.floor(total / 10), qian: total % 10 };
    return fill(values.qian === 0 ? weight.split('{qian}', 1)[0]!.trimEnd() : weight, values);
  }

  #bracketed(content: string): string {
    return this.#words.brackets.replace('{content}', content);
  }

  #names(labels: readonly Label[]): string {
    return labels.map(this.#words.nameOf).join(this.#words.comma);
  }

  #pillars(pillars: readonly string[]): string {
    return pillars.map((pillar) => this.#words.pillars[pillar as Pillar]).join(this.#words.comma);
  }

  /** Names as one word, with their characters if one is ambiguous: 자축(子丑), Wu-Gui 戊癸. */
  #between(labels: readonly Label[], between = this.#depth.between): string {
    const text = labels.map(shortName).join(between);
    const isPlain = labels.every((label) => this.#words.spelledNameOf(label) === shortName(label));
    const hanzi = labels.map((label) => label.hanzi).join('');
    if (isPlain) return text;
    return this.#words.isLatin ? `${text} ${hanzi}` : text + this.#bracketed(hanzi);
  }

  #relation(relation: RelationDocument): string {
    const name = this.#words.nameOf(relation);
    const of = this.#between(inNamedOrder(relation));
    const text = of === '' ? name : fill(this.#depth.relation, { relation: name, of });
    return text + this.#bracketed(this.#pillars(relation.pillars));
  }

  #roots({ stem }: PillarDocument, pillar: Pillar): readonly string[] {
    if (stem.roots === undefined) return [];
    const { pillars, spelledNameOf, comma } = this.#words;
    const roots = stem.roots.map((root) => {
      const tags = root.tags.length === 0 ? '' : this.#bracketed(this.#names(root.tags));
      return `${pillars[root.pillar]} ${spelledNameOf(root.stem)}${tags}`;
    });
    return [`${pillars[pillar]} ${spelledNameOf(stem)} → ${roots.join(comma) || this.#depth.none}`];
  }

  #structure({ conditions, ...structure }: StructureDocument): string {
    const { pillars, nameOf, comma, semicolon } = this.#words;
    const depth = this.#depth;
    const with_ =
      structure.with === undefined ? '' : this.#bracketed(`${pillars[structure.with]} ${nameOf(structure.element!)}`);
    const list = (met: boolean): string =>
      conditions
        .filter((each) => each.met === met)
        .map((each) => nameOf(each) + (each.pillars.length === 0 ? '' : this.#bracketed(this.#pillars(each.pillars))))
        .join(comma) || depth.none;
    return [nameOf(structure) + with_, `${depth.met} ${list(true)}`, `${depth.notMet} ${list(false)}`].join(semicolon);
  }

  #monthCommand(): string | undefined {
    const { monthCommand } = this.#document.fourPillars;
    if (monthCommand === undefined) return undefined;
    const { day, table } = monthCommand;
    const depth = this.#depth;
    return [this.#words.spelledNameOf(monthCommand), fill(depth.dayOfMonth, { day }), depth.tables[table]].join(
      this.#words.pause,
    );
  }

  /** The stem of each branch that counts by the days of the month, with its ten god. */
  #branchCommands(): string | undefined {
    const { pillars, nameOf, spelledNameOf, pause } = this.#words;
    return PILLARS.flatMap((pillar) => {
      const { command } = this.#document.fourPillars[pillar];
      return command === undefined
        ? []
        : [`${pillars[pillar]} ${spelledNameOf(command)}${this.#bracketed(nameOf(command.tenGod))}`];
    }).join(pause);
  }

  /** Hidden stems that also are on pillars, each with those pillars. */
  #shownStems(): string {
    const { pillars, spelledNameOf, semicolon } = this.#words;
    const shown = PILLARS.flatMap((pillar) =>
      this.#document.fourPillars[pillar].branch.hiddenStems.flatMap((hidden) =>
        hidden.shownIn === undefined || hidden.shownIn.length === 0
          ? []
          : [`${pillars[pillar]} ${spelledNameOf(hidden)} → ${this.#pillars(hidden.shownIn)}`],
      ),
    );
    return shown.join(semicolon);
  }

  #seasons(): string {
    const { nameOf, spelledNameOf, comma } = this.#words;
    return this.#document.fiveElements.elements
      .flatMap((each) => (each.season ? [`${nameOf(each)} ${spelledNameOf(each.season)}`] : []))
      .join(comma);
  }

  #support(): string | undefined {
    const { support } = this.#document.dayMaster;
    if (support === undefined) return undefined;
    const { inSeason, rootedIn, helpers, others } = support;
    const depth = this.#depth;
    return [
      this.#words.spelledNameOf(inSeason.state),
      rootedIn.length === 0 ? depth.rootless : fill(depth.rooted, { pillars: this.#pillars(rootedIn) }),
      fill(depth.helpers, { helpers, others }),
    ].join(this.#words.pause);
  }

  #monthPattern(): string | undefined {
    const { monthPattern } = this.#document.fourPillars;
    if (monthPattern === undefined) return undefined;
    const { byMonth, byExposure } = monthPattern;
    const { nameOf, comma, semicolon } = this.#words;
    const depth = this.#depth;
    // Separated by commas: 계신 would be one word, and Yi-Gui a pillar.
    const stems = this.#between(byExposure.by, comma);
    const evidence = fill(depth.rules[byExposure.rule], { stems });
    return [
      `${depth.byMonth} ${nameOf(byMonth)}${this.#bracketed(depth.rules[byMonth.rule])}`,
      `${depth.byExposure} ${nameOf(byExposure)}${this.#bracketed(evidence)}`,
    ].join(semicolon);
  }
}
