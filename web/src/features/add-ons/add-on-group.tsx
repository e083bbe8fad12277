import { hasFeature } from '@xd/core/domain/access/features.ts'
import { SOLD, type SoldLine } from '@xd/core/domain/pricing/features.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { cx } from '#ui/class-names.ts'
import { ABOUT } from './about.ts'
import styles from './add-ons.module.css'

interface Props {
  kind: SoldLine['kind']
  title: string
  about: string
  /** The selection here. */
  features: readonly string[]
  onChange: (feature: string, on: boolean) => void
}

const hintOf = ({ id, available }: SoldLine, isOn: boolean): string | undefined =>
  available
    ? ABOUT[id]
    : isOn
      ? 'Not available yet. You’ll get it when it’s ready and pay nothing until then.'
      : 'Not available yet'

const priceOf = ({ included, amount }: SoldLine): string => (included ? 'Included' : formatDollars(amount))

/** The lines of one part of the price list: features that are on, and those that could be. */
export function AddOnGroup({ kind, title, about, features, onChange }: Props) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.small}>{title}</h3>
      <p className={styles.about}>{about}</p>
      <ul className={styles.lines}>
        {SOLD.filter((line) => line.kind === kind && !line.hidden).map((line) => {
          const isOn = hasFeature(features, line.feature)
          return (
            <li key={line.id} className={cx(styles.line, !line.available && styles.later)}>
              <Checkbox
                writes
                label={line.title}
                hint={hintOf(line, isOn)}
                checked={isOn}
                disabled={!line.available}
                onChange={(on) => onChange(line.feature, on)}
              />
              <span className={`${styles.price} num`}>{priceOf(line)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
