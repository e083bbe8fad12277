import { SOLD } from '@xd/core/domain/pricing/features.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import type { PriceQuote } from '@xd/core/domain/pricing/quote.ts'
import { refetch, refetchAfter } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
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
  onClose: () => void
  onSaved: () => void
}

const titles = (features: readonly string[], than: readonly string[]): string =>
  SOLD.filter(({ feature }) => features.includes(feature) && !than.includes(feature))
    .map(({ title }) => title)
    .join(', ')

/** Says what changes for everyone and on the bill, before it does. */
export function SaveAddOnsDialog({ before, after, bill, companyVersion, onClose, onSaved }: Props) {
  const save = useCallMutation('settings/add-ons/save', {
    onSuccess: () => {
      void refetchAfter('reload_company')
      toast('Add-ons saved')
      onSaved()
    },
    onError: ({ code }) => code === 'conflict' && void refetch('settings/add-ons/fetch'),
  })
  const [on, off] = [titles(after, before), titles(before, after)]
  return (
    <ConfirmDialog
      open
      title="Change your add-ons?"
      description={billWords(bill.before.total, bill.after.total)}
      confirm="Save add-ons"
      busy={save.isPending}
      onCancel={onClose}
      onConfirm={() => save.mutate({ features: after, expectedVersion: companyVersion })}
    >
      <dl className={styles.changes}>
        {on !== '' && (
          <div>
            <dt>On</dt>
            <dd>{on}. It’s there for everyone at once.</dd>
          </div>
        )}
        {off !== '' && (
          <div>
            <dt>Off</dt>
            <dd>{off}. It disappears for everyone at once; what you have there is kept.</dd>
          </div>
        )}
        <div>
          <dt>Per year</dt>
          <dd className="num">{formatDollars(bill.after.yearly)}</dd>
        </div>
      </dl>
      {save.isError && (
        <Banner tone="danger" role="alert">
          {save.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
