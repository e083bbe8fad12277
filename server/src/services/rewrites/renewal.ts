import { Effect } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { type RenewalFinding, renewalFindings, renewalWarning } from '@xd/core/domain/ticket/may-renew.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import type { Caller } from '#caller.ts'
import type { Tx } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { ticketsByNumbers } from '#queries/import-lookups.ts'
import { type Overriding, requireOverride } from '#services/override.ts'

/** A request to renew tickets. */
export interface Renewing {
  readonly storeID: number
  readonly storeTimezone: string
  readonly custID: number
  readonly amountCents: Cents
  readonly paymentRewrite: 0 | 1
  readonly paymentTicketList: string
  /** JSON: the findings that were overridden for it. */
  readonly rewriteOverridden: string
}

interface Moment {
  readonly now: number
  readonly paidAt: number | null
}

const keysOf = ({ fault, tickets }: RenewalFinding): readonly string[] => tickets.map((ticket) => `${fault}/${ticket}`)

/** The store’s reasons not to renew a request’s tickets, less those that were overridden. */
export const findingsAbout = Effect.fnUntraced(function* (
  tx: Tx,
  scope: CompanyScope,
  { storeID, custID, amountCents, paymentRewrite, paymentTicketList, rewriteOverridden }: Renewing,
  { now, paidAt }: Moment,
) {
  const list = parseTicketList(paymentTicketList)
  if (paymentRewrite !== 1 || !list.ok || list.tickets.length === 0) return []
  const numbers = list.tickets.map(ticketNumberOf)
  const booked = [...(yield* tx.query((db) => ticketsByNumbers(db, scope, storeID, numbers))).values()]
  const overridden = new Set(JSON.parse(rewriteOverridden) as string[])
  return renewalFindings({ custID, amountCents, paidAt, booked }, now).filter(
    (finding) => !keysOf(finding).every((key) => overridden.has(key)),
  )
})

const FIELD = 'payment.paymentTicketList'

/** Refuses what the book forbids, or overrides it. Answers what is overridden by now, and what an old book warns of. */
export const requireRenewable = Effect.fnUntraced(function* (
  tx: Tx,
  caller: Caller,
  request: Renewing & { readonly target: string; readonly paidAt: number | null },
  overriding: Overriding,
) {
  const findings = yield* findingsAbout(tx, caller, request, { now: overriding.at, paidAt: request.paidAt })
  const refused = findings.filter(({ refuses }) => refuses)
  const broken = refused.map(({ message }) => ({ rule: 'ticket-rewrite' as const, message, field: FIELD }))
  yield* requireOverride(tx, caller, [{ target: request.target, broken }], overriding)
  const before = JSON.parse(request.rewriteOverridden) as string[]
  return {
    rewriteOverridden: JSON.stringify([...new Set([...before, ...refused.flatMap(keysOf)])]),
    warnings: findings.filter(({ refuses }) => !refuses).map((one) => renewalWarning(one, request.storeTimezone)),
  }
})
