// The picture of a chart to share: the main star with its rarity as dots, the board, the address of the page as text and as a QR code, and the
// conventions. It has three sizes: 1200 by 630, as in previews of links; 1080 by 1350, the tallest that feeds show in full; 1080 by 1920, a phone screen.

import type { SvgOptions } from 'beichen/draw';
import { encodeQR } from 'qr';
import { rarityDots } from '../chart/rarity-dots.ts';
import { h } from '../dom/h.ts';

export const SHAPES = ['landscape', 'portrait', 'story'] as const;
export type Shape = (typeof SHAPES)[number];

interface Plan {
  readonly width: number;
  readonly height: number;
  /** Options of the board: with minor stars for a phone screen, otherwise with major stars only. */
  readonly drawn: Readonly<Required<Pick<SvgOptions, 'layout' | 'width' | 'height' | 'density'>>>;
  /** Height of the board, which determines its width; its right edge is at the margin. */
  readonly board: { readonly y: number; readonly height: number };
  /** Position of the main star. Its width is the space beside the board, or the width of the picture. */
  readonly star: { readonly y: number; readonly size: number; readonly dotsInARow: number; readonly isAbove: boolean };
  /** The QR code is at the left margin, above a line or below the board. */
  readonly code: { readonly size: number; readonly bottom: number };
}

const MARGIN = 36;
const GAP = 28;
/** The smallest type: 11 pixels when a messenger scales a picture of 1200 pixels to 500. */
const TEXT = 27;
const LINE = 1.25;

/** 1.8 times as large in a picture of 1200 by 630: with less room Vietnamese stars reach the names of the palaces. */
const CALM = { layout: 'compact', width: 360, height: 280, density: 'calm' } as const;

/** The measures of each size, in pixels. */
export const PLANS: Readonly<Record<Shape, Plan>> = {
  landscape: {
    width: 1200,
    height: 630,
    drawn: CALM,
    board: { y: 24, height: 516 },
    star: { y: 92, size: 50, dotsInARow: 40, isAbove: false },
    code: { size: 170, bottom: 540 },
  },
  portrait: {
    width: 1080,
    height: 1350,
    drawn: CALM,
    board: { y: 352, height: 784 },
    star: { y: 92, size: 66, dotsInARow: 40, isAbove: true },
    code: { size: 120, bottom: 1270 },
  },
  story: {
    width: 1080,
    height: 1920,
    drawn: { layout: 'compact', width: 352, height: 600, density: 'classic' },
    board: { y: 470, height: 1358 },
    star: { y: 130, size: 88, dotsInARow: 40, isAbove: true },
    code: { size: 230, bottom: 1828 },
  },
};

interface Picture {
  /** The drawing of the board, as a file. */
  readonly svg: string;
  readonly name: string;
  /** The main star, its characters, and its rarity in words and as a number. */
  readonly star: { readonly label: string; readonly name: string; readonly hanzi: string };
  readonly rarity: { readonly text: string; readonly oneIn: number };
  /** Address of the page, without a birth. */
  readonly address: URL;
  /** The conventions, at the bottom. */
  readonly foot: string;
}

interface Pen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  readonly weight?: string;
  readonly colour: string;
}

