// vitest's JSON report, with what went wrong outside of the tests: without it, a run may fail and name nothing.
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
