import { beforeEach, describe, expect, test } from 'vitest';
import { Availability } from './availability.ts';

let output: string[];
let redis: Availability;
let now: number;
const delay = () => {
  redis.failed('timeout', now);
  now += 100;
};
beforeEach(() => {
  now = 0;
  output = [];
  redis = new Availability({ gone: (reason) => output.push(reason), back: () => output.push('back') });
});

describe('Redis', () => {
  test('is there with its first answer at the start', () => {
    expect([redis.isThere, redis.isGone]).toEqual([false, false]);
    redis.answered();
    expect([redis.isThere, redis.isGone]).toEqual([true, false]);
    expect(output).toEqual(['back']);
  });

  test('is gone at once when its connection is lost, and says so once', () => {
    redis.answered();
    for (let n = 0; n < 9; n++) redis.failed('ECONNREFUSED', n);
    expect(redis.isThere).toBe(false);
    expect(output).toEqual(['back', 'ECONNREFUSED']);
  });

  test('is not gone for a delay now and then', () => {
    redis.answered();
    for (let n = 0; n < 9; n++) {
      delay();
      delay();
      redis.answered();
    }
    expect(output).toEqual(['back']);
    for (let n = 0; n < 3; n++) delay();
    expect(output).toEqual(['back', 'timeout']);
  });

  test('is not gone when a hundred calls are delayed together once', () => {
    redis.answered();
    for (let n = 0; n < 100; n++) redis.failed('timeout', 5 + n / 10);
    expect(redis.isThere).toBe(true);
  });

  test('is back when it has answered twice, once between delays is not enough', () => {
    delay();
    delay();
    delay();
    redis.answered();
    delay();
    redis.answered();
    expect(redis.isThere).toBe(false);
    redis.answered();
    expect(redis.isThere).toBe(true);
    expect(output).toEqual(['timeout', 'back']);
  });
});
