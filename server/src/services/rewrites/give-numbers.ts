import { Effect } from 'effect'
import { alreadyRewritten, NO_RANGE } from '@xd/core/domain/ticket/batch.ts'
import { rewriteBatch, type TicketRange } from '@xd/core/domain/ticket/rewrite.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { newNumbersOf } from '#queries/ticket-links.ts'
import { lockTicketRange, saveTicketRange, takenNumbers } from '#queries/ticket-ranges.ts'

/** An old ticket's result: its new number, or why it has none. */
export type Given = { readonly newTicket: string } | { readonly reason: string }

/**
 * Gives old tickets the next numbers in their store's range, under the range's lock. All of them get one or, if the
 * range is used up, none. It never fails, so that it can't fail a payment.
 */
export const giveNumbers = Effect.fnUntraced(function* (
  scope: CompanyScope,
  storeID: number,
  oldTickets: readonly string[],
) {
  const range = yield* lockTicketRange(scope, storeID)
  const before = yield* newNumbersOf(scope, storeID, oldTickets)
  const given = new Map<string, Given>()
  for (const [oldTicket, newTicket] of before) given.set(oldTicket, { reason: alreadyRewritten(oldTicket, newTicket) })
  const waiting = oldTickets.filter((ticket) => !before.has(ticket))
  if (waiting.length === 0) return given
  const batch = range && rewriteBatch(waiting, range, yield* takenIn(scope, storeID, range, waiting.length))
  if (batch?.ok) {
    for (const { oldTicket, newTicket } of batch.items) given.set(oldTicket, { newTicket })
    yield* saveTicketRange(scope, storeID, { ...range!, next: batch.next })
  } else for (const ticket of waiting) given.set(ticket, { reason: batch?.reason ?? NO_RANGE })
  return given
})

const LOOKED_AT = 200

/** Numbers in the range that were assigned by hand, up to where enough free ones have been found. */
const takenIn = query(
  async (db: Db, scope: CompanyScope, storeID: number, { prefix, next, to }: TicketRange, wanted: number) => {
    const taken = new Set<string>()
    for (let from = next, free = 0; from <= to && free < wanted; from += LOOKED_AT) {
      const numbers = Array.from({ length: Math.min(LOOKED_AT, to - from + 1) }, (_, i) => `${prefix}${from + i}`)
      const found = await takenNumbers(db, scope, storeID, numbers)
      for (const number of found) taken.add(number)
      free += numbers.length - found.length
    }
    return taken
  },
)
