// Calendars to subscribe to: the ETag is known before the calendar is written; lines end as RFC 5545 requires.

import { LANGUAGES } from 'beichen';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';
import * as calendars from '../kinds/calendar-file.ts';

const made = vi.spyOn(calendars, 'calendarFile');

let service: RunningService;
beforeAll(async () => {
  service = await startService({ wallClock: () => Date.UTC(2026, 10, 26) });
});
afterAll(() => service.close());

const FEEDS = {
  '/api/public/almanac.ics': { year: '2026' },
  '/api/public/birthday.ics': { lunarMonth: '12', lunarDay: '30', fromYear: '1900', toYear: '2049' },
} as const;

describe.each(Object.entries(FEEDS))('%s', (path, query) => {
  const ask = (values: Readonly<Record<string, string>>, init: RequestInit = {}) =>
    service.ask(target(path, { ...query, ...values }), init);
  const tagOf = async (values: Readonly<Record<string, string>> = {}) => (await ask(values)).headers.etag!;

  test('ends with CRLF', async () => {
    expect((await ask({})).text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  });

  test.each(['GET', 'HEAD'])('costs no calendar where a client has it: %s', async (method) => {
    const tag = await tagOf();
    for (const known of [tag, `W/"other", ${tag}`, '*']) {
      made.mockClear();
      const { status, headers, text } = await ask({}, { method, headers: { 'if-none-match': known } });
      expect([status, headers.etag, text]).toEqual([304, tag, '']);
      expect(made).not.toHaveBeenCalled();
    }
    expect((await ask({}, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
    expect(made).toHaveBeenCalledOnce();
  });

  test('has one tag for one calendar, however it is requested', async () => {
    const [first, ...others] = Object.entries(query).reverse();
    const reversed = new URLSearchParams([...others, first!, ['calendar-region', 'china']]);
    expect((await service.ask(`${path}?${reversed}`)).headers.etag).toBe(await tagOf());
  });

  test('has another tag where something of it differs', async () => {
    const tags = [await tagOf(), await tagOf({ calendarRegion: 'vietnam' })];
    for (const lang of LANGUAGES.filter((each) => each !== 'en')) tags.push(await tagOf({ lang }));
    for (const [name, value] of Object.entries(query)) tags.push(await tagOf({ [name]: `${Number(value) - 1}` }));
    expect(new Set(tags).size).toBe(tags.length);
  });
});
