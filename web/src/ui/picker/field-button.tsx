import { Button, type ButtonProps } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { type FieldControl, labelId } from '#ui/field/field.tsx'
import styles from './field-button.module.css'

/**
 * A field filled in by the dialog it opens, announced with its value ("Pay by Today, 6:15 PM"). ARIA allows only fields
 * to be required, and this is a button, so it says so in words.
 */
export const FieldButton = ({
  id,
  'aria-required': required,
  'aria-describedby': note,
  children,
  ...props
}: ButtonProps & FieldControl) => (
  <>
    <Button
      {...props}
      id={id}
      aria-haspopup="dialog"
      aria-labelledby={`${labelId(id)} ${id}-value`}
      aria-describedby={cx(required && `${id}-required`, note) || undefined}
      className={styles.button}
    >
      <span id={`${id}-value`}>{children}</span>
    </Button>
    {required && (
      <span id={`${id}-required`} hidden>
        Required
      </span>
    )}
  </>
)
