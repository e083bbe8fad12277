import type { ReactNode } from 'react'
import styles from './list-page.module.css'

type Props = {
  title: string
  actions?: ReactNode
  /** The search box and the filters. */
  filters: ReactNode
  /** What can be done to the rows that are chosen. */
  bar?: ReactNode
  /** The table, or why there is none. */
  children: ReactNode
  pager?: ReactNode
}

/** A screen that is a list: its title, what narrows it, the rows, the pages. Only the rows scroll. */
export function ListPage({ title, actions, filters, bar, children, pager }: Props) {
  return (
    <section className={styles.page} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {actions && <div className={styles.acts}>{actions}</div>}
      </header>
      <div className={styles.filters}>{filters}</div>
      {bar}
      <div className={styles.rows}>{children}</div>
      {pager && <div className={styles.pager}>{pager}</div>}
    </section>
  )
}

/** The filter chips beside the search box. */
export const FilterLine = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>
