import { ArrowDown, ArrowUp, Ellipsis, GripVertical, TextCursorInput, Trash2, Copy } from 'lucide-react'
import { PERMISSION_LABELS } from '@xd/core/domain/access/permission-labels.ts'
import { type Permission, PERMISSIONS } from '@xd/core/domain/access/permissions.ts'
import { carriesData, type FieldDefinition, type FieldModule, typesOffered } from '@xd/core/domain/fields/definition.ts'
import { FIELD_TYPE_LABELS } from '@xd/core/domain/fields/type-labels.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { cx } from '#ui/class-names.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useSortableRow } from '#ui/list/use-sortable-row.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import { DateOptions } from './date-options.tsx'
import { nameOf, withConfig, withDescription } from './form-draft.ts'
import styles from './editor.module.css'
import { Button } from '#ui/action/button.tsx'
import { copyShown } from '#ui/overlay/copy.ts'

interface Props {
  field: FieldDefinition
  module: FieldModule
  fault: string | undefined
  isFirst: boolean
  isLast: boolean
  /** Just added: ready for a name. */
  isNew: boolean
  onChange: (field: FieldDefinition) => void
  onType: (type: FieldDefinition['type']) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const EVERYONE = 'everyone'
const usersWho = (permission: Permission) => {
  const label = PERMISSION_LABELS[permission]
  return `Users who can ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}
const FILLERS = [
  { value: EVERYONE, label: 'Everyone' },
  ...PERMISSIONS.map((permission) => ({ value: permission, label: usersWho(permission) })),
]

/** One field of a form being edited. */
export function FieldRow({ field, module, fault, isFirst, isLast, isNew, onChange, onType, onMove, onRemove }: Props) {
  const { id, type, title, description, config } = field
  const { isMoving, row, handle } = useSortableRow(id)
  const name = nameOf(field)
  const entries = [
    ...(description === undefined && type !== 'separator'
      ? [
          {
            key: 'about',
            label: 'Add a description',
            icon: <TextCursorInput />,
            writes: true,
            onSelect: () => onChange(withDescription(field, '')),
          },
        ]
      : []),
    ...(isFirst ? [] : [{ key: 'up', label: 'Move up', icon: <ArrowUp />, writes: true, onSelect: () => onMove(-1) }]),
    ...(isLast
      ? []
      : [{ key: 'down', label: 'Move down', icon: <ArrowDown />, writes: true, onSelect: () => onMove(1) }]),
    { key: 'remove', label: 'Remove', icon: <Trash2 />, danger: true, writes: true, onSelect: onRemove },
  ]
  return (
    <li {...row} className={cx(styles.row, isMoving && styles.moving)}>
      <div role="group" aria-label={name} className={styles.group}>
        <IconButton
          {...handle}
          data-handle={id}
          writes
          className={styles.handle}
          label={`Move ${name}`}
          icon={<GripVertical />}
          tipSide="right"
        />
        <div className={styles.fields}>
          <div className={styles.line}>
            <div className={styles.title}>
              <TextField
                writes
                label="Title"
                required={type !== 'separator'}
                maxLength={100}
                autoFocus={isNew}
                value={title}
                onChange={(next) => onChange({ ...field, title: next })}
                error={fault}
                data-field={id}
              />
            </div>
            <div className={styles.type}>
              <SelectField
                writes
                label="Type"
                value={type}
                onChange={(next) => next !== type && onType(next)}
                options={typesOffered(module).map((one) => ({ value: one, label: FIELD_TYPE_LABELS[one] }))}
              />
            </div>
            {carriesData(type) && (
              <div className={styles.filler}>
                <SelectField
                  writes
                  label="Who can fill it in"
                  value={config?.permission ?? EVERYONE}
                  onChange={(who) =>
                    onChange(withConfig(field, { permission: who === EVERYONE ? undefined : (who as Permission) }))
                  }
                  options={FILLERS}
                />
              </div>
            )}
          </div>
          {description !== undefined && (
            <TextField
              writes
              label="Description"
              maxLength={500}
              autoFocus={description === ''}
              value={description}
              onChange={(next) => onChange(withDescription(field, next))}
              onBlur={() => description.trim() === '' && onChange(withDescription(field, undefined))}
            />
          )}
          {type === 'date' && <DateOptions field={field} onChange={onChange} />}
          {carriesData(type) && <DataKey id={id} />}
        </div>
        <Menu
          trigger={<IconButton className={styles.more} label={`More for ${name}`} icon={<Ellipsis />} tipSide="left" />}
          label={`More for ${name}`}
          entries={entries}
        />
      </div>
    </li>
  )
}

/** The key under which a field's values are stored. A click copies it for files, formulas and the API. */
function DataKey({ id }: { id: string }) {
  const copy = () => void copyShown(id, 'Data Key')
  return (
    <span className={styles.key}>
      <span aria-hidden="true">Data Key</span>
      <Button size="small" variant="ghost" aria-label={`Copy Data Key ${id}`} onClick={copy}>
        <code>{id}</code>
        <Copy size={14} aria-hidden="true" />
      </Button>
    </span>
  )
}
