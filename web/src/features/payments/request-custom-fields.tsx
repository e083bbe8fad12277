import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { CustomFieldsForm } from '#parts/custom-fields/custom-fields-form.tsx'
import type { FieldDraft } from '#parts/custom-fields/field-draft.ts'
import styles from './request-custom-fields.module.css'

interface Props {
  fields: readonly FieldDefinition[]
  draft: FieldDraft
  errors: Readonly<Record<string, string | null>>
  permissions: readonly string[]
  onChange: (id: string, value: string) => void
  onBlur: (id: string) => void
}

/** The company's custom fields for a request: all optional, and collapsed until opened or filled in. */
export function RequestCustomFields({ draft, errors, ...form }: Props) {
  const filled = Object.values(draft).filter((value) => value.trim() !== '').length
  const [open, setOpen] = useState(filled > 0)
  const wrong = Object.values(errors).some((error) => error !== null)
  return (
    <details className={styles.fold} open={open || wrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <ChevronRight className={styles.mark} size={16} aria-hidden="true" />
        Custom fields
        <span className={styles.aside}>{filled === 0 ? 'Optional' : `${filled} filled in`}</span>
      </summary>
      <div className={styles.fields}>
        <CustomFieldsForm draft={draft} errors={errors} {...form} />
      </div>
    </details>
  )
}
