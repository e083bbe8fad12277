import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// A hanging test must end, but a slow one on a busy machine must not. Benchmarks decide what is too slow.
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }
// Decision 50: in runs that decide about a release, a failed test runs once more and is reported as flaky.
const SECOND_TRY = { retry: process.env['CI'] ? 1 : 0 }
const databases = 'fixtures/src/testing/global-setup.ts'

/**
 * Files that wait for leases, retries and killed servers, or that run longest. If they began last, they would run alone
 * at the end.
 */
const LONGEST = [
  'payments/faults',
  'http/bad-input',
  'messaging/carrier',
  'email/imap',
  'exports/large',
  'email/unreliable',
  'demo/integrity',
  'media/upload',
  'payments/cancel-race',
  'messaging/scheduled',
  'messaging/faults',
  'payments/crash',
]
const rank = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`))
  return place < 0 ? LONGEST.length : place
}
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    // Twice a small machine's cores: tests spend half of their time waiting.
    maxWorkers: 4,
    // Keyed by content: a run reuses what an earlier run or a parallel worker compiled.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'house', include: ['.ci/**/*.test.ts'], ...PATIENCE } },
      // What the docs list follows from the rules. Neither the rules nor the server keep state in modules, so one worker's files share their imports.
      { test: { name: 'core', include: ['{core,docs}/test/**/*.test.ts'], isolate: false, ...PATIENCE } },
      // Programs that run on a server or a terminal: each worker loads the product once for all of them.
      {
        test: {
          name: 'server',
          isolate: false,
          globalSetup: [databases, 'server/test/build.ts', 'cli/test/build.ts'],
          include: ['{server,cli,fixtures}/test/**/*.test.{ts,tsx}'],
          ...SECOND_TRY,
          ...PATIENCE,
        },
      },
      // The client keeps its state in modules, so each file gets fresh ones, in a thread, which starts sooner than a
      // process.
      {
        test: {
          name: 'web',
          pool: 'vmThreads',
          include: ['web/test/unit/**/*.test.{ts,tsx}'],
          ...SECOND_TRY,
          ...PATIENCE,
        },
      },
    ],
  },
})
