import { Effect } from 'effect'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { batchState } from '@xd/core/domain/ticket/batch.ts'
import { returnPaymentBy, type RenewalFinding, shortPaymentReason } from '@xd/core/domain/ticket/may-renew.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findCompany } from '#queries/companies.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { insertRewrite, insertRewriteTickets, lockRewrite } from '#queries/rewrites.ts'
import { findStore } from '#queries/stores.ts'
import { announceRewrite } from './announce.ts'
import { type Given, giveNumbers } from './give-numbers.ts'
import { findingsAbout } from './renewal.ts'

/**
 * Creates the rewrite batch of a newly paid request, in the transaction that records the payment and under the
 * request's lock. A ticket that can't be rewritten goes on the exception list.
 */
export const startRewrite = Effect.fnUntraced(function* (scope: CompanyScope, payment: PaymentRow, now: number) {
  const { companyID, storeID, paymentID } = payment
  const list = parseTicketList(payment.paymentTicketList)
  if (payment.paymentRewrite !== 1 || !list.ok || list.tickets.length === 0) return
  const { features } = yield* findCompany(companyID)
  if (!hasFeature(JSON.parse(features) as string[], 'rewrites')) return
  if (yield* lockRewrite(scope, { paymentID })) return

  const store = yield* findStore(scope, storeID)
  // Turned off since the request was made: the tickets wait as paid until a user rewrites them.
  const refused = (yield* findingsAbout(scope, payment, { now, paidAt: null })).filter(({ refuses }) => refuses)
  const short = refused.find(({ fault }) => fault === 'charges')
  const returnBy = short ? returnPaymentBy(localDay(now, payment.storeTimezone)) : null
  const reasonOf = (finding: RenewalFinding) =>
    returnBy === null || finding !== short
      ? finding.message
      : shortPaymentReason(finding, returnBy, payment.storeTimezone)
  const kept = new Map(
    [...refused].reverse().flatMap((one) => one.tickets.map((number) => [number, { reason: reasonOf(one) }])),
  )
  const renewed = list.tickets.filter((ticket) => !kept.has(ticketNumberOf(ticket)))
  const given = store?.storeAutoRewrite === 1 ? yield* giveNumbers(scope, storeID, renewed) : new Map<string, Given>()
  const tickets = list.tickets.map((oldTicket) => ({
    oldTicket,
    ...written(kept.get(ticketNumberOf(oldTicket)) ?? given.get(oldTicket), now),
  }))
  const rewriteState = batchState(
    tickets.map(({ ticketState }) => ticketState),
    null,
  )
  const isException = rewriteState === 'exception' ? (1 as const) : (0 as const)
  const batchID = yield* insertRewrite({
    companyID,
    storeID,
    paymentID,
    rewriteAt: now,
    rewriteState,
    isException,
    chargesCents: short?.chargesCents ?? null,
    returnBy,
  })
  yield* insertRewriteTickets(
    tickets.map((ticket) => ({ companyID, storeID, rewriteID: batchID, ...ticket, changedAt: now })),
  )
  const rewriteID = batchID
  yield* announceRewrite({ companyID, storeID, rewriteID })
})

interface Written {
  readonly ticketState: RewriteState
  readonly newTicket: string | null
  readonly ticketReason: string | null
  readonly numberedAt: number | null
  readonly awaitsImport: 0 | 1
}

const written = (given: Given | undefined, now: number): Written => {
  const waits = { newTicket: null, numberedAt: null, awaitsImport: 0 } as const
  if (given === undefined) return { ticketState: 'paid', ticketReason: null, ...waits }
  return 'newTicket' in given
    ? {
        ticketState: 'rewritten',
        newTicket: given.newTicket,
        ticketReason: null,
        numberedAt: now,
        awaitsImport: 1,
      }
    : { ticketState: 'exception', ticketReason: given.reason, ...waits }
}
