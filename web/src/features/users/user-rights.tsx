import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type Permission, PRESETS } from '@xd/core/domain/access/permissions.ts'
import { PRESET_LABELS, PRESET_NAMES, presetOf } from '@xd/core/domain/access/preset.ts'
import { PermissionBoxes } from '#parts/employee/permission-boxes.tsx'
import { Button } from '#ui/action/button.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import styles from './users.module.css'

type Props = {
  value: readonly Permission[]
  /** The permissions the viewer can grant. */
  held: readonly string[]
  onChange: (value: readonly Permission[]) => void
}

/** A role sets the permissions. Single ones are collapsed under Customize. */
export function UserRights({ value, held, onChange }: Props) {
  const role = presetOf(value) ?? 'custom'
  const [customizing, setCustomizing] = useState(role === 'custom')
  const roles = [
    ...PRESET_NAMES.map((name) => ({ value: name, label: PRESET_LABELS[name] })),
    { value: 'custom' as const, label: 'Custom' },
  ]
  return (
    <div className={styles.rights}>
      <span className={styles.role} aria-hidden="true">
        Role
      </span>
      <SegmentedControl
        label="Role"
        wide
        value={role}
        onChange={(next) => (next === 'custom' ? setCustomizing(true) : onChange(PRESETS[next]))}
        segments={roles}
      />
      {customizing ? (
        <PermissionBoxes value={value} held={held} onChange={onChange} />
      ) : (
        <Button
          size="small"
          variant="ghost"
          className={styles.customize}
          icon={<ChevronDown aria-hidden="true" />}
          onClick={() => setCustomizing(true)}
        >
          Customize
        </Button>
      )}
    </div>
  )
}
