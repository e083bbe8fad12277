import { Clock, Effect } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { differences, type Movement } from '@xd/core/domain/payment/reconcile.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { type CardGateway, CardGateways, type RecordLine } from '#providers/cards/gateway.ts'
import { everyStore, keysOfSales, ledgerWithin, placesOfKeys, type Span, unsettledBefore } from '#queries/reconciliation.ts'
import { type Found, writeExceptions } from './write-exceptions.ts'

const scope = systemScope('job')
const HOUR_MS = 3_600_000
/** The two clocks, and what a crash delays: so far around the span a movement is looked for on the other side. */
const MARGIN_MS = 48 * HOUR_MS
/** A charge or refund whose end is not known after so long is told of. */
const UNKNOWN_AFTER_MS = HOUR_MS

/**
 * Holds every company's ledger against the gateways' own records of a span of time. Run again, it finds the same. A
 * gateway that does not answer fails it in the end, but not before the other companies have had their turn.
 */
export const reconcile = Effect.fnUntraced(function* (span: Span) {
  const { read } = yield* Database
  const stores = yield* read((db) => everyStore(db, scope))
  const storesOf = (companyID: number) => stores.filter((store) => store.companyID === companyID).map(({ storeID }) => storeID)
  const companies = [...new Set(stores.map(({ companyID }) => companyID))]
  const ends = yield* Effect.forEach(companies, (companyID) => Effect.exit(reconcileCompany({ companyID, storeIDs: storesOf(companyID) }, span)))
  for (const end of ends) yield* end
})

interface Company {
  readonly companyID: number
  readonly storeIDs: readonly number[]
}

const reconcileCompany = Effect.fnUntraced(function* (company: Company, span: Span) {
  const { forStore } = yield* CardGateways
  const accounts = new Map<CardGateway, number[]>()
  for (const storeID of company.storeIDs) {
    const gateway = yield* forStore({ companyID: company.companyID, storeID })
    if (gateway) accounts.set(gateway, [...(accounts.get(gateway) ?? []), storeID])
  }
  const found: Found[] = yield* unsettled(company)
  for (const [gateway, storeIDs] of accounts) found.push(...(yield* compare({ ...company, storeIDs }, gateway, span)))
  yield* writeExceptions(company, span, found)
})

const compare = Effect.fnUntraced(function* (company: Company, gateway: CardGateway, span: Span) {
  const { read } = yield* Database
  const wide = { from: span.from - MARGIN_MS, to: span.to + MARGIN_MS }
  const [ledger, record] = yield* Effect.all([read((db) => ledgerWithin(db, company, gateway.name, wide)), gateway.record(wide)], { concurrency: 2 })
  const here = ledger.map((row): Movement => ({ ...row, amount: Math.abs(row.amountCents) as Cents }))
  const { there, placeOf } = yield* theirs(company, gateway, record)
  return differences(here, there)
    .filter(({ at }) => at >= span.from && at < span.to)
    .map(({ amountHere, amountThere, paymentKey, ...difference }): Found => {
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
})

const KINDS = { sale: 'charge', refund: 'refund', void: 'void' } as const

/** The gateway's movements that are this company's, or of which nobody knows whose they are; and which requests they are for. */
const theirs = Effect.fnUntraced(function* (company: Company, { name }: CardGateway, record: readonly RecordLine[]) {
  const { read } = yield* Database
  const approved = record.filter(({ state }) => state === 'approved')
  const saleOf = ({ kind, gatewayID, saleGatewayID }: RecordLine) => (kind === 'sale' ? gatewayID : saleGatewayID)
  const sales = yield* read((db) => keysOfSales(db, scope, name, approved.flatMap((line) => saleOf(line) ?? [])))
  const keyOfSale = new Map(sales.map(({ sale, paymentKey }) => [sale, paymentKey]))
  const there = approved.map((line): Movement => {
    const sale = saleOf(line)
    const paymentKey = (sale === null ? undefined : keyOfSale.get(sale)) ?? line.orderRef
    return { kind: KINDS[line.kind], gatewayID: line.gatewayID, sale, paymentKey, amount: line.amount, at: line.at }
  })
  const places = yield* read((db) => placesOfKeys(db, scope, [...new Set(there.flatMap(({ paymentKey }) => paymentKey ?? []))]))
  const placeOf = new Map(places.map((place) => [place.paymentKey, place]))
  const isForeign = ({ paymentKey }: Movement) => {
    const place = paymentKey === null ? undefined : placeOf.get(paymentKey)
    return place !== undefined && !(place.companyID === company.companyID && company.storeIDs.includes(place.storeID))
  }
  return { there: there.filter((movement) => !isForeign(movement)), placeOf }
})

const unsettled = Effect.fnUntraced(function* (company: Company) {
  const { read } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const unknown = yield* read((db) => unsettledBefore(db, company, now - UNKNOWN_AFTER_MS))
  return (['charge-unknown', 'refund-unknown', 'refund-failed'] as const).flatMap((kind) =>
    unknown[kind].map(({ id, gateway, gatewayID, amountCents, at, paymentID, storeID }): Found => ({
      kind, gateway, gatewayID, at, paymentID, storeID,
      exceptionKey: `${kind}/${id}`,
      hereCents: amountCents,
      thereCents: null,
    })),
  )
})
