import { expect, test } from 'vitest';
import { clientKeys } from './client-key.ts';

test('a client has one key, its household shares it, and it tells nothing of the address', () => {
  const keyOf = clientKeys();
  expect(keyOf('2001:db8:0:1::5')).toBe(keyOf('2001:db8:0:1:ffff::6'));
  expect(keyOf('2001:db8:0:2::5')).not.toBe(keyOf('2001:db8:0:1::5'));
  expect(keyOf('192.0.2.1')).not.toBe(keyOf('192.0.2.2'));
  expect(keyOf('192.0.2.1')).toMatch(/^[\w-]{43}$/);
});

test('processes that share a secret give a client the same key', () => {
  expect(clientKeys('a secret')('192.0.2.1')).toBe(clientKeys('a secret')('192.0.2.1'));
  expect(clientKeys('a secret')('192.0.2.1')).not.toBe(clientKeys('another')('192.0.2.1'));
});

test('another process has other keys', () => {
  expect(clientKeys()('192.0.2.1')).not.toBe(clientKeys()('192.0.2.1'));
});
