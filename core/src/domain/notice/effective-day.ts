// From when a replacement loan replaces the one it renews. California, Fin. Code § 21201.5: one issued before the grace
// period takes effect when the loan period of the old one expires; one issued in the grace period takes effect on the
// day it is issued. Other states' rules are not known here.
import type { NoticeLaw } from '#domain/notice/lawful.ts'
import type { LocalDay } from '#domain/time/day.ts'

interface Replaced {
  /** The old loan's due day; empty where the book doesn't say. */
  readonly dueDate: LocalDay | ''
  readonly issuedOn: LocalDay
}

/** Null if no law applies, or the old loan's period is unknown. */
export const effectiveDay = (law: NoticeLaw, { dueDate, issuedOn }: Replaced): LocalDay | null => {
  if (law === 'none' || dueDate === '') return null
  return issuedOn <= dueDate ? dueDate : issuedOn
}
