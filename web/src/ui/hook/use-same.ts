import { useMemo } from 'react'

/** The same plain value for as long as it says the same. */
export const useSame = <Value>(value: Value): Value => {
  const key = JSON.stringify(value)
  return useMemo(() => JSON.parse(key) as Value, [key])
}
