import { Search } from 'lucide-react'
import { Kbd } from '#ui/status/kbd.tsx'
import styles from './search-trigger.module.css'

/** Looks like the search box it opens: the real field is in the palette. */
export const SearchTrigger = ({ onOpen }: { onOpen: () => void }) => (
  <button type="button" className={styles.trigger} onClick={onOpen} aria-haspopup="dialog">
    <Search aria-hidden="true" />
    <span className={`${styles.words} cut`}>Find a customer, phone, ticket, payment…</span>
    <Kbd keys="Mod+K" />
  </button>
)
