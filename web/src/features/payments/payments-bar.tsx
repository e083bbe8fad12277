import { exportPath } from '@xd/core/contract/exports.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { cents, centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'
import { useLabels } from '#data/company.ts'
import { openDialog } from '#data/dialogs.ts'
import { inBatches } from '#data/in-batches.ts'
import { useCreateLabel } from '#data/labels.ts'
import { type PaymentData, useChangePaymentsLabel } from '#data/payments.ts'
import type { ListSearch } from '#data/use-list.ts'
import { SelectionBar } from '#ui/list/selection-bar.tsx'
import { ExportChosen } from '#parts/file/export-chosen.tsx'
import { LabelMany } from '#parts/label/label-many.tsx'

interface Props {
  chosen: readonly PaymentData[]
  shown: number
  /** The list's order, which its file shares. */
  order: Pick<ListSearch<'payments/list'>, 'sortBy' | 'sortDir'>
  permissions: readonly string[]
  onAll: () => void
  onClear: () => void
}

const sumOf = (payments: readonly PaymentData[]): string =>
  formatDollars(cents(payments.reduce((sum, { paymentAmount }) => sum + centsOfAnswer(paymentAmount), 0)))

/** The total of the selected payments, and their actions: label and export. Money actions are one at a time. */
export function PaymentsBar({ chosen, shown, order, permissions, onAll, onClear }: Props) {
  const labels = useLabels('payment')
  const { mutateAsync: changeLabel } = useChangePaymentsLabel()
  const create = useCreateLabel('payment')
  const paymentKeys = chosen.map(({ paymentKey }) => paymentKey)
  return (
    <SelectionBar
      label="Selected payments"
      count={chosen.length}
      shown={shown}
      note={sumOf(chosen)}
      onAll={onAll}
      onClear={onClear}
    >
      {holds(permissions, 'labels') && (
        <LabelMany<string>
          labels={labels}
          own={chosen.map(({ paymentLabels }) => paymentLabels)}
          onChange={(labelID, removed, only) =>
            inBatches(only ?? paymentKeys, (some) => changeLabel({ paymentKeys: some, labelID, removed }))
          }
          onCreate={create}
          onManage={() => openDialog({ kind: 'labels', module: 'payment' })}
          noun="payment"
        />
      )}
      <ExportChosen href={exportPath('payments', { paymentKeys, ...order })} count={chosen.length} noun="payment" />
    </SelectionBar>
  )
}
