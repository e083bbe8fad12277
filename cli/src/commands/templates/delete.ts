import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { templateNamed } from './template-table.ts'

type DeleteOptions = OutputOptions & ServerOptions & Moderate

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
  withServer(withModerate(withOutput(command))).action(async (text: string, options: DeleteOptions) => {
    const calls = signedInCalls(options)
    const template = templateNamed((await calls('templates/list', {})).templates, text)
    const name = `“${template.templateName}”`
    if (options.dryRun) return show(options, { json: template, tables: () => [], notes: [`Would delete ${name}.`] })
    await confirmModerate(options, `Delete the template ${name}?`)
    await calls('templates/save', { template: { templateID: template.templateID, deleteTemplate: true } })
    return show(options, { json: template, tables: () => [], notes: [`Deleted ${name}.`] })
  })
}
