import { Lock } from 'lucide-react'
import { LOCKED_CUSTOMER_FIELDS } from '@xd/core/domain/fields/definition.ts'
import styles from './editor.module.css'

/** The facts every customer has, above the company's own fields. */
export const LockedBasics = () => (
  <section className={styles.basics} aria-label="Always part of a customer">
    <p className={styles.hint}>
      <Lock size={14} aria-hidden="true" /> Always part of a customer
    </p>
    <ul>
      {LOCKED_CUSTOMER_FIELDS.filter(({ hidden }) => !hidden).map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  </section>
)
