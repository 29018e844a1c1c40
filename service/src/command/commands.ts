// Which commands are there, and which options has each? One row each: from this table its arguments are read and completed, and its help is held against it.

import { LANGUAGES } from 'beichen';
import { ALMANAC_PARAMETERS } from '../contract/parameters/almanac.ts';
import { BOARD_OF_CHART, BOARD_PARAMETERS } from '../contract/parameters/chart.ts';
import { CITIES_PARAMETERS } from '../contract/parameters/cities.ts';
import type { ParameterTable } from '../contract/parameters/parameter.ts';
import { TIMELINE_PARAMETERS } from '../contract/parameters/transits.ts';
import { KINDS } from '../documents/kinds.ts';

/** What follows an option that is no parameter of the service. */
export type OwnOption = 'nothing' | 'text' | 'file';

export interface Command {
  /** Parameters of the service, as options. */
  readonly parameters: ParameterTable;
  readonly own: Readonly<Record<string, OwnOption>>;
  /** What may stand without an option, where that is one of a few words. */
  readonly words?: readonly string[];
}

/** Shells whose completion is known. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

export const COMMANDS = {
  chart: {
    parameters: {
      ...KINDS.chart.parameters.document,
      layers: BOARD_OF_CHART.layers,
      pillarOrder: BOARD_PARAMETERS.pillarOrder,
    },
    own: { city: 'text', text: 'nothing', json: 'nothing', svg: 'file', batch: 'file', threads: 'text' },
  },
  day: { parameters: KINDS.day.parameters.document, own: { city: 'text', text: 'nothing', json: 'nothing' } },
  transits: {
    parameters: {
      ...KINDS.transits.parameters.document,
      list: TIMELINE_PARAMETERS.list,
      pillarOrder: BOARD_PARAMETERS.pillarOrder,
    },
    own: { city: 'text', 'at-city': 'text', text: 'nothing', json: 'nothing' },
  },
  variants: { parameters: KINDS.variants.parameters.document, own: { city: 'text', json: 'nothing' } },
  births: { parameters: KINDS.births.parameters.document, own: { city: 'text', json: 'nothing' } },
  cities: { parameters: CITIES_PARAMETERS, own: { json: 'nothing' } },
  almanac: { parameters: ALMANAC_PARAMETERS, own: { json: 'nothing', ics: 'nothing' } },
  mcp: { parameters: {}, own: {} },
  completion: { parameters: {}, own: {}, words: SHELLS },
} as const satisfies Readonly<Record<string, Command>>;
export type CommandName = keyof typeof COMMANDS;
/** Those of kinds that need nothing but their row. */
export type KindCommandName = 'day' | 'variants' | 'births';

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

export const isCommand = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(COMMANDS, name);

/**
 * The option of a parameter.
 * @example optionOf('cityId') // 'city-id'
 */
export const optionOf = (parameter: string): string =>
  parameter.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All options of a command, with what follows each: nothing, a file, one of some words, or a text. */
export function optionsOf(
  name: CommandName,
): readonly (readonly [option: string, value: OwnOption | readonly string[]])[] {
  const { parameters, own }: Command = COMMANDS[name];
  return [
    ...Object.entries(parameters).map(([parameter, { shape }]) => [optionOf(parameter), shapeValue(shape)] as const),
    ...Object.entries(own),
    ['help', 'nothing'],
  ];
}

function shapeValue(shape: ParameterTable[string]['shape']): OwnOption | readonly string[] {
  if (shape.kind === 'choice') return shape.of;
  if (shape.kind === 'language') return LANGUAGES;
  return shape.kind === 'boolean' ? 'nothing' : 'text';
}
