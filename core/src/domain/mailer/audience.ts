/** A possible recipient of a mailing: a customer, or a row of an import. */
export interface Candidate {
  readonly custID: number | null
  /** E.164, or null if none could be read. */
  readonly phone: string | null
  readonly phoneValid: boolean
  readonly optedOut: boolean
  readonly blocked: boolean
  /** The import's own "do not text" (a hard block). */
  readonly importOptOut?: boolean
}

/** The other facts a mailer checks about a customer. */
export interface Addressee {
  readonly channel: 'sms' | 'email'
  readonly phone: string
  readonly phoneValid: boolean
  readonly email: string | null
  readonly optedOut: boolean
  readonly blocked: boolean
  readonly erased: boolean
  /** The latest marketing consent; null if there is none. */
  readonly marketing: boolean | null
  readonly consentNeeded: boolean
  /** Another mailer went to them within the gap. */
  readonly recent: boolean
  /** Earlier texts found no phone that takes texts, and no later one arrived. */
  readonly unreachable: boolean
  readonly hasStore: boolean
}

/** Why a mailer leaves this customer out; checked when its audience is frozen and again when the message leaves. */
export const exclusionOf = (who: Addressee): Exclusion | null => {
  if (who.erased) return 'erased'
  if (who.channel === 'email' ? !who.email : who.phone === '') return who.channel === 'email' ? 'no_email' : 'no_phone'
  if (who.channel === 'sms' && !who.phoneValid) return 'invalid_phone'
  if (who.channel === 'sms' && who.optedOut) return 'opted_out'
  if (who.blocked) return 'blocked'
  if (who.marketing === false || (who.consentNeeded && who.marketing !== true)) return 'no_consent'
  if (who.recent) return 'recent'
  if (who.channel === 'sms' && who.unreachable) return 'unreachable'
  return who.hasStore ? null : 'no_store'
}

/** Why someone is left out: the first reason that applies. */
export const EXCLUSIONS = {
  no_phone: 'No phone number',
  invalid_phone: 'The phone number is not valid',
  no_email: 'No email address',
  opted_out: 'Replied STOP',
  import_opted_out: 'Marked "do not text" in the import',
  blocked: 'Blocked',
  duplicate: 'The same phone number is further up in the list',
  same_email: 'The same email address is further up in the list',
  no_consent: 'Has not agreed to marketing, or no longer does',
  recent: 'Got another mailer a few days ago',
  unreachable: 'Earlier texts could not reach this number',
  no_store: 'Has not been in contact with any of the stores',
  too_long: 'Their text would have more than 1,600 characters',
  missing_token: 'We don’t know something that the text needs',
  erased: 'Erased since',
} as const
export type Exclusion = keyof typeof EXCLUSIONS
export const EXCLUSION_REASONS = Object.keys(EXCLUSIONS) as [Exclusion, ...Exclusion[]]

export interface AudienceMember<C extends Candidate> {
  readonly candidate: C
  /** Null for recipients who get the message. */
  readonly excluded: Exclusion | null
}

const reasonFor = (candidate: Candidate, seen: ReadonlySet<string>): Exclusion | null => {
  if (candidate.phone === null || candidate.phone === '') return 'no_phone'
  if (!candidate.phoneValid) return 'invalid_phone'
  if (candidate.optedOut) return 'opted_out'
  if (candidate.importOptOut === true) return 'import_opted_out'
  if (candidate.blocked) return 'blocked'
  return seen.has(candidate.phone) ? 'duplicate' : null
}

/**
 * The frozen audience: everyone once, with one reason for each who is left out. A number that opted out in one row is
 * refused in every row, since the person, not the row, said STOP.
 */
export const freezeAudience = <C extends Candidate>(candidates: readonly C[]): readonly AudienceMember<C>[] => {
  const refused = new Set(
    candidates.filter(({ optedOut, importOptOut }) => optedOut || importOptOut === true).map(({ phone }) => phone),
  )
  const seen = new Set<string>()
  return candidates.map((candidate) => {
    const own = reasonFor(candidate, seen)
    const excluded = own === null && refused.has(candidate.phone) ? 'opted_out' : own
    if (excluded === null && candidate.phone !== null) seen.add(candidate.phone)
    return { candidate, excluded }
  })
}

export interface AudienceSummary {
  readonly total: number
  readonly included: number
  readonly excluded: Readonly<Partial<Record<Exclusion, number>>>
}

export const summarizeAudience = (audience: readonly { readonly excluded: Exclusion | null }[]): AudienceSummary => {
  const excluded: Partial<Record<Exclusion, number>> = {}
  let included = 0
  for (const recipient of audience) {
    if (recipient.excluded === null) included += 1
    else excluded[recipient.excluded] = (excluded[recipient.excluded] ?? 0) + 1
  }
  return { total: audience.length, included, excluded }
}

/** Checked again right before sending: STOP may have come after the audience was frozen. */
export const stillExcluded = (candidate: Pick<Candidate, 'optedOut' | 'blocked'>): Exclusion | null =>
  candidate.optedOut ? 'opted_out' : candidate.blocked ? 'blocked' : null
