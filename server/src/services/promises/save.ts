import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import {
  PAST_CUTOFF,
  promiseCutoff,
  promiseFaults,
  type PromiseTerms,
  takesPlaceOf,
} from '@xd/core/domain/promise/promise.ts'
import { formatTicketList, parseTicketList, ticketsIn } from '@xd/core/domain/ticket/ticket-list.ts'
import { parseLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Caller } from '#caller.ts'
import { Database, enqueue } from '#db/database.ts'
import { found, invalid, requireValid } from '#failure.ts'
import { hoursOfStore } from '#queries/incoming.ts'
import { findPromise, insertPromise, lockPromisesOf, updatePromise } from '#queries/promises.ts'
import { findStore } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'
import { wakeReminders } from '#services/reminders/wake.ts'
import { madeOnce } from '#services/made-once.ts'
import { silentConversation } from '#services/messaging/silent-conversation.ts'
import { announcePromises } from './judge.ts'
import { presentPromise } from './present.ts'

type Given = Input<'customers/promises/save'>['promise']

const refuseDay = (sentence: string) => invalid({ 'promise.promiseDay': sentence })

/** The terms of a promise that can be made now, and the cutoff it has to be paid by. */
const agreed = Effect.fnUntraced(function* (caller: Caller, given: Given, now: number) {
  const { storeTimezone } = yield* found(yield* findStore(caller, given.storeID), 'store')
  const promiseDay = parseLocalDay(given.promiseDay)
  if (promiseDay === undefined) return yield* refuseDay('There is no such day')
  const list = parseTicketList((given.promiseTickets ?? []).join(','))
  const terms: PromiseTerms = {
    promiseDay,
    promiseAmountCents: given.promiseAmount ?? null,
    promiseTickets: list.ok ? list.tickets : (given.promiseTickets ?? []),
  }
  yield* requireValid(promiseFaults(terms, localDay(now, storeTimezone)), 'promise')
  const cutoffAt = promiseCutoff(yield* hoursOfStore(caller, given.storeID), storeTimezone, promiseDay)
  return cutoffAt <= now ? yield* refuseDay(PAST_CUTOFF) : { terms, cutoffAt }
})

/** Open promises for the same tickets are withdrawn, and broken ones are no longer overdue: the new one is what counts. */
const takePlace = Effect.fnUntraced(function* (
  caller: Caller,
  { custID, storeID }: Pick<Given, 'custID' | 'storeID'>,
  tickets: readonly string[],
  now: number,
) {
  for (const row of yield* lockPromisesOf(caller, { storeID, custIDs: [custID] })) {
    if (row.isOverdue === 1) yield* updatePromise(caller, row.promiseID, { isOverdue: 0 })
    if (row.promiseStatus !== 'open' || !takesPlaceOf(tickets, ticketsIn(row.promiseTickets))) continue
    yield* updatePromise(caller, row.promiseID, {
      promiseStatus: 'withdrawn',
      statusAt: now,
      statusByID: caller.userID,
    })
    yield* wakeReminders(caller, { storeID, custIDs: [custID] }, now)
  }
})

const makePromise = Effect.fnUntraced(function* (caller: Caller, given: Given, now: number) {
  const { companyID, userID } = caller
  const { custID, storeID, promiseSource } = given
  const { terms, cutoffAt } = yield* agreed(caller, given, now)
  const { promiseDay, promiseAmountCents, promiseTickets } = terms
  const convoID = yield* silentConversation({ companyID, storeID, custID }, now)
  yield* takePlace(caller, given, promiseTickets, now)
  const promiseID = yield* insertPromise({
    ...{ companyID, storeID, custID, convoID, promiseDay, promiseAmountCents, promiseSource, cutoffAt },
    promiseTickets: formatTicketList(promiseTickets),
    promiseStatus: 'open',
    madeAt: now,
    madeByID: userID,
  })
  yield* enqueue({
    companyID,
    kind: 'judge-promise',
    uniqueKey: `promise/${promiseID}`,
    payload: { promiseID, storeID },
    runAt: cutoffAt,
  })
  yield* audit(caller, {
    action: 'promise-save',
    target: `customer/${custID}`,
    detail: { promiseDay, promiseAmount: promiseAmountCents, promiseTickets, promiseSource },
  })
  yield* announcePromises(caller, { storeID, custIDs: [custID] })
  return promiseID
})

/** Records a customer's promise, once however often it is asked for under one key. */
export const savePromise = Effect.fnUntraced(function* (
  caller: Caller,
  { promise, clientKey }: Input<'customers/promises/save'>,
) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const make = makePromise(caller, promise, now)
      const promiseID = yield* madeOnce(caller, { call: 'customers/promises/save', clientKey }, make)
      return { promise: presentPromise(yield* found(yield* findPromise(caller, promiseID), 'promise')) }
    }),
  )
})
