import { mayBeAKeys } from '@xd/core/domain/access/api-key.ts'
import { isPermission, type Permission, PERMISSION_LABELS, PERMISSIONS } from '@xd/core/domain/access/permissions.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import styles from './api-keys.module.css'

type Props = {
  value: readonly Permission[]
  /** What the viewer can give. */
  held: readonly string[]
  error: string | undefined
  disabled: boolean
  onChange: (value: readonly Permission[]) => void
}

/** What a key may do: of what its maker may. */
export function KeyPermissions({ value, held, error, disabled, onChange }: Props) {
  const toggle = (permission: Permission, on: boolean) =>
    onChange(PERMISSIONS.filter((one) => (one === permission ? on : value.includes(one))))
  return (
    <fieldset className={styles.set}>
      <legend>Permissions</legend>
      <div className={styles.boxes}>
        {PERMISSIONS.filter(mayBeAKeys).map((permission) => (
          <Checkbox
            key={permission}
            label={PERMISSION_LABELS[permission]}
            checked={value.includes(permission)}
            disabled={disabled || (!held.includes(permission) && !value.includes(permission))}
            onChange={(on) => toggle(permission, on)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** "See the ticket book, Refund payments" */
export const permissionNames = (permissions: readonly string[]): string =>
  permissions.map((one) => (isPermission(one) ? PERMISSION_LABELS[one] : one)).join(', ')
