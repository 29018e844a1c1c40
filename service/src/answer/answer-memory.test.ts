import { expect, test } from 'vitest';
import { giveBack, takeMemory } from './answer-memory.ts';

test('memory that was given back holds nothing of the answer, and is taken again', () => {
  const answer = takeMemory(25_000).fill('born on 1990-07-23');
  giveBack(answer);
  expect(answer.every((byte) => byte === 0)).toBe(true);
  const next = takeMemory(24_000);
  expect(next.buffer).toBe(answer.buffer);
  expect(next).toHaveLength(24_000);
});

test('two answers never share memory', () => {
  const answers = Array.from({ length: 200 }, () => takeMemory(25_000));
  expect(new Set(answers.map(({ buffer }) => buffer)).size).toBe(200);
  for (const answer of answers) giveBack(answer);
  const again = Array.from({ length: 200 }, () => takeMemory(25_000));
  expect(new Set(again.map(({ buffer }) => buffer)).size).toBe(200);
  const kept = new Set(answers.map(({ buffer }) => buffer));
  expect(again.filter(({ buffer }) => kept.has(buffer))).toHaveLength(64);
});

test('an answer that is longer than others has memory of its own, and that is not kept', () => {
  const answer = takeMemory(40_000);
  expect(answer).toHaveLength(40_000);
  answer.fill('x');
  giveBack(answer);
  expect(answer.every((byte) => byte === 0)).toBe(true);
  expect(takeMemory(40_000).buffer).not.toBe(answer.buffer);
});
