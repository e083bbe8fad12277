import { StoreDot } from './store-edge.tsx'
import styles from './store-name.module.css'

/** A store by its color and name, in a table or a line of text. */
export const StoreName = ({ store }: { store: { storeColor: string; storeName: string } }) => (
  <span className={styles.store}>
    <StoreDot color={store.storeColor} /> {store.storeName}
  </span>
)
