import type { ReactNode } from 'react'
import styles from './checkbox-group.module.css'

type Props = {
  legend: string
  /** Above the boxes: a control that sets them all. */
  lead?: ReactNode
  error?: string | undefined
  /** The boxes. */
  children: ReactNode
}

/** Boxes under one name, in as many columns as fit. */
export function CheckboxGroup({ legend, lead, error, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {lead}
      <div className={styles.boxes}>{children}</div>
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
