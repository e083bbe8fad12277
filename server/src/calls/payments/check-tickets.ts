import { Clock, Effect } from 'effect'
import { cents } from '@xd/core/domain/money/cents.ts'
import type { RenewalOffer } from '@xd/core/domain/renewal/offer.ts'
import { renewalWarning } from '@xd/core/domain/ticket/may-renew.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findConversation } from '#queries/conversations.ts'
import { findStore } from '#queries/stores.ts'
import { requestTickets } from '#services/payments/request-tickets.ts'
import { offerFor } from '#services/renewals/offer.ts'
import { findRenewalFindings } from '#services/rewrites/renewal.ts'

const shown = (offer: RenewalOffer) => {
  if (offer.ok) return { offered: true, reason: null }
  return offer.reason === 'off' ? null : { offered: false, reason: offer.reason }
}

export const checkTickets = handle(
  'payments/check-tickets',
  Effect.fnUntraced(function* ({ convoID, payment: asked }, caller) {
    const { read } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const { storeID, custID } = yield* found(yield* findConversation(caller, convoID), 'conversation')
    const store = yield* found(yield* findStore(caller, storeID), 'store')
    const { storeTimezone } = store
    const { paymentTicketList, paymentAmount: amountCents } = asked
    const request = {
      storeID,
      custID,
      amountCents,
      paymentNoticeFee: asked.paymentNoticeFee ?? cents(0),
      paymentRewrite: asked.paymentRewrite === true ? (1 as const) : (0 as const),
      paymentTicketList,
      militaryCheck: asked.militaryCheck ? JSON.stringify(asked.militaryCheck) : null,
    }
    const [known, findings, made] = yield* read((db) =>
      Promise.all([
        requestTickets(db, caller, { store, custID, paymentTicketList, now }),
        findRenewalFindings(db, caller, { ...request, storeTimezone, rewriteOverridden: '[]' }, { now, paidAt: null }),
        offerFor(db, caller, request, now),
      ]),
    )
    return {
      ...known,
      rewriteFindings: findings.map((finding) => ({
        message: finding.refuses ? finding.message : renewalWarning(finding, storeTimezone),
        refuses: finding.refuses,
      })),
      electronicRenewal: made === null ? null : shown(made.offer),
    }
  }),
)
