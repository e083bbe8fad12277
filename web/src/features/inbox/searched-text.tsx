import { createContext, useContext } from 'react'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'

/** The inbox's search text: its rows show matches in bold. */
export const SearchedText = createContext('')

// Needed only for a search.
const Marked = lazyDecor(() => import('#ui/text/marked.tsx'), 'Marked', { waiting: ({ text }) => text })

/** A row's words, with what was searched for in bold. */
export function Searched({ text }: { text: string }) {
  const typed = useContext(SearchedText)
  return typed === '' ? text : <Marked text={text} typed={typed} />
}
