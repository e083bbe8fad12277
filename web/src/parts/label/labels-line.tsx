import { Plus } from 'lucide-react'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import { useLabels } from '#data/company.ts'
import { openDialog } from '#data/dialogs.ts'
import { useCreateLabel } from '#data/labels.ts'
import { Button } from '#ui/action/button.tsx'
import { LabelIcon } from './label-icon.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { LabelChip } from './label-chip.tsx'
import { LabelPicker } from './label-picker.tsx'
import styles from './labels-line.module.css'

type Props = { module: LabelModule; selected: readonly number[]; onChange: (selected: number[]) => void }

/** An item's labels, each removable, and a picker to add more. */
export function LabelsLine({ module, selected, onChange }: Props) {
  const labels = useLabels(module)
  const create = useCreateLabel(module)
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
        onManage={() => openDialog({ kind: 'labels', module })}
      />
    </div>
  )
}
