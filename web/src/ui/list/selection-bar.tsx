import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import styles from './selection-bar.module.css'

interface Props {
  /** "Selected conversations". */
  label: string
  count: number
  /** How many could be selected. */
  shown: number
  /** Their total, if there is one. */
  note?: string
  onAll: () => void
  onClear: () => void
  /** The actions. */
  children: ReactNode
}

/** Actions on all selected rows. It stays above the rows, which scroll under it. */
export function SelectionBar({ label, count, shown, note, onAll, onClear, children }: Props) {
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      <IconButton
        size="small"
        tipSide="bottom"
        label="Clear the selection"
        icon={<X aria-hidden="true" />}
        onClick={onClear}
      />
      <span className="num">
        {count} selected
        {note !== undefined && ` · ${note}`}
      </span>
      {children}
      {count < shown && (
        <Button size="small" variant="ghost" onClick={onAll}>
          All {shown}
        </Button>
      )}
    </div>
  )
}
