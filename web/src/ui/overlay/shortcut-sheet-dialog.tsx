import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { useShortcutSheet } from '#ui/hook/use-shortcuts.ts'
import { Kbd } from '#ui/status/kbd.tsx'
import { Dialog } from './dialog.tsx'
import styles from './shortcut-sheet-dialog.module.css'

/** Keys whose spoken and written names differ. */
const SPOKEN: Readonly<Record<string, string>> = {
  Mod: /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Command' : 'Control',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  '?': 'Question mark',
  '/': 'Slash',
}
const spoken = (keys: string) =>
  keys
    .split('+')
    .map((key) => SPOKEN[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ')

/** The current screen's keyboard shortcuts, by purpose. */
export function ShortcutSheetDialog({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcutSheet()
  const groups = [...new Set(shortcuts.map((shortcut) => shortcut.group ?? 'This screen'))]
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" size="large">
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.heading}>{group}</h3>
            <dl>
              {shortcuts
                .filter((shortcut) => (shortcut.group ?? 'This screen') === group)
                .map((shortcut) => (
                  <div key={shortcut.keys} className={styles.line}>
                    <dt>{shortcut.does}</dt>
                    <dd>
                      <Kbd keys={shortcut.keys} always />
                      <VisuallyHidden>{spoken(shortcut.keys)}</VisuallyHidden>
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
