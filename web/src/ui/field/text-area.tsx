import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from '#ui/class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import { overlong } from './overlong.ts'
import styles from './input.module.css'

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> & {
    value: string
    onChange: (value: string) => void
    /** Shows how much of maxLength is used once three quarters are. */
    counted?: boolean
    ref?: Ref<HTMLTextAreaElement>
  }

export function TextArea({
  label,
  labelHidden,
  required,
  hint,
  error,
  aside,
  writes,
  value,
  onChange,
  counted,
  maxLength,
  rows = 3,
  ...area
}: Props) {
  const near = counted && maxLength && value.length >= maxLength * 0.75
  const counter = near ? <span className="num">{`${value.length} / ${maxLength}`}</span> : aside
  return (
    <Field
      {...{ label, labelHidden, required, hint, writes }}
      error={overlong(value, maxLength) ?? error}
      aside={counter}
    >
      {(control) => (
        <div className={cx(styles.box, styles.area)}>
          <textarea
            {...area}
            {...control}
            readOnly={area.readOnly || control['aria-readonly']}
            className={styles.input}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
