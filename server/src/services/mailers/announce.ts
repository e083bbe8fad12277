import type { MailerRow } from '#queries/mailers.ts'
import { emit } from '#db/database.ts'

/** Tells users who may see a mailer that it has changed. */
export const announceMailer = ({ jobID, companyID, storeID }: Pick<MailerRow, 'jobID' | 'companyID' | 'storeID'>) =>
  emit('reload_mailers', { jobID }, { companyID, ...(storeID !== null && { storeID }) })
