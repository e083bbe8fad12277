import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const CI = import.meta.dirname

/** The test command's output for a run of these tests. */
const failuresOf = (tests: string): string => {
  const root = mkdtempSync(join(tmpdir(), 'failures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'some.test.js'), tests)
  const report = join(root, 'report.json')
  const vitest = join(CI, '../node_modules/vitest/vitest.mjs')
  const options = [`--root=${root}`, '--globals', `--reporter=${join(CI, 'vitest-report.js')}`]
  spawnSync(process.execPath, [vitest, 'run', ...options, `--outputFile.json=${report}`])
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ numTotalTests: 2 })
  return spawnSync(process.execPath, [join(CI, 'failures.js'), report], { encoding: 'utf8' }).stdout
}

test('a failed test is named with its error, and so is an error outside the tests', () => {
  const said = failuresOf(`
    test('adds', () => expect(1 + 1).toBe(3))
    test('leaves something behind', async () => {
      void Promise.reject(new Error('the pool is closed'))
      await new Promise(setImmediate)
    })
  `)
  expect(said).toContain('some.test.js: adds\n    AssertionError: expected 2 to be 3')
  expect(said).toContain('outside of the tests\n    Error: the pool is closed')
})

test('a hook that fails is named with its error, and its tests are not', () => {
  const said = failuresOf(`
    describe('the inbox', () => {
      beforeAll(() => { throw new Error('the port is taken') })
      test('lists', () => {})
      test('sorts', () => {})
    })
  `)
  expect(said).toMatch(/^\S+some\.test\.js: the inbox\n    Error: the port is taken\n/)
  expect(said.match(/the inbox/g)).toHaveLength(1)
})
