import type { WireOutput } from '@xd/core/contract/calls.ts'
import { IMPORT_FIELD_NAMES, IMPORT_FIELDS, type ImportField } from '@xd/core/domain/import/fields.table.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import styles from './imports.module.css'

type File = WireOutput<'mailers/import-from-superpawn'>['file']

const NOTHING = 'nothing'
const OPTIONS = [
  { value: NOTHING, label: 'Not imported' },
  ...IMPORT_FIELD_NAMES.map((name) => ({ value: name, label: IMPORT_FIELDS[name].label })),
]

interface Props {
  readonly file: File
  readonly onChange: (header: string, field: ImportField | null) => void
}

/** What each column holds, those first that nobody knows. */
export function FileColumns({ file: { columns, samples }, onChange }: Props) {
  const places = columns.map((column, place) => ({ ...column, place }))
  const ordered = [...places.filter(({ field }) => field === null), ...places.filter(({ field }) => field !== null)]
  const unknown = ordered.filter(({ field }) => field === null).length
  return (
    <details className={styles.columns} open={unknown > 0}>
      <summary>
        {columns.length - unknown} of {columns.length} columns are known
      </summary>
      <div className={styles.grid}>
        {ordered.map(({ header, field, place }) => (
          <SelectField
            key={`${place}/${header}`}
            label={header || `Column ${place + 1}`}
            hint={
              samples
                .map((cells) => cells[place])
                .filter(Boolean)
                .join(' · ') || 'Empty in the first rows'
            }
            value={field ?? NOTHING}
            options={OPTIONS}
            onChange={(chosen) => onChange(header, IMPORT_FIELD_NAMES.find((name) => name === chosen) ?? null)}
          />
        ))}
      </div>
    </details>
  )
}
