import { type ReactNode, useId } from 'react'
import { type Column, Table } from '#ui/list/table.tsx'
import styles from './chart.module.css'

export interface Bar {
  readonly label: string
  readonly whole: number
  /** Of the whole; as much as it where there is nothing to tell apart. */
  readonly part: number
}

export interface ChartProps {
  title: string
  /** What the bars are called: `Day`, `Store`. */
  of: string
  /** What the two figures are called. */
  words: { whole: string; part: string }
  bars: readonly Bar[]
  show: (value: number) => string
}

/** A chart with its title, what its colours mean, and the same figures as a table. */
export function ChartFrame({ title, of, words, bars, show, children }: ChartProps & { children: ReactNode }) {
  const id = useId()
  const twofold = words.whole !== words.part
  const columns: Column<Bar, 'label' | 'part' | 'whole'>[] = [
    { key: 'label', title: of, cell: ({ label }) => label },
    { key: 'part', title: words.part, numeric: true, cell: ({ part }) => show(part) },
    ...(twofold
      ? [{ key: 'whole' as const, title: words.whole, numeric: true, cell: ({ whole }: Bar) => show(whole) }]
      : []),
  ]
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {twofold && (
          <p className={styles.key} aria-hidden="true">
            <span className={styles.partKey}>{words.part}</span>
            <span className={styles.wholeKey}>{words.whole}</span>
          </p>
        )}
      </header>
      {/* A picture of what the table says: who cannot see it reads that. */}
      <div aria-hidden="true">{children}</div>
      <details className={styles.table}>
        <summary>{title} as a table</summary>
        <Table keepOnPhone label={title} columns={columns} rows={bars} rowKey={({ label }) => label} />
      </details>
    </section>
  )
}
