import { Effect } from 'effect'
import { within } from '#db/query.ts'
import { holdCustomers } from '#queries/customers.ts'
import { type NewMessage, queueMessage } from '#services/messaging/queue-message.ts'
import { silentConversation } from '#services/messaging/silent-conversation.ts'
import type { Drawn, OpenBuckets } from './buckets.ts'
import type { Next } from './run.ts'

/** How many are decided in one transaction. */
const HAND = 50
/** How many may be on their way to the carrier, so that they never fill the queue. */
const ON_THEIR_WAY = 150
const SOON_MS = 100
/** How soon to look again when all recipients are decided and outcomes are outstanding. */
export const CALM_MS = 1_000

/** A draw that the carriers' limits forbid now. */
export type Refused = Extract<Drawn, { ok: false }>

interface Recipient {
  readonly custID: number | null
}

interface Hand<R extends Recipient, E, Services> {
  readonly onTheirWay: number
  readonly buckets: readonly OpenBuckets[]
  /** The next recipients, at most `limit`. With `hold`, it locks their rows if needed. */
  readonly next: (limit: number, hold: boolean) => Effect.Effect<readonly R[], E, Services>
  /** When nobody is left to decide on. */
  readonly rest: Effect.Effect<Next, E, Services>
  /**
   * Looks at each recipient again, now that nobody can be merged or erased, and returns the function that sends to one.
   * It returns the failed draw if the message can't leave yet.
   */
  readonly decide: (
    rows: readonly R[],
    custIDs: readonly number[],
  ) => Effect.Effect<readonly Effect.Effect<Refused | undefined, E, Services>[], E, Services>
  /** When the carriers' limit for the day is used up. */
  readonly dayIsFull?: Effect.Effect<unknown, E, Services>
  /** Tells staff how far it got. */
  readonly tell: Effect.Effect<unknown, E, Services>
}

/** Sends to the next handful of recipients, in the caller's transaction. */
export const sendHand = Effect.fnUntraced(function* <R extends Recipient, E, Services>(
  scope: { readonly companyID: number },
  { onTheirWay, buckets, next, rest, decide, dayIsFull = Effect.void, tell }: Hand<R, E, Services>,
  now: number,
) {
  if (onTheirWay >= ON_THEIR_WAY) return { inMs: SOON_MS } satisfies Next as Next
  // No more than the limits allow now, but at least one, which says how long to wait.
  const ready = Math.max(1, ...buckets.map((bucket) => bucket.ready))
  const limit = Math.min(HAND, ON_THEIR_WAY - onTheirWay, ready)
  const found = yield* next(limit, false)
  if (found.length === 0) return yield* rest
  const custIDs = found.flatMap(({ custID }) => custID ?? [])
  yield* holdCustomers(scope, custIDs)
  // Read again, because until now any of them could be merged or erased. Those that have moved to another customer wait
  // for the next handful.
  const rows = (yield* next(limit, true)).filter(({ custID }) => custID === null || custIDs.includes(custID))
  let wait: Next = { inMs: 0 }
  for (const send of yield* decide(rows, custIDs)) {
    const refused = yield* send
    if (refused === undefined) continue
    wait = refused.day ? { at: now + refused.waitMs } : { inMs: refused.waitMs }
    // Messages already queued are within the day's limit.
    if (refused.day) yield* dayIsFull
    break
  }
  for (const bucket of buckets) yield* within(bucket.close)
  yield* tell
  return wait
})

interface Addressed {
  readonly companyID: number
  readonly storeID: number
  readonly custID: number
  /** The conversation, if it is known. */
  readonly convoID?: number | null | undefined
}

type Automatic = Omit<NewMessage, 'at' | 'sentByID'>

/** Queues a bulk message to a customer. Returns the failed draw if the carriers' limits forbid it now. */
export const leave = Effect.fnUntraced(function* (
  { companyID, storeID, custID, convoID: known }: Addressed,
  message: Automatic,
  { drawn, at }: { readonly drawn: Drawn; readonly at: number },
) {
  if (!drawn.ok) return drawn
  const convoID = known ?? (yield* silentConversation({ companyID, storeID, custID }, at))
  const scope = { companyID, storeIDs: [storeID] }
  const { messageID } = yield* queueMessage(scope, { convoID, storeID, custID }, { ...message, at, sentByID: null })
  return { ok: true as const, convoID, messageID }
})
