import type { Payment } from '@xd/core/contract/entity/payment.ts'
import { cardLabel } from '@xd/core/domain/payment/card-brand.ts'
import { refundedOf } from '@xd/core/domain/payment/refund.ts'
import { hasExpired } from '@xd/core/domain/payment/is-expired.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { paymentsInProgress } from '#queries/payment-attempts.ts'
import { labelsOfPayments } from '#queries/payment-labels.ts'
import { refundsOfPayments } from '#queries/payment-refunds.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { planOfPayments, type PlanOfPayment } from '#queries/plan-state.ts'
import { progressOfPayments } from '#services/rewrites/progress-of-payments.ts'
import { presentRefund, staffRefunds } from './staff-refunds.ts'
import { paymentURL, receiptURL } from './payment-url.ts'

export interface Presenting {
  readonly now: number
  readonly publicURL: string
}

type PresentedPayment = typeof Payment.Type

/** Requests as the contract shows them, in the rows' order; a few queries however many there are. */
export const presentPayments = async (
  db: Db,
  scope: CompanyScope,
  rows: readonly PaymentRow[],
  presenting: Presenting,
): Promise<PresentedPayment[]> => {
  if (rows.length === 0) return []
  const paymentIDs = rows.map((row) => row.paymentID)
  const rewritten = rows.filter((row) => row.paymentRewrite === 1 && row.paymentStatus === 'approved')
  const [labels, inProgress, refunds, progress, plans] = await Promise.all([
    labelsOfPayments(db, scope, paymentIDs),
    paymentsInProgress(db, scope, paymentIDs),
    refundsOfPayments(db, scope, paymentIDs),
    progressOfPayments(
      db,
      scope,
      rewritten.map((row) => row.paymentID),
    ),
    planOfPayments(db, scope, paymentIDs, presenting.now),
  ])
  const given = staffRefunds(refunds)
  return rows.map((row) => {
    const { paymentID } = row
    return present(row, {
      labels: labels.get(paymentID) ?? [],
      inProgress: inProgress.has(paymentID),
      refunds: given.filter((refund) => refund.paymentID === paymentID),
      progress: progress.get(paymentID) ?? null,
      plan: plans.get(paymentID),
      ...presenting,
    })
  })
}

export const presentPayment = query(
  async (db: Db, scope: CompanyScope, row: PaymentRow, presenting: Presenting): Promise<PresentedPayment> =>
    (await presentPayments(db, scope, [row], presenting))[0]!,
)

interface Beside extends Presenting {
  readonly labels: readonly number[]
  readonly inProgress: boolean
  readonly refunds: ReturnType<typeof staffRefunds>
  readonly progress: PresentedPayment['paymentRewriteProgress']
  readonly plan: PlanOfPayment | undefined
}

const present = (
  row: PaymentRow,
  { labels, inProgress, refunds, progress, plan, now, publicURL }: Beside,
): PresentedPayment => {
  const paymentStatus = row.paymentStatus
  const refunded = refundedOf(refunds)
  const stated = { paymentStatus, paymentValidBeforeLocalTZ: row.validBeforeLocal }
  return {
    paymentKey: row.paymentKey,
    convoID: row.convoID,
    custID: row.custID,
    storeID: row.storeID,
    customer: { custFirstName: row.custFirstName, custLastName: row.custLastName, custPhone: row.custPhone },
    ...stated,
    paymentExpired: hasExpired({ paymentStatus, validBeforeAt: row.validBeforeAt }, now),
    paymentAmount: row.amountCents,
    paymentNoticeFee: row.paymentNoticeFee,
    paymentFee: row.paymentFee,
    paymentOrigin: row.paymentOrigin,
    paymentPurpose: row.paymentPurpose,
    paymentMemo: row.paymentMemo,
    paymentReference: row.paymentReference,
    paymentTicketList: row.paymentTicketList,
    paymentMode: row.paymentMode,
    paymentRewrite: row.paymentRewrite === 1,
    paymentRewriteProgress: progress,
    paymentPlan: plan === undefined ? null : { planID: plan.planID, turn: plan.turn, progress: plan.progress('en') },
    paymentMethod: row.paymentMethod,
    paymentRefID: row.paymentRefID,
    paymentPostingDay: row.postingDay,
    paymentRefundedAmount: refunded.amount,
    paymentRefundedFee: refunded.fee,
    paymentRefunds: refunds.map(presentRefund),
    paymentReceiptURL: paymentStatus === 'approved' ? receiptURL(publicURL, row.paymentKey) : null,
    paymentRequestedDate: row.requestedAt,
    paymentStatusDate: row.statusAt,
    storeTimezone: row.storeTimezone,
    paymentResponseCardInfo: cardInfo(row),
    cardType: row.cardType,
    cardLastFour: row.cardLastFour,
    cardExpDate: row.cardExpDate,
    cardFunding: row.cardFunding,
    paymentCustomFields: JSON.parse(row.paymentCustomFields) as PresentedPayment['paymentCustomFields'],
    paymentLabels: labels,
    paymentLastDecline:
      row.lastDeclineMessage === null || row.lastDeclineAt === null
        ? null
        : { message: row.lastDeclineMessage, date: row.lastDeclineAt },
    paymentInProgress: inProgress,
    paymentTestMode: row.testMode === 1,
    paymentURL: paymentURL(publicURL, row.paymentKey),
    paymentRemindDate:
      row.paymentStatus === 'sent' && row.remindedAt === null && row.validBeforeAt > now ? row.remindAt : null,
    paymentRemindedDate: row.remindedAt,
    paymentRemindDropped: row.remindDropped,
    messageID: row.messageID,
    messageStatus: row.messageStatus,
    messageTwilioError: row.messageTwilioError,
    messageDate: row.messageAt ?? row.requestedAt,
    messageSentByID: row.sentByID,
  }
}

/** "Visa ···· 5556, debit", "PayPal" */
const cardInfo = ({ cardType, cardLastFour, cardFunding }: PaymentRow): string | null => {
  const card = cardLabel(cardType, cardLastFour)
  if (card === '') return null
  return cardFunding === null || cardFunding === 'unknown' ? card : `${card}, ${cardFunding}`
}
