// Rows of the layers in the card of a palace: its role on each layer, the stars in it that are transformed, and its flow stars.

import type { ChartAnswer } from '../cast/api.ts';
import { h } from '../dom/h.ts';
import { namedShort, nameList } from '../dom/star-text.ts';
import type { ShownLayer, TimelineSelection } from '../state/timeline-view.ts';
import { kindOf } from './layer-cards.ts';
import { namedLayers } from './layer-text.ts';

/** A row for each layer: its name, and its content in the palace with an index in `palaces`. */
export function layerRows(
  answer: ChartAnswer,
  at: number,
  look: TimelineSelection,
): (readonly [HTMLElement, HTMLElement])[] {
  const language = answer.input.lang;
  const palace = look.transits.ziwei.palaces[at]!;
  return namedLayers(look, language).flatMap(({ level, term, roleOf }) => {
    const role = palace[`${level}Palace`];
    if (role === undefined) return [];
    const transformed = look.transits.ziwei[level]!.transformations.filter(
      ({ palace: own }) => own.id === answer.palaces[at]!.id,
    );
    return [
      [
        h('span', { class: `layer-name ${level}` }, term()),
        h(
          'span',
          { class: `layer-row ${level}` },
          h('strong', {}, roleOf(role)),
          ' ',
          ...transformed.flatMap(({ id, star }) => [
            h(
              'span',
              { class: 'star' },
              `${namedShort(star, language)} `,
              h('span', { class: 'plate' }, kindOf(answer, id)),
            ),
            ' ',
          ]),
          nameList(palace.flowStars.filter((star) => isOf(star.id, level)).map((star) => namedShort(star, language))),
        ),
      ],
    ];
  });
}

/** The id of a flow star ends with its level: `lucunYear`. */
const isOf = (id: string, level: ShownLayer): boolean => id.endsWith(level[0]!.toUpperCase() + level.slice(1));
