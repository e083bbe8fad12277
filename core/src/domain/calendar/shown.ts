/** What somebody has chosen to see: a calendar by its id, null for what is on none. */
export interface CalendarChoice {
  readonly catID: number | null
  readonly isShown: boolean
}

/**
 * The calendars that somebody sees. Until they say otherwise these are all, also those that are made later; what is on no
 * calendar (the expiry of a request, which stands under its own heading too) is seen by those who ask for it.
 */
export const shownCalendars = (
  catIDs: readonly number[],
  choices: readonly CalendarChoice[],
): readonly (number | null)[] => {
  const chosen = new Map(choices.map(({ catID, isShown }) => [catID, isShown]))
  return [...catIDs, null].filter((catID) => chosen.get(catID) ?? catID !== null)
}
