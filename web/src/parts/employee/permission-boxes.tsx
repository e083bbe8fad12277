import type { ReactNode } from 'react'
import { PERMISSION_LABELS } from '@xd/core/domain/access/permission-labels.ts'
import { type Permission, PERMISSIONS } from '@xd/core/domain/access/permissions.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { CheckboxGroup } from '#ui/field/checkbox-group.tsx'

type Props = {
  offered?: readonly Permission[]
  value: readonly Permission[]
  /** The permissions the viewer can grant: nobody can grant what they lack. */
  held: readonly string[]
  lead?: ReactNode
  error?: string | undefined
  disabled?: boolean
  onChange: (value: readonly Permission[]) => void
}

/** The permissions of a user or a key. */
export function PermissionBoxes({
  offered = PERMISSIONS,
  value,
  held,
  lead,
  error,
  disabled = false,
  onChange,
}: Props) {
  const toggle = (permission: Permission, on: boolean) =>
    onChange(PERMISSIONS.filter((one) => (one === permission ? on : value.includes(one))))
  return (
    <CheckboxGroup legend="Permissions" lead={lead} error={error}>
      {offered.map((permission) => (
        <Checkbox
          writes
          key={permission}
          label={PERMISSION_LABELS[permission]}
          checked={value.includes(permission)}
          disabled={disabled || (!held.includes(permission) && !value.includes(permission))}
          onChange={(on) => toggle(permission, on)}
        />
      ))}
    </CheckboxGroup>
  )
}
