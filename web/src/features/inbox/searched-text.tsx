import { createContext, useContext } from 'react'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'

/** The inbox's search text: its rows show matches in bold. */
export const SearchedText = createContext('')

// Loaded only for a search.
const Marked = lazyDecor(() => import('#ui/text/marked.tsx'), 'Marked', { waiting: ({ text }) => text })

/** A row's words, with the search text in bold. */
export function Searched({ text }: { text: string }) {
  const typed = useContext(SearchedText)
  return typed === '' ? text : <Marked text={text} typed={typed} />
}
