// Guide, errors, reference and files for machines are complete, true and reachable.

import { connect } from 'node:net';
import { LANGUAGE_FACTS, LANGUAGES } from 'beichen';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../test/setup/runs.ts';
import { type RunningService, startService } from '../../test/running-service.ts';
import { PARAMETER_PROBLEMS } from '../contract/parameter-problems.ts';
import { PROBLEM_CODES } from '../contract/problems.ts';

let service: RunningService;
let known: RunningService;
beforeAll(async () => {
  service = await startService();
  known = await startService({
    environment: { PUBLIC_BASE_URL: 'https://example.org/beichen', SECURITY_CONTACT: 'mailto:security@example.org' },
  });
});
afterAll(async () => {
  await service.close();
  await known.close();
});

const get = (path: string, headers: Record<string, string> = {}, of = service) => fetch(of.origin + path, { headers });

describe('the front door', () => {
  test('is JSON for programs, which caches distinguish from the page for people', async () => {
    for (const accept of ['application/json', '*/*', '']) {
      const { headers } = await get('/', { accept });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
    }
  });

  test('is the page for people, all of whose links lead somewhere', async () => {
    const html = await (await get('/', { accept: 'text/html' })).text();
    const links = [...html.matchAll(/<(?:a|link)[^>]*\shref="([^"#]+)/g)].map(([, link]) => link!);
    expect(links).toContain('api/public/openapi.json');
    for (const link of new Set(links)) {
      const { status } = await fetch(new URL(link.replaceAll('&amp;', '&'), `${service.origin}/`));
      expect([link, status]).toEqual([link, 200]);
    }
  });
});

/** Statuses of the links that were followed already: most pages have the same links. */
const statuses = new Map<string, number>();
async function statusOf(link: URL): Promise<number> {
  const status = statuses.get(link.href) ?? (await fetch(link, { method: 'HEAD' })).status;
  statuses.set(link.href, status);
  return status;
}

const inEach = (name: string): string[] =>
  LANGUAGES.map((language) => `/docs${language === 'en' ? '' : `/${language}`}${name}`);
const PAGES = [
  ...['', '/questions', '/about'].flatMap(inEach),
  '/docs/changelog',
  '/docs/api',
  ...['/glossary', '/rules', '/errors'].flatMap(inEach),
  '/almanac',
];

const EACH = [...PAGES, ...inEach('/rules/ziwei.star.lucun')];

describe.each(EACH)('%s', (path) => {
  test('is a page that may be found, under a policy without anything inline, and all its links lead somewhere', async () => {
    const response = await get(path);
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toBeNull();
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/\sstyle=|<style|<script(?! src)|\son\w+=/);
    const links = [...html.matchAll(/(?:href|src)="([^"#]+)/g)].map(
      ([, link]) => new URL(link!.replaceAll('&amp;', '&'), service.origin + path),
    );
    expect(links.length).toBeGreaterThan(4);
    const ofRules = links.filter(({ pathname }) => /\/rules\/./.test(pathname));
    for (const link of links.filter((each) => ofRules.indexOf(each) < 10)) {
      if (link.origin === 'https://github.com') continue; // the repository, where settings are described
      expect(link.origin).toBe(service.origin);
      if (link.pathname.startsWith('/favicon') || link.pathname === '/') continue; // of the page, which may not be built
      expect([link.pathname, await statusOf(link)]).toEqual([link.pathname, 200]);
    }
  });
});

// Pages are routed alike, so `npm test` requests some of them.
describe.each(sampleOf(EACH, 8))('%s', (path) => {
  test('has no slash at its end: whoever puts one there is sent on', async () => {
    for (const slashes of ['/', '//']) {
      const requested = `${service.origin}${path}${slashes}?lang=zh`;
      const response = await fetch(requested, { redirect: 'manual' });
      expect(response.status).toBe(308);
      expect(new URL(response.headers.get('location')!, requested).href).toBe(service.origin + path);
    }
    const response = await fetch(`${known.origin}${path}/`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`https://example.org/beichen${path}`);
  });

  test('answers HEAD, OPTIONS, 304, and 405 to POST', async () => {
    const head = await fetch(service.origin + path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect((await fetch(service.origin + path, { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    const etag = head.headers.get('etag')!;
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    const posted = await fetch(service.origin + path, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

test('the guide, the questions, about and the errors lead to themselves in every other language, and tell search engines so by whole addresses', async () => {
  for (const name of ['', '/questions', '/about', '/errors']) {
    const paths = inEach(name);
    for (const path of paths) {
      const html = await (await get(path)).text();
      const links = [...html.matchAll(/<a href="([^"]+)" lang="[^"]+" hreflang="[^"]+">/g)];
      const leads = links.map(([, link]) => new URL(link!.replaceAll('&amp;', '&'), service.origin + path).pathname);
      expect(leads).toEqual(paths.filter((other) => other !== path));
      const output = await (await get(path, {}, known)).text();
      for (const [n, other] of paths.entries()) {
        const { tag } = LANGUAGE_FACTS[LANGUAGES[n]!];
        expect(output).toContain(`<link rel="alternate" hreflang="${tag}" href="https://example.org/beichen${other}">`);
      }
    }
  }
});

test('every problem leads to its explanation', async () => {
  const { json } = await service.ask('/api/public/chart');
  const [path, anchor] = json.type.split('#');
  expect(await (await get(path)).text()).toContain(`id="${anchor}"`);
  const { components } = service.document as { components: { examples: Record<string, { value: { type?: string } }> } };
  for (const path of ['/docs/errors', '/docs/zh/errors']) {
    const page = await (await get(path)).text();
    for (const { value } of Object.values(components.examples)) {
      if (value.type?.startsWith('/docs/errors#')) expect(page).toContain(`id="${value.type.split('#')[1]}"`);
    }
  }
});

const read = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(LANGUAGES)('the list of errors in %s', (lang) => {
  const path = inEach('/errors')[LANGUAGES.indexOf(lang)]!;
  let html: string;
  beforeAll(async () => {
    html = await (await get(path)).text();
  });

  test('has no holes, and is what the guide in its language leads to', async () => {
    expect(html).not.toMatch(/…|\{\w+\}|undefined/);
    const guide = inEach('')[LANGUAGES.indexOf(lang)]!;
    const links = [...(await (await get(guide)).text()).matchAll(/href="([^"#]*errors)"/g)];
    expect(links.length).toBe(3); // the line at the top, the list, the part on errors
    for (const [, link] of links) expect(new URL(link!, service.origin + guide).pathname).toBe(path);
  });

  test('has for each fault the sentence that the service answers', async () => {
    const rows = [...html.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)].map(
      ([, ...cells]) => cells.map(read) as [string, string, string],
    );
    expect(rows.length).toBe(Object.keys(PARAMETER_PROBLEMS).length - 3); // one occurs only in tools, two only on hosts without places
    for (const [code, sent, detail] of rows) {
      const { errors } = (await requested(sent, lang)).json;
      expect([sent, errors?.length]).toEqual([sent, 1]);
      const spoken = sent === 'lang=fr' && lang !== 'en' ? {} : { detail }; // a request for French gets English
      expect(errors[0]).toMatchObject({ code, ...spoken });
    }
  });

  // The other problems need a slow client, a used-up quota or a fault of the service; those have tests of their own.
  test.each([
    'invalid-parameters',
    'malformed-body',
    'malformed-request',
    'url-not-percent-encoded',
    'not-found',
    'method-not-allowed',
    'content-too-large',
    'uri-too-long',
    'unsupported-media-type',
    'expectation-failed',
    'headers-too-large',
  ])('shows of %s a request and the whole of what the service answers to it', async (anchor) => {
    const part = html.split(`<h2 id="${anchor}">`)[1]!.split('<h2')[0]!;
    const [request, shown] = [...part.matchAll(/<pre><code>(.*?)<\/code><\/pre>/gs)].map(([, code]) => read(code!));
    const [head, ...body] = request!.split('\n\n');
    const sent = `${head!.replaceAll('\n', '\r\n')}\r\n\r\n${body.join('\n\n')}`;
    const output = await overTheWire(
      sent.replace(/\[(\d+) × (.)\]/, (_, times, letter) => letter.repeat(Number(times))),
    );
    const [shownHead, shownBody] = shown!.split('\n\n') as [string, string];
    const document = JSON.parse(shownBody);
    expect(part).toContain(`<p>${document.status} <code>${document.code}</code></p>`);
    const here = (text: string) => text.replaceAll(`localhost:${service.port}`, 'localhost:3000');
    const answered = { ...JSON.parse(here(output.body)), requestId: document.requestId };
    expect(answered).toEqual(document);
    const [status, ...headers] = shownHead.split('\n');
    expect(status).toContain(`HTTP/1.1 ${output.status} `);
    for (const header of headers) {
      const [name, value] = header.split(': ') as [string, string];
      expect([name, output.headers.get(name)?.replace('; charset=utf-8', '')]).toEqual([name, value]); // some media types name the encoding
    }
  });

  test('shows a request and an answer for every code', () => {
    const answers = [...html.matchAll(/<pre><code>HTTP\/1\.1 \d{3} .*?&quot;code&quot;: &quot;(\w+)&quot;/gs)];
    expect(answers.map(([, code]) => code)).toEqual(PROBLEM_CODES);
    expect([...html.matchAll(/<pre><code>(?:GET|POST) /g)].length).toBe(PROBLEM_CODES.length);
  });
});

/** Answer to bytes that are sent on a separate socket. */
async function overTheWire(bytes: string) {
  const socket = connect(service.port, '127.0.0.1', () => socket.write(bytes));
  let text = '';
  const isWhole = () =>
    text.length - text.indexOf('\r\n\r\n') - 4 >= Number(/^content-length: (\d+)/im.exec(text)?.[1]);
  for await (const chunk of socket.setEncoding('latin1')) {
    text += chunk;
    if (isWhole()) break;
  }
  const [head, ...body] = Buffer.from(text, 'latin1').toString('utf8').split('\r\n\r\n');
  const [status, ...lines] = head!.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
  return { status: Number(status!.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

/** Answer to a faulty field beside a good birth or a good search. */
function requested(sent: string, lang: string) {
  const isSearch = /^(country|near|q)=/.test(sent);
  const isBirthday = /^(?:birthYear|name)=/.test(sent);
  const isAlmanac = /^(month|year)=/.test(sent);
  const isBirths = /^(pillars|yearPillar|lunarDay|pattern|after|fromYear|clean)=|^timeZone=Asia\/Shanghai$/.test(sent);
  const good: Record<string, string> = isBirthday
    ? { lunarMonth: '6', lunarDay: '2', lang }
    : isAlmanac
      ? { lang }
      : isSearch
        ? { q: 'Beijing', lang }
        : isBirths
          ? { lunarDay: '27', lang }
          : { date: '1990-07-23', hour: '8', minute: '30', gender: 'male', cityId: 'beijing-1816670', lang };
  if (sent.startsWith('{')) {
    const isPair = sent.startsWith('{"one"');
    const body = JSON.stringify({ ...(isPair ? { lang } : good), ...JSON.parse(sent) });
    const ofPair = sent.includes('"boards"') ? 'pair.svg' : 'pair';
    return service.ask(`/api/public/${isPair ? ofPair : 'chart'}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
  }
  if (/(?:^|&)(?:with|weekday|to)=/.test(sent)) {
    const names = [...new URLSearchParams(sent).keys()];
    const rest = new URLSearchParams(Object.entries(good).filter(([field]) => !names.includes(field)));
    return service.ask('/api/public/calendar', { method: 'POST', body: new URLSearchParams(`${rest}&${sent}`) });
  }
  const [name, file] = sent.split('=@') as [string, string?];
  if (file !== undefined) {
    const body = new FormData();
    for (const [field, value] of Object.entries({ ...good, [name]: new Blob(['x']) })) body.append(field, value);
    return service.ask('/api/public/chart', { method: 'POST', body });
  }
  const isDay = /^(?:mainStar|star)=|^hour=8$|cityId=apia/.test(sent);
  const names = [...new URLSearchParams(sent).keys(), ...(isDay ? ['hour', 'minute'] : [])];
  const rest = Object.entries(good).filter(([field]) => !names.includes(field));
  const endpoint = isAlmanac
    ? 'almanac'
    : isBirthday
      ? 'birthday'
      : isBirths
        ? 'births'
        : isSearch
          ? 'cities'
          : isDay
            ? 'day'
            : sent.startsWith('match')
              ? 'variants'
              : sent.startsWith('layers=')
                ? 'transits.svg'
                : sent.startsWith('list=')
                  ? 'transits/timeline'
                  : /^at[A-Z]?\w*=/.test(sent)
                    ? 'transits'
                    : 'chart';
  return service.ask(`/api/public/${endpoint}?${new URLSearchParams(rest)}&${sent}`);
}

describe('an unknown path', () => {
  const html = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  test('is a page for a browser, in its language, with links that lead somewhere', async () => {
    for (const [path, language, tag] of [
      ['/nothing', 'en-GB,en;q=0.9', 'en'],
      ['/docs/nothing/here', 'fr, zh-CN;q=0.8', 'zh-Hans'],
      ['/api/public/charts?hour=8', 'zh-TW', 'zh-Hant'],
      ['/nothing?lang=zh', 'en', 'zh-Hans'],
    ] as const) {
      const response = await get(path, { accept: html, 'accept-language': language });
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(response.headers.get('vary')).toContain('Accept');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
      const page = await response.text();
      expect(page).toContain(`<html lang="${tag}">`);
      for (const [, link] of page.matchAll(/(?:href|src)="([^"#]+)/g)) {
        const { href, pathname } = new URL(link!.replaceAll('&amp;', '&'), service.origin + path);
        if (pathname.startsWith('/favicon') || pathname === '/') continue;
        expect([link, (await fetch(href)).status]).toEqual([link, 200]);
      }
    }
  });

  test('is a problem document for everything else', async () => {
    for (const accept of ['application/json', '*/*', '']) {
      const response = await get('/nothing', { accept, 'accept-language': 'zh' });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
      expect(response.headers.get('vary')).toContain('Accept');
    }
  });

  test('leads under the address of the service where that is known', async () => {
    const page = await (await get('/a/b', { accept: html }, known)).text();
    expect(page).toContain('href="https://example.org/beichen/docs/docs.css"');
  });
});

describe('the guide as Markdown', () => {
  test('shows the address under which it is read', async () => {
    for (const path of ['/docs.md', '/docs/zh.md']) {
      expect(await (await get(path)).text()).toContain(`curl ${service.origin}/api/public/chart `);
    }
    const output = await overTheWire('GET /docs.md HTTP/1.1\r\nhost: charts.example\r\nconnection: close\r\n\r\n');
    expect(output.body).toContain('curl http://charts.example/api/public/chart ');
  });

  test('is in no cache that others read, where a request names the address', async () => {
    for (const path of ['/docs.md', '/SKILL.md', '/docs/changelog.atom']) {
      expect((await get(path)).headers.get('cache-control')).toBe('private, no-cache');
      expect((await get(path, {}, known)).headers.get('cache-control')).toBe('public, max-age=3600');
    }
  });

  test('takes the address from a target in absolute form, whatever the Host', async () => {
    const output = await overTheWire(
      'GET http://charts.example/docs.md HTTP/1.1\r\nhost: elsewhere.example\r\nconnection: close\r\n\r\n',
    );
    expect(output.body).toContain('curl http://charts.example/api/public/chart ');
    expect(output.body).not.toContain('elsewhere.example');
  });

  test('takes nothing from a host that a shell would read as more than an address, nor a scheme from just anybody', async () => {
    const odd = await overTheWire("GET /docs.md HTTP/1.1\r\nhost: a'$(b)\r\nconnection: close\r\n\r\n");
    expect(odd.body).toContain('curl http://localhost:3000/api/public/chart ');
    const believed = await (await get('/docs.md', { 'x-forwarded-proto': 'https' })).text();
    expect(believed).toContain(`curl ${service.origin}/api/public/chart `);
  });
});

describe('the rules', () => {
  test('are listed in each language, and each is a page and JSON under its id in any case', async () => {
    const { rules } = (await (await get('/docs/rules/index.json')).json()) as {
      rules: { id: string; title: string; status: string }[];
    };
    expect(rules.length).toBeGreaterThan(500);
    for (const path of inEach('/rules')) {
      const html = await (await get(path)).text();
      expect([...html.matchAll(/href="rules\/([^"]+)"/g)].map(([, id]) => id)).toEqual(rules.map(({ id }) => id));
    }
    const json = await get('/docs/rules/PILLARS.star.TIANYI.json');
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(json.headers.get('etag')).toBeTruthy();
    const rule = await json.json();
    expect(rule).toMatchObject({
      id: 'pillars.star.tianyi',
      status: 'agreed',
      sources: [{ kind: 'book', work: '三命通會 (萬民英, 1578)' }],
      document: 'docs/rules/bazi-depth.md',
    });
    expect(rule.members).toContain('fourPillars.day.stars');
    expect(Object.keys(rule.texts)).toEqual([...LANGUAGES]);
  });

  test('are explained in each language', async () => {
    const titles = new Set<string>();
    for (const path of inEach('/rules/time.axes')) {
      const html = await (await get(path)).text();
      const [, attributes, title] = /<h1 id="rule"([^>]*)>([^<]+)/.exec(html)!;
      expect([path, attributes]).toEqual([path, '']);
      titles.add(title!);
    }
    expect(titles.size).toBe(LANGUAGES.length);
  });

  test('that are none are not found, as a page and as a problem', async () => {
    for (const path of [
      '/docs/rules/ziwei.star.nobody',
      '/docs/zh/rules/ziwei.star.nobody',
      '/docs/rules/nothing.json',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe('the glossary', () => {
  test('has the same entries as a page and as JSON, in three languages, each under its anchor', async () => {
    const counts = [];
    for (const path of ['/docs/glossary', '/docs/zh/glossary', '/docs/zh-Hant/glossary']) {
      const html = await (await get(path)).text();
      const shown = read(html);
      const entries = (await (await get(`${path}.json`)).json()) as Record<string, { name: string; text: string }>;
      for (const [anchor, { name, text }] of Object.entries(entries)) {
        if (anchor.startsWith('gradedStars-')) continue; // repeats the major and the minor stars
        const tag = anchor.includes('-') ? 'dt' : 'h2'; // a group has the heading
        expect(html).toContain(`<${tag} id="${anchor}">${name.replace('&', '&amp;')}`);
        expect(shown).toContain(text);
      }
      counts.push(Object.keys(entries).length);
    }
    expect(counts[0]).toBeGreaterThan(400);
    expect(new Set(counts).size).toBe(1);
  });
});

describe('a link that is shared', () => {
  test.each(['/', '/docs', '/docs/zh/errors', '/docs/api'])(
    'to %s is shown with a title and a picture',
    async (path) => {
      const html = await (await get(path, { accept: 'text/html' }, known)).text();
      expect(html).toMatch(/<meta property="og:title" content="[^"]+">/);
      expect(html).toMatch(/<meta property="og:description" content="[^"]+">/);
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
      expect(html).toContain('<meta property="og:image" content="https://example.org/beichen/og.png">');
      const picture = await get('/og.png');
      expect(picture.headers.get('content-type')).toBe('image/png');
      expect(new Uint8Array(await picture.arrayBuffer()).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'));
    },
  );
});

describe('the changelog', () => {
  test('is a page, and a feed with an entry for each version', async () => {
    const page = await (await get('/docs/changelog')).text();
    const versions = [...page.matchAll(/<h2 id="[^"]+">(\d+\.\d+\.\d+)/g)].map(([, version]) => version);
    const response = await get('/docs/changelog.atom', {}, known);
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = await response.text();
    expect([...feed.matchAll(/<title>Beichen (\d+\.\d+\.\d+)/g)].map(([, version]) => version)).toEqual(versions);
    expect(feed).toContain('<link rel="self" href="https://example.org/beichen/docs/changelog.atom"/>');
    expect(feed).toMatch(/<updated>\d{4}-\d{2}-\d{2}T/);
  });
});

describe('programs that look around', () => {
  test('find what a language model needs', async () => {
    const text = await (await get('/llms.txt', {}, known)).text();
    expect(text).toMatch(/^# Beichen\n\n> /);
    expect(text).toContain('https://example.org/beichen/mcp');
    expect(text).not.toContain('localhost');
    for (const path of ['/docs/questions.md', '/docs/zh/questions.md']) {
      expect((await get(path)).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    }
    for (const path of ['/docs.md', '/docs/zh.md']) {
      const guide = await (await get(path, {}, known)).text();
      expect(guide).toContain('curl https://example.org/beichen/api/public/chart ');
      expect(guide).not.toMatch(/\{\w+\}|localhost/);
    }
  });

  // RFC 9116 (security.txt), RFC 9727 (api-catalog), RFC 9309 (robots.txt).
  test('find the catalogue, the way to report a hole, and what not to crawl', async () => {
    const catalog = await get('/.well-known/api-catalog', {}, known);
    expect(catalog.headers.get('content-type')).toContain('application/linkset+json');
    const { linkset } = (await catalog.json()) as { linkset: { 'service-desc': { href: string }[] }[] };
    expect(linkset[1]!['service-desc'][0]!.href).toBe('https://example.org/beichen/api/public/openapi.json');
    const security = await (await get('/.well-known/security.txt', {}, known)).text();
    expect(security).toMatch(/^Contact: mailto:security@example\.org$/m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(security)![1]!);
    expect(expires - Date.now()).toBeGreaterThan(180 * 86_400_000);
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
    const robots = await (await get('/robots.txt', {}, known)).text();
    expect(robots).toMatch(/^Disallow: \/api\/public\/chart$/m);
    // Programs that fetch a calendar for its subscriber obey these rules (RFC 9309 §2.2.2: a rule is a beginning of paths).
    const disallowed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path!);
    for (const path of ['almanac', 'almanac.ics', 'birthday', 'birthday.ics', 'cities', 'openapi.json'])
      expect(disallowed.filter((rule) => `/api/public/${path}`.startsWith(rule))).toEqual([]);
    expect(robots).toContain('Sitemap: https://example.org/beichen/sitemap.xml');
    const sitemap = await (await get('/sitemap.xml', {}, known)).text();
    const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) =>
      page!.replace('https://example.org/beichen', ''),
    );
    expect(pages).toEqual(['/', ...PAGES]);
  });

  test('find no contact where nobody gave one', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(404);
  });
});
