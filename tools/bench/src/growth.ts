// Cost of a request by the number of connections, processes, and addresses in the limiter. `npm run bench:growth`; `npm run bench:places` measures it by
// places.

import { tableText, whole } from '#prove/prove/table';
import { type Spread, spreadOf } from './measure/side-by-side.ts';
import { chartRequests } from './wire/chart-requests.ts';
import { someCityIds } from './wire/constant-answer.ts';
import { load } from './wire/load.ts';
import { HAS_CORES, ourService, pinToLoadCore, ServerProcess } from './wire/server-process.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = 1;
const ADDRESSES = 50_000;
const ADDRESSES_TO_LIMIT = [20, 2000, 20_000, 200_000];
const GET = { method: 'GET' } as const;

pinToLoadCore();
const service = await ServerProcess.start(ourService());
const cityIds = await someCityIds(service.port);

interface Step {
  readonly name: string;
  readonly servers: readonly ServerProcess[];
  readonly connections: number;
  readonly next: () => string;
  readonly sharesCore?: boolean;
}

await print(
  'Growth with connections',
  [1, 4, 16, 64].map((connections) => ({
    name: `${connections} connections`,
    servers: [service],
    connections,
    next: chartRequests(cityIds, ADDRESSES, GET),
  })),
);
await service.stop();

// A few addresses send many requests, so the limit is 100,000 for an address.
const patient = await Promise.all(
  ADDRESSES_TO_LIMIT.map(async () => ServerProcess.start(ourService({ CHART_LIMIT: '100000' }))),
);
await print(
  'Growth with addresses in the limiter',
  ADDRESSES_TO_LIMIT.map((addresses, i) => ({
    name: `${whole(addresses)} addresses`,
    servers: [patient[i]!],
    connections: 32,
    next: chartRequests(cityIds, addresses, GET),
  })),
);
for (const each of patient) await each.stop();

if (HAS_CORES) {
  const [one, two] = [
    await ServerProcess.start({ ...ourService(), core: 1 }),
    await ServerProcess.start({ ...ourService(), core: 0 }),
  ];
  const next = chartRequests(cityIds, ADDRESSES, GET);
  await print('Growth with processes', [
    { name: '1 process', servers: [one], connections: 32, next, sharesCore: true },
    { name: '2 processes, the second beside the load', servers: [one, two], connections: 32, next, sharesCore: true },
  ]);
  for (const each of [one, two]) await each.stop();
}

async function print(title: string, steps: readonly Step[]): Promise<void> {
  const figures = steps.map((step) => ({ step, perSecond: [] as number[], cpu: [] as number[], ms: [] as number[] }));
  for (const { step } of figures) for (let i = 0; i < 3; i++) await turn(step); // warms
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < figures.length; i++) {
      const figure = figures[(i + round) % figures.length]!;
      const { perSecond, cpu, ms } = await turn(figure.step);
      figure.perSecond.push(perSecond);
      figure.cpu.push(cpu);
      for (const each of ms) figure.ms.push(each);
    }
  }
  console.log(
    tableText({
      title,
      head: ['', 'charts a second', 'processor a request, µs', 'p50, ms', 'p99, ms'],
      rows: figures.map(({ step, perSecond, cpu, ms }) => {
        ms.sort((a, b) => a - b);
        const part = (share: number) => ms[Math.floor(share * (ms.length - 1))]!.toPrecision(3);
        return [step.name, spread(spreadOf(perSecond)), spread(spreadOf(cpu)), part(0.5), part(0.99)];
      }),
    }),
  );
}

async function turn({ servers, connections, next, sharesCore }: Step) {
  const used = () => Promise.all(servers.map((server) => server.usage()));
  const before = await used();
  const answers = await Promise.all(
    servers.map(({ port }) => load({ port, connections, seconds: SECONDS, next, sharesCore })),
  );
  const after = await used();
  const cpu = after.reduce((sum, { cpuMicroseconds }, i) => sum + cpuMicroseconds - before[i]!.cpuMicroseconds, 0);
  const sum = (of: (answered: (typeof answers)[number]) => number) =>
    answers.reduce((total, each) => total + of(each), 0);
  const refused = answers.flatMap(({ others }) => Object.keys(others));
  if (refused.length > 0) throw new Error(`answered with ${refused.join()}`);
  return {
    perSecond: sum(({ perSecond }) => perSecond),
    cpu: cpu / sum(({ requests }) => requests),
    ms: answers.flatMap(({ ms }) => ms),
  };
}

function spread({ median, low, high }: Spread): string {
  return `${whole(median)} (${whole(low)}–${whole(high)})`;
}
