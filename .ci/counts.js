// Prints "passed failed" from a vitest or Playwright JSON report.
import { readFileSync } from 'node:fs'

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'))
// Playwright counts expected, unexpected and flaky tests. A report-level error is a failure of its own.
const [passed, failed] = report.stats
  ? [report.stats.expected + report.stats.flaky, report.stats.unexpected + (report.errors?.length ?? 0)]
  : [
      report.numPassedTests,
      report.numFailedTests +
        report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
    ]
console.log(`${passed} ${failed}`)
