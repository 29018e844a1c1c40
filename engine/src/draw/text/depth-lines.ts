// Which lines does the text of a chart add for what its document holds on request? One for each member that is there, and none for the others.

import type { PillarDocument, RelationDocument, StructureDocument } from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { fill } from '../../words/fill.ts';
import type { DrawnDocument } from '../facts/given.ts';
import type { Script } from '../facts/script.ts';
import { DEPTH_TEXT_WORDS } from '../words/all-languages.ts';
import type { DrawingWords } from '../words/drawing-words.ts';
import type { TextWords } from '../words/text-words.ts';

const PILLARS = ['year', 'month', 'day', 'hour'] as const;

/** The lines of what a document holds on request. */
export function depthLines(
  { language, birth, fourPillars, dayMaster, fiveElements, boneWeight }: DrawnDocument,
  words: TextWords & DrawingWords & Pick<Script, 'nameOf'>,
): readonly string[] {
  const depth = DEPTH_TEXT_WORDS[language];
  const { nameOf, comma, pause, semicolon } = words;
  const bracketed = (content: string): string => words.brackets.replace('{content}', content);
  const namesOf = (labels: readonly Label[]): string => labels.map(nameOf).join(comma);
  const pillarNames = (pillars: readonly string[]): string =>
    pillars.map((pillar) => words.pillars[pillar as (typeof PILLARS)[number]]).join(comma);

  /** The stems and branches of the four pillars, hidden ones too, by their ids: the document tells the others by id alone. */
  const stems = new Map<string, Label>();
  const branches = new Map<string, Label>();
  for (const pillar of PILLARS) {
    const { stem, branch } = fourPillars[pillar];
    for (const each of [stem, ...branch.hiddenStems]) stems.set(each.id, each);
    branches.set(branch.id, branch);
  }
  const stemNames = (ids: readonly string[]): string => ids.map((id) => nameOf(stems.get(id)!)).join(depth.between);

  function relationText(relation: RelationDocument): string {
    const of =
      relation.stems === undefined
        ? (relation.branches ?? []).map((id) => nameOf(branches.get(id)!)).join(depth.between)
        : stemNames(relation.stems);
    return [nameOf(relation), of].filter((each) => each !== '').join(' ') + bracketed(pillarNames(relation.pillars));
  }

  function rootText({ stem }: PillarDocument, pillar: (typeof PILLARS)[number]): readonly string[] {
    if (stem.roots === undefined) return [];
    const roots = stem.roots.map((root) => {
      const tags = root.tags.length === 0 ? '' : bracketed(namesOf(root.tags));
      return `${words.pillars[root.pillar]} ${stemNames([root.stem])}${tags}`;
    });
    return [`${words.pillars[pillar]} ${nameOf(stem)} → ${roots.join(comma) || depth.none}`];
  }

  function structureText({ conditions, ...structure }: StructureDocument): string {
    const with_ =
      structure.with === undefined ? '' : bracketed(`${words.pillars[structure.with]} ${nameOf(structure.element!)}`);
    const told = (met: boolean): string =>
      conditions
        .filter((each) => each.met === met)
        .map((each) => nameOf(each) + (each.pillars.length === 0 ? '' : bracketed(pillarNames(each.pillars))))
        .join(comma) || depth.none;
    return [nameOf(structure) + with_, `${depth.met} ${told(true)}`, `${depth.notMet} ${told(false)}`].join(semicolon);
  }

  const lines: (readonly [label: string, content: string | undefined])[] = [
    ...PILLARS.map((pillar) => {
      const { stars } = fourPillars[pillar];
      return [`${words.pillars[pillar]} ${depth.stars}`, stars && namesOf(stars)] as const;
    }),
    [depth.relations, fourPillars.relations?.map(relationText).join(semicolon)],
    [depth.monthCommand, monthCommandText()],
    [depth.roots, PILLARS.flatMap((pillar) => rootText(fourPillars[pillar], pillar)).join(semicolon)],
    [depth.shown, shownText()],
    [
      depth.seasons,
      fiveElements.elements
        .flatMap((each) => (each.season ? [`${nameOf(each)} ${nameOf(each.season)}`] : []))
        .join(comma),
    ],
    [depth.support, supportText()],
    [depth.monthPattern, patternText()],
    ...(fourPillars.structures ?? []).map((structure) => [depth.structure, structureText(structure)] as const),
    [
      depth.boneWeight,
      boneWeight && fill(depth.weight, { liang: Math.floor(boneWeight.total / 10), qian: boneWeight.total % 10 }),
    ],
    [
      depth.dayAlmanac,
      birth.dayAlmanac && [birth.dayAlmanac.officer, birth.dayAlmanac.mansion].map(nameOf).join(pause),
    ],
  ];
  return lines.flatMap(([label, content]) => (content ? [`${label}${words.colon}${content}`] : []));

  function monthCommandText(): string | undefined {
    const { monthCommand } = fourPillars;
    if (monthCommand === undefined) return undefined;
    const { day, table } = monthCommand;
    return [nameOf(monthCommand), fill(depth.dayOfMonth, { day }), depth.tables[table]].join(pause);
  }

  /** Hidden stems that stand on a pillar too, each with the pillars that show it. */
  function shownText(): string {
    const shown = PILLARS.flatMap((pillar) =>
      fourPillars[pillar].branch.hiddenStems.flatMap((hidden) =>
        hidden.shownIn === undefined || hidden.shownIn.length === 0
          ? []
          : [`${words.pillars[pillar]} ${nameOf(hidden)} → ${pillarNames(hidden.shownIn)}`],
      ),
    );
    return shown.join(semicolon);
  }

  function supportText(): string | undefined {
    const { support } = dayMaster;
    if (support === undefined) return undefined;
    const { inSeason, rootedIn, helpers, others } = support;
    return [
      nameOf(inSeason.state),
      fill(depth.rooted, { pillars: pillarNames(rootedIn) || depth.none }),
      fill(depth.helpers, { helpers, others }),
    ].join(pause);
  }

  function patternText(): string | undefined {
    const { monthPattern } = fourPillars;
    if (monthPattern === undefined) return undefined;
    const { byMonth, byExposure } = monthPattern;
    const evidence = `${depth.rules[byExposure.rule]} ${stemNames(byExposure.by)}`;
    return [
      `${depth.byMonth} ${nameOf(byMonth)}${bracketed(depth.rules[byMonth.rule])}`,
      `${depth.byExposure} ${nameOf(byExposure)}${bracketed(evidence)}`,
    ].join(semicolon);
  }
}
