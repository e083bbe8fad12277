import { SelectField } from '#ui/field/select-field.tsx'
import styles from './file.module.css'

const NOTHING = 'nothing'

interface Props<Field extends string> {
  readonly columns: readonly { readonly header: string; readonly field: Field | null }[]
  /** The first rows, cell by cell. */
  readonly samples: readonly (readonly string[])[]
  readonly fields: Readonly<Record<Field, { readonly label: string }>>
  /** The choice for a column that is not needed. */
  readonly nothing: string
  /** What the user has said about columns, by their headers. */
  readonly mapping: Readonly<Record<string, Field | null>>
  readonly onChange: (mapping: Readonly<Record<string, Field | null>>) => void
}

/** The meaning of each of a file's columns, unknown ones first. */
export function FileColumns<Field extends string>(props: Props<Field>) {
  const { columns, samples, fields, nothing, mapping, onChange } = props
  const names = Object.keys(fields) as Field[]
  const options = [
    { value: NOTHING, label: nothing },
    ...names.map((name) => ({ value: name, label: fields[name].label })),
  ]
  const places = columns.map((column, place) => ({ ...column, place }))
  const ordered = [...places.filter(({ field }) => field === null), ...places.filter(({ field }) => field !== null)]
  const unknown = ordered.filter(({ field }) => field === null)
  const holds = (place: number) => samples.some((cells) => cells[place])
  return (
    <details className={styles.columns} open={unknown.some(({ place }) => holds(place))}>
      <summary>
        {columns.length - unknown.length} of {columns.length} columns recognized
      </summary>
      <div className={styles.grid}>
        {ordered.map(({ header, field, place }) => (
          <SelectField
            key={`${place}/${header}`}
            label={header}
            hint={
              samples
                .map((cells) => cells[place])
                .filter(Boolean)
                .join(' · ') || 'Empty in the first rows'
            }
            value={field ?? NOTHING}
            options={options}
            onChange={(chosen) => onChange({ ...mapping, [header]: names.find((name) => name === chosen) ?? null })}
          />
        ))}
      </div>
    </details>
  )
}
