// Where features meet. Whoever delivers a message, receives a text or takes a payment knows none of those who react to
// it. A new feature is a line here.
import { Effect } from 'effect'
import type { MessageOrigin } from '@xd/core/domain/message/origin.ts'
import type { AppConfig } from '#app-config.ts'
import type { Database } from '#db/database.ts'
import type { Transaction } from '#db/transaction.ts'
import { type CompanyScope, systemScope, type Tenant } from '#db/scope.ts'
import type { OutgoingEmail } from '#providers/email/email.ts'
import { wakeJob } from '#queries/jobs.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import type { MessageRow } from '#queries/messages.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { wakePlansOfStore } from '#queries/plans.ts'
import { openPromisesTo } from '#queries/promises.ts'
import { mailerEmail } from '#services/mailers/email.ts'
import { noteMailerReport, noteReply } from '#services/mailers/news.ts'
import { takeBackMailed } from '#services/mailers/take-back.ts'
import { noteNoticeAnswer } from '#services/notices/answer.ts'
import { noteNoticeReport } from '#services/notices/news.ts'
import { noteTicketsPaid } from '#services/notices/paid.ts'
import { takeBackNotice } from '#services/notices/take-back.ts'
import { heedPayment } from '#services/plans/heed-payment.ts'
import { payPlanEarly } from '#services/plans/pay-early.ts'
import { takeBackAsking } from '#services/plans/take-back.ts'
import { judgePromises } from '#services/promises/judge.ts'
import { planReminder } from '#services/reminders/plan.ts'
import { takeBackReminder } from '#services/reminders/take-back.ts'
import { startRewrite } from '#services/rewrites/start-rewrite.ts'

type InTransaction<A = void> = Effect.Effect<A, never, Database | Transaction>
type DecidesAgain = (message: MessageRow, at: number) => InTransaction

interface Sender {
  /** A carrier or mail server has reported about one of its messages. */
  readonly reported: (message: MessageRow) => InTransaction
  /**
   * A message of its own is taken back before it leaves. It locks its own rows before the message is locked, in the
   * order that canceling uses, so that nothing is left waiting for a canceled message.
   */
  readonly takesBack: (delivery: Delivery) => InTransaction<DecidesAgain>
  /** Its email's form; the text alone by default. */
  readonly email: (delivery: Delivery, to: string) => Effect.Effect<Partial<OutgoingEmail>, never, Database | AppConfig>
}

const NOBODY: Sender = {
  reported: () => Effect.void,
  takesBack: () => Effect.succeed(() => Effect.void),
  email: () => Effect.succeed({}),
}

const SENDERS: Readonly<Record<MessageOrigin, Partial<Sender>>> = {
  mailer: { reported: noteMailerReport, takesBack: takeBackMailed, email: mailerEmail },
  notice: { reported: noteNoticeReport, takesBack: takeBackNotice },
  reminder: { takesBack: () => Effect.succeed(takeBackReminder) },
  schedule: { takesBack: () => Effect.succeed(takeBackAsking) },
  self: {},
  alert: {},
  review: {},
}

/** The automatic sender of a message; for staff's own, one that does nothing. */
export const senderOf = ({ messageOrigin }: Pick<MessageRow, 'messageOrigin'>): Sender => ({
  ...NOBODY,
  ...(messageOrigin !== null && SENDERS[messageOrigin]),
})

interface Text {
  readonly storeID: number
  readonly custID: number
  readonly phone: string
  readonly body: string
  readonly at: number
  readonly isStop: boolean
  /** A keyword, or a code that proves a phone: it answers nothing. */
  readonly isCommand: boolean
}

/** A customer has sent a text. */
export const customerTexted = Effect.fnUntraced(function* (scope: CompanyScope, text: Text) {
  yield* noteReply(scope, text)
  if (!text.isCommand) yield* noteNoticeAnswer({ ...text, companyID: scope.companyID })
})

/** A payment was requested. */
export const paymentRequested = planReminder

/** A request was paid, by card or in the store. */
export const requestPaid = Effect.fnUntraced(function* (scope: CompanyScope, payment: PaymentRow, at: number) {
  yield* startRewrite(scope, payment, at)
  yield* noteTicketsPaid(payment, at)
  yield* judgePromises(scope, { storeID: payment.storeID, custIDs: [payment.custID] }, at)
})

/** A request is about to pay a plan early. */
export const planPaidEarly = payPlanEarly

/** A request was paid, declined, canceled or refunded. */
export const requestSettled = heedPayment

/** A store’s file shows that these customers’ tickets were redeemed or renewed. */
export const ticketsEnded = judgePromises

/** A store opens at other times than before, or has other days off; all stores if none is given. */
export const hoursChanged = Effect.fnUntraced(function* (scope: Tenant, storeID: number | null, at: number) {
  yield* wakePlansOfStore(scope, storeID, at)
  for (const { promiseID } of yield* openPromisesTo(scope, storeID))
    yield* wakeJob(systemScope('job'), `promise/${promiseID}`, at)
})
