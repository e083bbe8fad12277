import { createContext } from 'react'

/** What the inbox is searched for: its rows draw it bold. */
export const SearchedText = createContext('')
