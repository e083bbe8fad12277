// The words of one notice: one text for all tickets that a customer has at a store, in the customer's language.
import { storeDate, textDate } from '#domain/hours/store-clock.ts'
import { MESSAGE_MAX_CHARACTERS } from '#domain/message/segments.ts'
import { fillTokens, templateIn, tokensLeft, type TokenValues } from '#domain/message/template.ts'
import { type StoreValues, valuesOfNamed, type WritingStore } from '#domain/message/store-values.ts'
import type { Language } from '#domain/text/language.ts'
import { localDay } from '#domain/time/zone.ts'
import type { LocalDay } from '#domain/time/day.ts'
import type { BatchKind } from './batch.ts'
import type { NoticeTicket } from './given-notice.ts'
import type { SkipReason } from './skip-reasons.ts'
import {
  NOTICE_FRAMES,
  type NoticeMedium,
  type NoticeSentence,
  type NoticeWords,
  STANDARD_WORDS,
} from './standard-words.table.ts'

/** A store's own words, in place of the standard ones. */
export type OwnWords = Parameters<typeof templateIn>[0]

export interface NoticeFacts {
  readonly kind: BatchKind
  readonly language: Language
  readonly customer: { readonly custFirstName: string; readonly custLastName: string }
  readonly store: WritingStore
  readonly tickets: readonly NoticeTicket[]
  readonly now: number
  /** The link to the open request for these tickets, if there is one. */
  readonly payLink: string | undefined
  readonly medium: NoticeMedium
}

export interface WrittenNotice {
  readonly subject: string
  readonly body: string
  /** Why it can't be sent as it is. */
  readonly reason: Extract<SkipReason, 'missing_token' | 'too_long'> | null
}

const countOf = (tickets: NoticeFacts['tickets']) => (tickets.length === 1 ? 'one' : 'many')

const earliest = (days: readonly (LocalDay | null)[]): LocalDay | undefined => {
  const known = days.flatMap((day) => day ?? [])
  return known.length === days.length ? known.toSorted()[0] : undefined
}

/** Whether the tickets share the days that a sentence names. */
const isTrueOfAll = ({ en }: NoticeSentence, tickets: NoticeFacts['tickets']): boolean =>
  [
    ['[DUE_DATE]', tickets.map(({ dueDate }) => dueDate)] as const,
    ['[GRACE_DATE]', tickets.map(({ graceDate }) => graceDate)] as const,
  ].every(([token, days]) => !en.includes(token) || new Set(days).size === 1)

/** The standard sentences that fit these tickets' days. */
const sentenceOf = (standard: NoticeWords, { tickets, store, now }: NoticeFacts): NoticeSentence => {
  const lastDay = earliest(tickets.map(({ graceDate }) => graceDate))
  const isOpen = lastDay !== undefined && lastDay >= localDay(now, store.storeTimezone)
  const { one, many, apart = many } = isOpen ? standard : (standard.undated ?? standard)
  if (tickets.length === 1) return one
  return isTrueOfAll(many, tickets) ? many : apart
}

const bodyOf = (standard: NoticeWords, facts: NoticeFacts): string => {
  const { medium, language } = facts
  const sentence = sentenceOf(standard, facts)
  const isTextAlone = medium === 'text' && language === 'es'
  return NOTICE_FRAMES[medium][language]((isTextAlone ? sentence.esText : undefined) ?? sentence[language])
}

const wordsFor = (
  facts: NoticeFacts,
  own: OwnWords | undefined,
): { subject: string; body: string; language: Language } => {
  const { kind, language, tickets } = facts
  const standard = STANDARD_WORDS[kind]
  const subject = standard.subject[countOf(tickets)]
  if (own === undefined) return { subject: subject[language], body: bodyOf(standard, facts), language }
  const written = templateIn(own, language)
  return { ...written, subject: written.subject ?? subject[written.language] }
}

/** With several days, the earliest is named, so that nobody comes too late because of it. */
const daysOf = ({ tickets, medium }: NoticeFacts, language: Language): TokenValues => {
  const dateOf = medium === 'text' ? textDate : storeDate
  const written = (days: readonly (LocalDay | null)[]) => {
    const day = earliest(days)
    return day && dateOf(Date.parse(`${day}T12:00:00Z`), 'UTC', language)
  }
  const due = written(tickets.map(({ dueDate }) => dueDate))
  const grace = written(tickets.map(({ graceDate }) => graceDate))
  return { ...(due && { '[DUE_DATE]': due }), ...(grace && { '[GRACE_DATE]': grace }) }
}

/** Writes a notice in a store's own words, or in the standard ones. With many, `known` saves computing the store's hours for each. */
export const writeNotice = (facts: NoticeFacts, own?: OwnWords, known: StoreValues = new Map()): WrittenNotice => {
  const { customer, store, tickets, now, payLink } = facts
  const { subject: subjectWords, body: bodyWords, language } = wordsFor(facts, own)
  const booked = tickets.map(({ ticketNumber, dueDate, graceDate, amountDue }) => ({
    ticketNumber,
    ticketDueDate: dueDate,
    ticketGraceDate: graceDate,
    amountDue,
  }))
  const sources = { customer, store, tickets: booked, now, language, isText: facts.medium === 'text' }
  const values: TokenValues = {
    ...valuesOfNamed([subjectWords, bodyWords], sources, known),
    ...daysOf(facts, language),
    ...(payLink !== undefined && { '[PAY_LINK]': payLink }),
  }
  const [subject, body] = [fillTokens(subjectWords, values), fillTokens(bodyWords, values)]
  const isUnfilled = tokensLeft(body).length > 0 || tokensLeft(subject).length > 0
  const isTooLong = Array.from(body).length > MESSAGE_MAX_CHARACTERS
  return { subject, body, reason: isUnfilled ? 'missing_token' : isTooLong ? 'too_long' : null }
}
