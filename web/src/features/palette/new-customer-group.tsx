import { UserPlus } from 'lucide-react'
import { typedContact } from '@xd/core/domain/customer/typed-contact.ts'
import { openDialog } from '#data/dialogs.ts'
import { readOnlyReason, type Session } from '#data/session.ts'
import type { PaletteGroup } from './entry.ts'

/** Adds the typed person, whom no search found. */
export const newCustomerGroup = (session: Session, typed: string): PaletteGroup[] => {
  const prefill = typedContact(typed)
  return prefill === undefined
    ? []
    : [
        {
          title: 'Not found',
          entries: [
            {
              key: 'new-customer',
              title: `New customer “${typed}”`,
              icon: <UserPlus />,
              refused: readOnlyReason(session),
              run: () => openDialog({ kind: 'new-customer', prefill }),
            },
          ],
        },
      ]
}
