// How does a reader save or copy a chart? As a file made in the browser, or through the clipboard. Nothing is sent.

import type { Theme } from 'beichen';
import { drawSvg } from 'beichen/draw';
import type { ChartAnswer } from './api.ts';
import { h } from './h.ts';

/** The drawing as a file of its own. */
export const svgOf = (answer: ChartAnswer, theme: Theme): string => {
  const { name } = answer.input;
  return drawSvg(answer, { theme, ...(name === undefined ? {} : { name }) });
};

const DOTS_PER_UNIT = 3; // 2436 dots: 30 cm at 200 dpi

/** The drawing as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = h('canvas', { width: image.width * DOTS_PER_UNIT, height: image.height * DOTS_PER_UNIT });
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture was made')) : resolve(blob)), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Downloads a file. */
export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  h('a', { href: url, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(url), 1000); // after the browser has begun to read it
}

/** Copies text. A page without HTTPS uses the old way. Returns whether it worked. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = h('textarea', { class: 'sr', readonly: true }, text);
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