/** Makes the picture as a PNG, with the fonts and the colours of the page. */
export async function pictureOf({ svg, name, star, rarity, address, foot }: Picture, shape: Shape): Promise<Blob> {
  const plan = PLANS[shape];
  const style = getComputedStyle(document.documentElement);
  const [ground, ink, soft, seal, line, sans, brush] = ['ground', 'ink', 'soft', 'seal', 'line', 'sans', 'brush'].map(
    (token) => style.getPropertyValue(`--${token}`),
  ) as [string, string, string, string, string, string, string];
  const canvas = h('canvas', { width: plan.width, height: plan.height });
  const paper = canvas.getContext('2d')!;
  const write = (text: string, { x, y, width, size, font, weight = '400', colour }: Pen): number => {
    paper.font = `${weight} ${size}px ${font}`;
    paper.fillStyle = colour;
    const lines = linesOf(text, width, (part) => paper.measureText(part).width);
    for (const [n, part] of lines.entries()) paper.fillText(part, x, y + (n + 0.8) * size * LINE);
    return y + lines.length * size * LINE;
  };
  paper.fillStyle = ground;
  paper.fillRect(0, 0, plan.width, plan.height);

  const image = await imageOf(svg);
  const boardWidth = (plan.board.height * image.width) / image.height;
  const boardX = plan.width - MARGIN - boardWidth;

  const column = { x: MARGIN, width: boardX - MARGIN - GAP };
  const head = plan.star.isAbove ? { x: MARGIN, width: plan.width - 2 * MARGIN } : column;
  const behind = plan.star.isAbove ? (plan.board.y - plan.star.y) / 2 : head.width / 2.2;
  writeBehind(paper, star.hanzi, { ...head, y: plan.star.y, size: behind, font: brush, colour: seal });
  paper.drawImage(image, boardX, plan.board.y, boardWidth, plan.board.height);
  write(name, { ...head, y: MARGIN - 8, size: TEXT * 1.3, font: brush, weight: '700', colour: ink });
  let y = write(star.label, { ...head, y: plan.star.y, size: TEXT, font: sans, colour: soft });
  y = write(star.name, { ...head, y: y + 4, size: plan.star.size, font: brush, weight: '700', colour: seal });
  y = drawDots(paper, rarity.oneIn, {
    ...head,
    y: y + 18,
    columns: plan.star.dotsInARow,
    colours: [line, seal],
  });
  write(rarity.text, { ...head, y: y + 10, size: TEXT * 1.25, font: brush, weight: '700', colour: ink });

  const small = { size: TEXT, font: sans, colour: soft };
  const row = plan.code.bottom > plan.board.y + plan.board.height ? head : column;
  const code = Math.min(row.width, plan.code.size);
  const codeY = plan.code.bottom - code;
  drawCode(paper, address.href, { x: MARGIN, y: codeY, size: code, colours: ['#ffffff', '#000000'] });
  const host = `${address.host}${address.pathname}`.replace(/\/$/, '');
  const beside = row.width - code - 16;
  paper.font = `400 ${TEXT}px ${sans}`;
  if (beside >= paper.measureText(host).width)
    write(host, { x: MARGIN + code + 16, y: plan.code.bottom - TEXT * LINE, width: beside, ...small });
  else writeFitted(paper, host, { x: MARGIN, y: codeY - TEXT * 1.4, width: row.width, ...small });
  const whole = plan.width - 2 * MARGIN;
  const feet = linesOf(foot, whole, (part) => paper.measureText(part).width).length;
  write(foot, { x: MARGIN, y: plan.height - 12 - feet * TEXT * LINE, width: whole, ...small });
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture was made')) : resolve(blob)), 'image/png');
  });
}

/** One line of text, in a smaller size if it would exceed its width. */
function writeFitted(paper: CanvasRenderingContext2D, text: string, { x, y, width, size, font, colour }: Pen): void {
  paper.font = `${size}px ${font}`;
  const fitted = Math.min(size, (size * width) / paper.measureText(text).width);
  paper.font = `${fitted}px ${font}`;
  paper.fillStyle = colour;
  paper.fillText(text, x, y + size);
}

/** The characters of the star, pale behind its name, two in a row at the right edge. */
function writeBehind(paper: CanvasRenderingContext2D, hanzi: string, { x, y, width, size, font, colour }: Pen): void {
  paper.save();
  paper.globalAlpha = 0.09;
  paper.fillStyle = colour;
  paper.font = `700 ${size}px ${font}`;
  const rows = hanzi.match(/../gu) ?? [hanzi];
  for (const [n, row] of rows.entries()) {
    paper.fillText(row, x + width - paper.measureText(row).width, y + (n + 0.9) * size);
  }
  paper.restore();
}

/** The dots of the rarity, one highlighted among as many as there are births. Returns their lower end. */
function drawDots(
  paper: CanvasRenderingContext2D,
  oneIn: number,
  {
    x,
    y,
    width,
    columns,
    colours,
  }: Pick<Pen, 'x' | 'y' | 'width'> & { columns: number; colours: readonly [string, string] },
): number {
  const { dots, lit, rows } = rarityDots(oneIn, columns);
  const unit = Math.min(width / (2 * columns), 12);
  paper.save();
  paper.translate(x, y);
  paper.scale(unit, unit);
  paper.lineCap = 'round';
  for (const [n, path] of [dots, lit].entries()) {
    paper.strokeStyle = colours[n]!;
    paper.lineWidth = n === 0 ? 1.1 : 1.8;
    paper.stroke(new Path2D(path));
  }
  paper.restore();
  return y + rows * 2 * unit;
}

/** A QR code with its quiet zone, always dark on light, since cameras expect that. */
function drawCode(
  paper: CanvasRenderingContext2D,
  text: string,
  { x, y, size, colours: [light, dark] }: Pick<Pen, 'x' | 'y' | 'size'> & { colours: readonly [string, string] },
): void {
  const cells = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const unit = Math.floor(size / cells.length);
  const edge = size - unit * cells.length;
  paper.fillStyle = light;
  paper.fillRect(x, y + edge, unit * cells.length, unit * cells.length);
  paper.fillStyle = dark;
  for (const [row, line] of cells.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (isDark) paper.fillRect(x + column * unit, y + edge + row * unit, unit, unit);
    }
  }
}

/** A drawing as an image. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

// A line can break between any Hanzi or kana, but not before their punctuation; other text breaks only at spaces.
const PIECE =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{P}]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/**
 * A text in lines that are no wider than allowed; a piece that cannot be split stays whole.
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
