import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { previewTables } from './table.ts'

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('preview')
    .description('preview a mailer: who gets it, its text and cost, and when it will finish')
    .argument('<jobID>', 'the mailer’s number')
    .addHelpText('before', `Examples:\n  xd mailers preview 12\n  xd mailers preview 12 --jq .included\n`)
  callCommand(command, async (calls, jobID: string) => {
    const preview = await calls('mailers/preview-job', { job: { jobID } })
    const notes = preview.warnings.map(({ words, sentence }) => `${words.join(', ')}: ${sentence}`)
    return { json: preview, tables: () => previewTables(preview), notes }
  })
}
