import type { ReactNode } from 'react'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { cx } from '#ui/class-names.ts'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { useScrollPlace } from '#ui/hook/use-scroll-place.ts'
import styles from './list-page.module.css'

type Props = {
  title: string
  /** The rows' filters. New filters start at the top. */
  place?: string
  /** The link to the page above this one. */
  back?: ReactNode
  actions?: ReactNode
  /** The address of the rows as a file; null if there is none. */
  csv?: string | null
  /** The search box and the filters. */
  filters: ReactNode
  bar?: ReactNode
  /** The table, or the reason why there is none. */
  children: ReactNode
  pager?: ReactNode
  /** No row can have the focus, so the keyboard scrolls them all together. */
  plain?: boolean
  /** Beside a list of sections, on gray: the rows get a card. */
  framed?: boolean
}

/** A list screen: its title, filters, rows and pages. Only the rows scroll. */
export function ListPage({
  title,
  place = '',
  back,
  actions,
  csv,
  filters,
  bar,
  children,
  pager,
  plain,
  framed,
}: Props) {
  const phone = useIsPhone()
  const scroller = useScrollPlace(`${title} ${place}`)
  return (
    <section className={cx(styles.page, framed && styles.framed)} aria-label={title}>
      {back && <div className={styles.back}>{back}</div>}
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {(actions || (csv && !phone)) && (
          <div className={styles.acts}>
            {csv && !phone && <DownloadLink href={csv} label="Export CSV" />}
            {actions}
          </div>
        )}
      </header>
      <div className={styles.filters}>
        {filters}
        {csv && phone && <DownloadLink compact href={csv} label="Export CSV" />}
      </div>
      {bar}
      <div
        className={styles.rows}
        {...scroller}
        {...(plain && { tabIndex: 0, role: 'region', 'aria-label': `${title}, rows` })}
      >
        {children}
        {phone && pager}
      </div>
      {!phone && <div className={styles.pager}>{pager}</div>}
    </section>
  )
}

/** The filter chips next to the search box. */
export const FilterLine = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>
