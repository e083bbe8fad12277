import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import styles from './selection-bar.module.css'

interface Props {
  /** "Selected conversations". */
  label: string
  count: number
  /** The number that could be selected. */
  shown: number
  /** Their total, if there is one. */
  note?: string
  onAll: () => void
  onClear: () => void
  children: ReactNode
}

/** Actions on all selected rows. It stays above the rows, which scroll under it. */
export function SelectionBar({ label, count, shown, note, onAll, onClear, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  // It disappears with the last selected row, and the pressed button with it. Focus moves to the rows.
  useEffect(() => {
    const rows = bar.current?.nextElementSibling
    return () => {
      if (document.activeElement === document.body) rows?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    }
  }, [])
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={label}>
      <IconButton
        size="small"
        tipSide="bottom"
        label="Clear the selection"
        icon={<X aria-hidden="true" />}
        onClick={onClear}
      />
      <span className="num" role="status">
        {count} selected
        {note !== undefined && ` · ${note}`}
      </span>
      {children}
      {count < shown && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            onAll()
            bar.current?.querySelector('button')?.focus()
          }}
        >
          All {shown}
        </Button>
      )}
    </div>
  )
}
