// Customers' consents. Service covers their own loans and payments; marketing covers everything else. Each change is
// kept with its source; the newest of a kind is in effect.
export const CONSENT_KINDS = ['service', 'marketing'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** How a customer can tell a store that they want no more messages (47 CFR 64.1200(a)(10): any reasonable means). */
export const OPT_OUT_MEANS = ['counter', 'phone', 'letter', 'email', 'web'] as const
export type OptOutMeans = (typeof OPT_OUT_MEANS)[number]

/** Also a file, a text from the customer, or their mailbox's spam report. */
export const CONSENT_SOURCES = ['import', ...OPT_OUT_MEANS, 'text', 'complaint'] as const
export type ConsentSource = (typeof CONSENT_SOURCES)[number]

/** STOP withdraws both kinds of consent. START restores only service: it is not a request for marketing. */
export const CONSENT_BY_KEYWORD = {
  stop: [
    ['service', false],
    ['marketing', false],
  ],
  start: [['service', true]],
} as const satisfies Record<string, readonly (readonly [ConsentKind, boolean])[]>

export interface Consent {
  readonly given: boolean
  readonly source: ConsentSource
}

/** A file does not override a customer's own withdrawal. A withdrawal counts from any source. */
export const mayOverrule = (next: Consent, last: Consent | undefined): boolean =>
  !(next.given && next.source === 'import' && last?.given === false && last.source !== 'import')

export const CONSENT_LABELS: Readonly<Record<ConsentKind, string>> = {
  service: 'Messages about their loans and payments',
  marketing: 'Marketing',
}

const SOURCE_WORDS: Readonly<Record<ConsentSource, string>> = {
  import: 'by an imported file',
  counter: 'at the counter',
  phone: 'by phone',
  letter: 'by letter',
  email: 'by email',
  text: 'by text',
  web: 'on the web',
  complaint: 'by marking an email as spam',
}

/** "Asked by letter" */
export const askedWords = (means: OptOutMeans): string => `Asked ${SOURCE_WORDS[means]}`

/** "Withdrawn by text" */
export const consentWords = ({ given, source }: { readonly given: boolean; readonly source: ConsentSource }): string =>
  `${given ? 'Given' : 'Withdrawn'} ${SOURCE_WORDS[source]}`
