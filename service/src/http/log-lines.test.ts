import { expect, test, vi } from 'vitest';
import { linesInTurns } from './log-lines.ts';

test('lines reach the output together within a twentieth of a second, whole and in order', async () => {
  const written: string[] = [];
  const lines = linesInTurns({ write: (text: string) => written.push(text) > 0 });
  lines.write('first\n');
  lines.write('second\n');
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual(['first\nsecond\n']), 5000);
  lines.write('third\n');
  lines.flushSync();
  lines.flushSync();
  expect(written).toEqual(['first\nsecond\n', 'third\n']);
});

test('many lines do not wait', () => {
  const written: string[] = [];
  const lines = linesInTurns({ write: (text: string) => written.push(text) > 0 });
  for (let n = 0; n < 1000; n++) lines.write(`${n} ${'x'.repeat(100)}\n`);
  lines.flushSync();
  expect(written.length).toBeGreaterThan(5);
  expect(written.join('').split('\n')).toHaveLength(1001);
});
