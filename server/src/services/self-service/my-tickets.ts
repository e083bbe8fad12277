import type { MyTicket } from '@xd/core/contract/entity/self-service.ts'
import { payPageState } from '@xd/core/domain/payment/pay-page-state.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type NamingRequest, selfPayable, type SelfTicket } from '@xd/core/domain/self-service/payable.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { StoreOfPage } from '#queries/self-settings.ts'
import { activeTicketsOf, type NamingRow, requestsNaming, rewritingsFrom } from '#queries/self-tickets.ts'
import { paymentURL } from '#services/payments/payment-url.ts'

const namingOf = (row: NamingRow, now: number): NamingRequest => {
  const { paymentKey, paymentStatus, validBeforeLocal, statusAt, paymentOrigin, amountCents, refunded } = row
  const list = parseTicketList(row.paymentTicketList)
  const state = payPageState(
    {
      paymentStatus,
      paymentValidBeforeLocalTZ: validBeforeLocal,
      storeTimezone: row.storeTimezone,
      attemptOpen: row.pendingAttempt !== null,
    },
    now,
  )
  return {
    paymentKey,
    state,
    paidAt: paymentStatus === 'approved' && Number(refunded ?? 0) < amountCents ? statusAt : null,
    tickets: list.ok ? list.tickets.map(ticketNumberOf) : [],
    isSelf: paymentOrigin === 'self',
  }
}

type Booked = Awaited<ReturnType<typeof activeTicketsOf>>[number]

/** A customer's active tickets in the store's book, with the requests and rewrites since. */
export const selfTickets = query(
  async (db: Db, scope: CompanyScope, { storeID, custID, now }: { storeID: number; custID: number; now: number }) => {
    const booked = await activeTicketsOf(db, { companyID: scope.companyID, storeID, custID })
    const numbers = booked.map(({ ticketNumber }) => ticketNumber)
    const [requests, rewritings] = await Promise.all([
      requestsNaming(db, scope, storeID, { numbers, now }),
      rewritingsFrom(db, scope, storeID, numbers),
    ])
    return booked.map((row): { booked: Booked; ticket: SelfTicket } => {
      const { ticketNumber, ticketStatus, amountDueCents, asOf } = row
      const since = rewritings.filter(({ oldTicket }) => ticketNumberOf(oldTicket) === ticketNumber)
      const next = since.find(({ newTicket }) => newTicket !== null)
      return {
        booked: row,
        ticket: {
          ticketNumber,
          ticketStatus,
          amountDue: amountDueCents,
          ticketRewrittenAs: next ?? null,
          isRewriteWaiting: since.length > 0,
          asOf,
          requests: requests.filter((one) => one.ticketNumber === ticketNumber).map((one) => namingOf(one, now)),
        },
      }
    })
  },
)

/** A store as the rules of paying need it. */
export const payingStore = ({ storePhone, selfMaxAgeHours, selfMaxAmount }: StoreOfPage) => ({
  selfMaxAgeHours,
  selfMaxAmount,
  storePhone: storePhone && formatPhone(storePhone),
})

interface Shown {
  readonly store: StoreOfPage
  readonly language: Language
  readonly now: number
  readonly publicURL: string
}

export const presentTicket = (
  { booked, ticket }: Awaited<ReturnType<typeof selfTickets>>[number],
  { store, language, now, publicURL }: Shown,
): typeof MyTicket.Type => {
  const { ticketNumber, amountDue, asOf, requests } = ticket
  const payable = selfPayable(ticket, payingStore(store), now)
  const own = requests.find(({ isSelf, state }) => isSelf && (state === 'payable' || state === 'processing'))
  return {
    ticketNumber,
    ticketDescription: store.selfShowItems ? booked.ticketDescription : null,
    ticketDueDate: booked.ticketDueDate || null,
    // A notice's end of grace outranks the book's.
    ticketGraceDate: booked.graceByNotice ?? booked.ticketGraceDate,
    amountDue,
    asOf,
    refusal: payable.ok ? null : { code: payable.code, message: payable.words[language] },
    paymentURL: own ? paymentURL(publicURL, own.paymentKey) : null,
  }
}
