import { useState } from 'react'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import sections from './sections.module.css'
import styles from './point-of-sale.module.css'

const SHAPES = [
  { shape: 1, name: 'Ticket report', about: 'Customers and tickets for a spreadsheet.' },
  { shape: 2, name: 'Raw columns', about: 'Raw database columns with semicolons, times and Windows encoding.' },
  { shape: 3, name: 'Loan history', about: 'No customers. Import one of the others first.' },
] as const

/** The files that the store’s system writes today, one per shape. */
export function PosFiles({ url, storeKey }: { url: string; storeKey: string }) {
  const [faults, setFaults] = useState(false)
  const href = (shape: number) =>
    `${url}/pos/export?${new URLSearchParams({ shape: String(shape), storeKey, faults: faults ? '1' : '0' })}`
  return (
    <section className={sections.section} aria-labelledby="pos-files-title">
      <h2 id="pos-files-title">Exports</h2>
      <p className={sections.text}>The store’s tickets as of today. Import a file under Mailers, Imports.</p>
      <ul className={styles.files}>
        {SHAPES.map(({ shape, name, about }) => (
          <li key={shape}>
            <DownloadLink href={href(shape)} label={name} />
            <span className={styles.about}>{about}</span>
          </li>
        ))}
      </ul>
      <div className={styles.faults}>
        <Checkbox label="With faulty rows, one in twenty" checked={faults} onChange={setFaults} />
      </div>
    </section>
  )
}
