import { type KeyboardEvent, useRef } from 'react'

const FORGET_MS = 700

/** Typing the first letters of an option finds it. Returns whether it handled the key. */
export function useTypeAhead(words: readonly string[], onFound: (index: number) => void) {
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false
    const fresh = event.timeStamp - typed.current.at > FORGET_MS
    if (event.key === ' ' && (fresh || typed.current.text === '')) return false
    const text = (fresh ? '' : typed.current.text) + event.key.toLowerCase()
    typed.current = { text, at: event.timeStamp }
    const index = words.findIndex((word) => word.toLowerCase().startsWith(text))
    event.preventDefault()
    if (index >= 0) onFound(index)
    return true
  }
}
