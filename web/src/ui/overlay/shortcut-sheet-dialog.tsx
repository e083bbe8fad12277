import { useShortcutSheet } from '#ui/hook/use-shortcuts.ts'
import { Kbd } from '#ui/status/kbd.tsx'
import { Dialog } from './dialog.tsx'
import styles from './shortcut-sheet-dialog.module.css'

/** The keyboard shortcuts of the current screen, by purpose. */
export function ShortcutSheetDialog({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcutSheet()
  const groups = [...new Set(shortcuts.map((shortcut) => shortcut.group ?? 'This screen'))]
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" size="large">
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.heading}>{group}</h3>
            {shortcuts
              .filter((shortcut) => (shortcut.group ?? 'This screen') === group)
              .map((shortcut) => (
                <div key={shortcut.keys} className={styles.line}>
                  {shortcut.does}
                  <Kbd keys={shortcut.keys} always />
                </div>
              ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
