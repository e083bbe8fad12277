import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { cx } from '#ui/class-names.ts'
import { tipOf } from '#ui/tip/tips.tsx'
import { useHeld } from '#ui/read-only.ts'
import { HeldNote } from './held-note.tsx'
import styles from './field.module.css'

export type FieldProps = {
  label: string
  /** Keeps the label for screen readers but hides it visually. */
  labelHidden?: boolean
  required?: boolean
  hint?: ReactNode
  error?: string | null | undefined
  /** Shown right of the label: a counter, "optional". */
  aside?: ReactNode
  /** Its value gets saved, so it is read-only on view-only visits. */
  writes?: boolean | undefined
}

/** The props that tie label, hint and error to the inner control. */
export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
  'aria-readonly': true | undefined
}

/** For a control that is named by its label and its value. */
export const labelId = (id: string): string => `${id}-label`

/** The form pattern: label above, control, then the error (or the hint) below. */
export function Field({
  label,
  labelHidden,
  required,
  hint,
  error,
  aside,
  writes,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const held = useHeld(writes)
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  const text = (
    <label className={styles.label} id={labelId(id)} htmlFor={id}>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </label>
  )
  return (
    <div className={styles.field} {...tipOf(held)}>
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
        'aria-describedby': held === null ? note : cx(note, `${id}-held`),
        'aria-required': required || undefined,
        'aria-readonly': held === null ? undefined : true,
      })}
      <HeldNote id={`${id}-held`} held={held} />
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
