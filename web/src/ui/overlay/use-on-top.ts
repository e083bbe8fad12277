import { useEffect } from 'react'

/** The contents of open dialogs, topmost last. */
const open: HTMLElement[] = []

/**
 * A dialog hides the rest of the page from screen readers as it opens. Two that open in one moment hide each other: the one on
 * top is heard, and those beneath it are not.
 */
export function useOnTop(content: HTMLElement | null): void {
  useEffect(() => {
    if (!content) return
    open.at(-1)?.setAttribute('aria-hidden', 'true')
    content.removeAttribute('aria-hidden')
    open.push(content)
    return () => {
      open.splice(open.indexOf(content), 1)
      open.at(-1)?.removeAttribute('aria-hidden')
    }
  }, [content])
}
