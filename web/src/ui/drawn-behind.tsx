import { type ReactNode, useDeferredValue } from 'react'

/** What is drawn right behind everything else, so that it holds up nothing. */
export const DrawnBehind = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children
