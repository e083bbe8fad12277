import { type Permission, PRESETS } from '@xd/core/domain/access/permissions.ts'
import { PRESET_LABELS, PRESET_NAMES, presetOf } from '@xd/core/domain/access/preset.ts'
import { PermissionBoxes } from '#parts/employee/permission-boxes.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'

type Props = {
  value: readonly Permission[]
  /** The permissions the viewer can grant. */
  held: readonly string[]
  onChange: (value: readonly Permission[]) => void
}

/** A role sets the boxes; a box changes the role to Custom. */
export function UserRights({ value, held, onChange }: Props) {
  const roles = [
    ...PRESET_NAMES.map((name) => ({ value: name, label: PRESET_LABELS[name] })),
    { value: 'custom' as const, label: 'Custom' },
  ]
  return (
    <PermissionBoxes
      value={value}
      held={held}
      onChange={onChange}
      lead={
        <SegmentedControl
          label="Role"
          wide
          value={presetOf(value) ?? 'custom'}
          onChange={(role) => role !== 'custom' && onChange(PRESETS[role])}
          segments={roles}
        />
      }
    />
  )
}
