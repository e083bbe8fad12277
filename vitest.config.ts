import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// A test that hangs is ended, one that is slow on a busy machine is not: what is too slow, a benchmark says.
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }
// Decision 50: where a run decides about a release, a test that failed is asked once more, and named as flaky.
const SECOND_TRY = { retry: process.env['CI'] ? 1 : 0 }
const databases = 'fixtures/src/testing/global-setup.ts'

/** Files that wait for leases, retries and killed servers, or work longest: begun last, they would run alone at the end. */
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
    // Twice the cores of a small machine: tests wait for half of their time, and leave their core to others.
    maxWorkers: 4,
    // By their content: a run reads what the one before it, or a worker beside it, has compiled.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'house', include: ['.ci/**/*.test.ts'], ...PATIENCE } },
      // Nothing is kept in modules, of rules or of the server: one worker's files share what they import.
      { test: { name: 'core', include: ['core/test/**/*.test.ts'], isolate: false, ...PATIENCE } },
      // What runs on a server, the terminal client too: each worker loads the product once for all of them.
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
      // The client keeps its state in modules: each file gets them fresh, in a thread, which starts sooner than a process.
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
