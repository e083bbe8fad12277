import type { Command } from 'commander'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { formChanges } from '@xd/core/domain/fields/edit.ts'
import { lossLine, lossOf } from '@xd/core/domain/fields/loss.ts'
import { capitalized } from '@xd/core/domain/text/capitalized.ts'
import { readText } from '#batch/read-text.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { FORM_HELP, type FormFile, readForm } from './form.ts'

type ImportOptions = OutputOptions & ServerOptions & Moderate & { readonly form?: string }

/** Fields without a key are new: the server assigns one. */
const definitionsOf = ({ fields }: FormFile): readonly FieldDefinition[] =>
  fields.map((field, at) => ({ ...field, id: field.id ?? `new ${at}` }))

const changesIn = (changes: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(changes)
    .map(([part, titles]) => `${capitalized(part)}: ${titles.join(', ')}.`)
    .join(' ') || 'No fields change.'

export const addTo = (fields: Command): void => {
  const command = fields
    .command('import')
    .description('replace a form with an exported JSON file')
    .argument('<file>', 'the file; - for standard input')
    .option('--form <form>', `a different form from the one in the file: ${FORM_HELP}`)
    .addHelpText(
      'before',
      `Examples:
  xd fields import customer-fields.json --dry-run
  xd fields import licenses.json --form calendar/4 --yes
`,
    )
  withServer(withModerate(withOutput(command))).action(async (path: string, options: ImportOptions) => {
    const file = readForm(await readText(path))
    const moduleID = options.form ?? file.moduleID
    const calls = signedInCalls(options)
    const before = await calls('settings/custom-fields/fetch', { moduleID, counts: true })
    const after = definitionsOf(file)
    const changes = formChanges(before.fields, after)
    const losses = lossOf(before.fields, after, before.records ?? {}).map(lossLine)
    if (options.dryRun)
      return show(options, {
        json: { ...changes, losses },
        tables: () => [],
        notes: [`Would be saved. ${changesIn(changes)}`, ...losses],
      })
    if (losses.length > 0) await confirmModerate(options, `${losses.join('\n')}\nThis can’t be undone. Save?`)
    const saved = await calls('settings/custom-fields/save', {
      moduleID,
      fields: file.fields,
      expectedVersion: before.version,
    })
    return show(options, {
      json: saved,
      tables: () => [],
      notes: [`Saved. ${changesIn(changes)} Records changed: ${saved.records}.`],
    })
  })
}
