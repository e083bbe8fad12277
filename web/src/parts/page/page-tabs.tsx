import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countOf, grouped } from '@xd/core/domain/text/figure.ts'
import styles from './page-tabs.module.css'

interface PageTab {
  readonly to: string
  readonly label: string
  /** How many items there need attention, and the noun for one. */
  readonly count?: number
  readonly what?: string
}

/** A module's lists as tabs, each with an address. Users with only one see none. */
export function PageTabs({ label, tabs, children }: { label: string; tabs: readonly PageTab[]; children: ReactNode }) {
  if (tabs.length === 1) return children
  return (
    <div className={styles.page}>
      <nav className={styles.tabs} aria-label={label}>
        {tabs.map(({ to, label: name, count = 0, what = '' }) => (
          <Link key={to} to={to} className={styles.tab} activeOptions={{ exact: true, includeSearch: false }}>
            {name}
            {count > 0 && (
              <span className={`${styles.count} num`} aria-label={countOf(count, what)}>
                {grouped(count)}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <div className={styles.list}>{children}</div>
    </div>
  )
}
