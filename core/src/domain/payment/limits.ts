// Spec 1 §5 and §9, plus limits that keep a pay page from being used to test stolen cards.
export const PAYMENT_NOTE_MAX = 255
export const PAYMENT_MEMO_MAX = 200
export const IMPRESSIONS_PER_PAGE = 5
export const ATTEMPTS_PER_REQUEST_AND_HOUR = 10
// A receipt goes to any address the payer gives, so only to a few.
export const RECEIPTS_PER_REQUEST_AND_HOUR = 5
// The number of issuer declines that closes a request.
export const ISSUER_DECLINES_MAX = 3
// Webhooks not confirmed by their gateway, per address: some gateways have to be asked about each.
export const UNPROVED_NEWS = { most: 60, windowMs: 60_000 }
