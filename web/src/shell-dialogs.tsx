import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react'
import { closeDialog, useOpenDialog } from '#data/dialogs.ts'
import type { Session } from '#data/session.ts'

const load = <Name extends string, Props>(from: () => Promise<Record<Name, ComponentType<Props>>>, name: Name): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await from())[name] }))

const Changelog = load(() => import('#features/shell/changelog-dialog.tsx'), 'ChangelogDialog')
const SwitchCompany = load(() => import('#features/shell/switch-company-dialog.tsx'), 'SwitchCompanyDialog')

/** The dialogs that any screen may ask for; each comes with the first wish for it. */
export function ShellDialogs({ session }: { session: Session }) {
  const dialog = useOpenDialog()
  if (dialog === null) return null
  return (
    <Suspense>
      {dialog.kind === 'news' && <Changelog open onClose={closeDialog} />}
      {dialog.kind === 'switch-company' && <SwitchCompany companyID={session.company.companyID} onClose={closeDialog} />}
    </Suspense>
  )
}
