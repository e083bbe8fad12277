import { ALL_STORES } from '@xd/core/domain/access/stores.ts'
import { StoreDot } from './store-edge.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'

type StoreFilterValue = number | typeof ALL_STORES

type Props = {
  stores: ReadonlyArray<{ storeID: number; storeName: string; storeAbbr: string; storeColor: string }>
  value: StoreFilterValue
  onChange: (store: StoreFilterValue) => void
}

/** Narrows a list to one store. Users with only one store have nothing to choose. */
export function StoreFilter({ stores, value, onChange }: Props) {
  if (stores.length < 2) return null
  return (
    <FilterChip<StoreFilterValue>
      label="Store"
      value={value}
      all={{ value: ALL_STORES, label: 'All stores' }}
      options={stores.map(({ storeID, storeName, storeAbbr, storeColor }) => ({
        value: storeID,
        short: (
          <>
            <StoreDot color={storeColor} /> {storeAbbr}
          </>
        ),
        label: (
          <>
            <StoreDot color={storeColor} /> {storeName}
          </>
        ),
      }))}
      onChange={onChange}
    />
  )
}
