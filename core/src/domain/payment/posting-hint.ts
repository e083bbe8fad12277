// The store's cutoff in words for the payer: a payment past it counts for the next business day.
import { paymentCutoff } from '#domain/hours/open.ts'
import { storeDate, storeTime, storeZoneName } from '#domain/hours/store-clock.ts'
import type { OpeningHours } from '#domain/hours/opening-hours.ts'
import type { Language } from '#domain/text/language.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { expiryInstant, postingDay } from './expiry.ts'
import { payPageText } from './pay-page-text.ts'

export interface HintedStore extends OpeningHours {
  readonly storeTimezone: string
}

// "Pay by 5:45 PM PT today to post today.": the time by the store's clock, and naming it.
export const postsTodayBy = (instant: number, timezone: string, language: Language): string => {
  const time = `${storeTime(instant, timezone, language)} ${storeZoneName(instant, timezone, language)}`
  return payPageText(language).postsToday(time.trimEnd())
}

// Past the cutoff, the day for which a payment made now counts. Before it, how long a payment counts for today and, if
// the link outlives the cutoff, for which day it counts after that. Nothing for a store without a cutoff today.
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
  if (cutoff === undefined) return undefined
  const expires = expiryInstant(validBeforeLocal, storeTimezone)
  if (expires <= cutoff) return postsTodayBy(expires, storeTimezone, language)
  const later = words.postsAfter(name(postingDay(store, storeTimezone, cutoff)))
  return `${postsTodayBy(cutoff, storeTimezone, language)} ${later}`
}
