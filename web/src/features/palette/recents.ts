import { readKept, useKept, writeKept } from '#data/kept.ts'

/**
 * The most recently opened items, newest first: a customer's ID, or a screen's address. Names aren't stored. They are
 * read on display, if the user may still see them.
 */
export type Recent = number | string

const NAME = 'recents'
/** More than the visible number, because some may no longer exist. */
const MOST = 12
const NONE: readonly Recent[] = []

/** Stored for this user in this browser until they sign out. */
export const useRecents = (): readonly Recent[] => useKept<readonly Recent[]>(NAME)[0] ?? NONE

export const noteRecent = (opened: Recent): void => {
  const before = readKept<readonly Recent[]>(NAME) ?? NONE
  if (before[0] !== opened) writeKept(NAME, [opened, ...before.filter((one) => one !== opened)].slice(0, MOST))
}
