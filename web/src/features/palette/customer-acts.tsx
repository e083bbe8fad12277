import { Calculator, CircleDollarSign, MessageSquarePlus } from 'lucide-react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import type { CustomerData } from '#data/company.ts'
import { openDialog } from '#data/dialogs.ts'
import { hasLoans } from '#data/loans.ts'
import { readOnlyReason, type Session } from '#data/session.ts'
import { paths } from '#paths.ts'
import type { Go, PaletteEntry } from './entry.ts'

/**
 * A customer's actions that this user may perform. The screens they open explain a block or an opt-out themselves.
 * `storeID`: the user's only store, if they have just one.
 */
export const customerActs = (session: Session, go: Go, storeID: number | undefined) => {
  const { user, company } = session
  const writes = holds(user.userPermissions, 'messages')
  const requests = writes && holds(user.userPermissions, 'payments') && hasFeature(company.features, 'payments')
  const refused = readOnlyReason(session)
  return (customer: CustomerData): readonly PaletteEntry[] => {
    const { custID } = customer
    const name = shownName(customer)
    return [
      ...(writes
        ? [
            {
              key: `text/${custID}`,
              title: `Text ${name}`,
              icon: <MessageSquarePlus />,
              refused,
              run: () => go(paths.customer(customer), { write: 1 }),
            },
          ]
        : []),
      ...(requests
        ? [
            {
              key: `request/${custID}`,
              title: `Request payment from ${name}`,
              icon: <CircleDollarSign />,
              refused,
              run: () => go(paths.customer(customer), { request: 1 }),
            },
          ]
        : []),
      ...(hasLoans(session)
        ? [
            {
              key: `quote/${custID}`,
              title: `New quote for ${name}`,
              icon: <Calculator />,
              refused,
              run: () => openDialog({ kind: 'loan', custID, storeID }),
            },
          ]
        : []),
    ]
  }
}
