// Costly searches for births during other requests: no other request waits for them, a search ends when its client leaves, and a stop loses none.

import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIRTHS, target } from '../../service/test/births.ts';
import { call, quantile } from '../hold/load.ts';
import { ServiceProcess } from '../hold/service-process.ts';

const PATTERNS = [
  'changongZhegui,zuoyouTonggong,riyueJie,lufengLiangsha,huaxingFangui,shuangluJiaoliu,liangchongHuagai,wenxingAngong',
  'jiangxingDedi,tanhuoXiangfeng,fubiGongzhu,yueshengCanghai,jiadiDengyong,jufengSisha,shouxingRumiao,kemingHuilu',
];
const SCHOOLS = ['common', 'quanshu', 'zhongzhou', 'vietnam'];

/** A costly search of 300 years for eight patterns, a different one for each client, so that no earlier search has cached its patterns. */
const costly = (number: number): string =>
  target(BIRTHS, {
    pattern: PATTERNS[number % 2]!,
    lunarDay: `${1 + (number % 30)}`,
    school: SCHOOLS[number % 4]!,
    fromYear: '1900',
    toYear: '2199',
    cityId: 'beijing-1816670',
  });
const clientOf = (number: number): string => `198.51.100.${1 + (number % 250)}`;

let service: ServiceProcess;
beforeAll(async () => {
  service = await ServiceProcess.start({ CHART_LIMIT: '100000' });
});
afterAll(() => service.remove());

test('charts of others are there at once while sixty clients search, of whom some are told to come back', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  for (let n = 0; n < 80; n++) await call(agent, service.port, '203.0.113.1');
  await call(agent, service.port, '203.0.113.1', target(BIRTHS, { lunarDay: '3' }));
  const charts = [];
  const roundsMs: number[] = [];
  for (let round = 0; round < 3; round++) {
    let searching = 60;
    const began = performance.now();
    const searches = Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        call(agent, service.port, clientOf(n), costly(n + round), n).finally(() => searching--),
      ),
    );
    while (searching > 0) {
      charts.push(await call(agent, service.port, `203.0.113.${charts.length % 250}`));
      await pause(5);
    }
    roundsMs.push(performance.now() - began);
    const statuses = (await searches).map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(16);
  }
  expect(charts.every(({ status }) => status === 200)).toBe(true);
  const waited = quantile(
    charts.map(({ ms }) => ms),
    0.9,
  );
  expect(waited).toBeLessThan(Math.max(...roundsMs) / 4); // if each search had a turn in every round, charts would wait as long as the searches
  agent.destroy();
}, 30_000);

test('a search costs less than two hundred charts, also where its patterns are met for the first time', async () => {
  const fresh = await ServiceProcess.start({ CHART_LIMIT: '100000' });
  const agent = new Agent();
  await call(agent, fresh.port, '203.0.113.1', target(BIRTHS, { lunarDay: '3', cityId: 'beijing-1816670' })); // so that the code of a search is compiled
  await call(agent, fresh.port, '203.0.113.1', costly(3));
  const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await fresh.metric('process_cpu_seconds_total ');
    await work();
    return (await fresh.metric('process_cpu_seconds_total ')) - before;
  };
  const ofCharts = await secondsOf(async () => {
    for (let n = 0; n < 200; n++) await call(agent, fresh.port, '203.0.113.1');
  });
  const ofSearches: number[] = [];
  for (const number of [0, 1, 2]) {
    ofSearches.push(
      await secondsOf(async () => {
        expect((await call(agent, fresh.port, '203.0.113.1', costly(number))).status).toBe(200);
      }),
    );
  }
  expect(Math.min(...ofSearches)).toBeLessThan(ofCharts);
  await fresh.remove();
}, 30_000);

test('what clients that are gone have searched for is not searched on', async () => {
  const fresh = await ServiceProcess.start({ CHART_LIMIT: '100000' });
  const sockets = Array.from({ length: 16 }, (_, n) => {
    const socket = connect(fresh.port, '127.0.0.1').on('error', () => {});
    socket.write(`GET ${costly(n)} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${clientOf(n)}\r\n\r\n`);
    return socket;
  });
  await pause(200);
  for (const socket of sockets) socket.destroy();
  await pause(100);
  const before = await fresh.metric('process_cpu_seconds_total ');
  await pause(1000);
  expect((await fresh.metric('process_cpu_seconds_total ')) - before).toBeLessThan(0.2); // 1 s if the searches went on
  await fresh.remove();
}, 20_000);

test('a stop while a hundred clients search loses no answer', async () => {
  const stopped = await ServiceProcess.start({ CHART_LIMIT: '100000' });
  const agent = new Agent({ maxSockets: 200 });
  const searches = Array.from({ length: 100 }, (_, n) => call(agent, stopped.port, clientOf(n), costly(n), n));
  await pause(500);
  const [code, outcomes] = await Promise.all([stopped.end(), Promise.all(searches)]);
  expect(code).toBe(0);
  expect(outcomes.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  await stopped.remove();
}, 30_000);
