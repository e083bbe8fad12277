import { useState } from 'react'

/**
 * The row that is open over a list, even after it left the list: a change elsewhere must not close it while someone is
 * writing.
 */
export const useHeld = <Row>(key: string | number | undefined, row: Row | undefined): Row | undefined => {
  const [held, setHeld] = useState({ key, row })
  const next = row === undefined && key === held.key ? held.row : row
  if (key !== held.key || next !== held.row) setHeld({ key, row: next })
  return next
}
