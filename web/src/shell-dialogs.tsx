import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react'
import { closeDialog, useOpenDialog } from '#data/dialogs.ts'
import { useOpenConversation } from '#pages/use-open-conversation.ts'
import { ComingDialog } from '#ui/overlay/coming-dialog.tsx'

const load = <Name extends string, Props>(
  from: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await from())[name] }))

const Changelog = load(() => import('#features/announcements/changelog-dialog.tsx'), 'ChangelogDialog')
const Calculator = load(() => import('#features/loans/calculator-dialog.tsx'), 'CalculatorDialog')
const Labels = load(() => import('#features/labels/label-manager-dialog.tsx'), 'LabelManagerDialog')
const Metals = load(() => import('#features/metals/metals-dialog.tsx'), 'MetalsDialog')
const NewMessage = load(() => import('#features/customers/new-message-dialog.tsx'), 'NewMessageDialog')
const OwnAccount = load(() => import('#features/account/own-account-dialog.tsx'), 'OwnAccountDialog')
const Palette = load(() => import('#features/palette/palette-dialog.tsx'), 'PaletteDialog')
const SwitchCompany = load(() => import('#features/account/switch-company-dialog.tsx'), 'SwitchCompanyDialog')
const UserMenu = load(() => import('#features/account/user-menu-dialog.tsx'), 'UserMenuDialog')

/** The dialogs any screen may open; each loads when first opened. */
export function ShellDialogs() {
  const dialog = useOpenDialog()
  const openConversation = useOpenConversation()
  if (dialog === null) return null
  return (
    <Suspense fallback={<ComingDialog onCancel={closeDialog} />}>
      {dialog.kind === 'news' && <Changelog open onClose={closeDialog} />}
      {dialog.kind === 'labels' && <Labels module={dialog.module} onClose={closeDialog} />}
      {dialog.kind === 'loan' && <Calculator {...dialog} onClose={closeDialog} />}
      {dialog.kind === 'metals' && <Metals onClose={closeDialog} />}
      {dialog.kind === 'palette' && <Palette onClose={closeDialog} />}
      {dialog.kind === 'new-message' && (
        <NewMessage
          open

          onClose={closeDialog}
          onOpen={(custID, storeID) => void openConversation(custID, storeID)}
        />
      )}
      {dialog.kind === 'own-account' && <OwnAccount first={dialog.tab} onClose={closeDialog} />}
      {dialog.kind === 'switch-company' && <SwitchCompany find={dialog.find} onClose={closeDialog} />}
      {dialog.kind === 'user-menu' && <UserMenu onClose={closeDialog} />}
    </Suspense>
  )
}
