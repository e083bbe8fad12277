// Prints each failed test's name from a vitest or Playwright JSON report, with the first lines of its error, and any
// error outside a test. With `flaky`, prints the tests that passed only on a retry.
import { readFileSync } from 'node:fs'

const LINES = 6
const COLOUR = /\x1b\[[0-9;]*m/g

const [, , file, which = 'failed'] = process.argv
const report = JSON.parse(readFileSync(file, 'utf8'))
const isFlaky = which === 'flaky'

const outside = (errors) =>
  isFlaky ? [] : errors.map(({ name = 'outside of the tests', message }) => ({ name, message }))

const ofVitest = ({ testResults, errors }) => [
  ...outside(errors),
  ...testResults.flatMap(({ name, status, message, assertionResults }) => {
    const chosen = assertionResults
      .filter((test) => test.status === (isFlaky ? 'passed' : 'failed') && test.failureMessages.length > 0)
      .map((test) => ({ name: `${name}: ${test.fullName}`, message: test.failureMessages[0] }))
    return chosen.length > 0 || isFlaky || status !== 'failed' || !message ? chosen : [{ name, message }]
  }),
]

const messageOf = (tests) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message

const ofPlaywright = ({ suites = [], errors = [] }) => [
  ...outside(errors),
  ...suites.flatMap((suite) => [
    ...ofPlaywright(suite),
    ...(suite.specs ?? [])
      .filter(({ ok, tests }) => (isFlaky ? tests.some(({ status }) => status === 'flaky') : !ok))
      .map(({ title, tests }) => ({ name: `${suite.file}: ${title}`, message: messageOf(tests) })),
  ]),
]

for (const { name, message } of report.stats ? ofPlaywright(report) : ofVitest(report)) {
  const words = (message ?? '').replace(COLOUR, '').split('\n').slice(0, LINES)
  console.log([name, ...words].join('\n    '))
}
