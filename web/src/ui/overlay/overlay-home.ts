import { createContext, useContext } from 'react'

/**
 * Where lists and menus are put. Inside a dialog it is the dialog, which would otherwise keep them from scrolling; on a
 * page it is the page's main landmark.
 */
export const OverlayHome = createContext<HTMLElement | null>(null)

export function useOverlayHome(): HTMLElement | undefined {
  const dialog = useContext(OverlayHome)
  return dialog ?? document.getElementById('main') ?? undefined
}
