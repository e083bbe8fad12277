// The receipt, as the customer's page, the print-out and the email all show it: always the current state, refunds
// included.
import { storeFullDate, storeTime, storeZoneName } from '#domain/hours/store-clock.ts'
import { cents, type Cents, formatDollars } from '#domain/money/cents.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'
import { payPageText } from './pay-page-text.ts'
import { withFee } from './remote-fee.ts'
import type { PaymentMethod } from './status.ts'

export interface Receipt {
  readonly storeTimezone: string
  readonly amount: Cents
  // For paying online, on top of the amount.
  readonly fee: Cents
  readonly noticeFee: Cents
  readonly memo: string
  // How far its plan has come: "3 of 6, $150.00 left"; empty without one.
  readonly plan: string
  readonly tickets: string
  readonly paidAt: number
  readonly method: PaymentMethod
  // "Visa ···· 5556", "PayPal"; empty if nothing is known.
  readonly card: string
  readonly reference: string
  // The card issuer's own; empty if it gave none.
  readonly authCode: string
  // The store's address, as on its letterhead.
  readonly storeAddress: string
  // The store's key, if its customers can pay without a clerk.
  readonly selfKey: string | null
  // The store's business day it counts for.
  readonly postingDay: string | null
  // The amount that the card got, and how much of it is the fee.
  readonly refunds: readonly { readonly total: Cents; readonly fee: Cents; readonly at: number }[]
  // If it was less than the charges on its tickets: the charges, and the day by which the store completes or returns it.
  readonly short: { readonly charges: Cents; readonly returnBy: string } | null
}

export type ReceiptLine = readonly [label: string, value: string]

interface Words {
  readonly authCode: string
  readonly address: string
  readonly card: string
  readonly countsFor: string
  readonly refunded: string
  readonly refundedOn: (amount: string, day: string) => string
  readonly withFee: (refunded: string, fee: string) => string
  readonly net: string
  readonly notRenewed: string
  readonly short: (charges: string, day: string) => string
  readonly subject: (store: string, amount: string) => string
  readonly thanks: (store: string, amount: string) => string
  readonly latest: (link: string) => string
  readonly seeMore: string
}

export const RECEIPT_WORDS: Bilingual<Words> = {
  en: {
    authCode: 'Authorization code',
    address: 'Store address',
    card: 'Card',
    countsFor: 'Posts on',
    refunded: 'Refunded',
    refundedOn: (amount, day) => `${amount} on ${day}`,
    withFee: (refunded, fee) => `${refunded}, including ${fee} of the online fee`,
    net: 'Net paid',
    notRenewed: 'Loan not renewed',
    short: (charges, day) =>
      `This payment is less than the ${charges} owed in charges. The store will contact you by ${day} to collect the rest or return it.`,
    subject: (store, amount) => `Receipt from ${store}: ${amount}`,
    thanks: (store, amount) => `Thank you. ${store} received your payment of ${amount}.`,
    latest: (link) => `See or print the latest version of this receipt: ${link}`,
    seeMore: 'See what else you owe, and pay online',
  },
  es: {
    authCode: 'Código de autorización',
    address: 'Dirección de la tienda',
    card: 'Tarjeta',
    countsFor: 'Se aplica el',
    refunded: 'Reembolsado',
    refundedOn: (amount, day) => `${amount} el ${day}`,
    withFee: (refunded, fee) => `${refunded}, con ${fee} del cargo por internet`,
    net: 'Pago neto',
    notRenewed: 'Préstamo no renovado',
    short: (charges, day) =>
      `Su pago es menor que los ${charges} que usted debe en cargos. La tienda se comunicará con usted a más tardar el ${day} para cobrar el resto o devolvérselo.`,
    subject: (store, amount) => `Recibo de ${store}: ${amount}`,
    thanks: (store, amount) => `Gracias. ${store} recibió su pago de ${amount}.`,
    latest: (link) => `Vea o imprima la versión más reciente de este recibo: ${link}`,
    seeMore: 'Vea qué más debe y páguelo por internet',
  },
}

const NOON = 'T12:00'

export const receiptLines = (receipt: Omit<Receipt, 'selfKey'>, language: Language): ReceiptLine[] => {
  const { storeTimezone, paidAt, postingDay, refunds, amount, fee } = receipt
  const words = RECEIPT_WORDS[language]
  const page = payPageText(language)
  const day = (at: number) => storeFullDate(at, storeTimezone, language)
  const clock =
    `${storeTime(paidAt, storeTimezone, language)} ${storeZoneName(paidAt, storeTimezone, language)}`.trimEnd()
  const left = cents(refunds.reduce((left, { total }) => left - total, withFee(amount, fee) as number))
  // Stated only if it is not obvious.
  const anotherDay = postingDay !== null && postingDay !== localDay(paidAt, storeTimezone)
  const lines: ReceiptLine[] = [
    [page.paidOn, `${day(paidAt)}, ${clock}`],
    [page.paidWith, receipt.method === 'in-store' ? page.paidInStore : receipt.card || words.card],
    [words.countsFor, anotherDay ? day(instantOf(`${postingDay}${NOON}`, storeTimezone)) : ''],
    [
      words.notRenewed,
      receipt.short === null
        ? ''
        : words.short(
            formatDollars(receipt.short.charges),
            day(instantOf(`${receipt.short.returnBy}${NOON}`, storeTimezone)),
          ),
    ],
    [page.payment, fee === 0 ? '' : formatDollars(amount)],
    [page.onlineFee, fee === 0 ? '' : formatDollars(fee)],
    [page.memo, receipt.memo],
    [page.plan, receipt.plan],
    [page.tickets, receipt.tickets],
    [page.noticeFee, receipt.noticeFee === 0 ? '' : page.noticeFeeIn(formatDollars(receipt.noticeFee))],
    [page.reference, receipt.reference],
    [words.authCode, receipt.authCode],
    [words.address, receipt.storeAddress],
    ...refunds.map((refund): ReceiptLine => {
      const refunded = words.refundedOn(formatDollars(refund.total), day(refund.at))
      return [words.refunded, refund.fee === 0 ? refunded : words.withFee(refunded, formatDollars(refund.fee))]
    }),
    [words.net, refunds.length > 0 ? formatDollars(left) : ''],
  ]
  return lines.filter(([, value]) => value !== '')
}

export interface ReceiptEmail {
  readonly subject: string
  readonly body: string
}

export const receiptEmail = (
  receipt: Receipt,
  {
    storeName,
    link,
    selfLink,
  }: { readonly storeName: string; readonly link: string; readonly selfLink: string | null },
  language: Language,
): ReceiptEmail => {
  const words = RECEIPT_WORDS[language]
  const amount = formatDollars(withFee(receipt.amount, receipt.fee))
  const lines = receiptLines(receipt, language).map(([label, value]) => `${label}: ${value}`)
  return {
    subject: words.subject(storeName, amount),
    body: [
      words.thanks(storeName, amount),
      '',
      ...lines,
      '',
      words.latest(link),
      ...(selfLink === null ? [] : [`${words.seeMore}: ${selfLink}`]),
    ].join('\n'),
  }
}
