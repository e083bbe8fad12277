import { Clock, Effect } from 'effect'
import { cents } from '@xd/core/domain/money/cents.ts'
import { renewalWarning } from '@xd/core/domain/ticket/may-renew.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findConversation } from '#queries/conversations.ts'
import { findStore } from '#queries/stores.ts'
import { requestTickets } from '#services/payments/request-tickets.ts'
import { findRenewalFindings } from '#services/rewrites/renewal.ts'

export const checkTickets = handle(
  'payments/check-tickets',
  Effect.fnUntraced(function* ({ convoID, payment: asked }, caller) {
    const { read } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const { storeID, custID } = yield* found(yield* read((db) => findConversation(db, caller, convoID)), 'conversation')
    const store = yield* found(yield* read((db) => findStore(db, caller, storeID)), 'store')
    const { storeTimezone } = store
    const { paymentTicketList, paymentAmount: amountCents } = asked
    const [known, findings] = yield* read((db) =>
      Promise.all([
        requestTickets(db, caller, { store, custID, paymentTicketList, now }),
        findRenewalFindings(
          db,
          caller,
          {
            storeID,
            storeTimezone,
            custID,
            amountCents,
            paymentNoticeFee: asked.paymentNoticeFee ?? cents(0),
            paymentRewrite: asked.paymentRewrite === true ? 1 : 0,
            paymentTicketList,
            rewriteOverridden: '[]',
          },
          { now, paidAt: null },
        ),
      ]),
    )
    return {
      ...known,
      rewriteFindings: findings.map((finding) => ({
        message: finding.refuses ? finding.message : renewalWarning(finding, storeTimezone),
        refuses: finding.refuses,
      })),
    }
  }),
)
