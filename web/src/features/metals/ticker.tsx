import { MOVEMENT_TONES } from '@xd/core/domain/metals/compare.ts'
import { bid, METAL_SYMBOLS, TICKER_ORDER } from '@xd/core/domain/metals/entry.ts'
import { pricePerUnit, TICKER_DIGITS, truncateDigits, WEIGHT_UNITS } from '@xd/core/domain/metals/units.ts'
import { openDialog } from '#data/dialogs.ts'
import { useMetals } from '#data/metals.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { cx } from '#ui/class-names.ts'
import { MARKS, METAL_NAMES, sinceClose } from './metal-price.ts'
import { useWeightUnit } from './use-weight-unit.ts'
import styles from './ticker.module.css'

/**
 * Spec 2 §2: the button in the navigation with AU, PT, AG and PD; it opens the spot pricing dialog. Hidden without a
 * feed.
 */
export function Ticker() {
  const { data } = useMetals()
  const [unit] = useWeightUnit()
  if (data?.available === false) return null
  const { latest, previous } = data ?? {}
  // Spec 2 §4: loading until both entries exist.
  const ready = latest && previous
  return (
    <button
      type="button"
      className={cx(styles.ticker, 'num')}
      onClick={() => openDialog({ kind: 'metals' })}
      aria-haspopup="dialog"
      aria-busy={!ready}
    >
      <VisuallyHidden>Precious Metal Spot Pricing, dollars, {WEIGHT_UNITS[unit].title}: </VisuallyHidden>
      {TICKER_ORDER.map((metal) => {
        if (!ready)
          return (
            <span key={metal} className={styles.metal}>
              <b aria-label={METAL_NAMES[metal]}>{METAL_SYMBOLS[metal]}</b>
              <span className={styles.loading}>…</span>
            </span>
          )
        const { direction, change } = sinceClose(latest, previous, metal)
        return (
          <span key={metal} className={styles.metal}>
            <b>{METAL_SYMBOLS[metal]}</b>
            {truncateDigits(pricePerUnit(bid(latest, metal), unit), TICKER_DIGITS)}
            <span className={styles[MOVEMENT_TONES[direction]]}>
              <span aria-hidden="true">{MARKS[direction]}</span>
              <VisuallyHidden> {direction} </VisuallyHidden>
              <span className={styles.change}>{change}</span>
            </span>
          </span>
        )
      })}
      {data?.stale && <span className={styles.old}>Old prices</span>}
    </button>
  )
}
