import { Button, type ButtonProps } from '#ui/action/button.tsx'
import styles from './field-button.module.css'

/** A field that is filled in by what it opens. */
export const FieldButton = (props: ButtonProps) => <Button {...props} className={styles.button} />
