import { Clock, Effect } from 'effect'
import { DAY_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { CardGateways, type GatewayUnknown } from '#providers/cards/gateway.ts'
import { companyAccounts } from '#queries/gateway-accounts.ts'
import { forgetOtherAccounts, gatewaysWithMoney, writeReconciledAccount } from '#queries/reconciled-accounts.ts'
import { everyStore, type Span, unsettledBefore } from '#queries/reconciliation.ts'
import { accountName } from '#services/gateways/card-gateways.ts'
import { compareRecord, MARGIN_MS, type ReconciledCompany, UNKNOWN_AFTER_MS } from './compare-record.ts'
import { type Found, writeExceptions } from './write-exceptions.ts'

const scope = systemScope('job')
const WEEK_MS = 7 * DAY_MS

/**
 * A week, for a server that was down for a few nights misses nothing then; and a minute more, for a gateway's clock may
 * be ahead of ours.
 */
export const lastWeek = (now: number): Span => ({ from: now - WEEK_MS, to: now + MINUTE_MS })

/**
 * Compares every company's ledger with the gateways' own records of a time span. Running it again gives the same
 * result. If a gateway doesn't answer, it fails at the end, after it has compared all the others.
 */
export const reconcile = Effect.fnUntraced(function* (span: Span) {
  const stores = yield* everyStore(scope)
  const storesOf = (companyID: number) =>
    stores.filter((store) => store.companyID === companyID).map(({ storeID }) => storeID)
  const companies = [...new Set(stores.map(({ companyID }) => companyID))]
  const ends = yield* Effect.forEach(companies, (companyID) =>
    Effect.exit(reconcileCompany({ companyID, storeIDs: storesOf(companyID) }, span)),
  )
  for (const end of ends) yield* end
})

/** The same for one company, with all its stores. */
export const reconcileCompany = Effect.fnUntraced(function* (company: ReconciledCompany, span: Span) {
  const { write } = yield* Database
  const { byName } = yield* CardGateways
  const { companyID } = company
  const begunAt = yield* Clock.currentTimeMillis
  const names = yield* accountsOf(company, span.from - MARGIN_MS)
  const found: Found[] = yield* unsettled(company)
  const compared = new Set<string>()
  let unanswered: GatewayUnknown | undefined
  for (const name of names) {
    const gateway = yield* byName(name)
    const answer = gateway === undefined ? undefined : yield* Effect.result(compareRecord(company, gateway, span))
    const told = answer?._tag === 'Success' ? answer.success : undefined
    if (answer?._tag === 'Failure') unanswered ??= answer.failure
    if (told) {
      found.push(...told.found)
      compared.add(name)
    }
    const at = yield* Clock.currentTimeMillis
    const result = {
      comparedAt: told ? at : null,
      movements: told?.movements ?? null,
      problem: told ? null : answer ? ('no-answer' as const) : ('unreadable' as const),
    }
    yield* write(writeReconciledAccount({ companyID, gateway: name, triedAt: at, ...result }))
  }
  yield* write(forgetOtherAccounts(company, names))
  yield* writeExceptions(company, { span, begunAt, found, compared })
  if (unanswered) yield* Effect.fail(unanswered)
})

/** Accounts in use, recently used ones, and earlier ones with anything still open. */
const accountsOf = Effect.fnUntraced(function* (company: ReconciledCompany, since: number) {
  const { read } = yield* Database
  const { forStore } = yield* CardGateways
  const used = yield* Effect.forEach(company.storeIDs, (storeID) => forStore({ companyID: company.companyID, storeID }))
  const [accounts, moved] = yield* read((db) =>
    Promise.all([companyAccounts(db, company, since), gatewaysWithMoney(db, company, since)]),
  )
  return [
    ...new Set([...used.flatMap((gateway) => gateway?.name ?? []), ...accounts.map(accountName), ...moved]),
  ].sort()
})

const unsettled = Effect.fnUntraced(function* (company: ReconciledCompany) {
  const now = yield* Clock.currentTimeMillis
  const unknown = yield* unsettledBefore(company, now - UNKNOWN_AFTER_MS)
  return (['charge-unknown', 'refund-unknown', 'refund-failed'] as const).flatMap((kind) =>
    unknown[kind].map(({ id, gateway, gatewayID, amountCents, at, paymentID, storeID }): Found => ({
      kind,
      gateway,
      gatewayID,
      at,
      paymentID,
      storeID,
      exceptionKey: `${kind}/${id}`,
      hereCents: amountCents,
      thereCents: null,
    })),
  )
})
