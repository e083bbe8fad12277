// The text with the payment link, short enough for one segment: the Spanish has only letters of the GSM alphabet, since
// á, í, ó or ú would more than halve what fits in one.
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { PAYPAL } from './card-brand.ts'

export interface PaymentRequest {
  readonly storeName: string
  readonly amount: Cents
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

export const paymentRequestText = ({ storeName, amount, memo, link }: PaymentRequest, language: Language): string => {
  const note = shortMemo(memo)
  return WORDS[language](storeName, formatDollars(amount), note && ` (${note})`, link)
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

export interface PaymentReceipt extends Omit<PaymentRequest, 'memo'> {
  readonly isShort?: boolean
}

export const paymentReceiptText = (
  { storeName, amount, link, isShort = false }: PaymentReceipt,
  language: Language,
): string => (isShort ? SHORT_RECEIPT : RECEIPT)[language](storeName, formatDollars(amount), link)

const CARD: Bilingual = { en: 'your card', es: 'su tarjeta' }
const PAYPAL_ACCOUNT: Bilingual = { en: 'your PayPal account', es: 'su cuenta de PayPal' }

const REFUND: Bilingual<(store: string, amount: string, where: string, link: string) => string> = {
  en: (store, amount, where, link) =>
    `${store}: We refunded ${amount} to ${where}. It may take up to a week to appear. Receipt: ${link}`,
  es: (store, amount, where, link) =>
    `${store}: Le devolvimos ${amount} a ${where}. Puede tardar hasta una semana. Recibo: ${link}`,
}

export interface PaymentRefund extends Omit<PaymentRequest, 'memo'> {
  // The brand of the card that paid, or PayPal.
  readonly cardType: string | null
}

export const paymentRefundText = ({ storeName, amount, link, cardType }: PaymentRefund, language: Language): string =>
  REFUND[language](storeName, formatDollars(amount), (cardType === PAYPAL ? PAYPAL_ACCOUNT : CARD)[language], link)
