import { type ReactNode, useId } from 'react'
import styles from './checkbox-group.module.css'

type Props = {
  legend: string
  /** Above the boxes: a control that sets them all. */
  lead?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** Boxes under one name, in as many columns as fit. */
export function CheckboxGroup({ legend, lead, error, children }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.group} {...(error && { 'aria-describedby': id, 'data-fault': true })}>
      <legend className={styles.legend}>{legend}</legend>
      {lead}
      <div className={styles.boxes}>{children}</div>
      {error && (
        <p id={id} role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
