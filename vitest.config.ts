import { defineConfig } from 'vitest/config';
import { sourcesOf } from './test/setup/sources.ts';

// Each room has its project, and `npm run test:engine` runs one. What takes long and what depends on timing has projects of its own, by the names of
// the files: `*.sweep.test.ts` tries everything of a kind, `*.slow.test.ts` waits, loads or measures. docs/testing.md says which command runs what.

/** Measurements of minutes, which have commands of their own (service/package.json). */
const MEASUREMENTS = process.env.HOLD === 'long' ? [] : ['test/hold/{scale,soak}.slow.test.ts'];

const SWEEPS = ['{engine,test}/**/*.sweep.test.ts'];
const SLOW = ['test/**/*.slow.test.ts'];
const PAGE = ['test/page/**/*.test.ts'];

/** What governs at a moment asks clocks more than anything else: a fourth zone, which left out a day and is ahead of UTC by more than twelve hours. */
const TRANSITS = [
  'engine/src/{host-clock,cast-transits,cast-timeline,describe-transits,describe-timeline,transit-warnings}*.test.ts',
  'engine/src/{moment,transits}/*.test.ts',
  'engine/src/pillars/{luck-periods,pillar-transits,small-luck,solar-years}*.test.ts',
];

interface Project {
  /** The clock of the host. */
  readonly zone?: string;
  readonly except?: readonly string[];
  /** Whether its files run one after the other, when all else is done. */
  readonly alone?: boolean;
}

const project = (name: string, include: string[], { zone = 'UTC', except = [], alone = false }: Project = {}) => ({
  resolve: { alias: sourcesOf('engine', 'places') },
  test: {
    expect: { poll: { timeout: 15_000 } }, // a limit that only a fault reaches
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-build/**', ...except],
    env: { TZ: zone },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Nothing here changes a module, so files need no fresh copy of all of them; a start of a worker takes as long as most of them.
    isolate: false,
    ...(alone ? { maxWorkers: 1, sequence: { groupOrder: 1 } } : { maxWorkers: '100%' }),
  },
});

const quick = { except: [...SWEEPS, ...SLOW] };

export default defineConfig({
  test: {
    globalSetup: 'test/setup/build.ts',
    projects: [
      project('engine', ['engine/**/*.test.ts'], quick),
      project('places', ['places/**/*.test.ts'], quick),
      project('service', ['service/**/*.test.ts'], quick),
      project('page', ['web/**/*.test.ts', ...PAGE], quick),
      project('house', ['{proof,test}/**/*.test.ts'], { except: [...quick.except, ...PAGE] }),
      project('sweeps', SWEEPS),
      // What the engine gives must not depend on the clock of its host.
      project('new-york', ['engine/**/*.test.ts'], { ...quick, zone: 'America/New_York' }),
      project('kathmandu', ['engine/**/*.test.ts'], { ...quick, zone: 'Asia/Kathmandu' }),
      project('apia', TRANSITS, { ...quick, zone: 'Pacific/Apia' }),
      project('slow', SLOW, { except: MEASUREMENTS, alone: true }),
    ],
  },
});
