// Adds errors outside tests to vitest's JSON report, also those of a group's hooks: otherwise a run may fail without
// naming a cause.
import { JsonReporter } from 'vitest/node'

const ofHooks = (module) =>
  [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message, stack }) => ({
      name: `${module.moduleId}: ${suite.fullName}`,
      message: stack ?? message,
    })),
  )

export default class extends JsonReporter {
  #errors = []

  async onTestRunEnd(modules, errors) {
    const elsewhere = errors.map(({ message, stack }) => ({ name: 'outside of the tests', message: stack ?? message }))
    this.#errors = [...elsewhere, ...modules.flatMap(ofHooks)]
    await super.onTestRunEnd(modules)
  }

  async writeReport(report) {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), errors: this.#errors }))
  }
}
