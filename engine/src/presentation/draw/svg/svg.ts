// SVG as text: elements with attributes and children. All text from outside is escaped here, once.

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * An element. Undefined attributes are omitted; children are markup.
 * @example element('rect', { width: 3, class: undefined }) // '<rect width="3"/>'
 */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? roundHundredths(value) : escapeXml(value!)}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

/** A text. `look` is its class, `anchor` the part of the text at `x`. */
export function text(x: number, y: number, look: string, content: string, anchor?: 'middle' | 'end'): string {
  return element('text', { x, y, class: look, 'text-anchor': anchor }, escapeXml(content));
}

/**
 * A text with a fixed width in every font: in a wider font letters are set closer.
 * @param width the fixed width
 */
export const fittedText = (x: number, y: number, look: string, content: string, width: number): string =>
  element('text', { x, y, class: look, textLength: width }, escapeXml(content));

/** Factor by which texts are wider than measured in the widest common fonts. */
export const WIDEST = 1.32;

/** The width to set for a text that a wider font would make wider than the available width; undefined if it fits in every font. */
export const boundedWidth = (width: number, room: number): number | undefined =>
  WIDEST * width > room ? Math.min(width, room) : undefined;

/** A text that must not extend over an edge in a wider font. */
export const boundedText = (x: number, y: number, look: string, content: string, width: number, room: number): string =>
  element('text', { x, y, class: look, textLength: boundedWidth(width, room) }, escapeXml(content));

/** Hanzi one below the other, centred on `x`; `y` is the baseline of the first, `step` the distance to the next. */
export function column(x: number, y: number, step: number, look: string, content: string): string {
  const characters = Array.from(content, (character, n) =>
    element('tspan', { x, y: y + n * step }, escapeXml(character)),
  );
  return element('text', { class: look, 'text-anchor': 'middle' }, ...characters);
}

/** At most two decimals: finer steps are invisible. */
const roundHundredths = (value: number): number => Math.round(value * 100) / 100;

// Forbidden by XML 1.0 even as a reference: control characters, half surrogates, U+FFFE and U+FFFF.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe in an element or between double quotes. */
export const escapeXml = (content: string): string =>
  content.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** Class of the name of a palace: the life palace's name is red. */
export const ofPalace = (look: string, { id }: { readonly id: string }): string =>
  id === 'life' ? `${look} seal` : look;
