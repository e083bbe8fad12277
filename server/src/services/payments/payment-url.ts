/** The customer's link. The web client and the server share its path: spec 1 §2, /p/{paymentKey}. */
export const paymentURL = (publicURL: string, paymentKey: string): string => `${publicURL}/p/${paymentKey}`

/** The receipt of a paid request, which always shows the latest state. */
export const receiptURL = (publicURL: string, paymentKey: string): string =>
  `${paymentURL(publicURL, paymentKey)}/receipt`
