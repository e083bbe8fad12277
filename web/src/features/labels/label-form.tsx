import { Palette } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { LABEL_MODULE_NAMES, type LabelModule } from '@xd/core/domain/label/modules.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import { validateLabelName } from '@xd/core/domain/label/validate.ts'
import { type LabelData, useLabels } from '#data/company.ts'
import { useSaveLabel } from '#data/labels.ts'
import { useEdits } from '#state/use-edits.ts'
import { Contested } from '#parts/page/contested.tsx'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { LabelIcon } from '#parts/label/label-icon.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ColorSelectorDialog } from '#ui/picker/color-selector-dialog.tsx'
import { LabelIconGrid } from '#parts/label/label-icon-grid.tsx'
import { LabelChip } from '#parts/label/label-chip.tsx'
import styles from './label-manager-dialog.module.css'

const NAME_MAX = 60
const DEFAULT_ICON = 'tag'

type Props = { module: LabelModule; label: LabelData | null; onClose: () => void }

/** Spec 1 §5: a label's name, color and icon. Save is disabled on any error. */
export function LabelForm({ module, label, onClose }: Props) {
  const existing = useLabels(module)
  const save = useSaveLabel()
  const [color] = useState(() => randomLabelColor(Math.random))
  const { draft, isDirty, expectedVersion, contest, refused, ...edits } = useEdits(
    {
      name: label?.labelName ?? '',
      color: label?.labelColor ?? color,
      icon: label?.labelIcon ?? DEFAULT_ICON,
    },
    label?.labelVersion,
  )
  const change: typeof edits.change = (part) => {
    if (save.isError) save.reset()
    edits.change(part)
  }
  const [touched, setTouched] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const check = validateLabelName(draft.name, existing, label?.labelID)
  const problem = check.ok ? null : check.error
  const refusedName = save.error?.fields['label.labelName']
  const submit = () => {
    setTouched(true)
    if (problem !== null || save.isPending) return
    const looks = { labelName: draft.name.trim(), labelColor: draft.color, labelIcon: draft.icon }
    save.mutate(
      label
        ? { label: { labelID: label.labelID, ...looks }, expectedVersion }
        : { label: { labelModuleKey: module, ...looks } },
      { onSuccess: onClose, onError: refused },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={label ? 'Edit label' : 'New label'}
      description={LABEL_MODULE_NAMES[module]}
      size="small"
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" busy={save.isPending} disabledReason={problem}>
            Save label
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Contested contest={contest} />
        {save.isError && refusedName === undefined && (
          <NotSaved error={save.error} what="label" isNew={label === undefined} />
        )}
        <TextField
          label="Name"
          required
          maxLength={NAME_MAX}
          value={draft.name}
          onChange={(name) => {
            change({ name })
            setTouched(true)
          }}
          onBlur={() => setTouched(touched || draft.name !== '')}
          error={touched ? (problem ?? refusedName) : null}
        />
        <div className={styles.looks}>
          <LabelChip
            name={draft.name.trim() || 'Preview'}
            color={draft.color}
            icon={<LabelIcon name={draft.icon} />}
            solid
          />
          <Button
            size="small"
            icon={
              <i className={styles.swatch} style={{ '--label': draft.color } as CSSProperties} aria-hidden="true" />
            }
            onClick={() => setChoosing(true)}
          >
            Color
          </Button>
          <Button
            size="small"
            variant="ghost"
            icon={<Palette aria-hidden="true" />}
            onClick={() => change({ color: randomLabelColor(Math.random) })}
          >
            Random
          </Button>
        </div>
        <LabelIconGrid value={draft.icon} onChange={(icon) => change({ icon })} />
      </div>
      <ColorSelectorDialog
        open={choosing}
        value={draft.color}
        onSelect={(color) => change({ color })}
        onClose={() => setChoosing(false)}
      />
      <LeaveGuard dirty={isDirty} />
    </Dialog>
  )
}
