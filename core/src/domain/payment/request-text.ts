// The text with the payment link, short enough for one segment: the Spanish has only letters of the GSM alphabet, since
// á, í, ó or ú would more than halve what fits in one.
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { PAYPAL } from './card-brand.ts'
import { withFee } from './remote-fee.ts'

export interface PaymentRequest {
  readonly storeName: string
  readonly amount: Cents
  // For paying online, on top of the amount.
  readonly fee: Cents
  readonly memo: string
  readonly link: string
}

const MEMO_SHOWN = 60

const shortMemo = (memo: string): string => {
  const characters = Array.from(memo.replace(/\s+/g, ' ').trim())
  return characters.length > MEMO_SHOWN
    ? `${characters
        .slice(0, MEMO_SHOWN - 3)
        .join('')
        .trimEnd()}...`
    : characters.join('')
}

const WORDS: Bilingual<(store: string, amount: string, memo: string, link: string) => string> = {
  en: (store, amount, memo, link) => `${store}: Your ${amount} payment${memo} is ready. Pay securely here: ${link}`,
  es: (store, amount, memo, link) => `${store}: Haga su pago de ${amount}${memo} en este enlace seguro: ${link}`,
}

// The fee is told before anyone opens the link, and so is the way to pay without it.
const WITH_FEE: Bilingual<(store: string, amount: string, memo: string, fee: string, link: string) => string> = {
  en: (store, amount, memo, fee, link) =>
    `${store}: Your ${amount} payment${memo} is ready. Pay (${fee} online fee, none in the store): ${link}`,
  es: (store, amount, memo, fee, link) =>
    `${store}: Haga su pago de ${amount}${memo} con cargo de ${fee}, o sin cargo en la tienda: ${link}`,
}

export const paymentRequestText = (
  { storeName, amount, fee, memo, link }: PaymentRequest,
  language: Language,
): string => {
  const note = shortMemo(memo)
  const about = note && ` (${note})`
  return fee === 0
    ? WORDS[language](storeName, formatDollars(amount), about, link)
    : WITH_FEE[language](storeName, formatDollars(amount), about, formatDollars(fee), link)
}

const RECEIPT: Bilingual<(store: string, amount: string, link: string) => string> = {
  en: (store, amount, link) => `${store}: Thank you! We received your payment of ${amount}. Receipt: ${link}`,
  es: (store, amount, link) => `${store}: ¡Gracias! Recibimos su pago de ${amount}. Recibo: ${link}`,
}

// A payment that was less than the charges on its tickets.
const SHORT_RECEIPT: typeof RECEIPT = {
  en: (store, amount, link) =>
    `${store}: We received ${amount}, less than the charges you owe, so your loan is not renewed. Details: ${link}`,
  es: (store, amount, link) =>
    `${store}: Recibimos ${amount}, menos de lo que debe en cargos, y su boleta no se ha renovado. Detalles: ${link}`,
}

const INCLUDING: Bilingual<(total: string, fee: string) => string> = {
  en: (total, fee) => `${total}, including a ${fee} online fee`,
  es: (total, fee) => `${total}, con un cargo por internet de ${fee}`,
}

const PLUS: typeof INCLUDING = {
  en: (amount, fee) => `${amount} plus a ${fee} online fee`,
  es: (amount, fee) => `${amount} con un cargo por internet de ${fee}`,
}

// "$100.00 plus a $3.00 online fee": what the customer is asked for.
export const askedWords = (
  { amount, fee }: { readonly amount: Cents; readonly fee: Cents },
  language: Language,
): string => (fee === 0 ? formatDollars(amount) : PLUS[language](formatDollars(amount), formatDollars(fee)))

// "$103.00, including a $3.00 online fee": what the card was charged.
const paidWords = (payment: { readonly amount: Cents; readonly fee: Cents }, language: Language): string => {
  const total = formatDollars(withFee(payment.amount, payment.fee))
  return payment.fee === 0 ? total : INCLUDING[language](total, formatDollars(payment.fee))
}

export interface PaymentReceipt extends Omit<PaymentRequest, 'memo'> {
  readonly isShort?: boolean
}

export const paymentReceiptText = (
  { storeName, link, isShort = false, ...paid }: PaymentReceipt,
  language: Language,
): string => (isShort ? SHORT_RECEIPT : RECEIPT)[language](storeName, paidWords(paid, language), link)

const CARD: Bilingual = { en: 'your card', es: 'su tarjeta' }
const PAYPAL_ACCOUNT: Bilingual = { en: 'your PayPal account', es: 'su cuenta de PayPal' }

const REFUND: Bilingual<(store: string, amount: string, where: string, link: string) => string> = {
  en: (store, amount, where, link) =>
    `${store}: We refunded ${amount} to ${where}. It may take up to a week to appear. Receipt: ${link}`,
  es: (store, amount, where, link) =>
    `${store}: Le devolvimos ${amount} a ${where}. Puede tardar hasta una semana. Recibo: ${link}`,
}

export interface PaymentRefund extends Omit<PaymentRequest, 'memo' | 'fee'> {
  // The brand of the card that paid, or PayPal.
  readonly cardType: string | null
}

export const paymentRefundText = ({ storeName, amount, link, cardType }: PaymentRefund, language: Language): string =>
  REFUND[language](storeName, formatDollars(amount), (cardType === PAYPAL ? PAYPAL_ACCOUNT : CARD)[language], link)
