import { NEVER_OPEN } from './quiet-hours.table.ts'

/** The customer facts that a mailer checks. */
export interface Addressee {
  readonly channel: 'sms' | 'email'
  readonly phone: string
  readonly phoneValid: boolean
  readonly email: string | null
  readonly optedOut: boolean
  readonly blocked: boolean
  /** They asked to stop, in words other than STOP, and nobody has decided it yet. */
  readonly asked: boolean
  readonly erased: boolean
  /** The latest marketing consent; null if there is none. */
  readonly marketing: boolean | null
  readonly consentNeeded: boolean
  /** Another mailer was sent to them within the gap. */
  readonly recent: boolean
  /**
   * Earlier messages failed because the phone takes no texts or the mailbox does not exist, and no later one arrived.
   */
  readonly unreachable: boolean
  readonly hasStore: boolean
  /** No hour of any day is a texting hour in every place they may be. */
  readonly neverOpen: boolean
}

/** Why a mailer leaves this customer out; checked when its audience is frozen and again when the message leaves. */
export const exclusionOf = (who: Addressee): Exclusion | null => {
  if (who.erased) return 'erased'
  if (who.channel === 'email' ? !who.email : who.phone === '') return who.channel === 'email' ? 'no_email' : 'no_phone'
  if (who.channel === 'sms' && !who.phoneValid) return 'invalid_phone'
  if (who.channel === 'sms' && who.optedOut) return 'opted_out'
  if (who.blocked) return 'blocked'
  if (who.asked) return 'asked_to_stop'
  if (who.marketing === false || (who.consentNeeded && who.marketing !== true)) return 'no_consent'
  if (who.recent) return 'recent'
  if (who.unreachable) return who.channel === 'sms' ? 'unreachable' : 'bounced'
  if (!who.hasStore) return 'no_store'
  return who.channel === 'sms' && who.neverOpen ? 'never_open' : null
}

/** Why someone is left out: the first reason that applies. */
export const EXCLUSIONS = {
  no_phone: 'No phone number',
  invalid_phone: 'The phone number is not valid',
  no_email: 'No email address',
  opted_out: 'Opted out of texts',
  blocked: 'Blocked',
  asked_to_stop: 'Asked to stop, not decided yet',
  duplicate: 'Same phone number as an earlier recipient',
  same_email: 'Same email address as an earlier recipient',
  no_consent: 'Hasn’t agreed to marketing, or withdrew consent',
  recent: 'Got another mailer a few days ago',
  unreachable: 'Earlier texts couldn’t reach this number',
  bounced: 'Earlier emails to this address bounced',
  no_store: 'Never contacted a store',
  never_open: NEVER_OPEN,
  too_long: 'Their text would be over 1,600 characters',
  missing_token: 'The text needs something we don’t know',
  erased: 'Erased since',
} as const
export type Exclusion = keyof typeof EXCLUSIONS
export const EXCLUSION_REASONS = Object.keys(EXCLUSIONS) as [Exclusion, ...Exclusion[]]
