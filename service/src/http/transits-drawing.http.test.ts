// The board with the layers of a moment, over HTTP.

import { createHash } from 'node:crypto';
import { drawSvg } from 'beichen';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIRTH, CHART, TRANSITS, target, transitsOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

const SVG = `${TRANSITS}.svg`;
let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const drawn = async (changes: Readonly<Record<string, string>> = {}) => service.ask(transitsOf(changes, SVG));
const faultsOf = async (layers: string) => {
  const { status, json } = await drawn({ layers });
  expect(status).toBe(400);
  return json.errors;
};

describe('the drawing of a moment', () => {
  test.each(['en', 'zh', 'zh-Hant'] as const)(
    'is the board that the library draws of both documents (%s)',
    async (lang) => {
      for (const changes of [
        { lang },
        { lang, name: '李明 <&>', layers: 'month,day,hour', atCityId: 'new-york-city-5128581' },
        { lang, layers: 'year,hour', at: '2027-02-10' },
      ] as Record<string, string>[]) {
        const { layers, ...both } = changes;
        const { at, atCityId, ...birth } = { ...BIRTH, ...both } as Record<string, string>;
        const chart = (await service.ask(target(CHART, birth))).json;
        const transits = (await service.ask(transitsOf(both))).json;
        const { status, text, headers } = await drawn(changes);
        expect([status, headers['content-type'], headers['content-language']]).toEqual([
          200,
          'image/svg+xml; charset=utf-8',
          lang,
        ]);
        expect(text).toBe(
          drawSvg(chart, {
            transits,
            ...(layers && { layers: layers.split(',') as 'year'[] }),
            ...(chart.input.name && { name: chart.input.name }),
          }),
        );
      }
    },
  );

  test('has decade and year where no layer is named; order, case, spaces and repeats change nothing', async () => {
    const { text } = await drawn();
    for (const layer of ['Decade', 'Year']) expect(text).toContain(`class="plate layer${layer}"`);
    expect(text).not.toContain('class="plate layerMonth"');
    for (const layers of ['decade,year', 'Year, DECADE', 'year,decade,year', '']) {
      expect((await drawn({ layers })).text).toBe(text);
    }
  });

  test('a layer that does not exist is a fault with the nearest one', async () => {
    expect(await faultsOf('decade,yaer')).toMatchObject([
      {
        parameter: 'layers',
        code: 'not_allowed',
        allowed: 'decade, smallLimit, year, month, day, hour, flights',
        example: 'decade,year',
        detail:
          '"yaer" is not one of the values of layers: decade, smallLimit, year, month, day, hour, flights. Did you mean year?',
      },
    ]);
    expect((await faultsOf('luckPillar'))[0].code).toBe('not_allowed');
    expect((await faultsOf('year,'))[0].code).toBe('not_allowed');
    expect((await faultsOf('x'.repeat(3000)))[0].detail.length).toBeLessThan(300);
  });

  test('has the flights of a palace beside its layers', async () => {
    const { text } = await drawn({ layers: 'year', flightsFrom: 'wealth' });
    expect(text).toContain('Flights of Wealth');
    expect(text).toContain('class="plate layerYear"');
    expect((await drawn({ layers: 'flights' })).text).toMatch(/>(?:Out|In)ward /);
  });

  test('has its pillars from right to left in Japanese, those of the moment too, and from left to right where that is requested', async () => {
    const order = (svg: string, titles: RegExp) =>
      [...svg.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)<\/text>/g)]
        .filter(([, , text]) => titles.test(text!))
        .sort(([, a], [, b]) => Number(a) - Number(b))
        .map(([, , text]) => text);
    const { text } = await drawn({ lang: 'ja' });
    expect(order(text, /^[年月日時]柱$/)).toEqual(['時柱', '日柱', '月柱', '年柱']);
    expect(order(text, /^(?:[年月日時]|大)運$/)).toEqual(['時運', '日運', '月運', '年運', '大運']);
    expect(order((await drawn({ lang: 'ja', pillarOrder: 'yearFirst' })).text, /^[年月日時]柱$/)).toEqual([
      '年柱',
      '月柱',
      '日柱',
      '時柱',
    ]);
  });

  test('is the same by POST of JSON, of a form and of multipart fields; HEAD has no body', async () => {
    const sent = { ...BIRTH, at: '2027-02-10T08:30', layers: 'month' };
    const { text } = await service.ask(target(SVG, sent));
    const fields = new FormData();
    for (const [name, value] of Object.entries(sent)) fields.set(name, value);
    for (const body of [JSON.stringify(sent), new URLSearchParams(sent), fields]) {
      expect((await service.ask(SVG, { method: 'POST', body })).text).toBe(text);
    }
    expect((await service.ask(target(SVG, sent), { method: 'HEAD' })).text).toBe('');
    expect((await service.ask(SVG, { method: 'OPTIONS' })).headers.allow).toBe('GET, HEAD, POST, OPTIONS');
    const { json } = await service.ask(SVG, { method: 'POST', body: JSON.stringify({ ...sent, layers: [['month']] }) });
    expect(json.errors).toMatchObject([{ parameter: 'layers', code: 'invalid_type', pointer: '#/layers' }]);
  });

  test('may be painted by its own style alone, and nobody may keep it', async () => {
    const { headers, text } = await drawn();
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  test('refuses what transits refuse', async () => {
    const { status, json } = await drawn({ at: '1990-07-22' });
    expect([status, json.errors[0].parameter, json.errors[0].code]).toEqual([400, 'at', 'before_birth']);
  });
});
