import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('placeholders of a sentence are replaced by the values as they are', () => {
  expect(fill('{parameter} is required.', { parameter: 'hour' })).toBe('hour is required.');
  expect(fill('{n} of {all}', { n: 0, all: 12 })).toBe('0 of 12');
  expect(fill('{a}', { a: '{b}$&' })).toBe('{b}$&');
});

test('an error names a value that is missing', () =>
  expect(() => fill('{a} and {b}', { a: 1 })).toThrow('"{a} and {b}" has no value for {b}'));

test('a bracket that names nothing is a bracket', () =>
  expect(fill('begins with "{", {n} bytes', { n: 2 })).toBe('begins with "{", 2 bytes'));
