import { useLocation } from '@tanstack/react-router'
import { activeEntry } from '@xd/core/domain/access/menu.ts'
import { ModuleIcon } from '#ui/icon/module-icon.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'

/** An address of the product whose screen has not been built. */
export function PendingPage() {
  const { pathname } = useLocation()
  const entry = activeEntry(pathname)
  return (
    <EmptyState
      kind="none"
      icon={<ModuleIcon name={entry?.icon ?? 'house'} size={22} />}
      title={`${entry?.title ?? 'This screen'} is not part of this version`}
      text="Everything else works as usual."
    />
  )
}
