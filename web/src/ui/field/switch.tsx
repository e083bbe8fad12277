import * as Radix from 'radix-ui/switch'
import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

type Props = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
}

/** Takes effect immediately. For a change that waits for a Save button, use a Checkbox. */
export function Switch({ label, checked, onChange, hint, disabled }: Props) {
  const id = useId()
  return (
    <label className={styles.line} htmlFor={id}>
      <span className={styles.words}>
        {label}
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <Radix.Root
        id={id}
        className={styles.track}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
    </label>
  )
}
