import type { KeyboardEvent } from 'react'

/** Ctrl+Enter (⌘ on a Mac) in a form of its own saves it, and nothing around it. */
export const saveKeys =
  (save: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    save()
  }
