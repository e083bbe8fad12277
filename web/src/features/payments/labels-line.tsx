import { Plus } from 'lucide-react'
import { useLabels } from '#data/company.ts'
import { openDialog } from '#data/dialogs.ts'
import { useCreateLabel } from '#data/labels.ts'
import { Button } from '#ui/action/button.tsx'
import { LabelIcon } from '#parts/label/label-icon.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { LabelPicker } from '#parts/label/label-picker.tsx'
import { LabelChip } from '#parts/label/label-chip.tsx'
import styles from './labels-line.module.css'

type Props = { selected: readonly number[]; onChange: (selected: number[]) => void }

/** A request's labels, each removable, and a picker to add more. */
export function LabelsLine({ selected, onChange }: Props) {
  const labels = useLabels('payment')
  const create = useCreateLabel('payment')
  return (
    <div className={styles.labels}>
      {labels
        .filter(({ labelID }) => selected.includes(labelID))
        .map((label) => (
          <LabelChip
            key={label.labelID}
            name={label.labelName}
            color={label.labelColor}
            icon={<LabelIcon name={label.labelIcon} />}
            onRemove={() => onChange(selected.filter((id) => id !== label.labelID))}
          />
        ))}
      <LabelPicker
        trigger={
          <Button writes size="small" icon={<Plus aria-hidden="true" />}>
            Labels
          </Button>
        }
        labels={labels}
        selected={selected}
        onChange={onChange}
        onCreate={(name) => create(name).then((id) => id !== undefined && onChange([...selected, id]), toastFailure)}
        onManage={() => openDialog({ kind: 'labels', module: 'payment' })}
      />
    </div>
  )
}
