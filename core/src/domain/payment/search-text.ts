// Everything that the filter of the payments list finds a request by, folded.
import { foldText } from '#domain/customer/fold.ts'
import { type Cents, dollarsFromCents, formatDollars } from '#domain/money/cents.ts'
import { formatPhone } from '#domain/phone/format.ts'

export interface SearchablePayment {
  readonly amountCents: Cents
  readonly paymentMemo: string
  readonly paymentReference: string
  readonly paymentTicketList: string
  readonly cardLastFour: string | null
  readonly custFirstName: string
  readonly custLastName: string
  readonly custPhone: string
}

export const paymentSearchText = (payment: SearchablePayment): string =>
  foldText(
    [
      `${payment.custFirstName} ${payment.custLastName}`,
      payment.custPhone,
      formatPhone(payment.custPhone),
      formatDollars(payment.amountCents),
      dollarsFromCents(payment.amountCents).toFixed(2),
      payment.paymentMemo,
      payment.paymentTicketList,
      payment.paymentReference,
      payment.cardLastFour ?? '',
    ].join(' '),
  )
