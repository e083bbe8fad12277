// How a notice can reach a customer: by text, or by email if a text is impossible. An opt-out withdraws consent to
// every message from the store, so it rules out email too; so does a block.
import type { SkipReason } from './skip-reasons.ts'

export interface Reach {
  readonly phone: string | null
  readonly phoneValid: boolean
  readonly email: string | null
  readonly optedOut: boolean
  readonly blocked: boolean
  readonly erased: boolean
  /** Earlier texts found no phone that takes texts. */
  readonly unreachable: boolean
  /** Earlier emails found no mailbox. */
  readonly bounced: boolean
  /** Whether the store can send texts, and emails. */
  readonly canText: boolean
  readonly canEmail: boolean
}

export type Route =
  | { readonly ok: true; readonly channel: 'sms' | 'email'; readonly address: string }
  | { readonly ok: false; readonly reason: SkipReason }

const textFault = ({ phone, phoneValid, unreachable, canText }: Reach): SkipReason | null => {
  if (phone === null || phone === '') return 'no_address'
  if (!phoneValid) return 'invalid_phone'
  if (unreachable) return 'unreachable'
  return canText ? null : 'channel_off'
}

export const routeOf = (who: Reach): Route => {
  if (who.erased) return { ok: false, reason: 'erased' }
  if (who.blocked) return { ok: false, reason: 'blocked' }
  if (who.optedOut) return { ok: false, reason: 'opted_out' }
  const fault = textFault(who)
  if (fault === null) return { ok: true, channel: 'sms', address: who.phone! }
  if (who.email === null || who.email === '' || !who.canEmail) return { ok: false, reason: fault }
  return who.bounced ? { ok: false, reason: 'bounced' } : { ok: true, channel: 'email', address: who.email }
}
