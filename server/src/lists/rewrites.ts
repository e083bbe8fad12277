import { Effect } from 'effect'
import type { RewriteBatch, RewriteTicket } from '@xd/core/contract/entity/rewrite.ts'
import type { RewriteSearch } from '@xd/core/contract/rewrites.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { REWRITE_LABELS } from '@xd/core/domain/ticket/batch.ts'
import { REWRITE_STATES } from '@xd/core/domain/ticket/rewrite.ts'
import { found } from '#failure.ts'
import {
  findRewrite,
  listRewrites,
  REWRITE_ORDERS,
  type RewriteFilter,
  rewritePage,
  type RewriteRow,
} from '#queries/rewrites.ts'
import { presentRewrites } from '#services/rewrites/present.ts'
import { askedOf, askedStore } from './asked.ts'
import { dateCell, moneyCell } from './csv-file.ts'
import { type FiledList, fileOf } from './filed.ts'
import type { List } from './list.ts'

type Batch = typeof RewriteBatch.Type

/** A line of the file: one ticket, and its batch. */
interface Line {
  readonly batch: Batch
  readonly ticket: typeof RewriteTicket.Type
}

const maybeDate = (at: number | null, { storeTimezone }: Batch): string =>
  at === null ? '' : dateCell(at, storeTimezone)

export const rewrites: List<RewriteSearch, RewriteFilter, RewriteRow, Batch> &
  FiledList<RewriteSearch, RewriteFilter, RewriteRow, Line> = {
  sorting: { orders: REWRITE_ORDERS, sortBy: 'rewriteState', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, store, status, rewriteID }, caller) {
    const wanted = yield* askedOf('status', status, ['all', ...REWRITE_STATES])
    const storeID = yield* askedStore(store, caller)
    if (typeof rewriteID === 'number') {
      yield* found(yield* findRewrite(caller, rewriteID), 'rewrite')
    }
    const ticket = filter?.trim()
    return {
      status: wanted,
      ...(storeID !== undefined && { storeID }),
      ...(ticket && { ticket }),
      ...(typeof rewriteID === 'number' && { rewriteID }),
    }
  }),
  query: listRewrites,
  present: presentRewrites,
  labels: 'payment',
  page: rewritePage,
  lines: async (db, caller, rows) =>
    (await presentRewrites(db, caller, rows)).flatMap((batch) =>
      batch.rewriteTickets.map((ticket) => ({ batch, ticket })),
    ),
  // The columns the shop's own system needs come first.
  columns: (names) => [
    ['Old ticket', ({ ticket }) => ticket.oldTicket],
    ['New ticket', ({ ticket }) => ticket.newTicket],
    ['State', ({ ticket }) => REWRITE_LABELS[ticket.ticketState]],
    ['Paid', ({ batch }) => dateCell(batch.rewriteDate, batch.storeTimezone)],
    ['Store', ({ batch }) => names.store(batch.storeID)],
    ['Last name', ({ batch }) => batch.customer.custLastName],
    ['First name', ({ batch }) => batch.customer.custFirstName],
    ['Phone', ({ batch }) => formatPhone(batch.customer.custPhone)],
    ['Request amount', ({ batch }) => moneyCell(batch.paymentAmount)],
    ['Notice fee in it', ({ batch: { paymentNoticeFee: fee } }) => (fee === 0 ? '' : moneyCell(fee))],
    ['Paid by', ({ batch }) => batch.paymentMethod],
    ['Reason', ({ ticket }) => ticket.ticketReason],
    ['Note', ({ ticket }) => ticket.ticketNote],
    ['Warning', ({ batch }) => batch.rewriteWarning],
    ['Since', ({ ticket, batch }) => dateCell(ticket.ticketDate, batch.storeTimezone)],
    ['Changed by', ({ ticket }) => names.user(ticket.ticketChangedByID)],
    ['Numbered', ({ ticket, batch }) => maybeDate(ticket.ticketNumberedDate, batch)],
    ['Sent to POS', ({ ticket, batch }) => maybeDate(ticket.ticketPostedDate, batch)],
    ['Verified', ({ ticket, batch }) => maybeDate(ticket.ticketVerifiedDate, batch)],
    ['Verified by import', ({ ticket }) => ticket.ticketVerifiedImportID],
    ['Time zone', ({ batch }) => batch.storeTimezone],
    ['Batch', ({ batch }) => batch.rewriteID],
    ['Payment', ({ batch }) => batch.paymentKey],
  ],
}

export const file = fileOf(rewrites)
