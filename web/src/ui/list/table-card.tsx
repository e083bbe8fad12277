import type { ReactNode } from 'react'
import styles from './table-card.module.css'

/** A table's card on a gray page. */
export const TableCard = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>
