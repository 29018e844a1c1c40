// Cards of the selected levels. Of each when it governs, where its life palace is, and where its transformations land.

import type { Label } from 'beichen';
import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { AnyItem } from '../cast/handlers/life.ts';
import { h } from '../dom/h.ts';
import { named, namedShort } from '../dom/star-text.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';
import { WORDS } from '../words/shown-words.ts';
import { daysText, layerTitle, roleText } from './layer-text.ts';

/** A card for each level that is on the board. */
export const layerCards = (answer: ChartAnswer, { path, levels, transits }: TimelineSelection): HTMLElement[] =>
  path.filter(({ level }) => levels.includes(level)).map((item) => card(answer, item, transits.ziwei[item.level]!));

type LevelDocument = NonNullable<TimelineSelection['transits']['ziwei']['decade' | 'year' | 'month' | 'day']>;

function card(answer: ChartAnswer, item: AnyItem, level: LevelDocument): HTMLElement {
  const language = answer.input.lang;
  const words = WORDS[language];
  const palaceOf = (id: string): Label => answer.palaces.find((palace) => palace.id === id)!;
  const life = palaceOf('life');
  return h(
    'section',
    { class: `card layer ${item.level}` },
    h('h3', {}, layerTitle(item, words), ' ', h('span', { class: 'pair' }, named(level, language))),
    h('p', { class: 'hint figures' }, daysText(item)),
    h(
      'p',
      {},
      fill(words.standsIn, {
        palace: roleText(item, life, words),
        natal: palaceOf(level.natalPalace).name,
      }),
    ),
    h(
      'ul',
      {},
      ...level.transformations.map(({ id, star, natalPalace, levelPalace }) =>
        h(
          'li',
          {},
          h('span', { class: 'plate' }, kindOf(answer, id)),
          h(
            'span',
            {},
            `${namedShort(starOf(answer, star), language)} `,
            h(
              'span',
              { class: 'lands' },
              fill(words.landsIn, {
                palace: roleText(item, palaceOf(levelPalace), words),
                natal: palaceOf(natalPalace).name,
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
  return name.replace(/^Hua (\w+).*$/, '$1');
};

/** A natal star that can be transformed. */
export const starOf = ({ palaces }: ChartAnswer, id: string): Label =>
  palaces.flatMap(({ majorStars, minorStars }) => [...majorStars, ...minorStars]).find((star) => star.id === id)!;
