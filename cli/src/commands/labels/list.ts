import type { Command } from 'commander'
import { LABEL_MODULES } from '@xd/core/domain/label/modules.ts'
import { callCommand } from '#session/call-command.ts'

export const addTo = (labels: Command): void => {
  const command = labels
    .command('list')
    .description('the company’s labels')
    .addHelpText(
      'before',
      `Examples:
  xd labels list --module payment
`,
    )
  command.addOption(command.createOption('--module <module>', 'only this module').choices(LABEL_MODULES))
  callCommand(command, async (calls, options: { readonly module?: string }) => {
    const answer = await calls('labels/list', {})
    const listed = answer.labels.filter(
      ({ labelModuleKey }) => options.module === undefined || labelModuleKey === options.module,
    )
    return {
      json: listed,
      tables: () => [
        {
          columns: [{ title: 'ID', align: 'right' }, { title: 'MODULE' }, { title: 'LABEL' }, { title: 'COLOR' }],
          rows: listed.map(({ labelID, labelModuleKey, labelName, labelColor }) => [
            String(labelID),
            labelModuleKey,
            labelName,
            labelColor,
          ]),
        },
      ],
    }
  })
}
