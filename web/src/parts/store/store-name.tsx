import { useStore } from '#data/company.ts'
import { StoreDot } from './store-edge.tsx'
import styles from './store-name.module.css'

/** A store by its color and name, in a table or a line of text. */
export const StoreName = ({ store }: { store: { storeColor: string; storeName: string } }) => (
  <span className={styles.store}>
    <StoreDot color={store.storeColor} /> {store.storeName}
  </span>
)

/** The same by its ID; nothing for a store that the user doesn’t have. */
export function StoreNameOf({ storeID }: { storeID: number }) {
  const store = useStore(storeID)
  return store && <StoreName store={store} />
}
