import { LANGUAGES } from 'beichen';
import { expect, test } from 'vitest';
import { thisMachine } from './doctor-checks.ts';
import { doctorCommand } from './doctor-command.ts';
import type { Terminal } from './terminal.ts';

/** Output and exit code of the command on a machine. */
async function examined(args: readonly string[], environment: Record<string, string>, lang = LANGUAGES[0]!) {
  const written: string[] = [];
  const terminal = { out: (text: string) => void written.push(text), environment } as unknown as Terminal;
  const machine = {
    ...thisMachine({ PORT: '0', ...environment }),
    loadPlaces: async () => ({ version: '1', size: 2 }),
  };
  return { code: await doctorCommand(args, terminal, lang, machine), out: written.join('') };
}

test('ends with 0 where nothing is in the way, and with 1 and what to do where something is', async () => {
  expect(await examined([], {})).toMatchObject({ code: 0 });
  const { code, out } = await examined([], { CHART_LIMIT: '0' });
  expect(code).toBe(1);
  expect(out).toMatch(/^fault: CHART_LIMIT is "0", .*\n {2}→ Correct it: .*$/m);
});

test('with --json each finding has an id, a level, a text, and what to do where it is needed', async () => {
  const { code, out } = await examined(['--json'], { TRUSTED_PROXIES: '0.0.0.0/0' });
  expect(code).toBe(1);
  const { findings } = JSON.parse(out) as { findings: { id: string; level: string; text: string; mend?: string }[] };
  for (const { id, level, text, mend } of findings) {
    expect(text).not.toBe('');
    expect([id, mend !== undefined]).toEqual([id, level !== 'ok']);
  }
  expect(findings.map(({ id }) => id)).toContain('proxies.everyone');
});

test('a name in the environment commands nothing to the terminal', async () => {
  const { out } = await examined([], { 'CHART_LIMIT\u001b': '1' });
  expect(out).toContain('CHART_LIMIT\\u{1b}');
});

test.each(LANGUAGES)('every text is filled in %s', async (language) => {
  const { out } = await examined([], { CHART_LIMITS: '3', PUBLIC_BASE_URL: 'https://charts.example' }, language);
  expect(out).not.toMatch(/[{}]/);
});
