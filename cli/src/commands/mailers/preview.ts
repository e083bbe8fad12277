import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { previewTables } from './table.ts'

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('preview')
    .description('preview a mailer: who gets it, its text and cost, and when it will finish')
    .argument('<jobID>', 'the mailer’s number')
    .addHelpText('before', `Examples:\n  xd mailers preview 12\n  xd mailers preview 12 --jq .included\n`)
  withServer(withOutput(command)).action(async (jobID: string, options: OutputOptions & ServerOptions) => {
    const preview = await signedInCalls(options)('mailers/preview-job', { job: { jobID } })
    const notes = preview.warnings.map(({ words, sentence }) => `${words.join(', ')}: ${sentence}`)
    return show(options, { json: preview, tables: () => previewTables(preview), notes })
  })
}
