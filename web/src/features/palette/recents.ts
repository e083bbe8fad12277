import { readKept, useKept, writeKept } from '#data/kept.ts'

/**
 * What a user opened last, newest first: a customer's ID, or the address of a screen. Names aren't kept: they are read
 * when they are shown, if the user may still see them.
 */
export type Recent = number | string

const NAME = 'recents'
/** More than are shown: some may no longer be there. */
const MOST = 12
const NONE: readonly Recent[] = []

/** Kept for this user in this browser, until they sign out. */
export const useRecents = (): readonly Recent[] => useKept<readonly Recent[]>(NAME)[0] ?? NONE

export const noteRecent = (opened: Recent): void => {
  const before = readKept<readonly Recent[]>(NAME) ?? NONE
  if (before[0] !== opened) writeKept(NAME, [opened, ...before.filter((one) => one !== opened)].slice(0, MOST))
}
