// The texts of a drawing as boxes, measured by the metrics of fonts, and their faults: what test/page/drawing.sweep.test.ts measures in a browser.

import { measureText } from './font-metrics.ts';
import type { FontSet } from './fonts.ts';

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Node | undefined;
  readonly children: (Node | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decode = (text: string) => text.replace(/&\w+;/g, (entity) => ENTITIES[entity]!);

/** The tree of a drawing. */
function parse(svg: string): Node {
  const root: Node = { name: '', attributes: {}, parent: undefined, children: [] };
  let open = root;
  for (const [, end, name, attributes, closed, text] of svg.matchAll(
    /<(\/?)([\w-]+)((?: [\w:-]+="[^"]*")*)(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) open.children.push(decode(text));
    else if (end) open = open.parent!;
    else {
      const entries = [...attributes!.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, decode(value!)]);
      const node: Node = { name: name!, attributes: Object.fromEntries(entries), parent: open, children: [] };
      open.children.push(node);
      if (!closed) open = node;
    }
  }
  return root;
}

const isNode = (child: Node | string): child is Node => typeof child !== 'string';
const nodesOf = ({ children }: Node): readonly Node[] => children.filter(isNode);
const all = (node: Node, name: string): readonly Node[] =>
  nodesOf(node).flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
const classesOf = ({ attributes }: Node): readonly string[] => (attributes.class ?? '').split(' ');
const has = (node: Node, ...classes: readonly string[]) => classes.some((each) => classesOf(node).includes(each));
const textOf = ({ children }: Node): string =>
  children.map((child) => (isNode(child) ? textOf(child) : child)).join('');
const numberOf = ({ attributes }: Node, name: string): number => Number(attributes[name] ?? 0);

interface Box {
  readonly says: string;
  readonly of: Node;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Faults of a drawing: texts on each other, outside of their palace, too small, and palaces of different heights. */
export function faultsOf(svg: string, set: FontSet): readonly string[] {
  const faults: string[] = [];
  const root = parse(svg);
  const groups = all(root, 'g').filter((node) => has(node, 'palace', 'middle'));
  const cells = new Set<string>();
  const centre = all(root, 'rect').find((node) => has(node, 'centre'))!;
  for (const group of groups) {
    const cell = nodesOf(group).find((node) => has(node, 'cell'));
    if (cell) cells.add(`${cell.attributes.width} by ${cell.attributes.height}`);
    const { width, height } = (cell ?? centre).attributes;
    const boxes = all(group, 'text').flatMap((text) => boxesOf(text, set, faults));
    for (const { says, left, right, top, bottom } of boxes) {
      if (left < MARGIN || right > Number(width) - MARGIN || top < MARGIN || bottom > Number(height) - MARGIN)
        faults.push(
          `${says} leaves (${[left, right, top, bottom].map((side) => side.toFixed(1))} of ${width}, ${height})`,
        );
    }
    boxes.forEach((a, n) => {
      for (const b of boxes.slice(n + 1)) {
        const wide = Math.max(a.left, b.left) - Math.min(a.right, b.right);
        const high = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
        if (a.of !== b.of && wide < 0 && high < 0)
          faults.push(`${a.says} on ${b.says} (${wide.toFixed(1)}, ${high.toFixed(1)})`);
      }
    });
  }
  if (cells.size > 1) faults.push(`palaces are ${[...cells].join(', ')}`);
  return faults;
}

/** The least distance of a text to the edge of its palace. */
const MARGIN = 2;

/** The size of a text, from its class. */
const sizeOf = (node: Node): number =>
  Number((classesOf(node).find((each) => /^s\d/.test(each)) ?? '').slice(1).replace('_', '.'));

function boxesOf(text: Node, set: FontSet, faults: string[]): readonly Box[] {
  const parent = text.parent!;
  const plate = has(parent, 'palace', 'middle')
    ? undefined
    : nodesOf(parent).find((node) => has(node, 'lu', 'quan', 'ke', 'ji', 'stamp'));
  const runs = runsOf(text, sizeOf(text));
  for (const { says, size } of runs) if (size < 11) faults.push(`${says} has ${size} pixels`);
  const measured = runs.map((run) => ({ ...run, ...measureText(run.says, run.size, lookOf(run.node), set) }));
  const says = textOf(text);
  if (plate) {
    const [x, y] = [numberOf(plate, 'x'), numberOf(plate, 'y')];
    const [right, bottom] = [x + numberOf(plate, 'width'), y + numberOf(plate, 'height')];
    const width = measured.reduce((sum, each) => sum + each.width, 0);
    if (width > right - x) faults.push(`${says} leaves its plate`);
    return [{ says: `[${says}]`, of: text, left: x, right, top: y, bottom }];
  }
  if (measured.some(({ node }) => 'x' in node.attributes && node !== text)) {
    return measured.map(({ node, width, above, below, says: own }) => {
      const [x, y] = [numberOf(node, 'x'), numberOf(node, 'y')];
      return { says: own, of: text, left: x - width / 2, right: x + width / 2, top: y - above, bottom: y + below };
    });
  }
  const fixed = text.attributes.textLength;
  const width =
    fixed !== undefined
      ? Number(fixed)
      : measured.reduce((sum, each) => sum + numberOf(each.node, 'dx') * Number(each.node !== text) + each.width, 0);
  const anchor = text.attributes['text-anchor'];
  const left = numberOf(text, 'x') - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  const y = numberOf(text, 'y');
  const above = Math.max(...measured.map((each) => each.above));
  const below = Math.max(...measured.map((each) => each.below));
  return [{ says, of: text, left, right: left + width, top: y - above, bottom: y + below }];
}

interface Run {
  readonly says: string;
  readonly node: Node;
  readonly size: number;
}

/** The parts of a text with one size. */
const runsOf = (node: Node, size: number): readonly Run[] =>
  node.children.flatMap((child) =>
    isNode(child) ? runsOf(child, sizeOf(child) || size) : [{ says: child, node, size }],
  );

/** The font of a run, with brush and weight of the run or of its text. */
function lookOf(node: Node) {
  const own = node.name === 'tspan' ? [node, node.parent!] : [node];
  return {
    isSerif: own.some((each) => has(each, 'brush')),
    isBold: own.some((each) => has(each, 'bold', 'semi', 'badge')),
  };
}
