import type { CSSProperties } from 'react'
import styles from './store-edge.module.css'

/** The store's color as a thin line at the left edge of its items. The parent must be positioned. */
export const StoreEdge = ({ color }: { color: string }) => (
  <span className={styles.edge} style={{ '--store': color } as CSSProperties} aria-hidden="true" />
)

/** The same color beside a store's name in a line of text. */
export const StoreDot = ({ color }: { color: string }) => (
  <span className={styles.dot} style={{ '--store': color } as CSSProperties} aria-hidden="true" />
)
