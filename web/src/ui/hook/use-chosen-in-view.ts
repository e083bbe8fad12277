import { useEffect, useRef } from 'react'

/** The ref for a row that scrolls sideways: keeps the chosen item in view. */
export const useChosenInView = <Row extends HTMLElement>(chosen: unknown) => {
  const row = useRef<Row>(null)
  useEffect(() => {
    const item = row.current?.querySelector('[aria-current], [data-state="active"]')
    item?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return row
}
