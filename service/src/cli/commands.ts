// The commands and their options, one a row. Arguments, completion and help are derived from this table.

import { KINDS } from '../kinds/kinds.ts';
import { placeholderOf, valuesOf } from '../requests/parameter-value.ts';
import { ALMANAC_PARAMETERS } from '../requests/parameters/almanac.ts';
import { BOARD_OF_CHART, BOARD_PARAMETERS } from '../requests/parameters/chart.ts';
import { CITIES_PARAMETERS } from '../requests/parameters/cities.ts';
import { LIFE_PARAMETERS } from '../requests/parameters/life.ts';
import { BOARD_OF_PAIR } from '../requests/parameters/pair.ts';
import type { ParameterTable, Shape } from '../requests/parameters/parameter.ts';
import { TIMELINE_PARAMETERS } from '../requests/parameters/transits.ts';
import { SEPARATOR_NAMES } from './batch/csv.ts';
import { ENCODINGS } from './batch/encoding.ts';
import { BATCH_FORMATS } from './batch/flat-rows.ts';

/** Value of an option that is not a parameter of the service. */
export type OwnOption = 'nothing' | 'text' | 'file';

export interface Command {
  /** Parameters of the service, as options. */
  readonly parameters: ParameterTable;
  readonly own: Readonly<Record<string, OwnOption | readonly string[]>>;
  /** Allowed positional words. */
  readonly words?: readonly string[];
  /** The shortest call. */
  readonly usage: string;
  /** Calls for the help; `{city}` is a place that readers of its language know. */
  readonly examples: readonly string[];
  /** Heading of the options that are in no other group. */
  readonly others?: 'known' | 'dates';
  /** Members of its document, as an example for `--fields`. */
  readonly member?: string;
}

/** Shells with a completion script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Removes the parameter of a birthplace in words: on the command line that is `--city`. */
const byCity = ({ place: _place, ...table }: ParameterTable): ParameterTable => table;

/** Parameters that both people share. */
function ofBoth(table: ParameterTable): ParameterTable {
  return Object.fromEntries(Object.entries(table).filter(([name]) => !name.includes('.')));
}

