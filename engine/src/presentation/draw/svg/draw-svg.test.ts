import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { castTransits } from '../../../calculation/casting/transits/cast-transits.ts';
import { SCHOOLS } from '../../../calculation/ziwei/school.ts';
import { describeChart, describeTransits } from '../../documents/describe.ts';
import type { ChartDocument } from '../../documents/tables/document.generated.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { drawTerminal } from '../terminal/draw-terminal.ts';
import { drawText } from '../text/chart.ts';
import { DRAWING_WORDS } from '../words/all-languages.ts';
import { linesOf } from './board.ts';
import { drawForPage, drawSvg, type SvgOptions } from './draw-svg.ts';
import { THEMES } from './paint.ts';

function documentOf(language: Language, n = 0, school = Object.values(SCHOOLS)[n % 3]!): ChartDocument {
  const birth = {
    date: { calendar: 'solar', year: 1990 + ((n * 7) % 90), month: 1 + ((n + 6) % 12), day: 1 + ((n * 11 + 22) % 28) },
    hour: (8 + n * 5) % 24,
    minute: 30,
    gender: n % 2 === 0 ? 'male' : 'female',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  } as const;
  return describeChart(castChart(birth, { school }), { language });
}

const textOf = (svg: string): string => svg.replace(/<style>.*?<\/style>/, '').replace(/<[^>]+>/g, '');
const shortNameOf = (name: string): string => name.replace(/ \(.*$/, '');
/** What is drawn of each palace, in the order of `palaces`. */
function palacesDrawn(svg: string, { palaces }: ChartDocument): string[] {
  const inReadingOrder = svg.split('class="centre"')[0]!.split('<g class="palace').slice(1);
  return palaces.map(({ order }) => inReadingOrder[order]!);
}
const starsOf = ({ palaces }: ChartDocument) => palaces.flatMap((p) => [...p.majorStars, ...p.minorStars]);

/** The marks of a palace in columns: 身, 因. */
const marksOf = (palace: string): string =>
  [...palace.matchAll(/class="s1[03] (?:bold|semi) seal"[^>]*>([^<]+)</g)].map(([, mark]) => mark).join('');

/** 1990-07-23 where a language does not write figures so. */
const DATES: Readonly<Partial<Record<string, string>>> = {
  ja: '1990/07/23',
  ko: '1990.07.23',
  vi: '23/07/1990',
};

describe('the drawing', () => {
  const chart = documentOf('zh');
  const svg = drawSvg(chart, { name: '李明' });

  test('is one file that needs nothing else and runs nothing', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 904 712" width="904" height="712"/,
    );
    expect(svg.match(/https?:\/\/[^"]+/g)).toEqual(['http://www.w3.org/2000/svg']);
    expect(svg).not.toMatch(/<script|\son\w+=|@import|url\(/);
  });

  test.each(LANGUAGES)('is higher where marks stand above capitals, and nowhere else (%s)', (language) => {
    const heightOf = (layout: 'full' | 'compact') =>
      Number(/viewBox="0 0 \d+ ([\d.]+)"/.exec(drawSvg(documentOf(language), { layout }))![1]);
    const { lineRoom = 0 } = DRAWING_WORDS[language];
    expect([heightOf('full'), heightOf('compact')]).toEqual([712 + 32 * lineRoom, 548 + 32 * lineRoom]);
    const marksAboveCapitals = /\p{Lu}\p{M}/u.test(textOf(drawSvg(documentOf(language))).normalize('NFD'));
    expect(lineRoom > 0).toBe(marksAboveCapitals);
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

  test('tells nothing of when and where the birth was in so many words, where that is not wanted', () => {
    const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai', name: 'Peking', country: 'China' };
    const born = castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place });
    for (const language of LANGUAGES) {
      const document = describeChart(born, { language, place });
      const transits = describeTransits(castTransits(born, '2027-02-10'), { language });
      const { clockTime, trueSolarTime, lunarDate } = document.birth;
      const telling = [
        DATES[language] ?? '1990-07-23',
        clockTime.slice(11, 16),
        trueSolarTime.slice(11, 16),
        lunarDate.text,
        'Peking',
      ];
      const toldIn = (options: SvgOptions) =>
        telling.filter((part) => textOf(drawSvg(document, options)).includes(part));
      for (const layout of ['full', 'compact'] as const) {
        expect(toldIn({ layout })).toContain(DATES[language] ?? '1990-07-23');
        for (const moment of [{}, { transits }]) expect(toldIn({ layout, birth: false, ...moment })).toEqual([]);
      }
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

  // Page review, defect 2: the middle of the span was shown as the time of birth.
  test.each(LANGUAGES)(
    'shows of a birth without an hour the span of its clock times, and no other time, in %s',
    (language) => {
      const document = documentOf(language);
      const { doubleHour, lunarDate, zodiac, place } = document.birth;
      const birth = {
        ...{ doubleHour, lunarDate, zodiac, place },
        sameChart: {
          startsAtClock: '1990-07-23T08:20:52',
          endsAtClock: '1990-07-23T10:20:52',
          startsAt: '',
          endsAt: '',
        },
      };
      const chart = { ...document, birth };
      const draw = [drawSvg(chart), drawSvg(chart, { layout: 'compact' }), drawText(chart), drawTerminal(chart)];
      for (const written of draw) {
        const times = [...written.matchAll(/\d\d:\d\d(?::\d\d)?/g)].map(([time]) => time);
        const { from, to } = doubleHour;
        const others = ['23:00', from, to]; // a convention, and the double hour by the Sun
        expect(times.filter((time) => !others.includes(time))).toEqual(['08:20', '10:20']);
      }
      const last = {
        ...chart,
        birth: { ...birth, sameChart: { ...birth.sameChart, endsAtClock: '1990-07-24T00:00:00' } },
      };
      expect(drawSvg(last)).toContain(`${DATES[language] ?? '1990-07-23'} 08:20–24:00`);
    },
  );

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
      巳: '4 4',
      申: '676 4',
      寅: '4 532',
      亥: '676 532',
      辰: '4 180',
    });
  });

  test('has every star of every palace', () => {
    for (const language of LANGUAGES) {
      const document = documentOf(language, 3);
      const written = textOf(drawSvg(document));
      for (const star of [...starsOf(document), ...document.palaces.flatMap((palace) => palace.adjectiveStars)]) {
        expect(written).toContain(shortNameOf(star.name));
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
        const palaces = palacesDrawn(drawSvg(document, { layout: 'compact' }), document);
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
          const palaces = palacesDrawn(drawSvg(document, { layout }), document);
          document.palaces.forEach(({ stem, branch, isBodyPalace, isOriginPalace }, at) => {
            const written = textOf(palaces[at]!);
            expect(written).toContain(
              DRAWING_WORDS[language].script === 'latin' ? stem.hanzi + branch.hanzi : stem.name + branch.name,
            );
            const { body, bodyBehindName = body, origin, script } = DRAWING_WORDS[language];
            // A mark of one character is one of others, too: it is in the colour of the seal.
            const marks = script === 'latin' ? written : marksOf(palaces[at]!);
            expect(marks.includes(layout === 'full' ? bodyBehindName : body)).toBe(isBodyPalace);
            expect(marks.includes(origin)).toBe(isOriginPalace);
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
      const document = documentOf('zh', n);
      const drawn = drawSvg(document);
      for (const palace of palacesDrawn(drawn, document)) {
        for (const [, x] of palace.matchAll(/<tspan x="([\d.]+)"/g)) expect(Number(x)).toBeLessThanOrEqual(216);
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

  test('is read from the life palace on, in the order of the palaces', () => {
    const { palaces } = documentOf('en');
    const read = [...page.matchAll(/data-palace="(\d+)"/g)].map(([, n]) => palaces[Number(n)]!.id);
    expect(read).toEqual([...palaces].sort((a, b) => a.order - b.order).map(({ id }) => id));
    expect(read[0]).toBe('life');
  });

  test('tells the borrowed stars of an empty palace in its name', () => {
    for (const [language, borrowed] of [
      ['en', 'borrowed Tian Ji, borrowed Tian Liang'],
      ['zh', '借天机，借天梁'],
    ] as const) {
      // docs/rules, the worked example: the parents in 辰 are empty and borrow from 戌.
      const label = /aria-label="([^"]*)" tabindex="-?\d" data-palace="2"/.exec(drawForPage(documentOf(language)))![1];
      expect(label).toContain(borrowed);
    }
  });
});

describe('the lines from 卯', () => {
  const drawn = linesOf(1, 'full');
  const points = [...drawn.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

  test('go to its trines 未 and 亥 and to its opposite 酉', () => {
    // 卯 touches the centre in the middle of its right side, 未 above it, 亥 at the corner, 酉 on the right.
    const ends = ['228 444', '564 180', '676 532', '676 268'];
    for (const end of ends) expect(drawn).toContain(end);
  });

  test('end at the frame around the text of the centre, and go on behind it', () => {
    const svg = drawForPage(documentOf('en'));
    const [, x, y, width, height] = /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" rx="4" class="text-frame"/
      .exec(svg)!
      .map(Number) as [number, number, number, number, number];
    for (let n = 0; n < points.length; n += 2) {
      for (const part of [0.01, 0.5, 0.99]) {
        const [ax, ay] = [0, 1].map((at) => points[n]![at]! + part * (points[n + 1]![at]! - points[n]![at]!));
        const isWithin = ax! > x + 1 && ax! < x + width - 1 && ay! > y + 1 && ay! < y + height - 1;
        expect(isWithin, `line ${n / 2}`).toBe(false);
      }
    }
  });
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

test('no type is smaller than 11 units, and than 10 on a phone; in Hanzi, for paper, than 12', () => {
  for (const [language, layout, least] of [
    ['en', 'full', 11],
    ['zh', 'full', 12],
    ['en', 'compact', 10],
    ['zh', 'compact', 10],
  ] as const) {
    for (let n = 0; n < 20; n++) {
      const classes = drawSvg(documentOf(language, n), { layout }).matchAll(
        /<t(?:ext|span)[^>]* class="[^"]*?s(\d+(?:_\d)?)\b/g,
      );
      const sizes = Array.from(classes, ([, size]) => Number(size!.replace('_', '.')));
      expect(Math.min(...sizes), `${language} ${layout}`).toBeGreaterThanOrEqual(least);
    }
  }
});

// 1930-05-15 08:30 in Beijing: six minor stars in the palace of Travel.
test('six minor stars beside two major ones stand in two columns', () => {
  const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' } as const;
  const date = { calendar: 'solar', year: 1930, month: 5, day: 15 } as const;
  const document = describeChart(castChart({ date, hour: 8, minute: 30, gender: 'male', place }), { language: 'en' });
  const travel = document.palaces.findIndex(({ id }) => id === 'travel');
  const group = drawForPage(document)
    .split('<g class="palace')
    .find((each) => each.includes(`data-palace="${travel}"`))!;
  const at = document.palaces[travel]!.minorStars.map(
    ({ name }) =>
      new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${shortNameOf(name)}(?: \\p{Script=Han})?<`, 'u').exec(group)!,
  );
  expect(at).toHaveLength(6);
  expect(new Set(at.map(([, x]) => x)).size).toBe(2);
  expect(new Set(at.map(([, , y]) => y)).size).toBe(3);
});

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

  test.each(['layerDecade', 'layerYear', 'layerMonth', 'layerDay', 'layerHour'] as const)(
    '%s is readable on every ground, and so are the letters on its plates',
    (tone) => {
      for (const ground of ['paper', 'centre', 'chosen', 'surrounding'] as const) {
        expect(contrast(tones[tone], tones[ground])).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(tones.onBadge, tones[tone])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['lu', 'quan', 'ke', 'ji'] as const)('the badge of %s is readable', (tone) => {
    expect(contrast(tones.onBadge, tones[tone])).toBeGreaterThanOrEqual(4.5);
  });
});

// docs/rules/languages.md section 4: Tân Biên has no ring of 将前. 岁驿 is in no other group.
test.each(['vi', 'zh'] as const)('a drawing of the Vietnamese school has no ring of the general (%s)', (language) => {
  const drawn = (school: keyof typeof SCHOOLS) => {
    const document = documentOf(language, 0, SCHOOLS[school]);
    const name = document.palaces.map(({ spirits }) => spirits.general).find(({ id }) => id === 'suiyi')!.name;
    return textOf(drawSvg(document)).includes(name);
  };
  expect([drawn('common'), drawn('vietnam')]).toEqual([true, false]);
});

// docs/rules/languages.md 4: Tuần and Triệt fill two palaces alike, and are drawn as a bar between them.
describe('Tuần and Triệt in the Vietnamese school', () => {
  const barsIn = (svg: string) =>
    [
      ...svg.matchAll(
        /translate\(([\d.]+) ([\d.]+)\)( rotate\(-90\))?" aria-hidden="true">.*?class="badge s1[01]"[^>]*>([^<]+)</g,
      ),
    ].map(([, x, y, upright, name]) => ({ name: name!, x: Number(x), y: Number(y), isUpright: upright !== undefined }));

  test.each([0, 1, 2, 3, 4, 5])(
    'are on the edge of their two palaces, and not among the stars of a palace (birth %i)',
    (n) => {
      const document = documentOf('vi', n, SCHOOLS.vietnam);
      const svg = drawSvg(document);
      const voids = document.palaces.flatMap((palace, at) =>
        palace.adjectiveStars.filter(({ id }) => id === 'xunkong' || id === 'jiekong').map(({ id }) => ({ id, at })),
      );
      expect(voids).toHaveLength(4);
      for (const { name, x, y, isUpright } of barsIn(svg)) {
        for (const mark of name.split(' · ')) {
          const own = voids.filter(({ id }) => id === (mark === 'Tuần' ? 'xunkong' : 'jiekong'));
          // Palaces side by side are in one of the outer rows: the bar is on the line between them.
          const rows = own.map(({ at }) => [3, 2, 1, 0, 0, 0, 0, 1, 2, 3, 3, 3][at]!);
          const columns = own.map(({ at }) => [0, 0, 0, 0, 1, 2, 3, 3, 3, 3, 2, 1][at]!);
          expect(isUpright).toBe(rows[0] === rows[1]);
          if (isUpright) expect(x).toBe(4 + 224 * Math.max(...columns));
          else expect(y).toBe(4 + (176 + 12) * Math.max(...rows));
        }
      }
      expect(
        barsIn(svg)
          .flatMap(({ name }) => name.split(' · '))
          .sort(),
      ).toEqual(['Triệt', 'Tuần']);
      for (const palace of palacesDrawn(svg, document))
        expect(textOf(palace.split('<g')[0]! + palace)).not.toMatch(/Tuần|Triệt/);
    },
  );

  test.each([0, 1, 2, 3, 4, 5])('lie on the lines of the small drawing (birth %i)', (n) => {
    const svg = drawSvg(documentOf('vi', n, SCHOOLS.vietnam), { layout: 'compact' });
    const bars = barsIn(svg);
    expect(bars.flatMap(({ name }) => name.split(' · ')).sort()).toEqual(['Triệt', 'Tuần']);
    const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)![1]);
    for (const { y, isUpright } of bars) {
      expect(isUpright).toBe(false);
      expect([1, 2, 3]).toContain((y - 2) / ((height - 4) / 4));
    }
  });

  test('are not drawn in other schools', () => {
    expect(barsIn(drawSvg(documentOf('vi', 0, SCHOOLS.common), { layout: 'compact' }))).toEqual([]);
    expect(barsIn(drawSvg(documentOf('vi', 0, SCHOOLS.common)))).toEqual([]);
  });
});
