import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A ref to the latest value, for listeners that need no re-binding. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const box = useRef(value)
  useLayoutEffect(() => {
    box.current = value
  })
  return box
}
