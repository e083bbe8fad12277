import type { KeyboardEvent } from 'react'

/** Ctrl+Enter (⌘ on a Mac) saves the innermost form only. */
export const saveKeys =
  (save: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    save()
  }
