import { useMemo } from 'react'

/** Keeps returning the same object while its content is equal. */
export const useSame = <Value>(value: Value): Value => {
  const key = JSON.stringify(value)
  return useMemo(() => JSON.parse(key) as Value, [key])
}
