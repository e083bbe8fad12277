import { createContext, useContext } from 'react'

/** Why nothing may be changed now, in words; null when one may. What writes is disabled with it. */
export const ReadOnly = createContext<string | null>(null)
export const VIEW_ONLY = 'View only. Choose Allow changes to edit.'
export const useReadOnly = (): string | null => useContext(ReadOnly)
