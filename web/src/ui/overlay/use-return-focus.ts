import { useRef } from 'react'
import { focusAfter } from '#ui/a11y/focus-after.ts'
import { mainPart } from '#ui/a11y/main-part.ts'

const isAnywhere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body

/**
 * Focus returns to its place before the overlay opened; if that is gone, to the next element; or, as for a dialog
 * opened by an address, to the page's main part. Radix returns it only to its own trigger, but ours are opened by
 * state, from a row, a key or another dialog.
 */
export function useReturnFocus(opener: Element | null = null) {
  const before = useRef<Element | null>(null)
  return {
    remember: (element: Element | null = document.activeElement) => {
      before.current = element
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const from = before.current ?? opener
      if (isAnywhere(from)) from.focus()
      // The page may already have found a better place, if the old one was redrawn.
      else if (!isAnywhere(document.activeElement) && !(from && focusAfter(from))) mainPart()?.focus()
    },
  }
}
