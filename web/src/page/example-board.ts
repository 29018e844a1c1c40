// The example on the page before a chart: the main star and the board of a famous birth, cast on the device. It is loaded after the form listens, and is a
// picture: the names beside it open the charts.

import { LANGUAGE_FACTS } from 'beichen';
import type { boardForPage } from 'beichen/internal';
import { eraDateText, pillarOrderIn } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { ChartClient } from '../cast/chart-client.ts';
import { FAMOUS } from '../cast/famous-births.ts';
import { byId, h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { WORDS } from '../words/shown-words.ts';
import style from './example-board.css';

addStyle(style);

/** Drawing functions that the page has loaded. */
interface Drawings {
  readonly drawBoard: typeof boardForPage;
  readonly showMainStar: (answer: ChartAnswer) => HTMLElement;
  readonly showPlateKey: (answer: ChartAnswer) => HTMLElement;
}

/** Draws the example in the language of the page, unless it is drawn. */
export async function drawExample(
  casting: ChartClient,
  { drawBoard, showMainStar, showPlateKey }: Drawings,
): Promise<void> {
  const { language } = casting;
  const frame = byId('example');
  const { tag } = LANGUAGE_FACTS[language];
  if (frame.lang === tag) return;
  const { request, point } = FAMOUS.einstein;
  const answer = await casting.castAt(await casting.placeOf(point), { ...request, ...point });
  if (language !== casting.language) return; // it is drawn in another one
  frame.lang = tag;
  const [facts, board, key] = frame.children as HTMLCollectionOf<HTMLElement>;
  facts!.replaceChildren(
    h('p', { class: 'label' }, `${WORDS[language].einstein} · ${eraDateText(request.date, language)}`),
    showMainStar(answer),
  );
  board!.innerHTML = drawBoard(answer, { layout: 'compact', density: 'classic', pillarOrder: pillarOrderIn(language) });
  key!.replaceChildren(...(WORDS[language].plates === '' ? [] : [showPlateKey(answer)]));
}
