import type { DeclineCode } from '@xd/core/domain/payment/decline.ts'

/** Fortis' reason codes that give a reason; other declines have none. */
const CODES: Readonly<Record<number, DeclineCode>> = {
  1301: 'fraud',
  1520: 'fraud',
  1604: 'fraud',
  1605: 'fraud',
  1606: 'lost',
  1607: 'stolen',
  1613: 'wrong_cvc',
  1614: 'expired_card',
  1616: 'insufficient_funds',
  1622: 'expired_card',
  1656: 'wrong_cvc',
  1800: 'wrong_cvc',
}

/** Not an answer about the card: the processor was not reached or not understood, or the account is not set up. */
const ERRORS = [
  1004, 1005, 1530, 1531, 1540, 1541, 1588, 1599, 1603, 1609, 1618, 1621, 1627, 1628, 1650, 1653, 1654, 1662, 1664,
  1666, 1667, 1801, 1802,
]

export const fortisDecline = (code: number): DeclineCode =>
  CODES[code] ?? (ERRORS.includes(code) ? 'processing_error' : 'generic')

/** "Card Not Permitted", "Trans Not Permitted": on a debit-only sale, the card is not funded by a bank account. */
export const NOT_PERMITTED = [1625, 1626]
