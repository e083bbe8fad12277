import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A box that holds the newest value, for listeners that should not be bound anew each time. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const box = useRef(value)
  useLayoutEffect(() => {
    box.current = value
  })
  return box
}
