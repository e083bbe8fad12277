import { useState } from 'react'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { lazyDialog } from './lazy-dialog.tsx'

const ShortcutSheetDialog = lazyDialog(() => import('#ui/overlay/shortcut-sheet-dialog.tsx'), 'ShortcutSheetDialog')

/** Rendered once in the frame: `?` lists the shortcuts of the current screen. */
export function ShortcutSheet() {
  const [open, setOpen] = useState(false)
  useShortcuts([
    { keys: '?', does: 'Show this list', group: 'Everywhere', run: () => setOpen(true) },
    // Each dialog does this itself.
    { keys: 'Mod+Enter', does: 'Save or send', group: 'Everywhere' },
  ])
  return open && <ShortcutSheetDialog onClose={() => setOpen(false)} />
}
