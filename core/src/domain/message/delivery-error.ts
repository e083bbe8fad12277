// Spec 1 §8: delivery errors show translated text from messageTwilioError.
import { DELIVERY_ERRORS } from './delivery-error.table.ts'
import { EMAIL_ERRORS } from './email-error.table.ts'

export interface DeliveryError {
  readonly text: string
  // Whether sending the same message again, perhaps later or with a smaller picture, can help.
  readonly retry: boolean
}

// The service refuses the recipient because they replied STOP to it: a late sign of an opt-out.
export const OPTED_OUT_ERROR = 21610

// Ours: an automatic message that never left, because the customer had opted out by then.
export const REFUSED_ERROR = 512

// Ours: it could not leave while it was useful, such as an answer to a keyword within its five minutes.
export const LATE_ERROR = 513

const BY_CODE: ReadonlyMap<number, DeliveryError> = new Map(
  [...DELIVERY_ERRORS, ...EMAIL_ERRORS].map(({ code, text, retry }) => [code, { text, retry }]),
)

// A mail server's codes have three digits, a carrier's have five.
const isEmailCode = (code: number): boolean => code < 1000

const unknownError = (code: number | string | null, hasPictures: boolean): string => {
  const said = code === null ? ', and no reason was given' : ` (code ${code})`
  // A carrier that accepts every other text may still refuse pictures.
  if (hasPictures) return `The picture was not delivered${said}. Send it again or write without it.`
  const what = code === null ? 'It' : isEmailCode(Number(code)) ? 'The email' : 'The text'
  return `${what} was not delivered${said}.`
}

// The outcome of a message that ended with this code, or without one; `hasPictures` if it is a text with pictures.
export const deliveryError = (code: number | string | null, { hasPictures = false } = {}): DeliveryError =>
  (code === null ? undefined : BY_CODE.get(Number(code))) ?? { text: unknownError(code, hasPictures), retry: false }
