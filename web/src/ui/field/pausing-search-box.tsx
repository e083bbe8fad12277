import { type ComponentProps, useEffect, useState } from 'react'
import { SearchBox } from './search-box.tsx'

const TYPING_PAUSE_MS = 250

/** A search box that reports its text once typing pauses, for a filter kept in the address. */
export function PausingSearchBox({ value, onChange, ...rest }: ComponentProps<typeof SearchBox>) {
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  // Set from outside: Back, or filters cleared.
  if (value !== told) {
    setTold(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === told) return
    const timer = setTimeout(() => {
      setTold(typed)
      onChange(typed)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, told, onChange])
  return <SearchBox {...rest} value={typed} onChange={setTyped} />
}
