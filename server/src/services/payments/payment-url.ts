import type { Receipt } from '@xd/core/domain/payment/receipt.ts'
import { selfURL } from '#services/self-url.ts'

/** The customer's link. The web client and the server share its path: spec 1 §2, /p/{paymentKey}. */
export const paymentURL = (publicURL: string, paymentKey: string): string => `${publicURL}/p/${paymentKey}`

/** The receipt of a paid request, which always shows the latest state. */
export const receiptURL = (publicURL: string, paymentKey: string): string =>
  `${paymentURL(publicURL, paymentKey)}/receipt`

/** The links of a receipt's email: to its page, and to the one on which the customer sees what else is due. */
export const receiptLinks = (publicURL: string, paymentKey: string, { selfKey }: Receipt) => ({
  link: receiptURL(publicURL, paymentKey),
  selfLink: selfKey === null ? null : selfURL(publicURL, selfKey),
})
