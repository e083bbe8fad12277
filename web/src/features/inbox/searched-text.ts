import { createContext } from 'react'

/** The inbox's search text: its rows show matches in bold. */
export const SearchedText = createContext('')
