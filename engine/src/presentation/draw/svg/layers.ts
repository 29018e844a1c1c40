// Layers of a moment. A layer is a level of Zi Wei, read from the documents of the chart and of its transits.

import type {
  DecadeLevelDocument,
  FlowStarDocument,
  HourLevelDocument,
} from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import type { DrawnDocument, DrawnTransits } from '../facts/arguments.ts';
import type { Script } from '../facts/script.ts';
import { shortName } from '../facts/short-name.ts';
import { DRAWING_WORDS } from '../words/all-languages.ts';
import { initialsOf, type LaidPalace } from './chips.ts';
import type { Tone } from './paint.ts';

/** The levels that can be drawn, by their names in the document, from the longest to the shortest. The small limit has no flow stars. */
export const LAYERS = ['decade', 'smallLimit', 'year', 'month', 'day', 'hour'] as const;
export type LayerId = (typeof LAYERS)[number];

/** All layers of a board: these levels, and the flights of the palaces. */
export const BOARD_LAYERS = [...LAYERS, 'flights'] as const;
export type BoardLayerId = (typeof BOARD_LAYERS)[number];

const TONES = {
  decade: 'layerDecade',
  smallLimit: 'layerSmallLimit',
  year: 'layerYear',
  month: 'layerMonth',
  day: 'layerDay',
  hour: 'layerHour',
} as const satisfies Readonly<Record<LayerId, Tone>>;

/** One layer. */
export interface Layer {
  readonly id: LayerId;
  /** Prefix of names of palaces: 大限, Decade; before the first decade 童限, Childhood. */
  readonly name: string;
  /** Its colour, and the class of its elements. */
  readonly tone: (typeof TONES)[LayerId];
  /** Undefined past the twelfth decade, and for the hour of a date alone. */
  readonly level: LayerLevel | undefined;
  /** By index in `palaces`; empty without a level. */
  readonly palaces: readonly LayerPalace[];
}

type SharedLevel = Pick<HourLevelDocument, keyof HourLevelDocument & keyof DecadeLevelDocument>;
/** Members of all levels, and the ages of a decade. Its end may be beyond the tables. */
type LayerLevel = Omit<SharedLevel, 'endsAt' | 'endsAtClock'> &
  Partial<Pick<DecadeLevelDocument, 'kind' | 'fromAge' | 'toAge' | 'endsAtClock'>>;

/** A palace in a layer: its role, its natal stars that are transformed, and the flow stars. */
export interface LayerPalace {
  readonly role: Label;
  readonly transformed: readonly { readonly star: Label; readonly transformation: Label }[];
  readonly flowStars: readonly FlowStarDocument[];
}

/** The requested layers without duplicates. */
export function layersOf(
  document: DrawnDocument,
  { ziwei }: DrawnTransits,
  requested: readonly LayerId[],
): readonly Layer[] {
  const names = DRAWING_WORDS[document.language].layers;
  return LAYERS.filter((each) => requested.includes(each)).map((name): Layer => {
    const level: LayerLevel | undefined = ziwei[name];
    return {
      id: name,
      name: names[level?.kind === 'childLimit' ? 'childLimit' : name],
      tone: TONES[name],
      level,
      palaces: ziwei.palaces.flatMap((palace, n) => {
        const role = palace[`${name}Palace`];
        if (level === undefined || role === undefined) return [];
        const { majorStars, minorStars } = document.palaces[n]!;
        const stars = [...majorStars, ...minorStars];
        return {
          role,
          transformed: level.transformations.flatMap(({ star, ...transformation }) => {
            const here = stars.find((each) => each.id === star.id);
            return here === undefined ? [] : { star: here, transformation };
          }),
          flowStars: palace.flowStars.filter(({ id }) => isOf(id, name)),
        };
      }),
    };
  });
}

/** The id of a flow star ends with its level: `lucunYear`. */
const isOf = (id: string, level: LayerId): boolean => id.endsWith(level[0]!.toUpperCase() + level.slice(1));

/** The name of a palace with its layer: 流年财帛宫, Annual Wealth. */
export const nameOnLayer = ({ name }: Layer, { role }: LayerPalace, { nameOf, words }: Script): string =>
  [name, nameOf(role)].join(words.wordSpace);

/** A layer in a palace: a chip with its role and its transformations, and its flow stars. */
export function laidByLayer(
  { id, tone, palaces, level }: Layer,
  palace: number,
  script: Script,
  hasFlowStars: boolean,
): LaidPalace {
  const on = palaces[palace];
  if (on === undefined) return { chips: [], stars: [] };
  const { isLatin, words } = script;
  const mark = words.layerMarks[level?.kind === 'childLimit' ? 'childLimit' : id];
  const role = shortName(on.role).replace(/ & .*/, '');
  return {
    chips: [
      {
        tone,
        names: isLatin ? [`${mark} ${role}`, role, initialsOf(role, script)] : chipNames(mark, roleCharacter(role)),
        isFilled: on.role.id === 'life',
        marks: on.transformed.map(({ transformation }) => transformation),
      },
    ],
    stars: hasFlowStars ? on.flowStars.map((star) => ({ tone, star })) : [],
  };
}

/** 财帛宫 → 财, but 交友宫 → 友; in hangul, where two roles begin alike, 재백궁 → 재백. */
const roleCharacter = (role: string): string => {
  const name = role.replace(/[宫宮궁]$/, '');
  return /[가-힣]/.test(name) ? name : name.slice(name.startsWith('交') ? 1 : 0).slice(0, 1);
};

/** 大财; in hangul separated by a space, since 대부모 are godparents. */
const chipNames = (mark: string, role: string): readonly string[] =>
  /[가-힣]/.test(role) ? [`${mark} ${role}`, role] : [mark + role];

/** A palace in a layer for screen readers: 流年财帛宫 廉贞化禄 流羊. */
export const sentenceOnLayer = (layer: Layer, palace: LayerPalace, script: Script): string =>
  [
    nameOnLayer(layer, palace, script),
    ...palace.transformed.map(({ star, transformation }) =>
      [star, transformation].map(script.nameOf).join(script.words.wordSpace),
    ),
    ...palace.flowStars.map(script.nameOf),
  ].join(' ');
