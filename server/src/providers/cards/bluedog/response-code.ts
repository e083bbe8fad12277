import type { DeclineCode } from '@xd/core/domain/payment/decline.ts'

/**
 * The platform's response codes that give a reason. The rest of 200–299 are issuer declines without a reason, 300–399
 * come from the gateway's own rules, and 400–499 are errors.
 */
const CODES: Readonly<Record<number, DeclineCode>> = {
  202: 'insufficient_funds',
  203: 'insufficient_funds',
  223: 'expired_card',
  224: 'expired_card',
  225: 'wrong_cvc',
  250: 'fraud',
  251: 'lost',
  252: 'stolen',
  253: 'fraud',
  // A duplicate says nothing about the card.
  301: 'processing_error',
}

const FIRST_ERROR = 400

export const blueDogDecline = (code: number): DeclineCode =>
  CODES[code] ?? (code >= FIRST_ERROR ? 'processing_error' : 'generic')
