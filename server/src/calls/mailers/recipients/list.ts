import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { mailerRecipients } from '#lists/mailer-recipients.ts'

export const list = handle('mailers/recipients/list', ({ jobID, search }, caller) =>
  Effect.map(listed(mailerRecipients, { ...search, mailer: jobID }, caller), ({ shown, ...found }) => ({
    recipients: shown,
    ...found,
  })),
)
