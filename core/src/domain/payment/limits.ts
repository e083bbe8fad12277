// Spec 1 §5 and §9, and what keeps a pay page from being used to try out stolen cards.
export const PAYMENT_NOTE_MAX = 255
export const PAYMENT_MEMO_MAX = 200
export const IMPRESSIONS_PER_PAGE = 5
export const REWRITE_BATCH_MAX = 99
export const ATTEMPTS_PER_REQUEST_AND_HOUR = 10
// A receipt goes to whatever address the payer gives, so not to many.
export const RECEIPTS_PER_REQUEST_AND_HOUR = 5
export const SUBMITS_PER_ADDRESS_AND_MINUTE = 60
// Issuer declines after which a request closes.
export const ISSUER_DECLINES_MAX = 3
