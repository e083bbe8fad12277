import { mayEditField } from '@xd/core/domain/fields/change.ts'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { CARD_NUMBER_KEPT, hasCardNumber } from '@xd/core/domain/text/card-number.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { FieldDraft } from './field-draft.ts'
import styles from './custom-fields-form.module.css'

interface Props {
  fields: readonly FieldDefinition[]
  draft: FieldDraft
  /** By field id. */
  errors?: Readonly<Record<string, string | null | undefined>>
  /** Fields that need a permission not listed here are read-only (Spec 2 §5). */
  permissions: readonly string[]
  /** Everything is read-only. `shown`: the surrounding page already says so. */
  readOnly?: boolean | 'shown'
  onChange: (id: string, value: string) => void
  onBlur?: (id: string) => void
}

/** The custom fields renderer: all types in the company's order, headings and separators between them. */
export function CustomFieldsForm({
  fields,
  draft,
  errors = {},
  permissions,
  readOnly = false,
  onChange,
  onBlur,
}: Props) {
  return (
    <div className={styles.form}>
      {fields.map((field) => (
        <CustomField
          key={field.id}
          field={field}
          value={draft[field.id] ?? ''}
          error={errors[field.id]}
          readOnly={readOnly !== false || !mayEditField(field, permissions)}
          saysSo={readOnly !== 'shown'}
          onChange={(value) => onChange(field.id, value)}
          onBlur={() => onBlur?.(field.id)}
        />
      ))}
    </div>
  )
}

interface FieldProps {
  field: FieldDefinition
  value: string
  error: string | null | undefined
  readOnly: boolean
  /** Whether it says that it is read-only. */
  saysSo: boolean
  onChange: (value: string) => void
  onBlur: () => void
}

function CustomField({ field, value, error, readOnly, saysSo, onChange, onBlur }: FieldProps) {
  const { type, title, description } = field
  const about = readOnly && saysSo && !error ? (description ? `${description} Read-only.` : 'Read-only.') : description
  const hint = hasCardNumber(value) ? CARD_NUMBER_KEPT : about
  const common = { label: title, hint, error, value, onChange, onBlur, readOnly, writes: true }
  switch (type) {
    case 'heading':
      return (
        <div>
          <h3 className={styles.heading}>{title}</h3>
          {description && <p className={styles.about}>{description}</p>}
        </div>
      )
    case 'separator':
      return <hr className={styles.separator} />
    case 'multi':
      return <TextArea {...common} rows={3} maxLength={4000} />
    case 'date':
      return (
        <div className={styles.day}>
          <TextField {...common} type="date" min="0001-01-01" max="9999-12-31" numeric />
        </div>
      )
    case 'money':
      return (
        <div className={styles.figure}>
          <TextField {...common} before="$" inputMode="decimal" numeric maxLength={20} />
        </div>
      )
    case 'int':
    case 'decimal':
      return (
        <div className={styles.figure}>
          <TextField {...common} inputMode={type === 'int' ? 'numeric' : 'decimal'} numeric maxLength={20} />
        </div>
      )
    case 'text':
      return <TextField {...common} maxLength={500} />
  }
}
