import { type RefObject, useCallback, useRef, useState } from 'react'

/**
 * State that can be read as it is now. Keys can come faster than the screen is drawn, and each must act on what the one
 * before it left, not on what was last drawn.
 */
export const useLatest = <T>(initial: T): readonly [T, RefObject<T>, (value: T) => void] => {
  const [value, setValue] = useState(initial)
  const latest = useRef(initial)
  const set = useCallback((next: T) => {
    latest.current = next
    setValue(next)
  }, [])
  return [value, latest, set]
}
