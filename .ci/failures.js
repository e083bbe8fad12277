// Prints the name of each failed test of a vitest or Playwright JSON report, with the first lines of what was wrong.
import { readFileSync } from 'node:fs'

const LINES = 6
const COLOUR = /\x1b\[[0-9;]*m/g

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'))

const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: `${name}: ${test.fullName}`, message: test.failureMessages[0] }))
    return failed.length > 0 || status !== 'failed' ? failed : [{ name, message }]
  })

const ofPlaywright = ({ suites = [], errors = [] }) => [
  ...errors.map(({ message }) => ({ name: 'before the tests', message })),
  ...suites.flatMap((suite) => [
    ...ofPlaywright(suite),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => ({
        name: `${suite.file}: ${title}`,
        message: tests[0]?.results.at(-1)?.error?.message,
      })),
  ]),
]

for (const { name, message } of report.stats ? ofPlaywright(report) : ofVitest(report)) {
  const words = (message ?? '').replace(COLOUR, '').split('\n').slice(0, LINES)
  console.log([name, ...words].join('\n    '))
}
