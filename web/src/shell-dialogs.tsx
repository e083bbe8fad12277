import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { closeDialog, useOpenDialog } from '#data/dialogs.ts'
import { useOpenConversation } from '#pages/use-open-conversation.ts'
import { lazyDialog } from '#parts/page/lazy-dialog.tsx'

const Changelog = lazyDialog(() => import('#features/announcements/changelog-dialog.tsx'), 'ChangelogDialog')
const Calculator = lazyDialog(() => import('#features/loans/calculator-dialog.tsx'), 'CalculatorDialog')
const Labels = lazyDialog(() => import('#features/labels/label-manager-dialog.tsx'), 'LabelManagerDialog')
const Metals = lazyDialog(() => import('#features/metals/metals-dialog.tsx'), 'MetalsDialog')
const NewCustomer = lazyDialog(() => import('#features/customers/new-customer-dialog.tsx'), 'NewCustomerDialog')
const NewMessage = lazyDialog(() => import('#features/customers/new-message-dialog.tsx'), 'NewMessageDialog')
const OwnAccount = lazyDialog(() => import('#features/account/own-account-dialog.tsx'), 'OwnAccountDialog')
const Palette = lazyDialog(() => import('#features/palette/palette-dialog.tsx'), 'PaletteDialog')
const SwitchCompany = lazyDialog(() => import('#features/account/switch-company-dialog.tsx'), 'SwitchCompanyDialog')
const UserMenu = lazyDialog(() => import('#features/account/user-menu-dialog.tsx'), 'UserMenuDialog')

/** The dialogs any screen may open; each loads when first opened. */
export function ShellDialogs() {
  const dialog = useOpenDialog()
  const openConversation = useOpenConversation()
  const place = useLocation({ select: ({ state }) => state.__TSR_index })
  // Back leaves the page on which the dialog was opened, and the dialog.
  const before = useRef(place)
  useEffect(() => {
    if (before.current !== place) closeDialog()
    before.current = place
  }, [place])
  if (dialog === null) return null
  return (
    <>
      {dialog.kind === 'news' && <Changelog open onClose={closeDialog} />}
      {dialog.kind === 'labels' && <Labels module={dialog.module} onClose={closeDialog} />}
      {dialog.kind === 'loan' && <Calculator {...dialog} onClose={closeDialog} />}
      {dialog.kind === 'metals' && <Metals onClose={closeDialog} />}
      {dialog.kind === 'palette' && <Palette onClose={closeDialog} />}
      {dialog.kind === 'new-customer' && <NewCustomer prefill={dialog.prefill} onClose={closeDialog} />}
      {dialog.kind === 'new-message' && (
        <NewMessage open onClose={closeDialog} onOpen={(custID, storeID) => void openConversation(custID, storeID)} />
      )}
      {dialog.kind === 'own-account' && <OwnAccount first={dialog.tab} onClose={closeDialog} />}
      {dialog.kind === 'switch-company' && <SwitchCompany find={dialog.find} onClose={closeDialog} />}
      {dialog.kind === 'user-menu' && <UserMenu onClose={closeDialog} />}
    </>
  )
}
