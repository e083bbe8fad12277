import type { Command } from 'commander'
import { TEMPLATE_KINDS } from '@xd/core/domain/message/template.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { templateTable } from './template-table.ts'

type ListOptions = OutputOptions & ServerOptions & { readonly kind?: string; readonly channel?: string }

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
  withServer(withOutput(command)).action(async (text: string | undefined, options: ListOptions) => {
    const wanted = foldText(text ?? '')
    const { templates: all } = await signedInCalls(options)('templates/list', {})
    const listed = all.filter(
      ({ templateName, templateBody, templateKind, templateChannel }) =>
        foldText(`${templateName} ${templateBody}`).includes(wanted) &&
        [undefined, templateKind].includes(options.kind as typeof templateKind | undefined) &&
        [undefined, templateChannel].includes(options.channel as typeof templateChannel | undefined),
    )
    return show(options, {
      json: listed,
      tables: () => [templateTable(listed)],
      notes: listed.length === 0 ? ['No templates match.'] : [],
    })
  })
}
