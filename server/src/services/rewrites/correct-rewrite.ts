import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { rewriteCan } from '@xd/core/domain/ticket/rewrite.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { formatTicketList, parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import type { Caller } from '#caller.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, invalid } from '#failure.ts'
import { findPaymentsByID, updatePayment } from '#queries/payments.ts'
import { newNumbersOf } from '#queries/ticket-links.ts'
import { lockTicketRange, takenNumbers } from '#queries/ticket-ranges.ts'
import { type ChangingRewrite, ticketsFor } from './change-rewrite.ts'
import { giveNumbers } from './give-numbers.ts'
import { requireRenewable } from './renewal.ts'

type Correction = Input<'payments/rewrites/correct'>

/** Whether tickets without a new number may have one, by today's book. */
const mayBeRenewed = Effect.fnUntraced(function* (
  caller: Caller,
  { rewriteID, paymentID, rewriteAt }: ChangingRewrite,
  oldTickets: readonly string[],
  overrideReason: Correction['overrideReason'],
) {
  const [payment] = yield* findPaymentsByID(caller, [paymentID])
  if (payment === undefined || oldTickets.length === 0) return
  const { rewriteOverridden } = yield* requireRenewable(
    caller,
    {
      ...payment,
      paymentTicketList: formatTicketList(oldTickets),
      target: `rewrite/${rewriteID}`,
      paidAt: rewriteAt,
    },
    { overrideReason, at: yield* Clock.currentTimeMillis },
  )
  yield* updatePayment(caller, paymentID, { rewriteOverridden })
})

/** Staff's changes to tickets that could not be rewritten automatically. */
export const correctRewrite = Effect.fnUntraced(function* (
  caller: Caller,
  rewrite: ChangingRewrite,
  correction: Correction,
) {
  const note = correction.note?.trim() || null
  switch (correction.action) {
    case 'set':
      return yield* setNumber(caller, rewrite, correction, note)
    case 'retry':
      return yield* retry(caller, rewrite, correction)
    case 'verify':
      return yield* verify(rewrite, correction)
    case 'report':
      return yield* report(rewrite, correction, note)
    case 'dismiss':
      return yield* dismiss(rewrite, correction, note)
    case 'clear-warning':
      return rewrite.clearWarning()
  }
})

const setNumber = Effect.fnUntraced(function* (
  caller: Caller,
  rewrite: ChangingRewrite,
  correction: Correction,
  note: string | null,
) {
  const { tickets, storeID, change } = rewrite
  const meant = yield* ticketsFor(tickets, correction.rewriteTicketIDs, rewriteCan.setNumber)
  const ticket = meant[0]!
  if (meant.length > 1) return yield* invalid({ rewriteTicketIDs: 'One ticket at a time' })
  const parsed = parseTicketList(correction.newTicket ?? '')
  const newTicket = parsed.ok && parsed.tickets.length === 1 ? parsed.tickets[0] : undefined
  if (newTicket === undefined)
    return yield* invalid({ newTicket: parsed.ok ? 'Enter one ticket number' : parsed.reason })
  // Assigning the store's numbers locks its range. Without a range, the unique index guards.
  yield* lockTicketRange(caller, storeID)
  const [taken, before] = [
    yield* takenNumbers(caller, storeID, [newTicket]),
    yield* newNumbersOf(caller, storeID, [ticket.oldTicket]),
  ] as const
  if (ticketNumberOf(newTicket) === ticketNumberOf(ticket.oldTicket))
    return yield* invalid({ newTicket: 'That is the old number' })
  const isTheirs = ticket.newTicket !== null && ticketNumberOf(newTicket) === ticketNumberOf(ticket.newTicket)
  if (taken.length > 0 && !isTheirs) return yield* numberTaken
  const other = before.get(ticket.oldTicket)
  if (other !== undefined && other !== ticket.newTicket)
    return yield* fail('rewrite_refused', {
      sentence: `Ticket ${ticket.oldTicket} was already rewritten as ${other}. Dismiss one of the two first.`,
    })
  if (ticket.newTicket === null) yield* mayBeRenewed(caller, rewrite, [ticket.oldTicket], correction.overrideReason)
  yield* change(ticket, { ticketState: 'rewritten', newTicket, ticketNote: note ?? ticket.ticketNote }).pipe(
    orWhenTaken(numberTaken),
  )
})

const retry = Effect.fnUntraced(function* (
  caller: Caller,
  rewrite: ChangingRewrite,
  { rewriteTicketIDs, overrideReason }: Correction,
) {
  const { tickets, storeID, change } = rewrite
  const meant = yield* ticketsFor(tickets, rewriteTicketIDs, rewriteCan.retry)
  const without = meant.filter(({ newTicket }) => newTicket === null).map(({ oldTicket }) => oldTicket)
  yield* mayBeRenewed(caller, rewrite, without, overrideReason)
  const given = yield* giveNumbers(caller, storeID, without)
  const refused = [...given.values()].flatMap((one) => ('reason' in one ? [one.reason] : []))
  if (refused.length > 0 && refused.length === meant.length)
    return yield* fail('rewrite_refused', { sentence: refused[0]! })
  for (const ticket of meant) {
    const one = given.get(ticket.oldTicket)
    if (one === undefined) yield* change(ticket, { ticketState: 'rewritten' })
    else if ('newTicket' in one) yield* change(ticket, { ticketState: 'rewritten', newTicket: one.newTicket })
    else yield* change(ticket, { ticketState: 'exception', ticketReason: one.reason })
  }
})

const verify = Effect.fnUntraced(function* ({ tickets, change }: ChangingRewrite, { rewriteTicketIDs }: Correction) {
  for (const ticket of yield* ticketsFor(tickets, rewriteTicketIDs, rewriteCan.verify))
    yield* change(ticket, { ticketState: 'verified' })
})

const numberTaken = invalid({ newTicket: 'This number has already been used' })
const noteNeeded = invalid({ note: 'Say why' })

const report = Effect.fnUntraced(function* (
  { tickets, change }: ChangingRewrite,
  { rewriteTicketIDs }: Correction,
  note: string | null,
) {
  if (note === null) return yield* noteNeeded
  for (const ticket of yield* ticketsFor(tickets, rewriteTicketIDs, rewriteCan.report))
    yield* change(ticket, { ticketState: 'exception', ticketReason: note })
})

const dismiss = Effect.fnUntraced(function* (
  { tickets, change }: ChangingRewrite,
  { rewriteTicketIDs }: Correction,
  note: string | null,
) {
  if (note === null) return yield* noteNeeded
  for (const ticket of yield* ticketsFor(tickets, rewriteTicketIDs, rewriteCan.dismiss))
    yield* change(ticket, { ticketState: 'dismissed', ticketNote: note })
})
