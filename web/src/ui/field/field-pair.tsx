import type { ReactNode } from 'react'
import styles from './field-pair.module.css'

/** Fields side by side, or below each other if there is no room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
