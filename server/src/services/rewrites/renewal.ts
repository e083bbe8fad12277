import { Effect } from 'effect'
import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import { type RenewalFinding, renewalFindings, renewalWarning } from '@xd/core/domain/ticket/may-renew.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { ticketsByNumbers } from '#queries/import-lookups.ts'
import { type Overriding, requireOverride } from '#services/override.ts'

/** A request to renew tickets. */
export interface Renewing {
  readonly storeID: number
  readonly storeTimezone: string
  readonly custID: number
  readonly amountCents: Cents
  readonly paymentNoticeFee: Cents
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
export const findRenewalFindings = query(
  async (
    db: Db,
    scope: CompanyScope,
    { storeID, custID, paymentRewrite, paymentTicketList, rewriteOverridden, ...paid }: Renewing,
    { now, paidAt }: Moment,
  ): Promise<readonly RenewalFinding[]> => {
    const list = parseTicketList(paymentTicketList)
    if (paymentRewrite !== 1 || !list.ok || list.tickets.length === 0) return []
    const booked = [...(await ticketsByNumbers(db, scope, storeID, list.tickets.map(ticketNumberOf))).values()]
    const overridden = new Set(JSON.parse(rewriteOverridden) as string[])
    const amountCents = cents(paid.amountCents - paid.paymentNoticeFee)
    return renewalFindings({ custID, amountCents, paidAt, booked }, now).filter(
      (finding) => !keysOf(finding).every((key) => overridden.has(key)),
    )
  },
)

export const findingsAbout = (scope: CompanyScope, renewing: Renewing, moment: Moment) =>
  findRenewalFindings(scope, renewing, moment)

const FIELD = 'payment.paymentTicketList'

/** Refuses what the book forbids, or overrides it. Returns the current overrides, and the warnings of an old book. */
export const requireRenewable = Effect.fnUntraced(function* (
  caller: Caller,
  request: Renewing & { readonly target: string; readonly paidAt: number | null },
  overriding: Overriding,
) {
  const findings = yield* findingsAbout(caller, request, { now: overriding.at, paidAt: request.paidAt })
  const refused = findings.filter(({ refuses }) => refuses)
  const broken = refused.map(({ message }) => ({ rule: 'ticket-rewrite' as const, message, field: FIELD }))
  yield* requireOverride(caller, [{ target: request.target, broken }], overriding.overrideReason)
  const before = JSON.parse(request.rewriteOverridden) as string[]
  return {
    rewriteOverridden: JSON.stringify([...new Set([...before, ...refused.flatMap(keysOf)])]),
    warnings: findings.filter(({ refuses }) => !refuses).map((one) => renewalWarning(one, request.storeTimezone)),
  }
})
