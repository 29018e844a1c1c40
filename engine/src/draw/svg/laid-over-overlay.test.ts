import { describe, expect, test } from 'vitest';
import { castChart } from '../../casting/chart.ts';
import { describeChart, partDescriber } from '../../documents/describe.ts';
import { LAID_OVER } from '../../documents/tables/laid-over.ts';
import { layOver } from '../../pair/board.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { drawForPage } from './draw-svg.ts';
import { LAYOUTS } from './grid.ts';
import { laidOverOverlay } from './laid-over-overlay.ts';

const castAt = (year: number, month: number, day: number, hour: number) =>
  castChart({
    date: { year, month, day },
    hour,
    gender: 'male',
    place: { longitude: 120, timeZone: 'Asia/Shanghai' },
  });

/** As in ziwei/laid-over.test.ts: life in 子 with 紫微 in 酉; a 庚 year. */
const [FIRST, SECOND] = [castAt(1984, 3, 19, 6), castAt(1990, 7, 23, 8)];

test('the document has the palaces as the document of the first chart has them, and names in its language', () => {
  const laid = partDescriber(LAID_OVER, 'en')(layOver(FIRST, SECOND));
  const { palaces } = describeChart(FIRST, { language: 'en' });
  expect(laid.language).toBe('en');
  expect(laid.palaces.map(({ id, branch }) => [id, branch])).toEqual(palaces.map(({ id, branch }) => [id, branch]));
  const own = describeChart(SECOND, { language: 'en' });
  expect(laid.palaces.map(({ other, majorStars }) => [other.id, majorStars])).toEqual(
    own.palaces.map(({ id, majorStars }) => [id, majorStars]),
  );
  expect(laid.transformations[0]).toEqual({
    id: 'lu',
    name: 'Hua Lu (Prosperity)',
    hanzi: '化禄',
    star: { id: 'taiyang', name: 'Tai Yang (Sun)', hanzi: '太阳' },
    branch: { id: 'wu', name: 'Wu (Horse)', hanzi: '午' },
    palace: { id: 'travel', name: 'Travel', hanzi: '迁移宫' },
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const document = describeChart(FIRST, { language });
  const laid = partDescriber(LAID_OVER, language)(layOver(FIRST, SECOND));

  test.each(LAYOUTS)(
    'the %s board has the other chart’s stars and transformations in the palaces of their branches',
    (layout) => {
      const overlay = laidOverOverlay(document, laid, 'Anna');
      const drawn = drawForPage(document, { layout, overlay });
      const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!).sort();
      const added = texts(drawn);
      for (const text of texts(drawForPage(document, { layout }))) {
        const at = added.indexOf(text);
        if (at >= 0) added.splice(at, 1);
      }
      // Fourteen stars, twelve palaces (in Latin letters sometimes in two lines) and four stars with their plates.
      expect(added.length).toBeGreaterThanOrEqual(14 + 12 + 2 * 4);
      expect(overlay.title).toContain('Anna');
      expect(overlay.sentences).toHaveLength(12);
      for (const { sentences } of [overlay]) for (const sentence of sentences) expect(sentence).toContain('Anna');
      expect(overlay.sentences.filter((sentence) => drawn.includes(sentence))).toHaveLength(12);
    },
  );
});

test('a document of another chart, of another language or of none is refused', () => {
  const document = describeChart(FIRST, { language: 'en' });
  const describeLaid = partDescriber(LAID_OVER, 'en');
  expect(() => laidOverOverlay(document, describeLaid(layOver(SECOND, FIRST)), 'Anna')).toThrow(/laid/);
  expect(() => laidOverOverlay(document, partDescriber(LAID_OVER, 'zh')(layOver(FIRST, SECOND)), 'Anna')).toThrow(
    /laid/,
  );
  expect(() => laidOverOverlay(document, {} as never, 'Anna')).toThrow(/laid/);
  expect(() => laidOverOverlay({} as never, describeLaid(layOver(FIRST, SECOND)), 'Anna')).toThrow(/document/);
  expect(() => laidOverOverlay(document, describeLaid(layOver(FIRST, SECOND)), 3 as never)).toThrow(/other/);
});
