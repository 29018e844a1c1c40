import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { IS_FULL } from './test/setup/runs.ts';
import { sourcesOf } from './test/setup/sources.ts';
import { Summary } from './test/setup/summary.ts';

// Workspaces have their projects, and `npm run test:engine` runs one. Slow tests and those that depend on timing have projects of their own, by the names
// of the files: `*.sweep.test.ts` tries everything of a kind, `*.slow.test.ts` waits, loads or measures. docs/testing.md says which command runs what.

/** Measurements of minutes, which have commands of their own (service/package.json). */
const MEASUREMENTS = process.env.HOLD === 'long' ? [] : ['test/hold/{scale,soak}.slow.test.ts'];

/** Long sweeps that no smaller sample makes shorter: for a full run. Lighthouse alone: `npm run lighthouse -w beichen-web`. */
const WHOLE = IS_FULL || process.env.HOLD === 'long' ? [] : ['**/{all-births,lighthouse,same-charts}.sweep.test.ts'];

/** One more than there are cores: a test of the page or of a process often waits for a browser, a signal or a timer. */
const WORKERS = availableParallelism() + 1;

/** Tests that a run by day leaves out, and why. */
const LEFT_OUT = IS_FULL
  ? []
  : [
      'most values of each sweep, of generators and of runtimes, and whole the births of every pattern, Lighthouse and 1,000 charts in Chromium (npm run test:full)',
      'another time zone of the host: the engine never reads it (npm run test:full)',
      'what waits, loads or measures: it needs an idle machine (npm run test:slow)',
    ];

const SWEEPS = ['{engine,test}/**/*.sweep.test.ts'];
const SLOW = ['test/**/*.slow.test.ts'];

/** Slow tests that mostly wait: WORKERS of them run at once. */
const WAITING = [
  'test/bulk.slow.test.ts',
  'test/hold/{npm-start,stop}.slow.test.ts',
  'test/edge/{log,proxy,slow-clients,traces}.slow.test.ts',
];
const PAGE = ['test/page/**/*.test.ts'];

/**
 * Tests of code that calculates with time. The engine names no clock at all (test/architecture.test.ts), so the other tests do not run in other zones: a zone
 * cannot reach that code. `zone-table` looks up zones by name in Intl.
 */
const CLOCKS = [
  'engine/src/calculation/{almanac,calendar,casting,civil,time}/**/*.test.ts',
  'engine/src/presentation/documents/describe-t*.test.ts',
  'engine/src/calculation/pillars/{luck*,pillar-transits,small-luck,solar-years}*.test.ts',
];
const inZone = { except: [...SWEEPS, ...SLOW, '**/zone-table.test.ts'] };

interface Project {
  /** The clock of the host. */
  readonly zone?: string;
  readonly except?: readonly string[];
  /** Order of its files, after all files of lower groups, and the number at once; by default first, WORKERS at once. */
  readonly turn?: { readonly group: number; readonly workers: number };
  /**
   * True if a failed test runs once more, since it drives a browser, starts a server or measures, which other work on the machine can disturb. The
   * summary names those that passed then.
   */
  readonly repeats?: boolean;
}

const project = (
  name: string,
  include: string[],
  { zone = 'UTC', except = [], turn, repeats = false }: Project = {},
) => ({
  resolve: { alias: sourcesOf('engine', 'places') },
  test: {
    expect: { poll: { timeout: 15_000 } }, // a limit that only a fault reaches
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist-build/**', ...except],
    env: { TZ: zone },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    retry: repeats ? 1 : 0,
    // No test changes a module, so files can share one copy of all modules; a new worker takes as long to start as most files take to run.
    isolate: false,
    setupFiles: ['test/setup/draws.ts'],
    maxWorkers: turn?.workers ?? WORKERS,
    sequence: { groupOrder: turn?.group ?? 0 },
  },
});

const quick = { except: [...SWEEPS, ...SLOW] };

const PROJECTS = [
  // In this order they run: those with the longest files first, those with hundreds of short ones last, so that no core waits for another at the end.
  project('sweeps', SWEEPS, { except: WHOLE, repeats: true }),
  project('page', ['web/**/*.test.ts', ...PAGE], { ...quick, repeats: true }),
  project('repository', ['{conformance,test}/**/*.test.ts'], { except: [...quick.except, ...PAGE], repeats: true }),
  project('service', ['service/**/*.test.ts'], quick),
  project('places', ['places/**/*.test.ts'], quick),
  project('engine', ['engine/**/*.test.ts'], quick),
  // The engine must not depend on the clock of its host: a full run repeats its tests in a zone that left out a day.
  ...(IS_FULL ? [project('apia', CLOCKS, { ...inZone, zone: 'Pacific/Apia' })] : []),
  project('slow-waits', WAITING, { turn: { group: 1, workers: WORKERS }, repeats: true }),
  project('slow', SLOW, { except: [...MEASUREMENTS, ...WAITING], turn: { group: 2, workers: 1 }, repeats: true }),
];

/** By default Vitest orders projects by name. */
class ProjectOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => PROJECTS.findIndex(({ test }) => test.name === project.name);
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    globalSetup: 'test/setup/build.ts',
    experimental: { fsModuleCache: true }, // the projects share what is transformed
    sequence: { sequencer: ProjectOrder },
    projects: PROJECTS,
    reporters: ['default', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []), new Summary(LEFT_OUT)],
  },
});
