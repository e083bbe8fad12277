import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import styles from './home-page.module.css'

type Props = {
  title: string
  figure: ReactNode
  detail: string
  /** The link to the full list. */
  all?: string
  act?: ReactNode
  children: ReactNode
}

/** A key figure, and the first items it counts. */
export function HomeCard({ title, figure, detail, all, act, children }: Props) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.top}>
        <h3 id={id}>{title}</h3>
        {act}
        {all !== undefined && (
          <Link to={all} aria-label={`All: ${title}`}>
            All
          </Link>
        )}
      </div>
      <p className={`${styles.figure} num`}>{figure}</p>
      <p className={styles.detail}>{detail}</p>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}
