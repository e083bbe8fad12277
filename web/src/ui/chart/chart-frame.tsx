import { type ReactNode, useId } from 'react'
import { type Column, Table } from '#ui/list/table.tsx'
import styles from './chart.module.css'

export interface Bar {
  readonly label: string
  readonly whole: number
  /** The total; equal to the part if there is no split. */
  readonly part: number
}

export interface ChartProps {
  title: string
  /** The name of the bars: `Day`, `Store`. */
  of: string
  /** The names of the two figures. */
  words: { whole: string; part: string }
  bars: readonly Bar[]
  show: (value: number) => string
}

type Props = ChartProps & {
  /** The bar under the pointer, in words; it replaces the legend. */
  readOut?: string | undefined
  children: ReactNode
}

/** A chart with its title, a legend, and the same figures as a table. */
export function ChartFrame({ title, of, words, bars, show, readOut, children }: Props) {
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
        {readOut && <p className={`${styles.readOut} num`}>{readOut}</p>}
        {twofold && !readOut && (
          <p className={styles.key} aria-hidden="true">
            <span className={styles.partKey}>{words.part}</span>
            <span className={styles.wholeKey}>{words.whole}</span>
          </p>
        )}
      </header>
      {children}
      <details className={styles.table}>
        <summary>{title} as a table</summary>
        <Table keepOnPhone label={title} columns={columns} rows={bars} rowKey={(bar) => bars.indexOf(bar)} />
      </details>
    </section>
  )
}
