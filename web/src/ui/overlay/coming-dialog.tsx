import { useLayoutEffect } from 'react'
import { useLatest } from '#ui/hook/use-latest.ts'

const NOTHING = { text: '', entered: false }

let typed = NOTHING

const typeAhead = ({ key }: KeyboardEvent): boolean => {
  if (key === 'Enter') typed = { ...typed, entered: true }
  else if (key === 'Backspace') typed = { text: [...typed.text].slice(0, -1).join(''), entered: false }
  else if ([...key].length === 1) typed = { text: typed.text + key, entered: false }
  else return false
  return true
}

/**
 * Stands in for a dialog while it loads. Keys are meant for the dialog's box by then, rather than as shortcuts or as
 * text for the previous box.
 */
export function ComingDialog({ onCancel }: { onCancel?: () => void }) {
  const cancel = useLatest(onCancel)
  // Before paint, because the next key may come at any moment.
  useLayoutEffect(() => {
    typed = NOTHING
    const take = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.stopPropagation()
      if (event.key === 'Escape') cancel.current?.()
      else if (typeAhead(event)) event.preventDefault()
    }
    window.addEventListener('keydown', take, true)
    return () => window.removeEventListener('keydown', take, true)
  }, [cancel])
  return null
}

/** Passes text typed while this dialog was loading to its box once it exists, and reports whether Enter ended it. */
export function useTypedAhead(take: (text: string, entered: boolean) => void): void {
  const latest = useLatest(take)
  useLayoutEffect(() => {
    const { text, entered } = typed
    typed = NOTHING
    if (text !== '') latest.current(text, entered)
  }, [latest])
}
