import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only. As a status it is read out on each change. */
export const VisuallyHidden = (props: { role?: 'status'; 'aria-live'?: 'polite'; children: ReactNode }) => (
  <span className={styles.hidden} {...props} />
)
