// The automatic answer to an inbound message while the store is closed: once per closed period. A closed period runs
// from the day's auto-reply time (or closing, whichever is first) to the next opening.
import { fillIn } from '#domain/text/fill-in.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { periodsAround } from './open-period.ts'
import { nextOpening } from './open.ts'
import type { OpeningHours } from './opening-hours.ts'
import { storeTime, textDate } from './store-clock.ts'

// Spec 2 §3: says the store is closed for the day and that [STORE_NAME] reopens on [NEXT_DATE] at [NEXT_TIME].
export const DEFAULT_AUTO_REPLIES: Bilingual = {
  en: 'We are closed for the day. [STORE_NAME] reopens on [NEXT_DATE] at [NEXT_TIME].',
  es: 'Ya cerramos por hoy. [STORE_NAME] abre de nuevo el [NEXT_DATE] a las [NEXT_TIME].',
}

export const AUTO_REPLY_TOKENS = ['[STORE_NAME]', '[NEXT_DATE]', '[NEXT_TIME]', '[MY_LINK]'] as const

const NEVER_REOPENS = 'closed/never-reopens'

// The key of the closed period containing `now`; undefined while the store answers in person. The key is made from the
// period's end, so it is the same at any moment within it.
export const closedPeriodKey = (hours: OpeningHours, timezone: string, now: number): string | undefined => {
  const answering = periodsAround(hours, timezone, now).some((period) => period.opens <= now && now < period.autoReply)
  if (answering) return undefined
  const reopens = nextOpening(hours, timezone, now)
  return reopens === undefined ? NEVER_REOPENS : `closed/until-${reopens}`
}

export interface AutoReplyState {
  readonly hours: OpeningHours
  readonly timezone: string
  readonly now: number
  // The key of the closed period in which this conversation last got the auto-reply.
  readonly lastPeriodKey: string | null
}

// The key to store with the reply if one is due, undefined if none is.
export const autoReplyDue = ({ hours, timezone, now, lastPeriodKey }: AutoReplyState): string | undefined => {
  const key = closedPeriodKey(hours, timezone, now)
  return key === lastPeriodKey ? undefined : key
}

export interface AutoReplyStore extends OpeningHours {
  readonly storeName: string
  readonly storeTimezone: string
  /** Null or missing while its customers can’t pay without a clerk. */
  readonly storeSelfURL?: string | null
}

/**
 * The answer in the customer's language. A store with only an English text uses the standard Spanish words; a store
 * without any text answers nobody.
 */
export const autoReplyTemplate = (
  { autoReplyMessage, autoReplyMessageES }: { readonly autoReplyMessage: string; readonly autoReplyMessageES: string },
  language: Language,
): string => {
  if (language === 'en') return autoReplyMessage
  if (autoReplyMessageES.trim() !== '') return autoReplyMessageES
  return autoReplyMessage.trim() === '' ? '' : DEFAULT_AUTO_REPLIES.es
}

const MENTIONS_REOPENING = /\[NEXT_DATE\]|\[NEXT_TIME\]/
const MENTIONS_LINK = /\[MY_LINK\]/

// Cuts at sentence ends and keeps the spacing, so that the rest of a template stays as written.
const without = (template: string, mention: RegExp): string =>
  (template.match(/[^.!?\n]+(?:[.!?]+|\n|$)\s*|[.!?\n]\s*/g) ?? [])
    .filter((sentence) => !mention.test(sentence))
    .join('')
    .trim()

export const autoReplyText = (
  template: string,
  store: AutoReplyStore,
  now: number,
  language: Language = 'en',
): string => {
  const reopens = nextOpening(store, store.storeTimezone, now)
  const link = store.storeSelfURL ?? undefined
  const sayable = link === undefined && MENTIONS_LINK.test(template) ? without(template, MENTIONS_LINK) : template
  const known = { '[STORE_NAME]': store.storeName, ...(link !== undefined && { '[MY_LINK]': link }) }
  if (reopens === undefined) return fillIn(without(sayable, MENTIONS_REOPENING), known)
  return fillIn(sayable, {
    ...known,
    '[NEXT_DATE]': textDate(reopens, store.storeTimezone, language),
    '[NEXT_TIME]': storeTime(reopens, store.storeTimezone, language),
  })
}
