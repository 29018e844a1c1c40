// Cards of the selected levels: when each applies, where its life palace is, and which palaces its transformations reach.

import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { h } from '../dom/h.ts';
import { named, namedShort } from '../dom/star-text.ts';
import { term } from '../dom/term.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import { type NamedLayer, namedLayers } from './layer-text.ts';

/** A card for each level that is on the board. */
export const layerCards = (answer: ChartAnswer, look: TimelineSelection): HTMLElement[] =>
  namedLayers(look, answer.input.lang).map((layer) => card(answer, layer, look.transits));

function card(
  answer: ChartAnswer,
  layer: NamedLayer,
  { ziwei, fourPillars }: TimelineSelection['transits'],
): HTMLElement {
  const level = ziwei[layer.level]!;
  const sanzai = layer.level === 'year' ? fourPillars.year.sanzai : undefined;
  const language = answer.input.lang;
  const words = PART_WORDS[language].board;
  const life = answer.palaces.find(({ id }) => id === 'life')!;
  return h(
    'section',
    { class: `card layer ${layer.level}` },
    h('h3', {}, layer.title, ' ', h('span', { class: 'pair' }, named(level, language))),
    h('p', { class: 'hint figures' }, layer.days),
    sanzai && h('p', {}, term('sanzai', sanzai.id, named(sanzai, language))),
    h(
      'p',
      {},
      fill(words.standsIn, {
        palace: layer.roleOf(life),
        level: layer.name,
        role: life.name,
        natal: level.palace.name,
      }),
    ),
    h(
      'ul',
      {},
      ...level.transformations.map(({ id, star, palace, levelPalace }) =>
        h(
          'li',
          {},
          h('span', { class: 'plate' }, kindOf(answer, id)),
          h(
            'span',
            {},
            `${namedShort(star, language)} `,
            h(
              'span',
              { class: 'lands' },
              fill(words.landsIn, {
                palace: layer.roleOf(levelPalace),
                natal: palace.name,
              }),
            ),
          ),
        ),
      ),
    ),
  );
}

/** The name of a transformation: Lu, 化禄. */
export const kindOf = ({ ziwei }: ChartAnswer, id: string): string => {
  const { name } = ziwei.transformations.find((each) => each.id === id)!;
  return name.replace(/^Hua (\w+).*/, '$1');
};
