import { createContext, useContext, useSyncExternalStore } from 'react'
import { mainPart } from '#ui/a11y/main-part.ts'

/**
 * Where lists and menus are mounted: inside a dialog, the dialog, which would otherwise keep them from scrolling; on a
 * page, the page's main landmark.
 */
export const OverlayHome = createContext<HTMLElement | null>(null)

const never = () => () => undefined

export function useOverlayHome(): HTMLElement | undefined {
  const dialog = useContext(OverlayHome)
  // Read again once the first paint has created the landmark.
  const landmark = useSyncExternalStore(never, mainPart)
  return dialog ?? landmark ?? undefined
}
