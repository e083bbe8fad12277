import { useRef } from 'react'

/**
 * Focus goes back to where it was before the overlay opened. Radix returns it to its own trigger only; ours are opened
 * by state, from a row, a key or another dialog.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null)
  return {
    remember: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = before.current?.isConnected ? before.current : document.getElementById('main')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
