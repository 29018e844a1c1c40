// What does the card of the chosen palace show? All of its content, with full names.

import { fill } from 'beichen';
import type { ChartAnswer } from './api.ts';
import { h } from './h.ts';
import { joined, named, starList } from './star-text.ts';
import { WORDS } from './words/words-by-language.ts';

/** The palace at a place in `palaces`, in full; `runs` when its decade is that of today. */
export function palaceCard(answer: ChartAnswer, at: number, runs: boolean): HTMLElement {
  const language = answer.input.lang;
  const words = WORDS[language];
  const palace = answer.palaces[at]!;
  const { spirits, decade, stem, branch } = palace;
  const marks = [palace.isBodyPalace && words.bodyPalace, palace.isOriginPalace && words.originPalace].filter(
    (m) => m !== false,
  );
  const around = [...palace.trines, palace.opposite].map((id) =>
    named(answer.palaces.find((p) => p.id === id)!, language),
  );
  const rows: readonly (readonly [string, string | HTMLElement])[] = [
    [
      words.palaceMajor,
      palace.majorStars.length > 0
        ? starList(palace.majorStars, language)
        : fill(words.borrowedFrom, {
            stars: joined(
              palace.borrowedStars.map((star) => named(star, language)),
              language,
            ),
          }),
    ],
    [words.palaceMinor, palace.minorStars.length > 0 ? starList(palace.minorStars, language) : words.none],
    [words.palaceAdjective, palace.adjectiveStars.length > 0 ? starList(palace.adjectiveStars, language) : words.none],
    [words.palacePair, [named(stem, language), named(branch, language)].join(language === 'en' ? ', ' : '')],
    [
      words.palaceDecade,
      h(
        'span',
        {},
        `${decade.fromAge}–${decade.toAge}${fill(words.bracketed, { content: words.nominal })}`,
        runs ? h('span', { class: 'mark' }, words.runsNow) : undefined,
      ),
    ],
    [words.palaceAges, joined(palace.smallLimitAges.map(String), language)],
    [words.palaceGrowth, named(spirits.growth, language)],
    [
      words.palaceSpirits,
      joined(
        [spirits.doctor, spirits.general, spirits.year].map((s) => named(s, language)),
        language,
      ),
    ],
    [words.palaceSurroundings, joined(around, language)],
  ];
  return h(
    'div',
    { class: 'card palace-card' },
    h(
      'h3',
      { id: 'palace-heading' },
      named(palace, language),
      ...marks.map((mark) => h('span', { class: 'mark' }, mark)),
    ),
    h('dl', {}, ...rows.flatMap(([term, value]) => [h('dt', {}, term), h('dd', {}, value)])),
  );
}