export const COMMANDS = {
  chart: {
    parameters: {
      ...byCity(KINDS.chart.parameters.document),
      layers: BOARD_OF_CHART.layers,
      pillarOrder: BOARD_PARAMETERS.pillarOrder,
      theme: BOARD_PARAMETERS.theme,
    },
    own: {
      city: 'text',
      text: 'nothing',
      json: 'nothing',
      svg: 'file',
      batch: 'file',
      format: BATCH_FORMATS,
      encoding: ENCODINGS,
      separator: SEPARATOR_NAMES,
      bom: 'nothing',
      safe: 'nothing',
      columns: 'nothing',
      threads: 'text',
    },
    usage: '--date YYYY-MM-DD --hour 0-23 --gender male|female --city NAME',
    member: 'mainStar,palaces.id',
    examples: [
      'beichen chart --batch births.csv --fields input,mainStar > charts.ndjson',
      'beichen chart --batch births.csv --format parquet > charts.parquet',
    ],
  },
  day: {
    parameters: byCity(KINDS.day.parameters.document),
    own: { city: 'text', text: 'nothing', json: 'nothing' },
    usage: '--date YYYY-MM-DD --gender male|female --city NAME',
    member: 'same,charts.bureau',
    examples: ['beichen day --date 1990-07-23 --gender male --city {city} --star pojun@life'],
  },
  transits: {
    parameters: {
      ...byCity(KINDS.transits.parameters.document),
      list: TIMELINE_PARAMETERS.list,
      pillarOrder: BOARD_PARAMETERS.pillarOrder,
    },
    own: { city: 'text', 'at-city': 'text', text: 'nothing', json: 'nothing' },
    usage: '--at 2027-02-10T08:30 --date YYYY-MM-DD --hour 0-23 …',
    member: 'ages,ziwei.year',
    examples: [
      'beichen transits --date 1990-07-23 --hour 8 --gender male --city {city} \\\n    --at 2027 --list months',
    ],
  },
  variants: {
    parameters: byCity(KINDS.variants.parameters.document),
    own: { city: 'text', json: 'nothing' },
    usage: '--date YYYY-MM-DD --hour 0-23 …',
    member: 'variants.choices',
    examples: [
      'beichen variants --date 1990-07-23 --hour 9 --minute 10 --gender male \\\n    --city {city} --match-pillars "_ _ _ 己巳"',
    ],
  },
  births: {
    parameters: byCity(KINDS.births.parameters.document),
    own: { city: 'text', json: 'nothing' },
    usage: 'PILLARS',
    member: 'count,births.date',
    examples: [
      'beichen births "丙寅 _ bing-_ _子"',
      'beichen births --main-star ziwei+tianfu --lu taiyang --from-year 1980',
    ],
  },
  pair: {
    parameters: { ...ofBoth(KINDS.pair.parameters.document), ...BOARD_OF_PAIR },
    own: { one: 'text', other: 'text', file: 'file', 'at-city': 'text', json: 'nothing', svg: 'file' },
    usage: '--one PERSON --other PERSON',
    member: 'ziwei,warnings',
    examples: [
      'beichen pair --one "date=1990-07-23 hour=8 gender=male city={city}" \\\n    --other "date=1992-11-05 hour=21 gender=female city={city}" --at 2027',
      'beichen pair --file two.json --json --fields compact',
      'beichen pair --file two.json --svg two.svg --boards one',
    ],
  },
  calendar: {
    parameters: byCity(KINDS.calendar.parameters.document),
    own: { city: 'text', 'at-city': 'text', json: 'nothing' },
    usage: '--date YYYY-MM-DD --gender male|female --city NAME',
    others: 'dates',
    member: 'count,days.date',
    examples: [
      'beichen calendar --date 1990-07-23 --hour 8 --gender male --city {city} \\\n    --with sixCombine:day --without clash:month --officer kai',
    ],
  },
  life: {
    parameters: byCity(LIFE_PARAMETERS),
    own: { city: 'text', ics: 'nothing' },
    usage: '--date YYYY-MM-DD --hour 0-23 …',
    others: 'dates',
    examples: [
      'beichen life --date 1990-07-23 --hour 8 --gender male --city {city} \\\n    --kinds decades,luckPillars --from-year 1990 --to-year 2100',
    ],
  },
  cities: {
    parameters: CITIES_PARAMETERS,
    own: { json: 'nothing' },
    usage: 'NAME',
    examples: ['beichen cities Pucheng --country CN'],
  },
  almanac: {
    parameters: ALMANAC_PARAMETERS,
    own: { json: 'nothing', ics: 'nothing' },
    usage: 'YYYY|YYYY-MM|YYYY-MM-DD',
    examples: ['beichen almanac 2026-11', 'beichen almanac 2026 --ics > 2026.ics'],
  },
  doctor: {
    parameters: { lang: ALMANAC_PARAMETERS.lang },
    own: { json: 'nothing' },
    usage: '',
    examples: ['TRUSTED_PROXIES=10.0.0.0/8 beichen doctor --json'],
  },
  mcp: { parameters: {}, own: {}, usage: '', examples: ['beichen mcp'] },
  completion: {
    parameters: {},
    own: {},
    words: SHELLS,
    usage: SHELLS.join('|'),
    examples: [
      'bash    eval "$(beichen completion bash)"      # ~/.bashrc',
      'zsh     eval "$(beichen completion zsh)"       # ~/.zshrc, after compinit',
      'fish    beichen completion fish | source       # ~/.config/fish/config.fish',
    ],
  },
} as const satisfies Readonly<Record<string, Command>>;
export type CommandName = keyof typeof COMMANDS;
/** The parameters and own options of all commands, by their names in the tables: 'cityId', 'at-city'. */
export type OptionName = {
  [C in CommandName]: (keyof (typeof COMMANDS)[C]['parameters'] | keyof (typeof COMMANDS)[C]['own']) & string;
}[CommandName];
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

export const isCommand = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(COMMANDS, name);

/**
 * The option of a parameter.
 * @example optionOf('cityId') // 'city-id'
 */
export const optionOf = (parameter: string): string =>
  parameter.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All options of a command, each with its value: nothing, a file, one of some words, or a text. */
export function optionsOf(
  name: CommandName,
): readonly (readonly [option: string, value: OwnOption | readonly string[]])[] {
  const { parameters, own }: Command = COMMANDS[name];
  return [
    ...Object.entries(parameters).map(([parameter, { shape }]) => [optionOf(parameter), optionValue(shape)] as const),
    ...Object.entries(own),
    ['help', 'nothing'],
  ];
}

const optionValue = (shape: Shape): OwnOption | readonly string[] =>
  valuesOf(shape) ?? (placeholderOf(shape) === '' ? 'nothing' : 'text');
