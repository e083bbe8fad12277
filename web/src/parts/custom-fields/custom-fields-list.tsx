import { parseLocalDay } from '@xd/core/domain/time/day.ts'
import { carriesData, type FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { shortDay } from '#ui/picker/month.ts'
import { dollars } from '#ui/text/dollars.ts'
import type { FieldValues } from './field-draft.ts'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './custom-fields-list.module.css'

const shown = ({ type }: FieldDefinition, value: string | number | boolean): string => {
  if (type === 'money' && typeof value === 'number') return dollars(value)
  const day = type === 'date' && typeof value === 'string' ? parseLocalDay(value) : undefined
  return day ? shortDay(day) : String(value)
}

/** The filled-in fields, read-only. */
export function CustomFieldsList({ fields, values }: { fields: readonly FieldDefinition[]; values: FieldValues }) {
  const filled = fields.flatMap((field) => {
    const value = values[field.id]
    return carriesData(field.type) && value !== null && value !== undefined && value !== '' ? [{ field, value }] : []
  })
  if (filled.length === 0) return <p className={styles.none}>None filled in</p>
  return (
    <dl className={styles.facts}>
      {filled.map(({ field, value }) => (
        <div key={field.id} className={styles.fact}>
          <dt>{field.title}</dt>
          <dd className={field.type === 'text' || field.type === 'multi' ? undefined : 'num'}>
            <LongWord text={shown(field, value)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
