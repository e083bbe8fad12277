import { useState } from 'react'
import type { StoreUser } from '@xd/core/domain/access/stores.ts'
import type { StoreData } from '#data/company.ts'
import { Field, type FieldProps } from '#ui/field/field.tsx'
import { RadioChips } from '#ui/field/radio-chips.tsx'
import { FieldButton } from '#ui/picker/field-button.tsx'
import { StoreSelectorDialog } from '#parts/store/store-selector-dialog.tsx'
import { StoreDot } from '#parts/store/store-edge.tsx'
import styles from './store-field.module.css'

type Props = FieldProps & {
  stores: readonly StoreData[]
  user: StoreUser
  value: number | null
  onChange: (storeID: number) => void
}

/** Up to this many are shown side by side; more are in a list. */
const MOST_CHIPS = 3

/** The sending store. Hidden if there is only one. */
export function StoreField({ stores, user, value, onChange, ...field }: Props) {
  const [choosing, setChoosing] = useState(false)
  const store = stores.find(({ storeID }) => storeID === value)
  const words = store ? (
    <span className={styles.store}>
      <StoreDot color={store.storeColor} /> {store.storeName}
    </span>
  ) : (
    'Choose a store'
  )
  return (
    <Field {...field}>
      {(control) =>
        store && stores.length === 1 ? (
          <output id={control.id} className={styles.only}>
            {words}
          </output>
        ) : stores.length <= MOST_CHIPS ? (
          <RadioChips
            label={field.label}
            control={control}
            value={value === null ? null : String(value)}
            options={stores.map(({ storeID, storeName, storeColor }) => ({
              value: String(storeID),
              label: (
                <>
                  <StoreDot color={storeColor} /> {storeName}
                </>
              ),
            }))}
            onChange={(next) => onChange(Number(next))}
          />
        ) : (
          <>
            <FieldButton {...control} onClick={() => setChoosing(true)}>
              {words}
            </FieldButton>
            <StoreSelectorDialog
              open={choosing}
              onClose={() => setChoosing(false)}
              title="Send from"
              stores={stores}
              user={user}
              value={value}
              onSelect={onChange}
            />
          </>
        )
      }
    </Field>
  )
}
