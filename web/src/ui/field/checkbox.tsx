import { Check, Minus } from 'lucide-react'
import * as Radix from 'radix-ui/checkbox'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import styles from './checkbox.module.css'

type Props = {
  label: ReactNode
  labelHidden?: boolean
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
  /** −1 where keys of the row around it do the same. */
  tabIndex?: number
}

export function Checkbox({ label, labelHidden, checked, onChange, hint, disabled, tabIndex }: Props) {
  const id = useId()
  return (
    <label className={styles.line} htmlFor={id}>
      <Radix.Root
        id={id}
        className={styles.box}
        checked={checked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={disabled}
        tabIndex={tabIndex}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Radix.Indicator>
          {checked === 'indeterminate' ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
        </Radix.Indicator>
      </Radix.Root>
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
