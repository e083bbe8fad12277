import { Clock, Effect } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { differences, type Movement } from '@xd/core/domain/payment/reconcile.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { systemScope } from '#db/scope.ts'
import { type CardGateway, type RecordLine, TEST_ORDER } from '#providers/cards/gateway.ts'
import { keysBeingSettled } from '#queries/reconciled-accounts.ts'
import { keysOfSales, ledgerWithin, placesOfKeys, type Span } from '#queries/reconciliation.ts'
import type { Found } from './write-exceptions.ts'

const scope = systemScope('job')
/**
 * The two clocks may differ, and a crash causes delays. So a movement is searched this far around the span on the other
 * side.
 */
export const MARGIN_MS = 48 * HOUR_MS
/** A charge or refund with no outcome after this long is reported; until then it counts as settling. */
export const UNKNOWN_AFTER_MS = HOUR_MS

export interface ReconciledCompany {
  readonly companyID: number
  readonly storeIDs: readonly number[]
}

/**
 * The differences between a company's ledger and one account's record. The record is read first, the settling items
 * next, and the ledger last. So one of them sees anything written meanwhile, and nothing in progress is reported.
 */
export const compareRecord = Effect.fnUntraced(function* (
  company: ReconciledCompany,
  gateway: CardGateway,
  span: Span,
) {
  const now = yield* Clock.currentTimeMillis
  const wide = { from: span.from - MARGIN_MS, to: span.to + MARGIN_MS }
  const record = yield* gateway.record(wide)
  const underWay = yield* keysBeingSettled(company, gateway.name, now - UNKNOWN_AFTER_MS)
  const ledger = yield* ledgerWithin(company, gateway.name, wide)
  const here = ledger.map((row): Movement => ({ ...row, amount: Math.abs(row.amountCents) as Cents }))
  const there = yield* theirs(company, gateway, record)
  const differing = differences(here, there)
    .filter(({ at }) => at >= span.from && at < span.to)
    .filter(({ paymentKey }) => paymentKey === null || !underWay.has(paymentKey))
    .filter(({ amountThere, at }) => amountThere !== null || at < now - gateway.recordLagMs)
  const places = yield* placesOfKeys(scope, keysOf(differing))
  const placeOf = new Map(places.map((place) => [place.paymentKey, place]))
  const found = differing.map(({ amountHere, amountThere, paymentKey, ...difference }): Found => {
    const place = paymentKey === null ? undefined : placeOf.get(paymentKey)
    return {
      ...difference,
      gateway: gateway.name,
      exceptionKey: `${difference.kind}/${gateway.name}/${difference.gatewayID}`,
      storeID: place?.storeID ?? null,
      paymentID: place?.paymentID ?? null,
      hereCents: amountHere,
      thereCents: amountThere,
    }
  })
  return { found, movements: there.filter(({ at }) => at >= span.from && at < span.to).length }
})

const keysOf = (movements: readonly { readonly paymentKey: string | null }[]): readonly string[] => [
  ...new Set(movements.flatMap(({ paymentKey }) => paymentKey ?? [])),
]

const KINDS = { sale: 'charge', refund: 'refund', void: 'void' } as const

const saleOf = ({ kind, gatewayID, saleGatewayID }: RecordLine) => (kind === 'sale' ? gatewayID : saleGatewayID)

/** The gateway's movements, except for test sales. */
const withoutTests = (record: readonly RecordLine[]): readonly RecordLine[] => {
  const tests = new Set(
    record.filter(({ kind, orderRef }) => kind === 'sale' && orderRef === TEST_ORDER).map(({ gatewayID }) => gatewayID),
  )
  return record.filter((line) => !tests.has(saleOf(line) ?? ''))
}

/** The gateway's movements that belong to this company, or to nobody that we know of. */
const theirs = Effect.fnUntraced(function* (
  { companyID }: ReconciledCompany,
  { name }: CardGateway,
  record: readonly RecordLine[],
) {
  const approved = withoutTests(record).filter(({ state }) => state === 'approved')
  const sales = yield* keysOfSales(
    scope,
    name,
    approved.flatMap((line) => saleOf(line) ?? []),
  )
  const keyOfSale = new Map(sales.map(({ sale, paymentKey }) => [sale, paymentKey]))
  const there = approved.map((line): Movement => {
    const sale = saleOf(line)
    const paymentKey = (sale === null ? undefined : keyOfSale.get(sale)) ?? line.orderRef
    return { kind: KINDS[line.kind], gatewayID: line.gatewayID, sale, paymentKey, amount: line.amount, at: line.at }
  })
  const places = yield* placesOfKeys(scope, keysOf(there))
  const placeOf = new Map(places.map((place) => [place.paymentKey, place]))
  const isForeign = ({ paymentKey }: Movement) => {
    const place = paymentKey === null ? undefined : placeOf.get(paymentKey)
    return place !== undefined && place.companyID !== companyID
  }
  return there.filter((movement) => !isForeign(movement))
})
