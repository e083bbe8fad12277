import { useState } from 'react'
import { useStores } from '#data/company.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { CheckboxGroup } from '#ui/field/checkbox-group.tsx'

type Props = {
  /** The label for choosing none in particular. */
  all: string
  /** Null for all stores. */
  value: readonly number[] | null
  error: string | undefined
  onChange: (value: readonly number[] | null) => void
}

/** Where someone, or something, belongs: at every store or at these. */
export function StoreBoxes({ all, value, error, onChange }: Props) {
  const stores = useStores()
  // Unticking "all" restores the earlier choice.
  const [some, setSome] = useState<readonly number[] | null>(null)
  return (
    <CheckboxGroup
      legend="Stores"
      error={error}
      lead={
        <Checkbox
          writes
          label={all}
          checked={value === null}
          onChange={(isAll) => {
            if (isAll) setSome(value)
            onChange(isAll ? null : (some ?? stores.map(({ storeID }) => storeID)))
          }}
        />
      }
    >
      {stores.map(({ storeID, storeName }) => (
        <Checkbox
          writes
          key={storeID}
          label={storeName}
          checked={value === null || value.includes(storeID)}
          disabled={value === null}
          onChange={(on) => onChange([...(value ?? []).filter((id) => id !== storeID), ...(on ? [storeID] : [])])}
        />
      ))}
    </CheckboxGroup>
  )
}
