// Tables that become cards on a narrow screen: with explicit roles, and in each cell the heading of its column.

import { h } from './h.ts';

/** Content of a cell. */
export type TableCell = string | HTMLElement | readonly (string | HTMLElement)[];

/** A table. Its roles are explicit because a narrow screen shows it as cards. */
export function table(headings: readonly string[], rows: readonly (readonly TableCell[])[], look = ''): HTMLElement {
  const cells = ([first, ...rest]: readonly TableCell[]) => [
    h('th', { scope: 'row', role: 'rowheader' }, ...[first!].flat()),
    ...rest.map((cell, n) => h('td', { role: 'cell', 'data-label': headings[n + 1] }, ...[cell].flat())),
  ];
  return h(
    'table',
    { role: 'table', class: look },
    h(
      'thead',
      { role: 'rowgroup' },
      h(
        'tr',
        { role: 'row' },
        ...headings.map((each) =>
          each === '' ? h('td', { role: 'cell' }) : h('th', { scope: 'col', role: 'columnheader' }, each),
        ),
      ),
    ),
    h('tbody', { role: 'rowgroup' }, ...rows.map((row) => h('tr', { role: 'row' }, ...cells(row)))),
  );
}
