import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A box with the latest value, for listeners that should not be re-bound each time. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const box = useRef(value)
  useLayoutEffect(() => {
    box.current = value
  })
  return box
}
