import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { templateNamed } from './template-table.ts'

export const addTo = (templates: Command): void => {
  const command = templates
    .command('delete')
    .description('delete a template')
    .argument('<template>', 'its name or number')
    .addHelpText(
      'before',
      `Examples:
  xd templates delete "Due soon" --yes
`,
    )
  callCommand(
    command,
    async (calls, text: string, options: Moderate) => {
      const template = templateNamed((await calls('templates/list', {})).templates, text)
      const name = `“${template.templateName}”`
      if (options.dryRun) return { json: template, tables: () => [], notes: [`Would delete ${name}.`] }
      await confirmModerate(options, `Delete the template ${name}?`)
      await calls('templates/save', { template: { templateID: template.templateID, deleteTemplate: true } })
      return { json: template, tables: () => [], notes: [`Deleted ${name}.`] }
    },
    withModerate,
  )
}
