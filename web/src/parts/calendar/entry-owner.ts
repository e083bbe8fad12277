import { parseEntryRefKey } from '@xd/core/domain/calendar/managed.ts'
import { paths } from '#paths.ts'

/** Where another module’s entry is edited, and the words of a link there. */
export const ownerOf = (itemRefKey: string | null): { path: string; words: string } | undefined => {
  const owner = itemRefKey === null ? undefined : parseEntryRefKey(itemRefKey)
  switch (owner?.kind) {
    case 'customer':
      return {
        path: paths.customer({ custID: owner.custID, custLastName: '', custFirstName: '' }),
        words: 'Open the customer',
      }
    case 'payment':
      return { path: paths.paymentDetails(owner.paymentKey), words: 'Open the payment request' }
    case 'loan':
      return { path: paths.loanDetails(owner.loanID), words: 'Open the loan' }
    case 'mailer':
      return { path: paths.mailerDetails(owner.jobID), words: 'Open the mailer' }
    case 'closure':
      return { path: paths.settingsSection('stores'), words: 'Open the closed days' }
  }
  return undefined
}
