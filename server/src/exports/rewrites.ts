import { Effect } from 'effect'
import type { RewriteBatch, RewriteTicket } from '@xd/core/contract/entity/rewrite.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { REWRITE_LABELS } from '@xd/core/domain/ticket/batch.ts'
import { pageOf } from '#calls/page.ts'
import { REWRITE_DEFAULTS, rewriteFilterOf } from '#calls/rewrites/filter.ts'
import { Database } from '#db/database.ts'
import { everyPage } from '#db/keyset.ts'
import { rewritePage } from '#queries/rewrites.ts'
import { presentRewrites } from '#services/rewrites/present.ts'
import { type Columns, csvFile, dateCell, type Exporter, ROWS_AT_ONCE } from './exporter.ts'
import { type Names, readNames } from './names.ts'

interface Row {
  readonly batch: typeof RewriteBatch.Type
  readonly ticket: typeof RewriteTicket.Type
}

/** What the shop's own system needs comes first. */
const columns = (names: Names): Columns<Row> => [
  ['Old ticket', ({ ticket }) => ticket.oldTicket],
  ['New ticket', ({ ticket }) => ticket.newTicket],
  ['State', ({ ticket }) => REWRITE_LABELS[ticket.ticketState]],
  ['Paid', ({ batch }) => dateCell(batch.rewriteDate, batch.storeTimezone)],
  ['Store', ({ batch }) => names.store(batch.storeID)],
  ['Last name', ({ batch }) => batch.customer.custLastName],
  ['First name', ({ batch }) => batch.customer.custFirstName],
  ['Phone', ({ batch }) => formatPhone(batch.customer.custPhone)],
  ['Request amount', ({ batch }) => dollarsFromCents(batch.paymentAmount).toFixed(2)],
  ['Paid by', ({ batch }) => batch.paymentMethod],
  ['Reason', ({ ticket }) => ticket.ticketReason],
  ['Note', ({ ticket }) => ticket.ticketNote],
  ['Warning', ({ batch }) => batch.rewriteWarning],
  ['Since', ({ ticket, batch }) => dateCell(ticket.ticketDate, batch.storeTimezone)],
  ['Changed by', ({ ticket }) => names.user(ticket.ticketChangedByID)],
  ['Time zone', ({ batch }) => batch.storeTimezone],
  ['Batch', ({ batch }) => batch.rewriteID],
  ['Payment', ({ batch }) => batch.paymentKey],
]

/** Rewrite batches as a file, one line for each ticket. */
export const rewrites: Exporter = Effect.fnUntraced(function* (search, caller) {
  const { read } = yield* Database
  const { order, dir } = yield* pageOf({ ...search, cursor: null }, REWRITE_DEFAULTS)
  const filter = yield* rewriteFilterOf(search, caller)
  const names = yield* read((db) => readNames(db, caller, 'payment'))
  const pages = everyPage({ order, dir, perPage: ROWS_AT_ONCE }, (page) =>
    Effect.runPromise(
      read(async (db) => {
        const { rows, nextCursor } = await rewritePage(db, caller, filter, page)
        const batches = await presentRewrites(db, caller, rows)
        return {
          rows: batches.flatMap((batch) => batch.rewriteTickets.map((ticket) => ({ batch, ticket }))),
          nextCursor,
        }
      }),
    ),
  )
  return csvFile(columns(names), pages)
})
