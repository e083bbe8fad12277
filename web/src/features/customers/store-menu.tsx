import { useNavigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { CustomerData, StoreData } from '#data/company.ts'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { type CustomerTab, paths } from '#paths.ts'
import styles from './customer-view.module.css'

interface Props {
  customer: CustomerData
  stores: readonly StoreData[]
  store: StoreData
  tab: CustomerTab
  /** Unread messages by store. */
  unread: ReadonlyMap<number, number>
}

/** The store whose page of the customer it is, and the others to choose from: on a phone, in place of a row of them. */
export function StoreMenu({ customer, stores, store, tab, unread }: Props) {
  const navigate = useNavigate()
  const elsewhere = stores.reduce(
    (sum, { storeID }) => sum + (storeID === store.storeID ? 0 : (unread.get(storeID) ?? 0)),
    0,
  )
  return (
    <Menu
      label="Store"
      align="start"
      trigger={
        <button type="button" className={styles.chooser} aria-label={`Store: ${store.storeName}`}>
          <StoreDot color={store.storeColor} />
          <span className="cut">{store.storeName}</span>
          {elsewhere > 0 && (
            <span className={`${styles.unread} num`} aria-label={`${elsewhere} unread at other stores`}>
              {elsewhere}
            </span>
          )}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
      entries={[
        {
          kind: 'choice',
          key: 'store',
          label: 'Store',
          chosen: String(store.storeID),
          options: stores.map(({ storeID, storeName, storeColor }) => ({
            key: String(storeID),
            label: (
              <>
                <StoreDot color={storeColor} /> {storeName}
                {(unread.get(storeID) ?? 0) > 0 && ` · ${unread.get(storeID)} unread`}
              </>
            ),
          })),
          onChoose: (storeID) => void navigate({ to: paths.customerTab(customer, Number(storeID), tab) }),
        },
      ]}
    />
  )
}
