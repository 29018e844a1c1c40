// The picture of a chart to share. The board, the project's name, and the conventions by which it was cast, in the two sizes that messengers show whole:
// 1200 by 630, as previews of links have it, and 1080 by 1350, upright for phones. Neither is so large that WhatsApp (1600) or Telegram (1280 on the long
// side, near enough) would set it much smaller.

import { h } from '../dom/h.ts';

export const SHAPES = ['landscape', 'portrait'] as const;
export type Shape = (typeof SHAPES)[number];

/** A heading and what is below it. */
export type Fact = readonly [label: string, value: string];

interface Plan {
  readonly width: number;
  readonly height: number;
  /** Which board: upright the one for phones, whose type is large. */
  readonly layout: 'full' | 'compact';
  /** The board is as high, and as wide as that makes it. */
  readonly board: { readonly x: number; readonly y: number; readonly height: number };
  readonly gap: number;
  readonly facts: { readonly y: number; readonly size: number };
  readonly brand: { readonly size: number; readonly isAbove: boolean };
}

const MARGIN = 28;

/** The measures of each, in pixels. */
export const PLANS: Readonly<Record<Shape, Plan>> = {
  landscape: {
    width: 1200,
    height: 630,
    layout: 'full',
    board: { x: 20, y: 20, height: 590 },
    gap: 26,
    facts: { y: 168, size: 18 },
    brand: { size: 38, isAbove: false },
  },
  portrait: {
    width: 1080,
    height: 1350,
    layout: 'compact',
    board: { x: MARGIN, y: 136, height: 1186 },
    gap: 26,
    facts: { y: 140, size: 26 },
    brand: { size: 46, isAbove: true },
  },
};

interface Picture {
  /** The drawing of the board, as a file. */
  readonly svg: string;
  readonly name: string;
  readonly tagline: string;
  readonly facts: readonly Fact[];
  /** What is at the foot, where there is room for it. */
  readonly foot: string;
}

/** Makes the picture as a PNG, with the fonts and the colours of the page. */
export async function pictureOf({ svg, name, tagline, facts, foot }: Picture, shape: Shape): Promise<Blob> {
  const plan = PLANS[shape];
  const style = getComputedStyle(document.documentElement);
  const [ground, ink, soft, seal, sans, brush] = ['ground', 'ink', 'soft', 'seal', 'sans', 'brush'].map((token) =>
    style.getPropertyValue(`--${token}`),
  ) as [string, string, string, string, string, string];
  const canvas = h('canvas', { width: plan.width, height: plan.height });
  const paper = canvas.getContext('2d')!;
  paper.fillStyle = ground;
  paper.fillRect(0, 0, plan.width, plan.height);
  const board = await drawBoard(paper, svg, plan.board);

  const linesIn = (text: string, { width, size, font, weight = '' }: Omit<PictureText, 'y'>): readonly string[] => {
    paper.font = `${weight} ${size}px ${font}`;
    return linesOf(text, width, (line) => paper.measureText(line).width);
  };
  const heightOf = (text: string, look: Omit<PictureText, 'y'>) => linesIn(text, look).length * look.size * LINE;
  const write = (text: string, { y, ...look }: PictureText): number => {
    const { x, size, colour } = look;
    const lines = linesIn(text, look);
    paper.fillStyle = colour;
    for (const [n, line] of lines.entries()) paper.fillText(line, x, y + n * size * LINE);
    return y + lines.length * size * LINE;
  };
  const x = board + plan.gap;
  const width = plan.width - x - MARGIN;
  const head = plan.brand.isAbove ? { x: MARGIN, width: plan.width - 2 * MARGIN } : { x, width };
  const { size } = plan.brand;
  const named = write(name, { ...head, y: MARGIN + size, size, font: brush, weight: '700', colour: seal });
  write(tagline, { ...head, y: named - size * 0.45, size: size * 0.5, font: sans, colour: soft });
  let y = plan.facts.y + plan.facts.size;
  for (const [label, value] of facts) {
    y = write(label, { x, y, width, size: plan.facts.size * 0.82, font: sans, colour: soft });
    y = write(value, { x, y, width, size: plan.facts.size, font: sans, colour: ink }) + plan.facts.size * 0.5;
  }
  const last = { x, width, size: plan.facts.size * 0.72, font: sans, colour: soft };
  const top = plan.board.y + plan.board.height - heightOf(foot, last) + last.size;
  if (top > y) write(foot, { ...last, y: top });
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture was made')) : resolve(blob)), 'image/png');
  });
}

interface PictureText {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  readonly weight?: string;
  readonly colour: string;
}

const LINE = 1.3;

/** Draws the board, and tells where it ends on the right. */
async function drawBoard(
  paper: CanvasRenderingContext2D,
  svg: string,
  { x, y, height }: Plan['board'],
): Promise<number> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const width = (height * image.width) / image.height;
    paper.drawImage(image, x, y, width, height);
    return x + width;
  } finally {
    URL.revokeObjectURL(url);
  }
}

// Hanzi and kana may be parted anywhere, but no line begins with their marks; other words only between spaces.
const PIECE =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{P}]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/**
 * A text in lines that are no wider than allowed; a piece that cannot be parted stays whole.
 * @param widthOf measures a line
 */
export function linesOf(text: string, width: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(PIECE)) {
    if (line.trim() !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trim()];
}
