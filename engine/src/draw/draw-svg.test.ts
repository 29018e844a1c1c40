import { describe, expect, test } from 'vitest';
import { castChart } from '../cast-chart.ts';
import type { ChartDocument } from '../chart-document.generated.ts';
import { describeChart } from '../describe.ts';
import type { Language } from '../words/languages.ts';
import { SCHOOLS } from '../ziwei/school.ts';
import { drawForPage, drawSvg, linesOf, type SvgOptions } from './draw-svg.ts';
import { drawTerminal } from './draw-terminal.ts';
import { drawText } from './draw-text.ts';
import { THEMES } from './paint.ts';

const LANGUAGES: readonly Language[] = ['zh', 'zh-Hant', 'en'];

function documentOf(language: Language, n = 0): ChartDocument {
  const birth = {
    date: { calendar: 'solar', year: 1990 + ((n * 7) % 90), month: 1 + ((n + 6) % 12), day: 1 + ((n * 11 + 22) % 28) },
    hour: (8 + n * 5) % 24,
    minute: 30,
    gender: n % 2 === 0 ? 'male' : 'female',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  } as const;
  const school = Object.values(SCHOOLS)[n % 3]!;
  return describeChart(castChart(birth, { school }), { language });
}

const textOf = (svg: string): string => svg.replace(/<style>.*?<\/style>/, '').replace(/<[^>]+>/g, '');
const shortNameOf = (name: string): string => name.replace(/ \(.*$/, '');
const starsOf = ({ palaces }: ChartDocument) => palaces.flatMap((p) => [...p.majorStars, ...p.minorStars]);

describe('the drawing', () => {
  const chart = documentOf('zh');
  const svg = drawSvg(chart, { name: '李明' });

  test('is one file that needs nothing else and runs nothing', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 812 812" width="812" height="812"/,
    );
    expect(svg.match(/https?:\/\/[^"]+/g)).toEqual(['http://www.w3.org/2000/svg']);
    expect(svg).not.toMatch(/<script|\son\w+=|@import|url\(/);
  });

  test.each([
    ['en', 'en', 'Natal chart'],
    ['zh', 'zh-Hans', '命盘'],
    ['zh-Hant', 'zh-Hant', '命盤'],
  ] as const)('is in the language of its document, %s, and takes no other', (language, lang, title) => {
    const document = documentOf(language);
    expect(drawSvg(document)).toContain(` lang="${lang}" role="img" aria-label="${title} · `);
    const options: object = { language: 'en' };
    for (const draw of [drawSvg, drawForPage, drawText, drawTerminal]) {
      expect(() => draw(document, options)).toThrow(/^options "language": unknown member/);
    }
  });

  test('opens and closes its elements in order', () => {
    for (const language of LANGUAGES) {
      for (const layout of ['full', 'compact'] as const) {
        const open: string[] = [];
        const drawn = drawSvg(documentOf(language, 5), { layout });
        for (const [, closing, name, empty] of drawn.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
          if (closing) expect(open.pop()).toBe(name);
          else if (!empty) open.push(name!);
        }
        expect(open).toEqual([]);
      }
    }
  });

  test('places the palaces as the tradition does: 巳 upper left, 申 upper right, 寅 lower left, 亥 lower right', () => {
    const places = new Map(
      [
        ...svg.matchAll(
          /<g class="palace[^"]*" transform="translate\((\d+) (\d+)\)">(.*?)<\/g>(?=<g class="palace|<rect)/g,
        ),
      ].map(([, x, y, content]) => [
        textOf(content!)
          .match(/.[寅卯辰巳午未申酉戌亥子丑]$/)?.[0]
          .slice(1) ?? '',
        `${x} ${y}`,
      ]),
    );
    expect(Object.fromEntries(places)).toMatchObject({
      巳: '6 6',
      申: '606 6',
      寅: '6 606',
      亥: '606 606',
      辰: '6 206',
    });
  });

  test('has every star of every palace', () => {
    for (const language of LANGUAGES) {
      const document = documentOf(language, 3);
      const written = textOf(drawSvg(document));
      for (const star of [...starsOf(document), ...document.palaces.flatMap((palace) => palace.adjectiveStars)]) {
        expect(written).toContain(language === 'en' ? shortNameOf(star.name) : star.hanzi);
      }
    }
  });

  test('has the major and minor stars where there is room for little', () => {
    const written = textOf(drawSvg(chart, { layout: 'compact' }));
    for (const star of starsOf(chart)) expect(written).toContain(star.hanzi);
  });

  test('has the brightness of the major stars where there is room for little, beside the name where minor stars are many', () => {
    for (let n = 0; n < 20; n++) {
      for (const language of LANGUAGES) {
        const document = documentOf(language, n);
        const palaces = drawSvg(document, { layout: 'compact' }).split('<g class="palace').slice(1);
        document.palaces.forEach(({ majorStars }, at) => {
          for (const { brightness } of majorStars) {
            const written = textOf(palaces[at]!);
            if (brightness) expect(written.includes(brightness.name) || written.includes(brightness.hanzi)).toBe(true);
          }
        });
      }
    }
  });

  test('has stem and branch of each palace, and the marks of body and origin, in both hands and sizes', () => {
    for (let n = 0; n < 20; n++) {
      for (const language of LANGUAGES) {
        for (const layout of ['full', 'compact'] as const) {
          const document = documentOf(language, n);
          const palaces = drawSvg(document, { layout }).split('<g class="palace').slice(1);
          document.palaces.forEach(({ stem, branch, isBodyPalace, isOriginPalace }, at) => {
            const written = textOf(palaces[at]!.split('class="centre"')[0]!);
            expect(written).toContain(stem.hanzi + branch.hanzi);
            expect(written.includes(language === 'en' ? 'Body' : '身')).toBe(isBodyPalace);
            expect(written.includes(language === 'en' ? 'Origin' : '因')).toBe(isOriginPalace);
          });
        }
      }
    }
  });

  test('shows each of the four transformations once, though a star may be borrowed elsewhere', () => {
    for (let n = 0; n < 20; n++) {
      for (const layout of ['full', 'compact'] as const) {
        const drawn = drawSvg(documentOf('zh', n), { layout });
        const badges = [...drawn.matchAll(/class="badge [^"]*"[^>]*>(.)</g)].map((match) => match[1]);
        expect(badges.sort()).toEqual(['忌', '权', '禄', '科'].sort());
      }
    }
  });

  test('keeps every column of stars inside its palace, in 3 schools and 300 charts', () => {
    for (let n = 0; n < 300; n++) {
      const drawn = drawSvg(documentOf('zh', n));
      for (const palace of drawn.split('class="centre"')[0]!.split('<g class="palace').slice(1)) {
        for (const [, x] of palace.matchAll(/<tspan x="([\d.]+)"/g)) expect(Number(x)).toBeLessThanOrEqual(192);
      }
    }
  });

  test('escapes a name, drops what XML forbids, and cuts what is too long', () => {
    const named = drawSvg(chart, { name: `<b>&"\u0000\ud800</b>${'字'.repeat(50)}` });
    expect(named).toContain('&lt;b&gt;&amp;&quot;&lt;/b&gt;');
    expect(named).not.toMatch(/\p{Cs}|\0/u);
    expect(textOf(named)).toContain('字…');
  });

  test('says what it is to those who cannot see it', () => {
    expect(svg).toContain('<title>命盘 · 李明 · 廉贞 破军 · 庚午 癸未 己丑 戊辰</title>');
    expect(svg).toContain('role="img"');
  });

  test('can be told in traditional characters throughout', () => {
    const written = textOf(drawSvg(documentOf('zh-Hant')));
    expect(written).toContain('真太陽時');
    expect(written).not.toMatch(/[宫时盘历贞军阳阴]/);
  });
});

describe('the drawing for a page', () => {
  const page = drawForPage(documentOf('en'));

  test('brings no style and no style attribute, so that a strict policy has nothing to refuse', () => {
    expect(page).not.toMatch(/<style|style=/);
  });

  test('offers the twelve palaces as radio buttons, the life palace chosen', () => {
    expect(page.match(/role="radio"/g)).toHaveLength(12);
    expect(page.match(/aria-checked="true"/g)).toHaveLength(1);
    expect(page).toMatch(/aria-checked="true" aria-label="Life, /);
    expect(page.match(/class="palace surrounding"/g)).toHaveLength(3);
  });
});

test('the lines from 卯 go to its trines 未 and 亥 and to its opposite 酉', () => {
  // 卯 touches the centre in the middle of its right side, 未 above it, 亥 at the corner, 酉 on the right.
  expect(linesOf(1, 'full')).toBe('M206 506L506 206L606 606ZM206 506L606 306');
});

/** Contrast by WCAG 2.2, "relative luminance". */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const [r, g, bl] = [1, 3, 5].map((at) => {
      const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * bl!;
  };
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme: NonNullable<SvgOptions['theme']>) => {
  const tones = THEMES[theme];

  test.each(['ink', 'soft', 'faint', 'seal'] as const)('%s is readable on every ground', (tone) => {
    for (const ground of ['paper', 'centre', 'chosen', 'surrounding'] as const) {
      expect(contrast(tones[tone], tones[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  // WCAG 2.2, 1.4.11: what one must see to understand a picture has 3 to 1.
  test('the lines to the surroundings, and the lines within the palaces looked at, are seen', () => {
    for (const ground of ['paper', 'centre', 'surrounding'] as const) {
      expect(contrast(tones.aspect, tones[ground])).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(tones.seal, tones.chosen)).toBeGreaterThanOrEqual(3);
  });

  test.each(['wood', 'fire', 'earth', 'metal', 'water'] as const)('%s is readable in the centre', (tone) => {
    expect(contrast(tones[tone], tones.centre)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['lu', 'quan', 'ke', 'ji'] as const)('the badge of %s is readable', (tone) => {
    expect(contrast(tones.onBadge, tones[tone])).toBeGreaterThanOrEqual(4.5);
  });
});
