import { Button, type ButtonProps } from '#ui/action/button.tsx'
import styles from './field-button.module.css'

/** A field filled in by the dialog it opens. */
export const FieldButton = (props: ButtonProps) => <Button {...props} className={styles.button} />
