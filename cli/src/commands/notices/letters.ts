import type { Command } from 'commander'
import { downloadDocument } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type LetterOptions = ServerOptions & { readonly mailed?: boolean; readonly out?: string }

export const addTo = (notices: Command): void => {
  const command = notices
    .command('letters')
    .description('a batch’s letters to mail, as a PDF for window envelopes')
    .argument('<batchID>', 'the batch’s number')
    .option('--mailed', 'the letters already mailed')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:\n  xd notices letters 12 --out letters.pdf\n  xd notices letters 12 --mailed --out again.pdf\n`,
    )
  withServer(command).action(async (batchID: string, { mailed = false, out, ...options }: LetterOptions) =>
    downloadDocument('notice-letters', { batch: batchID, mailed }, out, options),
  )
}
