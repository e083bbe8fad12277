import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only; as a status it is read out whenever it changes. */
export const VisuallyHidden = (props: { role?: 'status'; 'aria-live'?: 'polite'; children: ReactNode }) => (
  <span className={styles.hidden} {...props} />
)
