// The words of one notice: one text for all tickets that a customer has at a store, in the customer's language.
import { storeDate } from '#domain/hours/store-clock.ts'
import { MESSAGE_MAX_CHARACTERS } from '#domain/message/segments.ts'
import { fillTokens, templateIn, tokensLeft, type TokenValues } from '#domain/message/template.ts'
import { type StoreValues, valuesOfNamed, type WritingStore } from '#domain/message/store-values.ts'
import type { Language } from '#domain/text/language.ts'
import { localDay, type LocalDay } from '#domain/time/zone.ts'
import type { BatchKind } from './batch.ts'
import type { NoticeTicket } from './given-notice.ts'
import { LETTER_WORDS } from './letter-words.table.ts'
import type { SkipReason } from './skip-reasons.ts'
import { type NoticeWords, STANDARD_WORDS, type Words } from './standard-words.table.ts'

/** A store's own words, in place of the standard ones. */
export type OwnWords = Parameters<typeof templateIn>[0]

export interface NoticeFacts {
  readonly kind: BatchKind
  readonly language: Language
  readonly customer: { readonly custFirstName: string; readonly custLastName: string }
  readonly store: WritingStore
  readonly tickets: readonly NoticeTicket[]
  readonly now: number
  /** The link to the open request that names these tickets, if there is one. */
  readonly payLink: string | undefined
  /** It has to be a letter. */
  readonly onPaper?: boolean
}

export interface WrittenNotice {
  readonly subject: string
  readonly body: string
  /** Why it can't go out as it is. */
  readonly reason: Extract<SkipReason, 'missing_token' | 'too_long'> | null
}

const countOf = (tickets: NoticeFacts['tickets']) => (tickets.length === 1 ? 'one' : 'many')

const earliest = (days: readonly (LocalDay | null)[]): LocalDay | undefined => {
  const known = days.flatMap((day) => day ?? [])
  return known.length === days.length ? known.toSorted()[0] : undefined
}

/** The standard words that are true of these tickets’ last days. */
const bodyOf = (standard: NoticeWords, { tickets, store, now }: NoticeFacts): Words => {
  const lastDays = tickets.map(({ graceDate }) => graceDate)
  const first = earliest(lastDays)
  const isOpen = first !== undefined && first >= localDay(now, store.storeTimezone)
  if (standard.undated && !isOpen) return standard.undated[countOf(tickets)]
  return standard.apart && new Set(lastDays).size > 1 ? standard.apart : standard[countOf(tickets)]
}

const wordsFor = (
  facts: NoticeFacts,
  own: OwnWords | undefined,
): { subject: string; body: string; language: Language } => {
  const { kind, language, tickets, onPaper } = facts
  const standard = (onPaper ? LETTER_WORDS : STANDARD_WORDS)[kind]
  const subject = standard.subject[countOf(tickets)]
  if (own === undefined) return { subject: subject[language], body: bodyOf(standard, facts)[language], language }
  const written = templateIn(own, language)
  return { ...written, subject: written.subject ?? subject[written.language] }
}

const dayText = (day: LocalDay | undefined, language: Language): string | undefined =>
  day && storeDate(Date.parse(`${day}T12:00:00Z`), 'UTC', language)

/** With several days, the earliest is named, so nobody comes too late because of it. */
const daysOf = ({ tickets }: NoticeFacts, language: Language): TokenValues => {
  const due = dayText(earliest(tickets.map(({ dueDate }) => dueDate)), language)
  const grace = dayText(earliest(tickets.map(({ graceDate }) => graceDate)), language)
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
  const values: TokenValues = {
    ...valuesOfNamed([subjectWords, bodyWords], { customer, store, tickets: booked, now, language }, known),
    ...daysOf(facts, language),
    ...(payLink !== undefined && { '[PAY_LINK]': payLink }),
  }
  const [subject, body] = [fillTokens(subjectWords, values), fillTokens(bodyWords, values)]
  const isUnfilled = tokensLeft(body).length > 0 || tokensLeft(subject).length > 0
  const isTooLong = Array.from(body).length > MESSAGE_MAX_CHARACTERS
  return { subject, body, reason: isUnfilled ? 'missing_token' : isTooLong ? 'too_long' : null }
}
