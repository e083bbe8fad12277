import { chargeEntry, entryAmount, refundEntry } from '@xd/core/domain/payment/ledger.ts'
import { withFee } from '@xd/core/domain/payment/remote-fee.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { AttemptRow } from '#queries/payment-attempts.ts'
import { insertLedgerEntry } from '#queries/payment-ledger.ts'
import type { RefundRow } from '#queries/payment-refunds.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { postingDayOf } from './posting-day.ts'

/** Books a charge, in the transaction that settles its attempt. Returns the day it counts toward. */
export const bookCharge = query(
  async (
    db: TxDb,
    scope: CompanyScope,
    payment: PaymentRow,
    { attemptID, amountCents, feeCents, gateway }: AttemptRow,
    { gatewayID, at }: { readonly gatewayID: string; readonly at: number },
  ): Promise<string> => {
    const { companyID, storeID, paymentID } = payment
    const postingDay = await postingDayOf(db, scope, payment, at)
    await insertLedgerEntry(db, {
      companyID,
      storeID,
      paymentID,
      attemptID,
      entryKey: chargeEntry(attemptID),
      kind: 'charge',
      refundID: null,
      amountCents: entryAmount('charge', withFee(amountCents, feeCents)),
      feeCents: entryAmount('charge', feeCents),
      gateway,
      gatewayID,
      at,
      postingDay,
    })
    return postingDay
  },
)

/** Books a refund, in the transaction that settles it. */
export const bookRefund = query(
  async (
    db: TxDb,
    scope: CompanyScope,
    payment: PaymentRow,
    { refundID, attemptID, how, amountCents, feeCents, gateway }: RefundRow,
    { gatewayID, at }: { readonly gatewayID: string; readonly at: number },
  ): Promise<void> => {
    const { companyID, storeID, paymentID } = payment
    await insertLedgerEntry(db, {
      companyID,
      storeID,
      paymentID,
      attemptID,
      refundID,
      entryKey: refundEntry(refundID),
      kind: how,
      amountCents: entryAmount(how, withFee(amountCents, feeCents)),
      feeCents: entryAmount(how, feeCents),
      gateway,
      gatewayID,
      at,
      postingDay: await postingDayOf(db, scope, payment, at),
    })
  },
)
