// The example on the page before a chart: the board of a famous birth, cast on the device, whose palaces can be pressed as in a chart. It is loaded
// after the form works. The names beside it open full charts.

import { LANGUAGE_FACTS } from 'beichen';
import { eraDateText, pillarOrderIn } from 'beichen/internal';
import type { ChartClient } from '../cast/chart-client.ts';
import { FAMOUS } from '../cast/famous-births.ts';
import { byId, h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import style from './example-board.css';
import type { ExampleParts } from './result.ts';

addStyle(style);

/** Draws the example in the language of the page, unless it is drawn. @param signal aborted when a chart or another language replaces it */
export async function drawExample(
  casting: ChartClient,
  { ChartView, PalaceRegion, mainStar, sunSentence }: ExampleParts,
  signal: AbortSignal,
): Promise<void> {
  const { language } = casting;
  const frame = byId('example');
  const { request, point } = FAMOUS.einstein;
  const words = WORDS[language];
  const { city, search } = await casting.placeOf(point);
  const named = { search, ...(city && { city: { ...city, name: words.einsteinPlace } }) };
  const answer = await casting.castAt(named, { ...request, ...point });
  if (signal.aborted) return;
  const region = new PalaceRegion(answer, { onEscape: () => undefined });
  const view = new ChartView(answer, {
    pillarOrder: pillarOrderIn(language),
    board: { density: 'classic' },
    below: region.element,
    signal,
    onShow: (palace) => region.show(palace),
    onFlights: () => undefined,
    onOpen: () => region.element.scrollIntoView({ block: 'nearest' }),
    onPress: () => undefined,
  });
  view.years.remove();
  view.strips.remove();
  frame.lang = LANGUAGE_FACTS[language].tag;
  frame.replaceChildren(
    view.element,
    h(
      'div',
      { class: 'example-facts' },
      h('p', { class: 'label' }, `${words.einstein} · ${eraDateText(request.date, language)}`),
      mainStar(answer),
      h('p', {}, sunSentence(answer.birth, language)),
      h('p', { class: 'hint' }, PART_WORDS[language].board.exampleHelp),
    ),
    region.element,
  );
  await view.draw();
}
