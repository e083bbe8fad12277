import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type CustomerData, useLabels } from '#data/company.ts'
import { useCustomerLabels } from '#data/customers.ts'
import { openDialog } from '#data/dialogs.ts'
import { useCreateLabel } from '#data/labels.ts'
import { LabelIcon } from '#parts/label/label-icon.tsx'
import { LabelPicker } from '#parts/label/label-picker.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { heldProps, useHeld } from '#ui/read-only.ts'
import { LabelChip } from '#parts/label/label-chip.tsx'
import styles from './customer-labels.module.css'

/** A customer's labels: a chip for each, and a plus to tick others or create one. */
export function CustomerLabels({ customer, mayChange }: { customer: CustomerData; mayChange: boolean }) {
  const labels = useLabels('customer')
  const setLabels = useCustomerLabels(customer, toastFailure)
  const create = useCreateLabel('customer')
  const held = useHeld(true)
  const own = labels.filter(({ labelID }) => customer.custLabels.includes(labelID))
  const plus = (rest?: ComponentProps<'button'>) => (
    <button type="button" className={styles.add} aria-label={own.length === 0 ? undefined : 'Change labels'} {...rest}>
      <Plus size={13} aria-hidden="true" />
      {own.length === 0 && 'Add a label'}
    </button>
  )
  return (
    <div className={styles.labels}>
      {own.map((label) => (
        <LabelChip
          key={label.labelID}
          name={label.labelName}
          color={label.labelColor}
          icon={<LabelIcon name={label.labelIcon} />}
          {...(mayChange && { onRemove: () => setLabels(customer.custLabels.filter((id) => id !== label.labelID)) })}
        />
      ))}
      {own.length === 0 && !mayChange && <span className={styles.none}>None</span>}
      {mayChange &&
        (held === null ? (
          <LabelPicker
            trigger={plus()}
            labels={labels}
            selected={customer.custLabels}
            onChange={setLabels}
            onCreate={(name) =>
              create(name).then((id) => id !== undefined && setLabels([...customer.custLabels, id]), toastFailure)
            }
            onManage={() => openDialog({ kind: 'labels', module: 'customer' })}
          />
        ) : (
          plus(heldProps(held))
        ))}
    </div>
  )
}
