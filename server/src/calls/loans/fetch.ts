import { Clock, Effect } from 'effect'
import type { FrozenQuote } from '@xd/core/domain/loan/frozen.ts'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { findLoan, versionsOf } from '#queries/loans.ts'
import { presentLoan } from '#services/loans/present-loans.ts'

export const fetch = handle(
  'loans/fetch',
  Effect.fnUntraced(function* ({ loanID, version }, caller) {
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const row = yield* found(yield* findLoan(caller, loanID, version ?? undefined), 'version')
    const versions = yield* versionsOf(caller, loanID)
    return {
      loan: yield* presentLoan(caller, row, { now, publicURL }),
      versions: versions.map(({ loanVersion, savedAt, savedByID, quote }) => {
        const { amountFinanced, regZ } = JSON.parse(quote) as FrozenQuote
        const amounts = { amount: amountFinanced, totalOfPayments: regZ.totalOfPayments }
        return { loanVersion, loanSavedDate: savedAt, loanSavedByID: savedByID, ...amounts }
      }),
    }
  }),
)
