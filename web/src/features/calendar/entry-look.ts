import { useMemo } from 'react'
import { useCalendars } from '#data/calendars.ts'

export const NO_CALENDAR_COLOR = 'var(--ink-3)'

interface Look {
  readonly name: string
  readonly color: string
}

const NONE: Look = { name: 'No Calendar', color: NO_CALENDAR_COLOR }

/** How the entries of each calendar look. */
export const useEntryLooks = (): ((catID: number | null) => Look) => {
  const calendars = useCalendars()
  return useMemo(() => {
    const looks = new Map(
      calendars.map(({ catID, catTitle, catColor }) => [catID, { name: catTitle, color: catColor }]),
    )
    return (catID) => (catID === null ? undefined : looks.get(catID)) ?? NONE
  }, [calendars])
}
