// Adds errors outside tests to vitest's JSON report: otherwise a run may fail without naming a cause.
import { JsonReporter } from 'vitest/node'

export default class extends JsonReporter {
  #errors = []

  async onTestRunEnd(modules, errors) {
    this.#errors = errors.map(({ message, stack }) => ({ message: stack ?? message }))
    await super.onTestRunEnd(modules)
  }

  async writeReport(report) {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), errors: this.#errors }))
  }
}
