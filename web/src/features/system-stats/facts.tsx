import type { ReactNode } from 'react'
import styles from './system-stats.module.css'

export const Section = ({ title, about, children }: { title: string; about?: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h3 className={styles.small}>{title}</h3>
    {about && <p className={styles.about}>{about}</p>}
    {children}
  </section>
)

type FactsProps = { facts: readonly (readonly [name: string, value: string])[]; none?: string }

export const Facts = ({ facts, none = '' }: FactsProps) =>
  facts.length === 0 ? (
    <p className={styles.about}>{none}</p>
  ) : (
    <dl className={`${styles.facts} num`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
