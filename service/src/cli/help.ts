// Help of the commands, from the table of options and one sentence for each option and language. A line has at most 80 columns.

import { CONVENTION_IDS, type Language } from 'beichen';
import { conventionName, fill, TRANSIT_CONVENTION_VALUES, type WordedConventionId } from 'beichen/internal';
import { placeholderOf } from '../requests/parameter-value.ts';
import { COMMAND_NAMES, COMMANDS, type Command, type CommandName, type OptionName, optionOf } from './commands.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';
import type { HelpGroup } from './words/command-words.ts';

/** Column at which the sentence of an option begins. */
const COLUMN = 24;
const WIDTH = 80;

/** An option as it is typed, `--date YYYY-MM-DD`, and its name in the tables. */
interface Option {
  readonly name: OptionName;
  readonly typed: string;
}

/** The groups in order, each with its options; `known` has the remaining ones. */
const GROUPS: readonly (readonly [HelpGroup, readonly string[]])[] = [
  [
    'birth',
    [
      'date',
      'calendar',
      'leapMonth',
      'hour',
      'minute',
      'second',
      'time',
      'doubleHour',
      'gender',
      'city',
      'cityId',
      'latitude',
      'longitude',
      'timeZone',
      'utcOffset',
      'disambiguation',
      'name',
    ],
  ],
  ['known', []],
  ['moment', ['at', 'at-city', 'atCityId', 'atTimeZone', 'atLongitude', 'atDisambiguation']],
  ['schoolsOfMoment', Object.keys(TRANSIT_CONVENTION_VALUES)],
  ['schools', CONVENTION_IDS],
  [
    'answer',
    ['lang', 'text', 'json', 'fields', 'svg', 'layers', 'pillarOrder', 'theme', 'list', 'limit', 'after', 'ics'],
  ],
  ['batch', ['batch', 'format', 'encoding', 'separator', 'bom', 'safe', 'columns', 'threads']],
];
const GROUPED = GROUPS.flatMap(([, names]) => names);

/** Placeholders of options whose values are not listed. */
const PLACEHOLDERS: Partial<Record<OptionName, string>> = {
  city: 'NAME',
  q: 'NAME',
  'at-city': 'NAME',
  cityId: 'ID',
  atCityId: 'ID',
  mainStar: 'ID',
  matchMainStar: 'ID',
  timeZone: 'ZONE',
  atTimeZone: 'ZONE',
  fields: 'PATHS',
  svg: 'FILE',
  batch: 'FILE',
  threads: 'N',
  encoding: 'NAME',
  star: 'STANDINGS',
  pattern: 'IDS',
  matchLifePalace: 'PALACE',
  pillars: 'PILLARS',
  matchPillars: 'PILLARS',
  yearPillar: 'PILLAR',
  monthPillar: 'PILLAR',
  dayPillar: 'PILLAR',
  hourPillar: 'PILLAR',
  lu: 'STAR',
  quan: 'STAR',
  ke: 'STAR',
  ji: 'STAR',
  lifeBranch: 'BRANCH',
  bodyBranch: 'BRANCH',
  doubleHour: 'BRANCH',
  after: 'CURSOR',
  one: 'PERSON',
  other: 'PERSON',
  file: 'FILE',
  with: 'FACTS',
  without: 'FACTS',
  officer: 'IDS',
  mansion: 'IDS',
  spirit: 'IDS',
  tenGod: 'IDS',
  stem: 'IDS',
  branch: 'IDS',
  pillar: 'IDS',
  weekday: 'DAYS',
  dayPalace: 'IDS',
  lands: 'IDS',
};

/** The help of all commands. */
export function help(language: Language): string {
  const { help: words } = COMMAND_WORDS[language];
  const commands = COMMAND_NAMES.map((name) => `  ${`beichen ${name}`.padEnd(20)} ${words.commands[name]}`);
  const example = `  beichen chart --date 1990-07-23 --hour 8 --gender male --city ${words.city}`;
  return `${[words.about, '', ...commands, '', example, '', words.ending].join('\n')}\n`;
}

