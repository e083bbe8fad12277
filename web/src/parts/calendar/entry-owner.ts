import { holds } from '@xd/core/domain/access/permissions.ts'
import { parseEntryRefKey } from '@xd/core/domain/calendar/managed.ts'
import { paths } from '#paths.ts'

/** Where another module’s entry is edited, and the text of the link; nothing if these permissions don’t allow it. */
export const ownerOf = (
  itemRefKey: string | null,
  permissions: readonly string[],
): { path: string; words: string } | undefined => {
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
    case 'plan':
      return { path: paths.planDetails(owner.planID), words: 'Open the plan' }
    case 'mailer':
      return { path: paths.mailerDetails(owner.jobID), words: 'Open the mailer' }
    case 'closure':
      // Everyone sees the day; the Control Panel changes it.
      return holds(permissions, 'settings')
        ? { path: paths.settingsSection('stores'), words: 'Open the closed days' }
        : undefined
  }
  return undefined
}
