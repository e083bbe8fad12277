import { Merge } from 'lucide-react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { type CustomerData, useLabels } from '#data/company.ts'
import { useChangeCustomersLabel } from '#data/customers.ts'
import { openDialog } from '#data/dialogs.ts'
import { inBatches } from '#data/in-batches.ts'
import { useCreateLabel } from '#data/labels.ts'
import type { ListSearch } from '#data/use-list.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectionBar } from '#ui/list/selection-bar.tsx'
import { ExportChosen } from '#parts/file/export-chosen.tsx'
import { LabelMany } from '#parts/label/label-many.tsx'

interface Props {
  chosen: readonly CustomerData[]
  shown: number
  /** The list's order, which its file shares. */
  order: Pick<ListSearch<'customers/list'>, 'sortBy' | 'sortDir'>
  permissions: readonly string[]
  onAll: () => void
  onClear: () => void
  onMerge: () => void
}

/** Actions on the selected customers: label, export, and merge two of them. */
export function CustomersBar({ chosen, shown, order, permissions, onAll, onClear, onMerge }: Props) {
  const labels = useLabels('customer')
  const { mutateAsync: changeLabel } = useChangeCustomersLabel()
  const create = useCreateLabel('customer')
  const custIDs = chosen.map(({ custID }) => custID)
  return (
    <SelectionBar label="Selected customers" count={chosen.length} shown={shown} onAll={onAll} onClear={onClear}>
      {holds(permissions, 'labels') && (
        <LabelMany<number>
          labels={labels}
          own={chosen.map(({ custLabels }) => custLabels)}
          onChange={(labelID, removed, only) =>
            inBatches(only ?? custIDs, (some) => changeLabel({ custIDs: some, labelID, removed }))
          }
          onCreate={create}
          onManage={() => openDialog({ kind: 'labels', module: 'customer' })}
          noun="customer"
        />
      )}
      <ExportChosen href={exportPath('customers', { custIDs, ...order })} count={chosen.length} noun="customer" />
      {holds(permissions, 'customer-data') && (
        <Button
          writes
          size="small"
          icon={<Merge aria-hidden="true" />}
          disabledReason={chosen.length === 2 ? null : 'Select exactly two customers to merge'}
          onClick={onMerge}
        >
          Merge…
        </Button>
      )}
    </SelectionBar>
  )
}
