// The names of the tools of assistants, for texts that list them.

import { ALL_KINDS } from './kinds.ts';

export const TOOL_NAMES: readonly string[] = [
  'find_birthplace',
  ...ALL_KINDS.flatMap(({ tool }) => (tool === undefined ? [] : [tool.name])),
  'get_almanac',
  'list_lunar_birthdays',
];
