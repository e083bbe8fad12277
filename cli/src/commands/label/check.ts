import type { Command } from 'commander'
import { validateLabelName } from '@xd/core/domain/label/validate.ts'
import { exitCode } from '#output/exit-code.ts'
import { sentence } from '#output/table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'

interface CheckOptions extends OutputOptions {
  readonly existing?: readonly string[]
  readonly exitCode?: boolean
}

const gather = (value: string, before: readonly string[] = []): readonly string[] => [...before, ...value.split(',')]

export const addTo = (label: Command): void => {
  const command = label
    .command('check')
    .description('check a label name')
    .argument('<name>', 'the name')
    .option('--existing <names>', 'the labels the module already has, comma-separated', gather)
    .option('--exit-code', 'exit with 6 if the name isn’t allowed')
    .addHelpText(
      'before',
      `Examples:
  xd label check "Paid" --existing "VIP,paid"
`,
    )
  withOutput(command).action((name: string, options: CheckOptions) => {
    const existing = (options.existing ?? [])
      .filter((text) => text.trim() !== '')
      .map((labelName, labelID) => ({ labelID, labelName }))
    const check = validateLabelName(name, existing)
    if (!check.ok && options.exitCode) process.exitCode = exitCode.invalidInput
    return show(options, {
      json: check,
      tables: () => [sentence(check.ok ? 'ok' : check.error)],
    })
  })
}
