import { useState } from 'react'
import { MOST_PAYOUT_PERCENT } from '@xd/core/domain/metals/melt.ts'
import { meltWords } from '@xd/core/domain/metals/melt-grid.ts'
import { type WeightUnit, WEIGHT_UNITS } from '@xd/core/domain/metals/units.ts'
import { openDialog } from '#data/dialogs.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useSettled } from '#ui/hook/use-settled.ts'
import { dollars } from '#ui/text/dollars.ts'
import styles from './metals-dialog.module.css'

const QUANTITY = /^(?:\d{1,7}(?:\.\d{0,6})?|\.\d{1,6})$/

const read = (text: string): number | null => (QUANTITY.test(text.trim()) ? Number(text) : null)

/** The melt value of a gold piece by karat, and the shop's offer. A row can go into a quote at today's price. */
export function MeltGrid({ unit, onClose }: { unit: WeightUnit; onClose: () => void }) {
  const [weightText, setWeight] = useState('')
  const [payoutText, setPayout] = useState('65')
  const [weight, payout] = [read(weightText), read(payoutText)]
  const isRight = weight !== null && weight > 0 && payout !== null && payout <= MOST_PAYOUT_PERCENT
  const input = { weight: weight ?? 0, unit, payoutPercent: payout ?? 0 }
  const asked = useSettled(isRight ? JSON.stringify(input) : '')
  const shownInput = JSON.parse(asked || JSON.stringify(input)) as typeof input
  const { data, isPlaceholderData } = useCall('gold/melt', shownInput, { enabled: asked !== '', keepPrevious: true })
  const price = data?.price
  const isShown = isRight && price && !isPlaceholderData && asked === JSON.stringify(input)
  return (
    <section aria-label="Gold melt value">
      <h3 className={styles.heading}>Gold melt value</h3>
      <div className={styles.piece}>
        <TextField
          label={`Weight, ${WEIGHT_UNITS[unit].title.toLowerCase()}`}
          inputMode="decimal"
          numeric
          value={weightText}
          onChange={setWeight}
          error={weightText !== '' && weight === null ? 'Enter a number like 7.3' : null}
        />
        <TextField
          label="Payout, percent"
          inputMode="decimal"
          numeric
          value={payoutText}
          onChange={setPayout}
          error={payout === null || payout > MOST_PAYOUT_PERCENT ? 'Enter a percentage like 65' : null}
        />
      </div>
      {isShown && (
        <table className={`${styles.table} num`}>
          <caption className={styles.caption}>
            At the bid of {dollars(Math.round(price.bid * 100) / 100)} per troy ounce
            {data.stale && ', which may be old'}
          </caption>
          <thead>
            <tr>
              <th scope="col">Karat</th>
              <th scope="col">Melt</th>
              <th scope="col">Pays</th>
              <th scope="col">Quote</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ karat, melt, offer }) => (
              <tr key={karat}>
                <th scope="row">{karat}k</th>
                <td>{dollars(melt)}</td>
                <td>{dollars(offer)}</td>
                <td>
                  <Button
                    size="small"
                    aria-label={`Quote a loan of ${dollars(offer)} for ${karat}k`}
                    onClick={() => {
                      onClose()
                      openDialog({
                        kind: 'loan',
                        amount: offer.toFixed(2),
                        item: meltWords({ ...shownInput, pricePerTroyOunce: price.bid }, karat),
                      })
                    }}
                  >
                    Quote
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
