import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../../test/running-service.ts';

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
  test('is JSON for programs, which caches tell from the page for people', async () => {
    for (const accept of ['application/json', '*/*', '']) {
      const { headers } = await get('/', { accept });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
    }
  });
});

describe.each(['/docs', '/docs/zh', '/docs/errors', '/docs/api'])('%s', (path) => {
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
      ([, link]) => new URL(link!, service.origin + path),
    );
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      expect(link.origin).toBe(service.origin);
      if (link.pathname.startsWith('/favicon') || link.pathname === '/') continue; // of the page, which may not be built
      expect([link.pathname, (await fetch(link)).status]).toEqual([link.pathname, 200]);
    }
  });

  test('has no slash at its end: whoever puts one there is sent on', async () => {
    for (const [of, base] of [
      [service, ''],
      [known, 'https://example.org/beichen'],
    ] as const) {
      const response = await fetch(`${of.origin}${path}/?lang=zh`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([308, base + path]);
    }
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

test('every problem leads to its explanation', async () => {
  const { json } = await service.ask('/api/public/chart');
  const [path, anchor] = json.type.split('#');
  expect(await (await get(path)).text()).toContain(`id="${anchor}"`);
  const { components } = service.document as { components: { examples: Record<string, { value: { type?: string } }> } };
  const page = await (await get('/docs/errors')).text();
  for (const { value } of Object.values(components.examples)) {
    if (value.type?.startsWith('/docs/errors#')) expect(page).toContain(`id="${value.type.split('#')[1]}"`);
  }
});

describe('programs that look around', () => {
  test('find what a language model needs', async () => {
    const text = await (await get('/llms.txt', {}, known)).text();
    expect(text).toMatch(/^# Beichen\n\n> /);
    expect(text).toContain('https://example.org/beichen/mcp');
    expect(text).not.toContain('localhost');
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
    expect(linkset[0]!['service-desc'][0]!.href).toBe('https://example.org/beichen/api/public/openapi.json');
    const security = await (await get('/.well-known/security.txt', {}, known)).text();
    expect(security).toMatch(/^Contact: mailto:security@example\.org$/m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(security)![1]!);
    expect(expires - Date.now()).toBeGreaterThan(180 * 86_400_000);
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
    const robots = await (await get('/robots.txt', {}, known)).text();
    expect(robots).toMatch(/^Disallow: \/api\/public\/chart$/m);
    expect(robots).toContain('Sitemap: https://example.org/beichen/sitemap.xml');
  });

  test('find no contact where nobody gave one', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(404);
  });
});
