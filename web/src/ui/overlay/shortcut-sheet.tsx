import { lazy, Suspense, useState } from 'react'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { ComingDialog } from './coming-dialog.tsx'

const ShortcutSheetDialog = lazy(async () => ({
  default: (await import('./shortcut-sheet-dialog.tsx')).ShortcutSheetDialog,
}))

/** Rendered once in the frame: `?` lists the shortcuts of the current screen. */
export function ShortcutSheet() {
  const [open, setOpen] = useState(false)
  useShortcuts([{ keys: '?', does: 'Show this list', group: 'Everywhere', run: () => setOpen(true) }])
  return (
    open && (
      <Suspense fallback={<ComingDialog />}>
        <ShortcutSheetDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
