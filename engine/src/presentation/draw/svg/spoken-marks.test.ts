// Text alternatives of a drawing have the commas and full stops of their language.

import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { castTransits } from '../../../calculation/casting/transits/cast-transits.ts';
import { pairOf } from '../../../calculation/pair/pair.ts';
import { describeChart, describeTransits, partDescriber } from '../../documents/describe.ts';
import { describePair } from '../../documents/describe-pair.ts';
import type { ChartDocument } from '../../documents/tables/document.generated.ts';
import { ChartFacts } from '../../documents/tables/facts.ts';
import { FULL_CHART } from '../../documents/tables/full-chart.ts';
import { pathsByDefault, pathsOnRequest, selectPart } from '../../documents/vocabulary/select.ts';
import type { Language } from '../../words/languages.ts';
import { joinFacts } from '../facts/script.ts';
import { drawPairSvg } from './draw-pair-svg.ts';
import { drawForPage, drawSvg } from './draw-svg.ts';
import { boardOverlay } from './flight-overlay.ts';
import { guestOverlay } from './guest-overlay.ts';

const castAt = (year: number) =>
  castChart({
    date: { year, month: 7, day: 23 },
    hour: 8,
    minute: 30,
    gender: 'male',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  });
const CHART = castAt(1990);

/** All texts for screen readers of drawings with every option. */
function spokenIn(language: Language): string[] {
  const fields = [...pathsByDefault(FULL_CHART), ...pathsOnRequest(FULL_CHART)].join();
  const document = partDescriber(
    selectPart(FULL_CHART, fields),
    language,
  )(new ChartFacts(CHART)) as object as ChartDocument;
  const transits = describeTransits(castTransits(CHART, '2027-02-10T08:30'), { language });
  const other = castAt(1985);
  const pair = describePair(pairOf(CHART, other, { at: '2027' }), { language });
  const given = { transits, layers: ['decade', 'year', 'month', 'day', 'hour'] as const };
  const overlay = boardOverlay(document, { flightsFrom: 'wealth', rolesFrom: 'spouse' })!;
  const drawings = [
    drawSvg(document, {
      ...given,
      layers: [...given.layers, 'flights'],
      flightsFrom: 'wealth',
      rolesFrom: 'spouse',
      pillars: true,
    }),
    drawForPage(document, { ...given, overlay }),
    drawForPage(document, { overlay: guestOverlay(document, pair, 'one', { host: '王', guest: '李' }) }),
    drawPairSvg(pair, { one: document, other: describeChart(other, { language }) }),
  ];
  return drawings.flatMap((svg) =>
    [...svg.matchAll(/aria-label="([^"]*)"|<(?:title|desc)>([^<]*)</g)].map(([, label, text]) => (label ?? text)!),
  );
}

const MARK_OF_LATIN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}）][,.;:?!()]|[,.;:?!()][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const MARK_OF_HAN = /[，。、；：（）]/;

describe.each(['zh', 'zh-Hant', 'ja'] as const)('what a drawing in %s tells', (language) => {
  test('has no comma, full stop or bracket of Latin letters beside a character', () => {
    const spoken = spokenIn(language);
    expect(spoken.length).toBeGreaterThan(24);
    for (const text of spoken) expect([text, MARK_OF_LATIN.exec(text)?.[0]]).toEqual([text, undefined]);
    const [description] = spoken.filter((text) => text.includes('。'));
    expect(description).toMatch(MARK_OF_HAN);
  });
});

describe.each(['en', 'vi', 'ko'] as const)('what a drawing in %s tells', (language) => {
  test('has no comma, full stop or bracket of Chinese', () => {
    for (const text of spokenIn(language)) expect([text, MARK_OF_HAN.exec(text)?.[0]]).toEqual([text, undefined]);
  });
});

test('facts that a page adds are joined as those of the drawing are', () => {
  expect(joinFacts(['命宫', '己卯'], 'zh')).toBe('命宫，己卯');
  expect(joinFacts(['命宮', '己卯'], 'ja')).toBe('命宮、己卯');
  expect(joinFacts(['Life', 'Ji-Mao'], 'en')).toBe('Life, Ji-Mao');
});
