// How a notice can reach a customer: by text, or by email if a text is impossible. A withdrawal that stops notices
// stops them in both channels (message/withdrawals.table.ts).
import { withheldBy } from '#domain/message/withdrawal.ts'
import type { Withdrawal } from '#domain/message/withdrawals.table.ts'
import type { SkipReason } from './skip-reasons.ts'

export interface Reach {
  readonly phone: string | null
  readonly phoneValid: boolean
  readonly email: string | null
  readonly optedOut: boolean
  readonly blocked: boolean
  /** Wants no messages about loans and payments. */
  readonly loansRefused: boolean
  readonly erased: boolean
  /** Earlier texts failed because the phone takes none. */
  readonly unreachable: boolean
  /** Earlier emails failed because the mailbox does not exist. */
  readonly bounced: boolean
  /** No hour of any day is a texting hour in every place they may be. */
  readonly neverOpen: boolean
  /** Whether the store can send texts, and emails. */
  readonly canText: boolean
  readonly canEmail: boolean
}

export type Route =
  | { readonly ok: true; readonly channel: 'sms' | 'email'; readonly address: string }
  | { readonly ok: false; readonly reason: SkipReason }

const REASONS: Readonly<Record<Exclude<Withdrawal, 'marketing' | 'asked'>, SkipReason>> = {
  blocked: 'blocked',
  stop: 'opted_out',
  loans: 'loans_refused',
}

const textFault = ({ phone, phoneValid, unreachable, neverOpen, canText }: Reach): SkipReason | null => {
  if (phone === null || phone === '') return 'no_address'
  if (!phoneValid) return 'invalid_phone'
  if (unreachable) return 'unreachable'
  if (neverOpen) return 'never_open'
  return canText ? null : 'channel_off'
}

export const routeOf = (who: Reach): Route => {
  if (who.erased) return { ok: false, reason: 'erased' }
  const { blocked, optedOut: stop, loansRefused: loans } = who
  const withheld = withheldBy('notice', 'sms', { blocked, stop, loans })
  if (withheld !== null && withheld !== 'marketing' && withheld !== 'asked')
    return { ok: false, reason: REASONS[withheld] }
  const fault = textFault(who)
  if (fault === null) return { ok: true, channel: 'sms', address: who.phone! }
  if (who.email === null || who.email === '' || !who.canEmail) return { ok: false, reason: fault }
  return who.bounced ? { ok: false, reason: 'bounced' } : { ok: true, channel: 'email', address: who.email }
}