/** The help of a command. */
export function helpOf(name: CommandName, language: Language): string {
  const { help: words } = COMMAND_WORDS[language];
  const { usage, examples, member = '' }: Command = COMMANDS[name];
  const sentenceOf = (option: OptionName): string =>
    fill(
      words.options[`${name}.${option}`] ??
        words.options[option] ??
        conventionName(option as WordedConventionId, language),
      {
        member,
      },
    );
  const groups = groupsOf(name).flatMap(([group, options]) => [
    '',
    ...(group === undefined ? [] : [words.groups[group] + (isAsInChart(name, group) ? ' (beichen chart --help)' : '')]),
    ...(isAsInChart(name, group)
      ? linesOfOptions(options)
      : options.flatMap((option) => linesWithSentence(option, sentenceOf(option.name)))),
  ]);
  const shown = examples.map((example) => `  ${fill(example, { city: words.city })}`);
  const lines = [`beichen ${name} ${usage}`.trimEnd(), '', words.details[name], ...groups, '', ...shown];
  return `${lines.join('\n')}\n`;
}

/** True if the options of a group are described in the help of `beichen chart`. */
const isAsInChart = (name: CommandName, group: HelpGroup | undefined): boolean =>
  name !== 'chart' && (group === 'birth' || group === 'schools');

/** Options of a command by group; a command that reads no birth has one group. */
function groupsOf(name: CommandName): readonly (readonly [HelpGroup | undefined, readonly Option[]])[] {
  const options = optionsTyped(name);
  const { others = 'known' }: Command = COMMANDS[name];
  if (options.length === 0) return [];
  if (!options.some((option) => option.name === 'gender')) return [[undefined, options]];
  return GROUPS.map(([group, names]) => {
    const own = names.flatMap((each) => options.filter((option) => option.name === each));
    return group === 'known'
      ? ([others, options.filter((option) => !GROUPED.includes(option.name))] as const)
      : ([group, own] as const);
  }).filter(([, own]) => own.length > 0);
}

function optionsTyped(name: CommandName): readonly Option[] {
  const { parameters, own }: Command = COMMANDS[name];
  const option = (each: string, value: string): Option => ({
    name: each as OptionName,
    typed: `--${optionOf(each)}${value === '' ? '' : ` ${value}`}`,
  });
  return [
    ...Object.entries(parameters).map(([each, parameter]) =>
      option(each, PLACEHOLDERS[each as OptionName] ?? placeholderOf(parameter.shape)),
    ),
    ...Object.entries(own).map(([each, kind]) =>
      option(
        each,
        kind === 'nothing'
          ? ''
          : (PLACEHOLDERS[each as OptionName] ?? (typeof kind === 'string' ? '' : kind.join('|'))),
      ),
    ),
  ];
}

/** An option with its sentence; the sentence begins on the next line if the option is long. */
function linesWithSentence({ typed }: Option, sentence: string): readonly string[] {
  const [first, ...rest] = sentence.split('\n');
  const isShort = typed.length + 4 <= COLUMN;
  const indented = (line: string) => ' '.repeat(COLUMN) + line;
  return isShort
    ? [`  ${typed}`.padEnd(COLUMN) + first, ...rest.map(indented)]
    : [...typedLines(typed), ...[first!, ...rest].map(indented)];
}

/** An option as it is typed, wrapped between its values if it is too long. */
function typedLines(typed: string): readonly string[] {
  const lines: string[] = [];
  for (const value of typed.split(/(?<=\|)/)) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(`  ${value}`);
    else if (last.length + value.length <= WIDTH) lines[lines.length - 1] = last + value;
    else lines.push(`      ${value}`);
  }
  return lines;
}

/** Options without sentences, as many on a line as fit. */
function linesOfOptions(options: readonly Option[]): readonly string[] {
  const lines: string[] = [];
  for (const { typed } of options) {
    const last = lines.at(-1);
    const longer = `${last}, ${typed}`;
    if (last !== undefined && longer.length < WIDTH) lines[lines.length - 1] = longer;
    else lines.push(...typedLines(typed));
  }
  return lines;
}
