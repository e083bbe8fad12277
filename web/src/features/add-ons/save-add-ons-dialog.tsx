import { SOLD } from '@xd/core/domain/pricing/features.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import type { PriceQuote } from '@xd/core/domain/pricing/quote.ts'
import { useSaveAddOns } from '#data/add-ons.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { billWords } from './bill-words.ts'
import styles from './add-ons.module.css'

interface Props {
  before: readonly string[]
  after: readonly string[]
  bill: { readonly before: PriceQuote; readonly after: PriceQuote }
  companyVersion: number
  /** For XD Support: another company. */
  companyID: number | undefined
  onClose: () => void
  onSaved: () => void
}

const titles = (features: readonly string[], than: readonly string[]): string =>
  SOLD.filter(({ feature }) => features.includes(feature) && !than.includes(feature))
    .map(({ title }) => title)
    .join(', ')

/** Announces the changes for everyone and on the bill. */
export function SaveAddOnsDialog({ before, after, bill, companyVersion, companyID, onClose, onSaved }: Props) {
  const theirs = companyID !== undefined
  const { save, isPending, error } = useSaveAddOns(companyID, () => {
    toast('Add-ons saved')
    onSaved()
  })
  const [on, off] = [titles(after, before), titles(before, after)]
  return (
    <ConfirmDialog
      open
      title={theirs ? 'Change this company’s add-ons?' : 'Change your add-ons?'}
      description={billWords(bill.before.total, bill.after.total, theirs ? 'The' : 'Your')}
      confirm="Save add-ons"
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => save(after, companyVersion)}
    >
      <dl className={styles.changes}>
        {on !== '' && (
          <div>
            <dt>On</dt>
            <dd>{on}. Everyone gets it right away.</dd>
          </div>
        )}
        {off !== '' && (
          <div>
            <dt>Off</dt>
            <dd>
              {off}. It disappears for everyone right away. {theirs ? 'Their' : 'Your'} data there is kept.
            </dd>
          </div>
        )}
        <div>
          <dt>Per year</dt>
          <dd className="num">{formatDollars(bill.after.yearly)}</dd>
        </div>
      </dl>
      {error && (
        <Banner tone="danger" role="alert">
          {error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
