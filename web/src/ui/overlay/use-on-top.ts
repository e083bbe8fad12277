import { useEffect } from 'react'
import { useLatest } from '#ui/hook/use-latest.ts'

/** The open dialogs, topmost last. */
const open: { content: HTMLElement; close: () => void }[] = []

/**
 * A dialog hides the rest of the page from screen readers as it opens. Two that open simultaneously hide each other:
 * this keeps the top one audible, and those beneath it hidden. Returns an Escape handler, because for a few frames
 * after another dialog has opened, Radix also notifies the one beneath, and both would close.
 */
export function useOnTop(content: HTMLElement | null, close: () => void): (event: KeyboardEvent) => void {
  const latest = useLatest(close)
  useEffect(() => {
    if (!content) return
    open.at(-1)?.content.setAttribute('aria-hidden', 'true')
    content.removeAttribute('aria-hidden')
    const entry = { content, close: () => latest.current() }
    open.push(entry)
    return () => {
      open.splice(open.indexOf(entry), 1)
      open.at(-1)?.content.removeAttribute('aria-hidden')
    }
  }, [content, latest])
  return (event) => {
    const top = open.at(-1)
    if (!top || top.content === content) return
    event.preventDefault()
    top.close()
  }
}
