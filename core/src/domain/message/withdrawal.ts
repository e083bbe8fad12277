import { type Purpose, type Withdrawal, WITHDRAWAL_TABLE, WITHDRAWALS } from './withdrawals.table.ts'

/** A customer's withdrawals of consent in effect. */
export type Standing = Readonly<Partial<Record<Withdrawal, boolean>>>

const first = (standing: Standing, is: (withdrawal: Withdrawal) => boolean): Withdrawal | null =>
  WITHDRAWALS.find((withdrawal) => standing[withdrawal] === true && is(withdrawal)) ?? null

/** The withdrawal that stops a message by text or email; null if none does. A required notice becomes a letter then. */
export const withheldBy = (purpose: Purpose, channel: 'sms' | 'email', standing: Standing): Withdrawal | null => {
  const row = WITHDRAWAL_TABLE[purpose][channel]
  return first(standing, (withdrawal) => row[withdrawal] === 'stops' || row[withdrawal] === 'letter')
}

/** The withdrawal that the sender should know about. */
export const warnedOf = (purpose: Purpose, channel: 'sms' | 'email', standing: Standing): Withdrawal | null => {
  const row = WITHDRAWAL_TABLE[purpose][channel]
  return first(standing, (withdrawal) => row[withdrawal] === 'warns')
}

export const WITHDRAWAL_SENTENCES: Readonly<Record<Withdrawal, string>> = {
  blocked: 'The customer is blocked',
  stop: 'The customer opted out of texts',
  loans: 'The customer wants no messages about loans and payments',
  marketing: 'The customer wants no marketing',
  asked: 'The customer asked to stop, and it hasn’t been decided yet',
}
