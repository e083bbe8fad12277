import { languageFor } from '@xd/core/domain/company/languages.ts'
import { splitName } from '@xd/core/domain/customer/split-name.ts'
import type { BatchKind } from '@xd/core/domain/notice/batch.ts'
import { isNeverOpen, type Whereabouts, whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import type { NoticeTicket } from '@xd/core/domain/notice/given-notice.ts'
import { AFTER_MATURITY, isRuled, lastDayNamed, letterReason, type NoticeLaw } from '@xd/core/domain/notice/lawful.ts'
import { routeOf } from '@xd/core/domain/notice/route.ts'
import type { SkipReason } from '@xd/core/domain/notice/skip-reasons.ts'
import { type NoticeFacts, writeNotice } from '@xd/core/domain/notice/write-notice.ts'
import { isE164 } from '@xd/core/domain/phone/normalize.ts'
import { mayBeTheirs, type TicketStatus } from '@xd/core/domain/ticket/book.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { ticketsByNumbers } from '#queries/import-lookups.ts'
import { bouncedAmong } from '#queries/bounced-addresses.ts'
import { customersNow } from '#queries/mailer-audience.ts'
import { unreachableAmong } from '#queries/recipient-facts.ts'
import { givenNotices, lastDayGiven, type OfCustomer } from '#queries/given-notices.ts'
import { choicesAmong } from '#queries/electronic-choices.ts'
import { requestsNaming } from '#queries/notice-facts.ts'
import { type NoticeRow, type NoticeTicketRow, ticketsOfNotices } from '#queries/notices.ts'
import { addressOf } from '#services/consents/erased-unsubscribes.ts'
import { paymentURL } from '#services/payments/payment-url.ts'
import type { NoticeContext, NoticeTemplate } from './context.ts'
import { selfLinkOf } from '#services/self-url.ts'

type GraceDates = ReadonlyMap<string, { readonly graceDate: LocalDay }>

/** The decision on a notice if it were sent now. */
export interface Decision {
  readonly notice: NoticeRow
  /** The end of grace of tickets where the book has a different day than the notice. */
  readonly graceDates: GraceDates
  readonly language: Language
  /** Where the customer may be, for quiet hours; null if the notice has no customer. */
  readonly who: Whereabouts | null
  /** Where it goes; null if it can't be sent or must be a letter. */
  readonly route: { readonly channel: 'sms' | 'email'; readonly address: string } | null
  /** Why it can't be sent. The words are present even for a letter. */
  readonly reason: SkipReason | null
  readonly isLetter: boolean
  /** The choice whose address the customer must still prove, with the address. They have not been asked before. */
  readonly ask: { readonly choiceID: number; readonly address: string } | null
  /** The store’s own template; null means the standard words. */
  readonly template: NoticeTemplate | null
  readonly subject: string
  readonly body: string
}

const asTicket = ({ amountDueCents, ...ticket }: NoticeTicketRow): NoticeTicket => ({
  ...ticket,
  amountDue: amountDueCents,
})

/** Reads the facts that decide each notice, for all notices at once. */
const readAll = async (db: Db, { batch, law }: NoticeContext, notices: readonly NoticeRow[], now: number) => {
  const { storeID } = batch
  const custIDs = [...new Set(notices.flatMap(({ custID }) => custID ?? []))]
  const tickets = await ticketsOfNotices(
    db,
    batch,
    notices.map(({ noticeID }) => noticeID),
  )
  const ticketNumbers = [...new Set([...tickets.values()].flat().map(({ ticketNumber }) => ticketNumber))]
  const customers = await customersNow(db, batch, custIDs)
  const emails = [...customers.map(({ custEmail }) => custEmail), ...notices.map(({ givenEmail }) => givenEmail)]
  const [unreachable, bounced, choices, requests, book, given] = await Promise.all([
    unreachableAmong(db, batch, custIDs),
    bouncedAmong(db, batch, [...new Set(emails.map(addressOf))], custIDs),
    choicesAmong(db, batch, custIDs),
    requestsNaming(db, batch, { storeID, ticketNumbers, now }),
    ticketsByNumbers(db, batch, storeID, ticketNumbers),
    isRuled(law, batch.batchKind)
      ? givenNotices(db, batch, storeID, { numbers: ticketNumbers, kinds: AFTER_MATURITY })
      : [],
  ])
  return {
    tickets,
    customers: new Map(customers.map((one) => [one.custID, one])),
    unreachable,
    bounced,
    choices,
    requests,
    book,
    byNotice: (ticket: OfCustomer) => lastDayGiven(law, given, ticket),
  }
}

type Known = Awaited<ReturnType<typeof readAll>>

/** The tickets it still covers, or why none are left. */
const openTickets = ({ book }: Known, tickets: readonly NoticeTicketRow[]) => {
  const statusOf = ({ ticketNumber, paidAt }: NoticeTicketRow): TicketStatus | 'paid' =>
    paidAt === null ? (book.get(ticketNumber)?.ticketStatus ?? 'active') : 'paid'
  const open = tickets.filter((ticket) => statusOf(ticket) === 'active')
  const [first] = tickets
  const ended = open.length === 0 && first !== undefined ? statusOf(first) : 'active'
  return { open: open.length === 0 ? tickets : open, ended: ended === 'active' ? null : ended }
}

/**
 * The last days that the notice names if it leaves now. The book's end of grace counts. If the book has none for this
 * customer's ticket, the notice's own day counts. The law may give more time (`lastDayNamed`).
 */
const daysToName = (
  { book, byNotice }: Known,
  { custID }: NoticeRow,
  tickets: readonly NoticeTicketRow[],
  { law, kind, leavesOn }: { readonly law: NoticeLaw; readonly kind: BatchKind; readonly leavesOn: LocalDay },
): GraceDates =>
  new Map(
    tickets.flatMap(({ ticketNumber, dueDate, graceDate: given }) => {
      const found = book.get(ticketNumber)
      const booked = found && mayBeTheirs(found, custID) ? found : undefined
      const isSame = booked?.ticketDueDate === dueDate
      const graceDate = lastDayNamed(law, kind, {
        leavesOn,
        dueDate,
        graceDate: booked?.ticketGraceDate ?? given,
        byNotice: (isSame ? booked.graceByNotice : null) ?? byNotice({ ticketNumber, dueDate, custID }),
      })
      return graceDate === null || graceDate === given ? [] : [[ticketNumber, { graceDate }]]
    }),
  )

const decideOne = (
  context: NoticeContext,
  known: Known,
  notice: NoticeRow,
  { now, publicURL }: { readonly now: number; readonly publicURL: string },
): Decision => {
  const { batch, store, companyLanguages, law, canText, canEmail } = context
  const customer = notice.custID === null ? undefined : known.customers.get(notice.custID)
  const { open, ended } = openTickets(known, known.tickets.get(notice.noticeID) ?? [])
  const leavesOn = localDay(now, store.storeTimezone)
  const graceDates = daysToName(known, notice, open, { law, kind: batch.batchKind, leavesOn })
  const phone = customer?.custPhone ?? null
  const email = customer?.custEmail ?? notice.givenEmail
  const who = customer === undefined ? null : whereaboutsOf(customer, store.storeTimezone)
  const route = routeOf({
    phone,
    phoneValid: phone !== null && isE164(phone),
    email,
    optedOut: customer?.custOptedOutAt != null,
    blocked: customer?.custBlocked === 1,
    loansRefused: customer?.loansRefused === 1,
    erased: customer?.custErasedAt != null,
    unreachable: notice.custID !== null && known.unreachable.has(notice.custID),
    bounced: known.bounced.has(addressOf(email)),
    neverOpen: who !== null && isNeverOpen(who, now),
    canText: canText && customer !== undefined,
    // An email has to belong to a conversation.
    canEmail: canEmail && customer !== undefined,
  })
  const wanted = notice.noticeLanguage ?? customer?.custLanguage ?? 'en'
  const [givenFirst, givenLast] = splitName(notice.givenName)
  const request = known.requests.find(
    ({ custID, ticketNumber }) =>
      custID === notice.custID && open.some((ticket) => ticket.ticketNumber === ticketNumber),
  )
  const language = languageFor({ companyLanguages }, wanted)
  const choice = route.ok
    ? known.choices.find(({ custID, address }) => custID === notice.custID && address === route.address)
    : undefined
  const letter =
    customer?.custErasedAt == null && ended === null
      ? letterReason(
          law,
          batch.batchKind,
          { agreedAt: choice?.agreedAt ?? notice.agreedAt, provedAt: choice?.provedAt ?? null },
          route,
        )
      : null
  const ownWords = open.length === 1 ? context.ownWords.one : context.ownWords.many
  const facts: NoticeFacts = {
    kind: batch.batchKind,
    language,
    customer: customer ?? { custFirstName: givenFirst, custLastName: givenLast },
    store: { ...store, storeSelfURL: selfLinkOf(publicURL, store) },
    tickets: open.map((ticket) => asTicket({ ...ticket, ...graceDates.get(ticket.ticketNumber) })),
    now,
    payLink: request && paymentURL(publicURL, request.paymentKey),
    medium: letter !== null ? 'letter' : route.ok && route.channel === 'email' ? 'email' : 'text',
  }
  const own = writeNotice(facts, ownWords, context.storeValues)
  // The law requires the letter, so the standard words apply: a store's own template may need more facts.
  const isLacking = letter !== null && own.reason === 'missing_token'
  const written = isLacking ? writeNotice(facts, undefined, context.storeValues) : own
  const isLetter = letter !== null && written.reason !== 'missing_token'
  const unwritten = letter === null || isLetter ? null : written.reason
  const reason = ended ?? unwritten ?? letter ?? (route.ok ? written.reason : route.reason)
  return {
    notice,
    who,
    graceDates,
    language,
    route: reason === null && route.ok ? { channel: route.channel, address: route.address } : null,
    reason,
    isLetter,
    ask:
      isLetter &&
      letter === 'unproved' &&
      route.ok &&
      route.channel === 'sms' &&
      choice !== undefined &&
      choice.askedAt === null
        ? { choiceID: choice.choiceID, address: route.address }
        : null,
    template: ownWords ?? null,
    subject: written.subject,
    body: written.body,
  }
}

/** Decides about these notices of one batch. Order is kept. */
export const decideNotices = query(
  async (
    db: Db,
    context: NoticeContext,
    notices: readonly NoticeRow[],
    at: { readonly now: number; readonly publicURL: string },
  ): Promise<Decision[]> => {
    const known = await readAll(db, context, notices, at.now)
    return notices.map((notice) => decideOne(context, known, notice, at))
  },
)
