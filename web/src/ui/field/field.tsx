import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import styles from './field.module.css'

export type FieldProps = {
  label: string
  /** Keeps the label for those who listen and hides it from those who look. */
  labelHidden?: boolean
  required?: boolean
  hint?: ReactNode
  error?: string | null | undefined
  /** Stands right of the label: a counter, "optional". */
  aside?: ReactNode
}

/** What the control inside must carry so that label, hint and error belong to it. */
export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

/** The form pattern: label above, control, then the error (or the hint) below. */
export function Field({
  label,
  labelHidden,
  required,
  hint,
  error,
  aside,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  const text = (
    <label className={styles.label} htmlFor={id}>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </label>
  )
  return (
    <div className={styles.field}>
      {labelHidden ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {text}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note,
        'aria-required': required || undefined,
      })}
      {error ? (
        <p className={styles.error} id={note} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={note}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
