import { Clock, Effect } from 'effect'
import { type Permission, holds } from '@xd/core/domain/access/permissions.ts'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { CUSTOMER_ORDERS, listCustomers } from '#queries/customer-list.ts'
import { BY_ACTIVITY, inboxPage } from '#queries/inbox.ts'
import { listPayments, PAYMENT_ORDERS } from '#queries/payment-list.ts'
import { findInInbox } from '#services/messaging/find-in-inbox.ts'
import { presentInbox } from '#services/messaging/present-inbox.ts'
import { findChains } from '#services/rewrites/find-chains.ts'
import { presentPayments } from '#services/payments/present.ts'

/** Of each kind; more is what the lists are for. */
const MOST = 5
const STATUSES = ['active', 'archived'] as const

export const find = handle(
  'search/find',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const presenting = { now: yield* Clock.currentTimeMillis, publicURL }
    const text = input.text.trim()
    const may = (permission: Permission) => text !== '' && holds(caller.permissions, permission)
    const page = { dir: 'desc', perPage: MOST, offset: 0 } as const
    return yield* read(async (db) => {
      const customers = may('customers')
        ? (
            await listCustomers(
              db,
              caller,
              { filter: text, status: 'all' },
              { ...page, order: CUSTOMER_ORDERS.custLastName, dir: 'asc' },
            )
          ).customers
        : []
      const payments = may('payments')
        ? (
            await listPayments(
              db,
              caller,
              { filter: text, status: 'all', now: presenting.now },
              { ...page, order: PAYMENT_ORDERS.messageDate },
            )
          ).rows
        : []
      const inInbox = may('messages') ? (await findInInbox(db, caller, text)).convoIDs : []
      const filter = { storeIDs: caller.storeIDs, statuses: STATUSES, convoIDs: inInbox }
      const found =
        inInbox.length === 0 ? [] : (await inboxPage(db, caller, filter, { ...page, order: BY_ACTIVITY })).rows
      return {
        customers,
        conversations: await presentInbox(
          db,
          caller,
          found.map((row) => row.convoID),
          presenting,
        ),
        payments: await presentPayments(db, caller, payments, presenting),
        chains: may('payments') ? await findChains(db, caller, text) : [],
      }
    })
  }),
)
