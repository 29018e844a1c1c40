// Chart requests of the load: births all over the world in two centuries, in three languages, from many addresses; the same in every run.

import { randomNumbers } from '#prove/births/births';
import { variedBirths } from '#prove/births/varied-births';

/** Style of a request. */
export interface RequestStyle {
  readonly method: 'GET' | 'POST';
  /** Accept-Encoding; no encoding by default. */
  readonly coding?: string;
  /** Requests /transits instead of /chart. */
  readonly ofMoment?: true;
  /** Sends the birthplace as a point anywhere on Earth, instead of its id. */
  readonly atPoint?: true;
}

const REQUESTS = 5000;
const LANGUAGES = ['en', 'zh', 'zh-Hant'] as const;
/** Maximum years from a birth to its moment. */
const MAX_YEARS = 60;

/**
 * An endless source of requests, from a number of addresses in turn.
 * @param cityIds at least one
 */
export function chartRequests(cityIds: readonly string[], addresses: number, manner: RequestStyle): () => string {
  const random = randomNumbers(7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const requests = variedBirths(REQUESTS, 20261121).map(({ date, hour, minute, gender }) => {
    const { year, month, day } = date;
    const two = (n: number) => `${n}`.padStart(2, '0');
    const fields = {
      date: `${year}-${two(month)}-${two(day)}`,
      hour: `${hour}`,
      minute: `${minute}`,
      gender,
      ...(manner.atPoint
        ? { latitude: degrees(90, random()), longitude: degrees(180, random()) }
        : { cityId: pick(cityIds) }),
      lang: pick(LANGUAGES),
      ...(manner.ofMoment && {
        at: `${year + 1 + Math.floor(random() * MAX_YEARS)}-06-15T${two(hour ?? 0)}:${two(minute ?? 0)}`,
      }),
    };
    return textOf(fields, manner);
  });
  let made = 0;
  return () => {
    const { before, after } = requests[made % REQUESTS]!;
    const address = addressOf(made++ % addresses);
    return before + address + after;
  };
}

/** A share of the degrees from -most to most. */
const degrees = (most: number, share: number): string => (most * (2 * share - 1)).toFixed(4);

/** From 11.0.0.1 on: private addresses would count as proxies. */
const addressOf = (n: number): string => `11.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

function textOf(fields: Readonly<Record<string, string>>, { method, coding, ofMoment }: RequestStyle) {
  const target = `/api/public/${ofMoment ? 'transits' : 'chart'}`;
  const accepts = `Accept: */*\r\n${coding === undefined ? '' : `Accept-Encoding: ${coding}\r\n`}`;
  const common = `Host: 127.0.0.1\r\nUser-Agent: beichen-bench\r\n${accepts}`;
  if (method === 'GET') {
    return {
      before: `GET ${target}?${new URLSearchParams(fields)} HTTP/1.1\r\n${common}X-Forwarded-For: `,
      after: '\r\n\r\n',
    };
  }
  const body = JSON.stringify({ ...fields, hour: Number(fields.hour), minute: Number(fields.minute) });
  const entity = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  return { before: `POST ${target} HTTP/1.1\r\n${common}${entity}X-Forwarded-For: `, after: `\r\n\r\n${body}` };
}
