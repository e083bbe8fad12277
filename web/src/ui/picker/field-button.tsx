import { Button, type ButtonProps } from '#ui/action/button.tsx'
import styles from './field-button.module.css'

/**
 * A field filled in by the dialog it opens. A button cannot be announced as required: ARIA allows that only for fields.
 */
export const FieldButton = ({ 'aria-required': _, ...props }: ButtonProps) => (
  <Button {...props} className={styles.button} />
)
