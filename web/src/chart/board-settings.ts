// Settings of the board: its detail and its switches, visible on a wide screen, otherwise folded behind one button.

import type { ChartAnswer } from '../cast/api.ts';
import { h } from '../dom/h.ts';
import { BOARD_SWITCHES, type BoardSwitch, type BoardView, DEFAULT_DENSITY, DENSITIES } from '../state/board-view.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import type { ChartView } from './chart-view.ts';

interface SettingsHost {
  readonly board: () => BoardView;
  readonly onBoard: (board: BoardView) => void;
}

/** The switches of the board. */
export function boardSettings(
  answer: ChartAnswer,
  { board, onBoard }: SettingsHost,
  view: ChartView,
): HTMLDetailsElement {
  const { lang } = answer.input;
  const words = PART_WORDS[lang].board;
  const set = (change: BoardView) => {
    onBoard(change);
    view.read(board());
  };
  const { density = DEFAULT_DENSITY, ...shown } = board();
  const flag = (name: BoardSwitch) => {
    const box = h('input', { type: 'checkbox', name, checked: shown[name] ?? BOARD_SWITCHES[name] });
    box.addEventListener('change', () => set({ [name]: box.checked }));
    return h('label', { class: 'switch', title: words.inFull[name] }, box, h('span', {}, words[name]));
  };
  const densities = DENSITIES.map((each) => {
    const input = h('input', { type: 'radio', name: 'density', value: each, checked: each === density });
    input.addEventListener('change', () => set({ density: each }));
    return h('label', {}, input, h('span', {}, words[each]));
  });
  return h(
    'details',
    { class: 'board-settings' },
    h('summary', { 'aria-label': words.settings, title: words.settings }, '⋯'),
    h(
      'div',
      { class: 'both' },
      h('div', { class: 'choice', role: 'radiogroup', 'aria-label': words.density }, ...densities),
      h('div', { class: 'choice' }, ...(Object.keys(BOARD_SWITCHES) as BoardSwitch[]).map(flag)),
    ),
  );
}
