import { Clock, Effect } from 'effect'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { type Permission, holds } from '@xd/core/domain/access/permissions.ts'
import { readDigits } from '@xd/core/domain/search/digits.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import type { Db } from '#db/connect.ts'
import { CUSTOMER_ORDERS, customerPage } from '#queries/customer-list.ts'
import { customersByPhone } from '#queries/customers-by-phone.ts'
import { type Customer, findCustomers } from '#queries/customers.ts'
import { BY_ACTIVITY, conversationsOf, inboxPage } from '#queries/inbox.ts'
import { paymentPage, PAYMENT_ORDERS } from '#queries/payment-list.ts'
import type { WholeLoan } from '#queries/loans.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { ticketsNumbered } from '#queries/tickets.ts'
import { findInInbox } from '#services/inbox/find-in-inbox.ts'
import { presentInbox } from '#services/inbox/present-inbox.ts'
import { presentLoans } from '#services/loans/present-loans.ts'
import { findLoansLike } from '#services/search/find-loans.ts'
import { findChains } from '#services/rewrites/find-chains.ts'
import { presentPayments } from '#services/payments/present.ts'
import { presentTickets } from '#services/tickets/present-tickets.ts'
import { conversationsThatSay, paymentsByDigits } from '#services/search/find-by-digits.ts'

/** Per kind; the lists show more. */
const MOST = 5
const MOST_SAYING = 100
const STATUSES = ['active', 'archived'] as const
const PAGE = { dir: 'desc', perPage: MOST, offset: 0 } as const

interface Found {
  readonly customers: () => Promise<readonly Customer[]>
  readonly convoIDs: () => Promise<readonly number[]>
  readonly payments: () => Promise<readonly PaymentRow[]>
  readonly loans: () => Promise<readonly WholeLoan[]>
}

/** Anything that contains every word. */
const byWords = (db: Db, caller: Caller, text: string, now: number): Found => ({
  customers: async () => {
    const page = { ...PAGE, order: CUSTOMER_ORDERS.custLastName, dir: 'asc' } as const
    return (await customerPage(db, caller, { filter: text, status: 'all' }, page)).rows
  },
  convoIDs: async () => (await findInInbox(db, caller, text)).convoIDs,
  payments: async () => {
    const page = { ...PAGE, order: PAYMENT_ORDERS.messageDate }
    return (await paymentPage(db, caller, { filter: text, status: 'all', now }, page)).rows
  },
  loans: () => findLoansLike(db, caller, { text, custIDs: undefined, now, limit: MOST }),
})

/** Matches by the meaning of the digits, never in the middle of a number. */
const byDigits = (
  db: Db,
  caller: Caller,
  text: string,
  digits: NonNullable<ReturnType<typeof readDigits>>,
  now: number,
): Found => {
  const custIDs = digits.phone === undefined ? [] : customersByPhone(db, caller, digits.phone, MOST)
  return {
    customers: async () => {
      const ordered = await custIDs
      const found = new Map((await findCustomers(db, caller, ordered)).map((one) => [one.custID, one]))
      return ordered.flatMap((custID) => found.get(custID) ?? [])
    },
    convoIDs: async () => [
      ...(await conversationsOf(db, caller, await custIDs)).map(({ convoID }) => convoID),
      ...(await conversationsThatSay(db, caller, text, MOST_SAYING)),
    ],
    payments: () => paymentsByDigits(db, caller, digits, { now, limit: MOST }),
    loans: async () => findLoansLike(db, caller, { text, custIDs: await custIDs, now, limit: MOST }),
  }
}

export const find = handle(
  'search/find',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const presenting = { now: yield* Clock.currentTimeMillis, publicURL }
    const text = input.text.trim()
    const may = (permission: Permission) => text !== '' && holds(caller.permissions, permission)
    const digits = readDigits(text)
    const isTicket = parseTicketList(text).ok && !/\s/.test(text)
    return yield* read(async (db) => {
      const found =
        digits === undefined
          ? byWords(db, caller, text, presenting.now)
          : byDigits(db, caller, text, digits, presenting.now)
      const convoIDs = may('messages') ? await found.convoIDs() : []
      const filter = { storeIDs: caller.storeIDs, statuses: STATUSES, convoIDs }
      const { rows } =
        convoIDs.length === 0 ? { rows: [] } : await inboxPage(db, caller, filter, { ...PAGE, order: BY_ACTIVITY })
      const payments = may('payments') && hasFeature(caller.features, 'payments') ? await found.payments() : []
      return {
        customers: may('customers') ? await found.customers() : [],
        conversations: await presentInbox(
          db,
          caller,
          rows.map((row) => row.convoID),
          presenting,
        ),
        payments: await presentPayments(db, caller, payments, presenting),
        loans:
          may('loans') && hasFeature(caller.features, 'loans')
            ? await presentLoans(db, caller, await found.loans(), presenting)
            : [],
        tickets:
          may('tickets') && isTicket
            ? await presentTickets(db, caller, await ticketsNumbered(db, caller, ticketNumberOf(text), MOST))
            : [],
        chains: may('payments') && hasFeature(caller.features, 'rewrites') ? await findChains(db, caller, text) : [],
      }
    })
  }),
)
