// SVG as text. Elements with attributes and children; all text from outside is escaped here, once.

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * One element. Attributes that are undefined are left out; children are markup already.
 * @example element('rect', { width: 3, class: undefined }) // '<rect width="3"/>'
 */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value!)}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

/** A text. `look` is its class, `anchor` the part of the text that is at `x`. */
export function text(x: number, y: number, look: string, content: string, anchor?: 'middle' | 'end'): string {
  return element('text', { x, y, class: look, 'text-anchor': anchor }, escaped(content));
}

/**
 * A text that takes its width in every font: a wider font sets its letters closer.
 * @param width what it takes
 */
export const fittedText = (x: number, y: number, look: string, content: string, width: number): string =>
  element('text', { x, y, class: look, textLength: width }, escaped(content));

/** Hanzi one below the other, centred on `x`; `y` is the baseline of the first, `step` the distance to the next. */
export function column(x: number, y: number, step: number, look: string, content: string): string {
  const characters = Array.from(content, (character, n) =>
    element('tspan', { x, y: y + n * step }, escaped(character)),
  );
  return element('text', { class: look, 'text-anchor': 'middle' }, ...characters);
}

/** At most two decimals: a tenth of a pixel is the finest that a reader can see. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

// Forbidden by XML 1.0 even as a reference: control characters, half surrogates, U+FFFE and U+FFFF.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe in an element or between double quotes. */
export const escaped = (content: string): string =>
  content.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** The look of the name of a palace: that of life alone is red. */
export const ofPalace = (look: string, { id }: { readonly id: string }): string =>
  id === 'life' ? `${look} seal` : look;
