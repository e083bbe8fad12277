import { Check, Minus } from 'lucide-react'
import * as Radix from 'radix-ui/checkbox'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { cx } from '#ui/class-names.ts'
import { tipOf } from '#ui/tip/tips.tsx'
import { useHeld } from '#ui/read-only.ts'
import { HeldNote } from './held-note.tsx'
import styles from './checkbox.module.css'

type Props = {
  label: ReactNode
  labelHidden?: boolean
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
  /** Changes are saved immediately, so it is locked on view-only visits. */
  writes?: boolean
  /** −1 if the surrounding row's keys do the same. */
  tabIndex?: number
}

export function Checkbox({ label, labelHidden, checked, onChange, hint, disabled, writes, tabIndex }: Props) {
  const id = useId()
  const held = useHeld(writes)
  return (
    <label className={styles.line} htmlFor={id} {...tipOf(held)}>
      <Radix.Root
        id={id}
        className={styles.box}
        checked={checked}
        onCheckedChange={(next) => held === null && onChange(next === true)}
        disabled={disabled}
        tabIndex={tabIndex}
        aria-disabled={held === null ? undefined : true}
        aria-describedby={cx(hint ? `${id}-hint` : undefined, held !== null && `${id}-held`) || undefined}
      >
        <Radix.Indicator>
          {checked === 'indeterminate' ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
        </Radix.Indicator>
      </Radix.Root>
      <HeldNote id={`${id}-held`} held={held} />
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.words}>
          {label}
          {hint && (
            <span className={styles.hint} id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      )}
    </label>
  )
}
