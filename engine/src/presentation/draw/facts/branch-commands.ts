// The hidden stem of each branch that counts by the days of the month (月律分野), for drawings of the pillars in depth, in languages whose readers expect it.

import type { FourPillarsDocument } from '../../documents/tables/document.generated.ts';
import type { DRAWN_PILLARS } from './relation-rows.ts';
import type { Script } from './script.ts';

/** A title, and the stem with its ten god: 月律分野, 乙 偏財; of the month 元命, 丙 正官. */
export type TitledCommand = readonly [title: string, command: string];

/** One for each pillar; undefined in other languages, and for a document without the commands. */
export function branchCommandsOf(
  fourPillars: FourPillarsDocument,
  kinds: readonly (typeof DRAWN_PILLARS)[number][],
  { nameOf, words }: Script,
): readonly TitledCommand[] | undefined {
  const titles = words.branchCommands;
  if (titles === undefined) return undefined;
  const commands = kinds.flatMap((id): readonly TitledCommand[] => {
    const { command } = fourPillars[id];
    if (command === undefined) return [];
    return [[id === 'month' ? titles.month : titles.other, `${nameOf(command)} ${nameOf(command.tenGod)}`]];
  });
  return commands.length === kinds.length ? commands : undefined;
}
