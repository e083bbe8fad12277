import { type Permission, PERMISSION_LABELS, PERMISSIONS, PRESETS } from '@xd/core/domain/access/permissions.ts'
import { PRESET_LABELS, PRESET_NAMES, presetOf } from '@xd/core/domain/access/preset.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import styles from './users.module.css'

type PermissionsProps = {
  value: readonly Permission[]
  /** What the viewer can give: nobody gives what they lack. */
  held: readonly string[]
  onChange: (value: readonly Permission[]) => void
}

/** A role sets the boxes; a box changes the role to Custom. */
export function UserPermissions({ value, held, onChange }: PermissionsProps) {
  const toggle = (permission: Permission, on: boolean) =>
    onChange(PERMISSIONS.filter((one) => (one === permission ? on : value.includes(one))))
  return (
    <fieldset className={styles.set}>
      <legend>Permissions</legend>
      <SegmentedControl
        label="Role"
        wide
        value={presetOf(value) ?? 'custom'}
        onChange={(role) => role !== 'custom' && onChange(PRESETS[role])}
        segments={[
          ...PRESET_NAMES.map((name) => ({ value: name, label: PRESET_LABELS[name] })),
          { value: 'custom' as const, label: 'Custom' },
        ]}
      />
      <div className={styles.boxes}>
        {PERMISSIONS.map((permission) => (
          <Checkbox
            key={permission}
            label={PERMISSION_LABELS[permission]}
            checked={value.includes(permission)}
            disabled={!held.includes(permission) && !value.includes(permission)}
            onChange={(on) => toggle(permission, on)}
          />
        ))}
      </div>
    </fieldset>
  )
}
