import { CONVENTION_VALUES } from 'beichen';
import { expect, test } from 'vitest';
import { type ChartRequest, EXAMPLE, RARE_CONVENTIONS } from '../cast/chart-request.ts';
import { fromLink, toLink } from './link.ts';
import { TAB_SECTIONS, TABS, type Tab } from './tab.ts';
import { timelineIn } from './timeline-view.ts';
import { NO_VIEW, update, type View } from './view.ts';

const FULL: ChartRequest = {
  ...EXAMPLE,
  calendar: 'lunar',
  leapMonth: true,
  timeZone: 'Asia/Urumqi',
  utcOffset: '+06:00',
  second: 49,
  disambiguation: 'later',
  school: 'zhongzhou',
  dayBoundary: 'midnight',
  yearBoundary: 'lichun',
  leapMonthRule: 'next',
  calendarRegion: 'vietnam',
  solarTime: 'mean',
  ...Object.fromEntries(RARE_CONVENTIONS.map((id) => [id, CONVENTION_VALUES[id].at(-1)!])),
};

/** A view of a birth alone. */
const viewOf = (request: ChartRequest): View => ({ subject: { kind: 'birth', request } });
const linkOf = (request: ChartRequest) => toLink(viewOf(request));

test('a link restores the view that it was made of', () => {
  const { hour: _, minute: __, second: ____, disambiguation: ___, ...day } = FULL;
  const views: View[] = [
    viewOf(EXAMPLE),
    viewOf(FULL),
    viewOf({ ...EXAMPLE, calendar: 'julian', doubleHour: 'chen' }),
    {
      subject: { kind: 'day', request: day, chosen: 5, narrowed: [['bureau', 'fire6']] },
      timeline: { at: '2026-08-12', levels: ['decade', 'smallLimit', 'year'] },
      flights: { flightsFrom: 'wealth', rolesFrom: 'spouse' },
      query: [['yearStem', 'geng']],
      pillarOrder: 'hourFirst',
      board: { density: 'classic', flowStars: true, trines: false },
    },
    { ...viewOf(EXAMPLE), timeline: { at: '2026-08-12T04:00:00Z', levels: ['smallLimit', 'hour'] } },
    { subject: { kind: 'day', request: day } },
    ...TABS.map((tab) => update(viewOf(EXAMPLE), { type: 'tab', tab })),
    update(NO_VIEW, { type: 'tab', tab: 'two' }),
  ];
  for (const view of views) expect(fromLink(toLink(view))).toEqual(view);
});

test('a link names the moment and the levels on the board', () => {
  const timeline = { at: '2026-08-12', levels: ['decade', 'year'] } as const;
  expect(toLink({ ...viewOf(EXAMPLE), timeline })).toBe(`${linkOf(EXAMPLE)}&at=2026-08-12&levels=decade.year`);
});

test('a link selects nothing without a moment, without a level that exists, and where nothing is on the board', () => {
  for (const fields of ['', 'levels=year', 'at=2026-08-12', 'at=2026-08-12&levels=minute.century']) {
    expect(timelineIn(new URLSearchParams(fields))).toBeUndefined();
  }
  expect(toLink({ ...viewOf(EXAMPLE), timeline: { at: '2026-08-12', levels: [] } })).toBe(linkOf(EXAMPLE));
});

test('a link never has the name, nor the chart from which another choice was taken', () => {
  const subject = { kind: 'birth', request: { ...EXAMPLE, name: 'Li Ming' }, first: FULL } as const;
  expect(toLink({ subject })).toBe(linkOf(EXAMPLE));
});

test('a link names the tab, but for the first one', () => {
  expect(toLink({ ...viewOf(EXAMPLE), tab: 'days' })).toBe(`${linkOf(EXAMPLE)}&tab=days`);
  for (const tab of ['zi-wei', 'ziwei', 'DAYS', ''])
    expect(fromLink(`${linkOf(EXAMPLE)}&tab=${tab}`)).toEqual(viewOf(EXAMPLE));
});

test('the anchor of a section leads to its tab', () => {
  for (const [tab, sections] of Object.entries(TAB_SECTIONS))
    for (const section of [...sections, tab])
      expect(fromLink(`#${section}`)).toEqual(update(NO_VIEW, { type: 'tab', tab: tab as Tab }));
});

test('a fragment without a whole birth is no link', () => {
  for (const fragment of ['', '#', '#result', '#%E0%A4%A', '#__proto__=1']) expect(fromLink(fragment)).toBeUndefined();
  for (const fragment of ['#date=1990-07-23', '#date=1990-07-23&hour=8&gender=male'])
    expect(fromLink(fragment)).toBe('incomplete');
});

test('what is not a parameter of a chart is left out', () => {
  expect(fromLink(`${linkOf(EXAMPLE)}&name=Li&script=1`)).toEqual(viewOf(EXAMPLE));
});

// Without a limit, a link of 90 KB with 3,000 stars blocks the tab for 18 s.
test.each([
  ['3,000 stars', '&births.star=tanlang%40spouse'.repeat(3000)],
  ['21 stars', '&births.star=tanlang%40spouse'.repeat(21)],
  ['21 patterns known of a day', '&known.pattern=sha-po-lang'.repeat(21)],
  ['21 dates', '&date=1990-07-23'.repeat(21)],
  ['21 names that there are not', '&x=1'.repeat(21)],
  ['a value of 201 letters', `&at=${'2'.repeat(201)}`],
  ['a name of 201 letters', `&${'n'.repeat(201)}=1`],
  ['5 KB of different names', Array.from({ length: 700 }, (_, n) => `&n${n}=1`).join('')],
  ['1 MB', `&levels=${'year.'.repeat(2e5)}`],
] as const)('a link with %s is not read', (_, more) => {
  expect(fromLink(linkOf(EXAMPLE) + more)).toBe('incomplete');
  expect(fromLink(`#${more.slice(1)}${linkOf(EXAMPLE).replace('#', '&')}`)).not.toBeTypeOf('object');
});

test('a link with as much as the forms of the page take is read', () => {
  const query = [
    ...Array.from({ length: 20 }, () => ['star', 'tianshang@friends'] as const),
    ...Array.from({ length: 20 }, () => ['pattern', 'ri-yue-jia-ming-palace'] as const),
  ];
  const view: View = { ...viewOf(FULL), query, timeline: { at: '2026-08-12T04:00:00Z', levels: ['decade', 'year'] } };
  expect(fromLink(toLink(view))).toEqual(view);
});
