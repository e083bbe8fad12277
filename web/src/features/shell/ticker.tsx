import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import styles from './ticker.module.css'

export type TickerMetal = { symbol: 'AU' | 'PT' | 'AG' | 'PD'; name: string; price: string; change: string; direction: 'up' | 'down' | 'unchanged' }

const MARKS = { up: '▲', down: '▼', unchanged: '—' } as const

/** Spec 2 §2: the button in the navigation with AU, PT, AG and PD; pressing it opens the spot pricing dialog. */
export const Ticker = ({ metals, onOpen }: { metals: readonly TickerMetal[]; onOpen: () => void }) => (
  <button type="button" className={`${styles.ticker} num`} onClick={onOpen} aria-haspopup="dialog">
    <VisuallyHidden>Precious metal spot pricing: </VisuallyHidden>
    {metals.map(({ symbol, price, change, direction }) => (
      <span key={symbol} className={styles.metal}>
        <b>{symbol}</b>
        {price}
        <span className={direction === 'unchanged' ? undefined : styles[direction]}>
          <span aria-hidden="true">{MARKS[direction]}</span>
          <VisuallyHidden>{direction}</VisuallyHidden> {direction !== 'unchanged' && change}
        </span>
      </span>
    ))}
  </button>
)
