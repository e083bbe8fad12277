/** A user's choice of what to show: a calendar by its id, null for entries on no calendar. */
export interface CalendarChoice {
  readonly catID: number | null
  readonly isShown: boolean
}

/**
 * The calendars a user sees: by default all of them, including those created later. Entries on no calendar (the expiry
 * of a request, which also has a heading of its own) show only on request.
 */
export const shownCalendars = (
  catIDs: readonly number[],
  choices: readonly CalendarChoice[],
): readonly (number | null)[] => {
  const chosen = new Map(choices.map(({ catID, isShown }) => [catID, isShown]))
  return [...catIDs, null].filter((catID) => chosen.get(catID) ?? catID !== null)
}
