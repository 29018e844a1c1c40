import { beforeEach, describe, expect, test } from 'vitest';
import { Availability } from './availability.ts';

let told: string[];
let redis: Availability;
beforeEach(() => {
  told = [];
  redis = new Availability({ gone: (fault) => told.push(fault), back: () => told.push('back') });
});

describe('Redis', () => {
  test('is there with its first answer at the start', () => {
    expect(redis.isThere).toBe(false);
    redis.answered();
    expect(redis.isThere).toBe(true);
    expect(told).toEqual(['back']);
  });

  test('is gone at once when its connection is lost, and says so once', () => {
    redis.answered();
    for (let n = 0; n < 9; n++) redis.failed('ECONNREFUSED');
    expect(redis.isThere).toBe(false);
    expect(told).toEqual(['back', 'ECONNREFUSED']);
  });

  test('is not gone for a delay now and then', () => {
    redis.answered();
    for (let n = 0; n < 9; n++) {
      redis.failed('timeout');
      redis.failed('timeout');
      redis.answered();
    }
    expect(told).toEqual(['back']);
    for (let n = 0; n < 3; n++) redis.failed('timeout');
    expect(told).toEqual(['back', 'timeout']);
  });

  test('is back when it has answered twice, once between delays is not enough', () => {
    redis.failed('timeout');
    redis.failed('timeout');
    redis.failed('timeout');
    redis.answered();
    redis.failed('timeout');
    redis.answered();
    expect(redis.isThere).toBe(false);
    redis.answered();
    expect(redis.isThere).toBe(true);
    expect(told).toEqual(['timeout', 'back']);
  });
});
