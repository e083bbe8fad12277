import type { Command } from 'commander'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { TEMPLATE_KINDS, type TemplateKind } from '@xd/core/domain/message/template.ts'
import { usageFailure } from '#output/failure.ts'
import { callCommand } from '#session/call-command.ts'
import { type Keyed, made, withKey } from '#session/under-key.ts'
import { templateNamed, templateTable } from './template-table.ts'

interface SaveOptions extends Keyed {
  readonly new?: true
  readonly name?: string
  readonly kind?: TemplateKind
  readonly channel?: 'sms' | 'email'
  readonly language?: 'en' | 'es'
  readonly text?: string
  readonly textEs?: string
  readonly subject?: string
  readonly subjectEs?: string
}

type Change = WireInput<'templates/save'>['template']

const changeOf = (options: SaveOptions, name: string | undefined): Change => {
  const change = {
    templateName: name,
    templateKind: options.kind,
    templateChannel: options.channel,
    templateLanguage: options.language,
    templateSubject: options.subject,
    templateBody: options.text,
    templateSubjectES: options.subjectEs,
    templateBodyES: options.textEs,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

export const addTo = (templates: Command): void => {
  const command = templates
    .command('save')
    .description('change a template, or add one')
    .argument('<template>', 'its name or number')
    .option('--new', 'add one with this name')
    .option('--name <name>', 'a new name')
    .option('--text <text>', 'the text; [FIRST_NAME] and other tokens are filled in when it is used')
    .option('--text-es <text>', 'the same in Spanish')
    .option('--subject <subject>', 'the subject of emails')
    .option('--subject-es <subject>', 'the same in Spanish')
    .addHelpText(
      'before',
      `Examples:
  xd templates save "Due soon" --new --text "Hi [FIRST_NAME], your loan is due soon."
  xd templates save "Due soon" --text-es "Hola [FIRST_NAME], su préstamo vence pronto."
`,
    )
  command
    .addOption(command.createOption('--kind <kind>', 'the kind of template').choices(TEMPLATE_KINDS))
    .addOption(command.createOption('--channel <channel>', 'sms or email').choices(['sms', 'email']))
    .addOption(command.createOption('--language <language>', 'the language of --text').choices(['en', 'es']))
  callCommand(withKey(command), async (calls, text: string, options: SaveOptions) => {
    const { templates: known } = await calls('templates/list', {})
    const before = options.new ? undefined : templateNamed(known, text)
    const change = changeOf(options, options.name ?? (before ? undefined : text))
    if (Object.keys(change).length === 0) throw usageFailure('xd templates save needs at least one change')
    const { templates: after } = await made(options, before === undefined, (clientKey) =>
      calls('templates/save', {
        template: { ...change, ...(before && { templateID: before.templateID }) },
        ...(before ? { expectedVersion: before.templateVersion } : { clientKey }),
      }),
    )
    const template =
      after.find(({ templateID }) => templateID === before?.templateID) ??
      after.find(({ templateID }) => !known.some((one) => one.templateID === templateID)) ??
      // An earlier run under the same key created it.
      templateNamed(after, options.name ?? text)
    return { json: template, tables: () => [templateTable([template])] }
  })
}
