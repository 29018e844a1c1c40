// The page of the almanac: the current month, links to the others as far as there is an almanac, and the language of the reader.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ wallClock: () => Date.UTC(2026, 10, 30, 17) }); // it is December in China
});
afterAll(() => service.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${service.origin}/almanac${query}`, { headers });
const page = async (query: string, headers?: Record<string, string>) => (await get(query, headers)).text();
const linksIn = (html: string) =>
  [...html.matchAll(/<a href="(almanac[^"]+)"[^>]* rel="(\w+)"/g)].map(([, to, rel]) => [
    rel,
    to!.replaceAll('&amp;', '&'),
  ]);

describe('the page of the almanac', () => {
  test('shows the month that runs in China, in the language of the browser', async () => {
    const response = await get('', { 'accept-language': 'zh-TW' });
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(response.headers.get('content-language')).toBe('zh-Hant');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await response.text()).toContain('<caption>2026年12月</caption>');
  });

  // Tết of 2030: 2 February in Vietnam, 3 February in China (docs/rules/languages.md section 2).
  test('has the lunar calendar of the region of its language, and so has what it links to', async () => {
    const [vietnamese, chinese] = await Promise.all(['vi', 'zh'].map((lang) => page(`?month=2030-02&lang=${lang}`)));
    expect(vietnamese).toMatch(/datetime="2030-02-02">2<\/time> [^<]+<\/th><td>mùng 1 tháng Giêng<\/td>/);
    expect(chinese).toMatch(/datetime="2030-02-03">3<\/time> [^<]+<\/th><td>正月<\/td>/);
    expect(vietnamese).toContain('api/public/almanac?month=2030-02&amp;lang=vi&amp;calendarRegion=vietnam');
    expect(chinese).toContain('api/public/almanac?month=2030-02&amp;lang=zh&amp;calendarRegion=china');
    expect(await page('?month=2026-02&lang=ja')).toContain('立春 05:02'); // 04:02 in China
  });

  // lunar-typescript 1.8.6 says of 2026-02-04: 冲兔 煞东, 佛灭; Wikipedia's rule of 一粒万倍日 has 丑 and 午 in the month of 寅.
  test('notes of a day what almanacs of the region note', async () => {
    const rowOf = async (date: string, lang: string) => {
      const html = await page(`?month=${date.slice(0, 7)}&lang=${lang}`);
      return html.split('<tr').find((row) => row.includes(`datetime="${date}"`))!;
    };
    expect(await rowOf('2026-02-04', 'zh-Hant')).toContain('沖兔煞東；');
    expect(await rowOf('2026-02-04', 'ja')).toContain('<td>仏滅；');
    expect(await rowOf('2026-03-05', 'ja')).toMatch(/<td>[^<]* · 一粒万倍日 · 天赦日 · 三隣亡<\/td>/);
    expect(await rowOf('2026-02-21', 'vi')).toMatch(/giờ hoàng đạo: Tý, Sửu, Thìn, Tỵ, Mùi, Tuất · ngày Nguyệt kỵ</);
    expect(await rowOf('2026-02-25', 'ko')).toMatch(/황도시 [^<]+ · 손 없는 날<\/td>/);
  });

  test('is a table of days with what each row and column is about', async () => {
    const html = await page('?month=2026-02&lang=zh');
    expect([...html.matchAll(/<tr id="[\d-]+"><th scope="row">/g)]).toHaveLength(28);
    expect([...html.matchAll(/<th scope="col">/g)]).toHaveLength(6);
    expect(html).toContain(
      '<th scope="row"><time datetime="2026-02-04">4</time> 三</th><td>十七</td><td>己酉</td><td>危 轸</td><td>立春 04:02</td><td>冲兔煞东；',
    );
    expect(html).toContain('<td>正月</td>');
    expect(html).not.toMatch(/undefined|\{\w+\}/);
  });

  test('is a grid of days first, of which each leads to its row, with today marked in both', async () => {
    const html = await page('?month=2026-12&lang=zh');
    expect([...html.matchAll(/<li><a href="almanac\?lang=zh&amp;month=2026-12#2026-12-\d\d"/g)]).toHaveLength(31);
    expect(html).toContain('<ol class="from-1">'); // 2026-12-01 is a Tuesday
    expect([...html.matchAll(/aria-current="date"/g)]).toHaveLength(2);
    expect(html).toContain('<tr id="2026-12-01" aria-current="date">');
    expect(await page('?month=2026-11&lang=zh')).not.toContain('aria-current="date"');
  });

  test('leads to the month before and after, as far as there is an almanac', async () => {
    expect(linksIn(await page('?month=2026-01&lang=en'))).toEqual([
      ['prev', 'almanac?lang=en&month=2025-12'],
      ['next', 'almanac?lang=en&month=2026-02'],
    ]);
    expect(linksIn(await page('?month=1645-02&lang=en'))).toEqual([['next', 'almanac?lang=en&month=1645-03']]);
    expect(linksIn(await page('?month=2200-01&lang=en'))).toEqual([['prev', 'almanac?lang=en&month=2199-12']]);
    expect(linksIn(await page('?year=1646&lang=en'))).toEqual([['next', 'almanac?lang=en&year=1647']]);
    expect(linksIn(await page('?year=2199&lang=zh'))).toEqual([['prev', 'almanac?lang=zh&year=2198']]);
  });

  test('of a year has its terms to the minute as they are published, its moons and its lunar months', async () => {
    const response = await get('?year=2025&lang=en', { 'accept-language': 'zh' });
    expect(response.headers.get('vary')).not.toContain('Accept-Language');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const html = await response.text();
    expect(html).toContain('<caption>Lunar year Yi-Si, Snake</caption>');
    expect(html).toContain(
      'Minor Cold <span lang="zh-Hans">小寒</span></th><td><time datetime="2025-01-05T10:33">2025-01-05 10:33</time>',
    );
    expect(html).toContain(
      '<th scope="row">leap month 6</th><td><time datetime="2025-07-25">2025-07-25</time></td><td>29 days</td>',
    );
    expect([...html.matchAll(/<tr><th scope="row">/g)]).toHaveLength(24 + 12 + 13);
  });

  test('keeps its month in the links to the other languages', async () => {
    expect(await page('?month=2026-02&lang=en')).toContain(
      'href="./almanac?lang=zh-Hant&amp;month=2026-02" lang="zh-Hant"',
    );
  });

  test('is not there for a month or a year that does not exist', async () => {
    for (const query of ['?month=2026-13', '?month=2200-02', '?year=26', '?month=2026-11&year=2026', '?lang=fr']) {
      const response = await get(query, { accept: 'text/html' });
      expect([query, response.status, response.headers.get('content-type')]).toEqual([
        query,
        404,
        'text/html; charset=utf-8',
      ]);
    }
  });
});
