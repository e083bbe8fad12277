import type { Command } from 'commander'
import { TEMPLATE_KINDS } from '@xd/core/domain/message/template.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { shows } from '#output/shows.ts'
import { callCommand } from '#session/call-command.ts'
import { templateTable } from './template-table.ts'

interface ListOptions {
  readonly kind?: string
  readonly channel?: string
}

export const addTo = (templates: Command): void => {
  const command = templates
    .command('list')
    .description('templates, by name')
    .argument('[text]', 'part of a name or text')
    .addHelpText(
      'before',
      `Examples:
  xd templates list
  xd templates list due --kind notice
`,
    )
  command
    .addOption(command.createOption('--kind <kind>', 'only of this kind').choices(TEMPLATE_KINDS))
    .addOption(command.createOption('--channel <channel>', 'only for this channel').choices(['sms', 'email']))
  callCommand(
    shows(command, { rowsOf: 'templates/list' }),
    async (calls, text: string | undefined, options: ListOptions) => {
      const wanted = foldText(text ?? '')
      const { templates: all } = await calls('templates/list', {})
      const listed = all.filter(
        ({ templateName, templateBody, templateKind, templateChannel }) =>
          foldText(`${templateName} ${templateBody}`).includes(wanted) &&
          [undefined, templateKind].includes(options.kind as typeof templateKind | undefined) &&
          [undefined, templateChannel].includes(options.channel as typeof templateChannel | undefined),
      )
      return {
        json: listed,
        tables: () => [templateTable(listed)],
        notes: listed.length === 0 ? ['No templates match.'] : [],
      }
    },
  )
}
