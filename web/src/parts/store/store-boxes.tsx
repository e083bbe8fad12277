import { useStores } from '#data/company.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import styles from './store-boxes.module.css'

type Props = {
  /** What choosing none in particular means. */
  all: string
  /** Null for all stores. */
  value: readonly number[] | null
  error: string | undefined
  onChange: (value: readonly number[] | null) => void
}

/** Where somebody, or something, may work: every store or these. */
export function StoreBoxes({ all, value, error, onChange }: Props) {
  const stores = useStores()
  return (
    <fieldset className={styles.set}>
      <legend>Stores</legend>
      <Checkbox
        label={all}
        checked={value === null}
        onChange={(isAll) => onChange(isAll ? null : stores.map(({ storeID }) => storeID))}
      />
      <div className={styles.boxes}>
        {stores.map(({ storeID, storeName }) => (
          <Checkbox
            key={storeID}
            label={storeName}
            checked={value === null || value.includes(storeID)}
            disabled={value === null}
            onChange={(on) => onChange([...(value ?? []).filter((id) => id !== storeID), ...(on ? [storeID] : [])])}
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
