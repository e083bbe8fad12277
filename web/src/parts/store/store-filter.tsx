import { ALL_STORES } from '@xd/core/domain/access/stores.ts'
import { useCall } from '#data/use-call.ts'
import { StoreDot } from './store-edge.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'

type StoreFilterValue = number | typeof ALL_STORES

interface ShownStore {
  readonly storeID: number
  readonly storeName: string
  readonly storeAbbr: string
  readonly storeColor: string
}

/** A closed store, if its history is being shown: only the Control Panel’s list contains it. */
const useClosedStore = (value: StoreFilterValue, stores: readonly ShownStore[]): ShownStore | undefined => {
  const isClosed = value !== ALL_STORES && stores.length > 0 && !stores.some(({ storeID }) => storeID === value)
  const { data } = useCall('settings/stores/list', {}, { enabled: isClosed })
  return isClosed ? data?.stores.find(({ storeID }) => storeID === value) : undefined
}

type Props = {
  stores: readonly ShownStore[]
  value: StoreFilterValue
  onChange: (store: StoreFilterValue) => void
}

/** Filters a list by store. Users with only one store have nothing to choose. */
export function StoreFilter({ stores, value, onChange }: Props) {
  const closed = useClosedStore(value, stores)
  if (stores.length < 2 && !closed) return null
  return (
    <FilterChip<StoreFilterValue>
      label="Store"
      value={value}
      all={{ value: ALL_STORES, label: 'All stores' }}
      options={[...stores, ...(closed ? [closed] : [])].map(({ storeID, storeName, storeAbbr, storeColor }) => ({
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
