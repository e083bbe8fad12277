import type { Tx } from '#db/database.ts'
import type { MailerRow } from '#queries/mailers.ts'

/** Tells users who may see a mailer that it has changed. */
export const announceMailer = (
  tx: Tx,
  { jobID, companyID, storeID }: Pick<MailerRow, 'jobID' | 'companyID' | 'storeID'>,
): void => tx.emit('reload_mailers', { jobID }, { companyID, ...(storeID !== null && { storeID }) })
