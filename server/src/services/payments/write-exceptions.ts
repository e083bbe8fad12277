import { Clock, Effect } from 'effect'
import type { ExceptionKind } from '@xd/core/domain/payment/reconcile.ts'
import { Database, emit } from '#db/database.ts'
import { within } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { updateException } from '#queries/payment-exceptions.ts'
import { exceptionsBySelf, insertExceptions, type Span } from '#queries/reconciliation.ts'
import { auditAs } from '#services/audit.ts'

/** A difference, as it is recorded. */
export interface Found {
  readonly kind: ExceptionKind
  readonly exceptionKey: string
  readonly gateway: string
  readonly gatewayID: string | null
  readonly storeID: number | null
  readonly paymentID: number | null
  readonly hereCents: number | null
  readonly thereCents: number | null
  readonly at: number
}

interface Comparison {
  readonly span: Span
  readonly begunAt: number
  readonly found: readonly Found[]
  /** The accounts whose record was read. */
  readonly compared: ReadonlySet<string>
}

const ALWAYS_LOOKED_FOR = /^(charge-unknown|refund-unknown|refund-failed)\//
const WENT_AWAY = 'No longer differs.'

/**
 * Updates the list of exceptions. New ones are added. Those that resolved themselves are closed, and reopened if they
 * come back. Those that a person closed stay closed, and those that could not be compared stay as they were.
 */
export const writeExceptions = Effect.fnUntraced(function* (
  company: CompanyScope,
  { span, begunAt, found, compared }: Comparison,
) {
  const { write } = yield* Database
  const { companyID } = company
  const foundAt = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const before = yield* exceptionsBySelf(company)
      const keys = new Set(found.map(({ exceptionKey }) => exceptionKey))
      // Another comparison may have begun later and written first: what it found stays, and what it closed stays closed.
      // Nothing is known about what lies outside the span; unsettled items are always looked for.
      const looked = before.filter(
        ({ at, foundAt, gateway, exceptionKey }) =>
          foundAt < begunAt &&
          (ALWAYS_LOOKED_FOR.test(exceptionKey) || (compared.has(gateway) && at >= span.from && at < span.to)),
      )
      const gone = looked.filter(({ resolvedAt, exceptionKey }) => resolvedAt === null && !keys.has(exceptionKey))
      const back = before.filter(
        ({ resolvedAt, exceptionKey }) => resolvedAt !== null && resolvedAt < begunAt && keys.has(exceptionKey),
      )
      const added = yield* within(async (db) => {
        for (const { exceptionID } of gone)
          await updateException(db, company, exceptionID, { resolvedAt: foundAt, note: WENT_AWAY })
        for (const { exceptionID } of back)
          await updateException(db, company, exceptionID, { resolvedAt: null, note: '', foundAt })
        return insertExceptions(
          db,
          found.map((difference) => ({ ...difference, companyID, foundAt, resolvedAt: null, resolvedByID: null })),
        )
      })
      // When each account was last compared has changed in any case.
      yield* emit('reload_reconciliation', {}, { companyID })
      if (added + gone.length + back.length === 0) return
      yield* auditAs(
        { companyID },
        {
          at: foundAt,
          action: 'payment.reconciled',
          detail: {
            from: span.from,
            to: Math.min(span.to, foundAt),
            added,
            goneAway: gone.length,
            back: back.length,
          },
        },
      )
    }),
  )
})
