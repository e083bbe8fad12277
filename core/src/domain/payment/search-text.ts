// The text the payments filter searches: memo, tickets, note, amount, the card's last four digits, and the customer's
// name and phone.
import { phoneDigits } from '#domain/customer/search-text.ts'
import { foldText } from '#domain/text/fold.ts'
import { type Cents, dollarsFromCents, formatDollars } from '#domain/money/cents.ts'
import { searchTerms } from '#domain/text/search-terms.ts'

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

const APOSTROPHES = /['’`]/g

const plain = (text: string): string => foldText(text).replace(APOSTROPHES, '')

export const paymentSearchText = (payment: SearchablePayment): string =>
  [
    plain(`${payment.custLastName} ${payment.custFirstName}`),
    phoneDigits(payment.custPhone),
    formatDollars(payment.amountCents),
    dollarsFromCents(payment.amountCents).toFixed(2),
    plain(payment.paymentMemo),
    plain(payment.paymentTicketList),
    plain(payment.paymentReference),
    payment.cardLastFour ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ')

// A whole phone number, in any spelling. Partial numbers, amounts and tickets are searched as typed.
const PHONE = /^(?:\+[\d\s().-]{8,20}|1?[\s.-]*\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4})$/

export const paymentSearchTerms = (filter: string): string[] => {
  if (PHONE.test(filter.trim())) return [phoneDigits(filter)]
  return searchTerms(filter)
    .map((term) => term.replace(APOSTROPHES, '').replace(/^,+|,+$/g, ''))
    .filter((term) => term !== '')
}
