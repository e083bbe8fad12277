import { useStores } from '#data/company.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import styles from './replies.module.css'

interface Props {
  value: readonly number[] | null
  error: string | undefined
  onChange: (value: readonly number[] | null) => void
}

/** The stores a reply is offered at. */
export function ReplyStores({ value, error, onChange }: Props) {
  const stores = useStores()
  return (
    <fieldset className={styles.set}>
      <legend className={styles.label}>Stores</legend>
      <Checkbox
        writes
        label="All stores, also new ones"
        checked={value === null}
        onChange={(all) => onChange(all ? null : stores.map(({ storeID }) => storeID))}
      />
      {value !== null && (
        <div className={styles.boxes}>
          {stores.map(({ storeID, storeName }) => (
            <Checkbox
              writes
              key={storeID}
              label={storeName}
              checked={value.includes(storeID)}
              onChange={(on) => onChange([...value.filter((id) => id !== storeID), ...(on ? [storeID] : [])])}
            />
          ))}
        </div>
      )}
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
