import { type RefObject, useCallback, useRef, useState } from 'react'

/**
 * State whose current value can be read at any time. Keys can come faster than the screen is drawn, and each must act
 * on the latest state rather than on the last drawn one.
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
