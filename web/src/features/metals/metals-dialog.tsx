import { MOVEMENT_TONES, secondsToRefresh } from '@xd/core/domain/metals/compare.ts'
import { ask, bid, METAL_SYMBOLS, type MetalsEntry, TICKER_ORDER } from '@xd/core/domain/metals/entry.ts'
import {
  DIALOG_DIGITS,
  pricePerUnit,
  truncateDigits,
  WEIGHT_UNITS,
  type WeightUnit,
} from '@xd/core/domain/metals/units.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { RefreshCw } from 'lucide-react'
import { useMetals } from '#data/metals.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { Spinner } from '#ui/busy/spinner.tsx'
import { MeltGrid } from './melt-grid.tsx'
import { MARKS, METAL_NAMES, sinceClose } from './metal-price.ts'
import { useWeightUnit } from './use-weight-unit.ts'
import styles from './metals-dialog.module.css'

const UNITS = Object.entries(WEIGHT_UNITS).map(([value, { title }]) => ({ value: value as WeightUnit, label: title }))
const PER: Readonly<Record<WeightUnit, string>> = { g: 'gram', oz: 'ounce', ozt: 'troy ounce', dwt: 'pennyweight' }
const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const SECOND_MS = 1000

/** Spec 2 §2: bid and ask prices, and currency and crypto rates. */
export function MetalsDialog({ onClose }: { onClose: () => void }) {
  const { data, isFetching, refetch, dataUpdatedAt, errorUpdatedAt, isError } = useMetals()
  const { company } = useSignedIn()
  const [unit, setUnit] = useWeightUnit()
  const left = secondsToRefresh(useNow(SECOND_MS) - Math.max(dataUpdatedAt, errorUpdatedAt))
  const { latest, previous } = data ?? {}
  const clock = new Intl.DateTimeFormat('en-US', { ...MOMENT, timeZone: company.companyTimezone })
  const at = ({ timestamp }: MetalsEntry) => clock.format(timestamp * SECOND_MS)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Precious Metal Spot Pricing"
      footer={
        <>
          <FooterStart>
            <span className={`${styles.countdown} num`}>{isFetching ? 'Refreshing…' : `Refreshes in ${left} s`}</span>
          </FooterStart>
          <Button icon={<RefreshCw aria-hidden="true" />} busy={isFetching} onClick={() => void refetch()}>
            Refresh now
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className={styles.unit}>
        <SegmentedControl label="Weight unit" value={unit} onChange={setUnit} segments={UNITS} wide />
      </div>
      {latest && previous ? (
        <>
          {(isError || data?.stale) && (
            <Banner tone="warning" title="These prices may be old.">
              They’re from {at(latest)}.
            </Banner>
          )}
          <Prices latest={latest} previous={previous} unit={unit} />
          <Rates latest={latest} />
          {hasFeature(company.features, 'gold') && <MeltGrid unit={unit} onClose={onClose} />}
          <p className={`${styles.note} num`}>
            {data?.marketOpen === false && 'The market is closed. '}As of {at(latest)}; change since the close of{' '}
            {at(previous)}.
          </p>
        </>
      ) : (
        <p className={styles.wait} role="status">
          {data?.available === false ? (
            'No price feed is set up on this server, so there are no prices.'
          ) : (
            <Spinner size={22} label="Loading prices" />
          )}
        </p>
      )}
    </Dialog>
  )
}

type Compared = { latest: MetalsEntry; previous: MetalsEntry; unit: WeightUnit }

const Prices = ({ latest, previous, unit }: Compared) => (
  <table className={`${styles.table} num`}>
    <caption className={styles.caption}>Dollars per {PER[unit]}</caption>
    <thead>
      <tr>
        <th scope="col">Metal</th>
        <th scope="col">Bid</th>
        <th scope="col">Ask</th>
        <th scope="col">Since close</th>
      </tr>
    </thead>
    <tbody>
      {TICKER_ORDER.map((metal) => {
        const { direction, change } = sinceClose(latest, previous, metal)
        return (
          <tr key={metal}>
            <th scope="row">
              {METAL_NAMES[metal]} <span className={styles.symbol}>{METAL_SYMBOLS[metal]}</span>
            </th>
            <td>{truncateDigits(pricePerUnit(bid(latest, metal), unit), DIALOG_DIGITS)}</td>
            <td>{truncateDigits(pricePerUnit(ask(latest, metal), unit), DIALOG_DIGITS)}</td>
            <td className={styles[MOVEMENT_TONES[direction]]}>
              <span aria-hidden="true">{MARKS[direction]}</span>{' '}
              {direction === 'unchanged' ? direction : `${direction} ${change}`}
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

const Rates = ({ latest }: { latest: MetalsEntry }) => (
  <dl className={`${styles.rates} num`}>
    {[
      ['1 US dollar', `${truncateDigits(latest.CAD, DIALOG_DIGITS)} Canadian dollars`],
      ['1 US dollar', `${truncateDigits(latest.MXN, DIALOG_DIGITS)} Mexican pesos`],
      ['1 Bitcoin', `${truncateDigits(latest.USDBTC, DIALOG_DIGITS)} US dollars`],
      ['1 Ether', `${truncateDigits(latest.USDETH, DIALOG_DIGITS)} US dollars`],
    ].map(([one, worth]) => (
      <div key={worth}>
        <dt>{one}</dt>
        <dd>{worth}</dd>
      </div>
    ))}
  </dl>
)
