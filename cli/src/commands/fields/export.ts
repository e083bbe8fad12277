import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { jsonText } from '#output/json-text.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { CUSTOMER_FORM, FORM_HELP, type FormFile } from './form.ts'

export const addTo = (fields: Command): void => {
  const command = fields
    .command('export')
    .description('export a form as JSON')
    .argument('[form]', FORM_HELP, CUSTOMER_FORM)
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd fields export --out customer-fields.json
  xd fields export calendar/3
`,
    )
  withServer(command).action(async (moduleID: string, options: ServerOptions & { readonly out?: string }) => {
    const form = await signedInCalls(options)('settings/custom-fields/fetch', { moduleID })
    const file: FormFile = { moduleID, fields: form.fields }
    const text = `${jsonText(file, 2)}\n`
    if (options.out === undefined) process.stdout.write(text)
    else await writeFile(options.out, text)
  })
}
