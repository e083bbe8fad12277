import type { ReactNode } from 'react'
import styles from './field-pair.module.css'

/** Fields side by side, below each other where there is no room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
