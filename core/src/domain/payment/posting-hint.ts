// The store's cutoff in words for the payer: a payment past it counts for the next business day.
import { paymentCutoff } from '#domain/hours/open.ts'
import { storeDate, storeTime } from '#domain/hours/store-clock.ts'
import type { OpeningHours } from '#domain/hours/opening-hours.ts'
import type { Language } from '#domain/text/language.ts'
import { type LocalDay, instantOf, localDay } from '#domain/time/zone.ts'
import { expiryInstant, postingDay } from './expiry.ts'
import { payPageText } from './pay-page-text.ts'

export interface HintedStore extends OpeningHours {
  readonly storeTimezone: string
}

// "A payment made now counts for Monday, March 9." past the cutoff; "A payment after 5:45 PM counts for …" while it is
// ahead and the link outlives it; else nothing, since the payment counts for the day it is made.
export const postingHint = (
  store: HintedStore,
  validBeforeLocal: string,
  now: number,
  language: Language,
): string | undefined => {
  const { storeTimezone } = store
  const words = payPageText(language)
  const name = (day: LocalDay) => storeDate(instantOf(`${day}T12:00`, storeTimezone), storeTimezone, language)
  const day = postingDay(store, storeTimezone, now)
  const today = localDay(now, storeTimezone)
  if (day !== today) return words.postsOn(name(day))
  const cutoff = paymentCutoff(store, storeTimezone, today)
  if (cutoff === undefined || expiryInstant(validBeforeLocal, storeTimezone) <= cutoff) return undefined
  return words.postsAfter(storeTime(cutoff, storeTimezone, language), name(postingDay(store, storeTimezone, cutoff)))
}
