import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#ui/class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import { overlong } from './overlong.ts'
import styles from './input.module.css'

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'prefix'> & {
    value: string
    onChange: (value: string) => void
    before?: ReactNode
    after?: ReactNode
    /** Figures with a fixed width. The field accepts no more than `maxLength`. */
    numeric?: boolean
    ref?: Ref<HTMLInputElement>
  }

export function TextField({
  label,
  labelHidden,
  required,
  hint,
  error,
  aside,
  writes,
  value,
  onChange,
  before,
  after,
  numeric,
  maxLength,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      {...{ label, labelHidden, required, hint, aside, writes }}
      error={numeric ? error : (overlong(value, maxLength) ?? error)}
    >
      {(control) => (
        <div className={styles.box}>
          {before && <span className={styles.affix}>{before}</span>}
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...control}
            readOnly={input.readOnly || control['aria-readonly']}
            maxLength={numeric ? maxLength : undefined}
            className={cx(styles.input, numeric && 'num', className)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {after}
        </div>
      )}
    </Field>
  )
}
