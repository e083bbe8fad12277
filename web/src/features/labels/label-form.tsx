import { Palette } from 'lucide-react'
import { useState } from 'react'
import { LABEL_MODULE_NAMES, type LabelModule } from '@xd/core/domain/label/modules.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import { validateLabelName } from '@xd/core/domain/label/validate.ts'
import { type LabelData, useLabels } from '#data/company.ts'
import { useSaveLabel } from '#data/labels.ts'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { useEditor } from '#parts/page/use-editor.tsx'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { LabelIcon } from '#parts/label/label-icon.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { ColorButton } from '#ui/picker/color-button.tsx'
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
  const editor = useEditor(save, {
    saved: {
      name: label?.labelName ?? '',
      color: label?.labelColor ?? color,
      icon: label?.labelIcon ?? DEFAULT_ICON,
    },
    version: label?.labelVersion,
    record: 'label',
    onClose,
  })
  const { draft, change, failure } = editor
  const [touched, setTouched] = useState(false)
  const check = validateLabelName(draft.name, existing, label?.labelID)
  const problem = check.ok ? null : check.error
  const submit = () => {
    setTouched(true)
    const looks = { labelName: draft.name.trim(), labelColor: draft.color, labelIcon: draft.icon }
    if (problem === null)
      editor.save({ label: label ? { labelID: label.labelID, ...looks } : { labelModuleKey: module, ...looks } })
  }
  return (
    <EditorDialog
      {...editor.dialog}
      title={label ? 'Edit label' : 'New label'}
      description={LABEL_MODULE_NAMES[module]}
      size="small"
      does="Save label"
      refusal={problem}
      onSubmit={submit}
    >
      {failure && <NotSaved error={failure} what="label" isNew={label === null} />}
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
        error={touched ? (problem ?? editor.fault('labelName')) : null}
      />
      <div className={styles.looks}>
        <LabelChip
          name={draft.name.trim() || 'Preview'}
          color={draft.color}
          icon={<LabelIcon name={draft.icon} />}
          solid
        />
        <ColorButton size="small" value={draft.color} onChange={(color) => change({ color })} />
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
    </EditorDialog>
  )
}
