import { useEffect, useRef } from 'react'

/** The ref of a row that scrolls sideways, in which what is chosen is always in view. */
export const useChosenInView = <Row extends HTMLElement>(chosen: unknown) => {
  const row = useRef<Row>(null)
  useEffect(() => {
    const item = row.current?.querySelector('[aria-current], [data-state="active"]')
    item?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return row
}
