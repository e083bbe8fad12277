// Spec 1 §9: 'debit-only' (required when the customer pays interest) and 'any' (debit or credit). The card's funding is
// checked before anything is charged.
import type { Bilingual } from '#domain/text/language.ts'

export const PAYMENT_MODES = ['debit-only', 'any'] as const
export type PaymentMode = (typeof PAYMENT_MODES)[number]

export const isPaymentMode = (mode: string): mode is PaymentMode => mode === 'debit-only' || mode === 'any'

export const PAYMENT_MODE_LABELS: Readonly<Record<PaymentMode, string>> = {
  'debit-only': 'Debit card only (required when the customer pays interest)',
  any: 'Debit or credit card',
}

// The notice shown where payments go through PayPal.
export const NO_DEBIT_ONLY =
  'This store’s payments go through PayPal, which can’t take debit-only requests. Don’t use it for loan payments or interest.'

export const CARD_FUNDINGS = ['debit', 'credit', 'prepaid', 'unknown'] as const
export type CardFunding = (typeof CARD_FUNDINGS)[number]

export type FundingAnswer =
  | { readonly answer: 'yes' }
  | { readonly answer: 'refuse'; readonly explanation: Bilingual }
  // Only the gateway can tell: charge with its own debit-only flag, or refuse if it has none.
  | { readonly answer: 'ask-gateway' }

export const CREDIT_REFUSED: Bilingual = {
  en: 'This is a credit card, so nothing was charged. Loan payments can be made by debit card only. Please use a debit card.',
  es: 'Esta es una tarjeta de crédito, así que no se cobró nada. Los préstamos solo se pagan con tarjeta de débito. Use una de débito.',
}

// The funding came only with the approval, and the charge was voided at once: a bank may show it for a while.
export const CREDIT_SLIPPED: Bilingual = {
  en: 'This is a credit card, so nothing was charged. Loan payments can be made by debit card only. If your bank shows the amount as pending, it will drop off on its own. Please use a debit card.',
  es: 'Esta es una tarjeta de crédito, así que no se cobró nada. Los préstamos solo se pagan con tarjeta de débito. Si su banco muestra el monto como pendiente, desaparecerá solo. Use una de débito.',
}

// For a card of unknown funding, at a gateway without a debit-only flag.
export const FUNDING_UNKNOWN_REFUSED: Bilingual = {
  en: 'We could not confirm that this is a debit card, so nothing was charged. Please use another debit card.',
  es: 'No pudimos confirmar que esta sea una tarjeta de débito, así que no se cobró nada. Use otra tarjeta de débito.',
}

export const fundingAllowed = (mode: PaymentMode, funding: CardFunding): FundingAnswer => {
  if (mode === 'any' || funding === 'debit' || funding === 'prepaid') return { answer: 'yes' }
  return funding === 'credit' ? { answer: 'refuse', explanation: CREDIT_REFUSED } : { answer: 'ask-gateway' }
}
