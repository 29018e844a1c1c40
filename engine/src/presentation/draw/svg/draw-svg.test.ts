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
/** The SVG of each palace, in the order of `palaces`. */
function palacesDrawn(svg: string, { palaces }: ChartDocument): string[] {
  const inReadingOrder = svg.split('class="centre"')[0]!.split('<g class="palace').slice(1);
  return palaces.map(({ order }) => inReadingOrder[order]!);
}
const starsOf = ({ palaces }: ChartDocument) => palaces.flatMap((p) => [...p.majorStars, ...p.minorStars]);

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

  test('fills the box that is requested with twelve equal cells, in the type that suits its width', () => {
    const drawn = (options: SvgOptions) => drawSvg(chart, options);
    expect(drawn({ layout: 'compact' })).toContain('viewBox="0 0 320 600" width="320" height="600"');
    expect(drawn({ width: 1203, height: 801 })).toContain('viewBox="0 0 1200 800" width="1200" height="800"');
    expect(drawn({ width: 390, height: 640 })).toBe(drawn({ layout: 'compact', width: 390, height: 640 }));
    expect(drawn({ width: 700 })).toBe(drawn({ layout: 'full', width: 700, height: 712 }));
    for (const [option, value] of [
      ['width', 319],
      ['height', 2401],
      ['width', 700.5],
    ] as const)
      expect(() => drawn({ [option]: value })).toThrow(new RegExp(`^${option} ${value}: `));
  });

  test.each(LANGUAGES)('has as much of a palace as its density says (%s)', (language) => {
    const document = documentOf(language, 3);
    const box = { width: 1400, height: 1000 };
    const inPalaces = (density: SvgOptions['density']) =>
      palacesDrawn(drawSvg(document, { ...box, density }), document).map(textOf);
    const namesOf = (kind: 'majorStars' | 'minorStars' | 'adjectiveStars') =>
      document.palaces.flatMap((palace, n) =>
        palace[kind].map((star) => [n, shortNameOf(star.name), 'transformation' in star] as const),
      );
    const [everything, classic, calm] = (['everything', 'classic', 'calm'] as const).map(inPalaces) as [
      string[],
      string[],
      string[],
    ];
    for (const [n, name] of namesOf('majorStars'))
      for (const drawn of [everything, classic, calm]) expect(drawn[n]).toContain(name);
    for (const [n, name, isTransformed] of namesOf('minorStars')) {
      for (const drawn of [everything, classic]) expect(drawn[n]).toContain(name);
      expect(calm[n]!.includes(name)).toBe(isTransformed);
    }
    for (const [n, name] of namesOf('adjectiveStars')) expect(everything[n]).toContain(name);
    expect(everything.join().length).toBeGreaterThan(classic.join().length);
    expect(inPalaces(undefined)).toEqual(everything);
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

  test('names neither the time nor the place of birth where that is not wanted', () => {
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

  // The chart is cast for the middle of the span, which is not the time of birth.
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

  // The rows of a 命式表 (mikaduki.site, mikatablog), of a 만세력, and of 八字 programs.
  test.each(LANGUAGES)('has phases, void branches, 胎元, 胎息, 命宮 and 身宮 below the pillars (%s)', (language) => {
    const words = DRAWING_WORDS[language];
    for (let n = 0; n < 12; n++) {
      const document = documentOf(language, n);
      const { fourPillars } = document;
      const centre = textOf(drawSvg(document).split('class="centre"')[1]!);
      for (const kind of ['year', 'month', 'day', 'hour'] as const)
        expect(centre).toContain(shortNameOf(fourPillars[kind].growthPhase.name));
      expect(centre.split(new RegExp(`${words.voidBranches}|K\\.Vong`))).toHaveLength(5);
      // Vietnamese charts have two facts more at the head: their middle has no room for these lines at the default height.
      const box = language === 'vi' ? { width: 904, height: 800 } : {};
      const whole = textOf(drawSvg(document, box).split('class="centre"')[1]!);
      for (const label of Object.values(words.pillarsBeside))
        expect(whole.replace(/ /g, '')).toContain(label.replace(/ /g, ''));
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
      巳: '2 2',
      申: '677 2',
      寅: '2 533',
      亥: '677 533',
      辰: '2 179',
    });
  });

  test('has every star of every palace', () => {
    for (const language of LANGUAGES) {
      const document = documentOf(language, 3);
      const written = textOf(drawSvg(document));
      expect(written).not.toMatch(/\+\d/);
      for (const star of [...starsOf(document), ...document.palaces.flatMap((palace) => palace.adjectiveStars)]) {
        expect(written).toContain(shortNameOf(star.name));
      }
    }
  });

  test('has the major and minor stars where there is room for little', () => {
    const written = textOf(drawSvg(chart, { layout: 'compact' }));
    for (const star of starsOf(chart)) expect(written).toContain(star.hanzi);
  });

  test('has the brightness of every major star: as a character, as a letter, or as a moon with its name', () => {
    for (let n = 0; n < 10; n++) {
      for (const language of LANGUAGES) {
        const document = documentOf(language, n);
        const palaces = palacesDrawn(drawSvg(document), document);
        document.palaces.forEach(({ majorStars }, at) => {
          for (const { brightness } of majorStars) {
            if (!brightness) continue;
            const letter = DRAWING_WORDS[language].grades?.[brightness.id];
            expect(textOf(palaces[at]!)).toContain(letter === undefined ? brightness.name : `(${letter})`);
          }
        });
      }
    }
  });

  test('has stem and branch of each palace, and the marks of body and origin, in every script and both sizes', () => {
    for (let n = 0; n < 20; n++) {
      for (const language of LANGUAGES) {
        for (const layout of ['full', 'compact'] as const) {
          const document = documentOf(language, n);
          const palaces = palacesDrawn(drawSvg(document, { layout }), document);
          const { body, bodyBehindName, origin, script, hasWordsForPairs, joins } = DRAWING_WORDS[language];
          document.palaces.forEach(({ stem, branch, isBodyPalace, isOriginPalace }, at) => {
            const written = textOf(palaces[at]!);
            const named = shortNameOf(stem.name) + joins.pair + shortNameOf(branch.name);
            // Vietnamese drawings have the words; on the narrowest phone only the branch.
            const pair = hasWordsForPairs
              ? layout === 'full'
                ? named
                : shortNameOf(branch.name)
              : script === 'latin'
                ? stem.hanzi + branch.hanzi
                : named;
            expect(written).toContain(pair);
            const isBehind = layout === 'full' && bodyBehindName !== undefined;
            const stamps = [...palaces[at]!.matchAll(/class="stamp"\/><text [^>]*>([^<]*)</g)].map(([, mark]) => mark!);
            const marks = [...(isBodyPalace && !isBehind ? [body] : []), ...(isOriginPalace ? [origin] : [])];
            // Words that do not fit are cut to their first letters.
            expect(stamps.map((mark, k) => marks[k]?.startsWith(mark) ?? mark)).toEqual(marks.map(() => true));
            if (isBehind) expect(written.includes(bodyBehindName)).toBe(isBodyPalace);
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

  test('can be in traditional characters throughout', () => {
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

  test('names the borrowed stars of an empty palace in its accessible name', () => {
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
  const drawn = linesOf(1, 'full', { width: 904, height: 712 });

  test('go to its trines 未 and 亥 and to its opposite 酉', () => {
    // 卯 touches the centre in the middle of its right side, 未 above it, 亥 at the corner, 酉 on the right.
    const ends = ['227 444.5', '564.5 179', '677 533', '677 267.5'];
    for (const end of ends) expect(drawn).toContain(end);
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

const BOXES: readonly SvgOptions[] = [
  {},
  { layout: 'compact' },
  { width: 840, height: 614 },
  { width: 1440, height: 960 },
  { width: 360, height: 556 },
  { width: 324, height: 252, density: 'calm' },
];

test.each(LANGUAGES)('no type is smaller than 11 pixels in any box (%s)', (language) => {
  for (const [n, box] of BOXES.entries()) {
    const drawn = drawSvg(documentOf(language, n), box);
    const classes = drawn.matchAll(/<t(?:ext|span)[^>]* class="[^"]*?s(\d+(?:_\d)?)\b/g);
    const sizes = Array.from(classes, ([, size]) => Number(size!.replace('_', '.')));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  }
});

describe.each(['light', 'dark'] as const)('the %s theme', (theme: NonNullable<SvgOptions['theme']>) => {
  const tones = THEMES[theme];

  test.each(['ink', 'soft', 'faint', 'seal'] as const)('%s is readable on every ground', (tone) => {
    for (const ground of ['paper', 'centre', 'chosen', 'surrounding'] as const) {
      expect(contrast(tones[tone], tones[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  // WCAG 2.2, 1.4.11: parts that are needed to understand a picture have a contrast of 3 to 1.
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
          if (isUpright) expect(x).toBe(2 + 225 * Math.max(...columns));
          else expect(y).toBe(2 + 177 * Math.max(...rows));
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
