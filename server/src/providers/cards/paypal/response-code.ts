import type { DeclineCode } from '@xd/core/domain/payment/decline.ts'

/** PayPal's processor response codes that give a reason. */
const CODES: Readonly<Record<string, DeclineCode>> = {
  '5110': 'wrong_cvc',
  PCVV: 'wrong_cvc',
  '5120': 'insufficient_funds',
  '5400': 'expired_card',
  '5150': 'fraud',
  '9500': 'fraud',
  '9510': 'fraud',
  '9520': 'lost',
}

/** Invalid requests, an unreachable issuer, a processor error. */
const ERRORS = /^(0800|13\d\d|5800|59[12]0|7700|8\d\d\d|9600)$/

export const paypalDecline = (code: string | undefined): DeclineCode =>
  CODES[code ?? ''] ?? (ERRORS.test(code ?? '') ? 'processing_error' : 'generic')
