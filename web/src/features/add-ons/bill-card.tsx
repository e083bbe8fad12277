import type { PriceQuote } from '@xd/core/domain/pricing/quote.ts'
import { MAX_STORES } from '@xd/core/domain/pricing/store-count.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import styles from './add-ons.module.css'

/** For XD Support, who set another company's bill. */
const nextStoreOfTheirs = (stores: number, { nextStore }: PriceQuote): string =>
  stores >= MAX_STORES
    ? `The price list ends at ${MAX_STORES} stores. Beyond that, the bill doesn’t change.`
    : `One more store adds ${formatDollars(nextStore)} a month.`

const nextStoreWords = (stores: number, { nextStore }: PriceQuote): string =>
  stores > MAX_STORES
    ? `You have ${stores} stores, and the price list ends at ${MAX_STORES}. Ask XD Support about yours.`
    : stores === MAX_STORES
      ? `The price list ends at ${MAX_STORES} stores. Ask XD Support before you add one.`
      : nextStore <= 0
        ? 'One more store adds nothing to your bill.'
        : `One more store adds ${formatDollars(nextStore)} a month.`

/** The monthly bill, line by line, for the selection. */
export function BillCard({ stores, quote, theirs = false }: { stores: number; quote: PriceQuote; theirs?: boolean }) {
  return (
    <section className={styles.bill} aria-label="Monthly bill">
      <h3 className={styles.small}>Monthly bill</h3>
      <p className={styles.about}>For {countOf(stores, 'store')}, billed by invoice.</p>
      <dl className={`${styles.figures} num`}>
        {quote.lines.map(({ id, title, quantity, cost, amount }) => (
          <div key={id}>
            <dt>
              {title}
              {quantity > 1 && (
                <span className={styles.times}>
                  {quantity} × {formatDollars(cost)}
                </span>
              )}
            </dt>
            <dd>{formatDollars(amount)}</dd>
          </div>
        ))}
        {quote.discount > 0 && (
          <div>
            <dt>
              Multi-store discount<span className={styles.times}>{quote.discountPercent}%, not on extras</span>
            </dt>
            <dd>−{formatDollars(quote.discount)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Total per month</dt>
          <dd>{formatDollars(quote.total)}</dd>
        </div>
        <div>
          <dt>Total per year</dt>
          <dd>{formatDollars(quote.yearly)}</dd>
        </div>
      </dl>
      <p className={styles.about}>{(theirs ? nextStoreOfTheirs : nextStoreWords)(stores, quote)}</p>
    </section>
  )
}
