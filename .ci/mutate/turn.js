import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

const ask = globalThis.fetch
const runner = process.env['XD_MUTATE_TURNS']
const namespace = (globalThis.__stryker__ ??= {})
const coverage = (namespace.mutantCoverage ??= { static: {}, perTest: {} })
const nameOf = (task) => (task.suite?.name ? `${nameOf(task.suite)} ${task.name}` : task.name)
const failureOf = (task) =>
  task.result?.state === 'fail'
    ? `${nameOf(task)}: ${task.result.errors?.[0]?.message ?? 'failed'}`
    : task.tasks?.map(failureOf).find(Boolean)
const testsOf = (task) => (task.type === 'test' ? [task] : task.tasks.flatMap(testsOf))

const say = (path, body) => ask(`${runner}${path}`, { method: 'POST', body: JSON.stringify(body) })

/**
 * One turn of a long-lived worker. It loads the product once, then runs one test file after another, each with the
 * mutant that the runner names. Loading it for every mutant would take longer than most tests.
 */
export const turn = async (number) => {
  const { file, mutant, hitLimit } = await (await say('/next', {})).json()
  let failed = false
  beforeAll(() => {
    namespace.activeMutant = mutant
    namespace.hitCount = mutant === undefined ? undefined : 0
    namespace.hitLimit = hitLimit
    // A server keeps working between tests, so coverage is collected for the whole file.
    namespace.currentTestId = file
  })
  beforeEach(({ skip }) => {
    if (failed) skip()
  })
  afterEach(({ task }) => {
    failed ||= mutant !== undefined && task.result?.state === 'fail'
  })
  afterAll(async ({}, suite) => {
    const root = suite.file ?? suite
    namespace.activeMutant = undefined
    namespace.currentTestId = undefined
    const tests = testsOf(root).filter(({ mode, result }) => mode === 'run' && result)
    await say('/done', {
      failure: failureOf(root),
      hits: namespace.hitCount,
      tests: tests.map(({ result }) => result.duration ?? 0),
      coverage: mutant === undefined ? coverage : undefined,
    })
    for (const part of Object.values(coverage)) for (const key of Object.keys(part)) delete part[key]
  })
  try {
    await import(/* @vite-ignore */ `${file}?turn=${number}`)
  } catch (error) {
    await say('/done', { failure: `${file}: ${error}`, tests: [] })
    throw error
  }
}
