import { useEffect, useState } from 'react'

const TYPING_PAUSE_MS = 250

/** The value once it stops changing, for a search that waits until typing pauses. */
export function useSettled<Value>(value: Value, milliseconds = TYPING_PAUSE_MS): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
