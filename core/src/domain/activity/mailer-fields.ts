// How what was set on a mailer is said in the activity log.
import type { Says } from './fields.ts'
import { counted, day, instant, items, named, oneOf, type Say, text, unsaid } from './phrases.ts'
import { formatPhone } from '#domain/phone/format.ts'

const count = (value: unknown): string => Number(value).toLocaleString('en-US')

const span = (words: string, start: unknown, end: unknown): string =>
  start === undefined && end === undefined
    ? ''
    : [words, start && `from ${day(start)}`, end && `to ${day(end)}`].filter(Boolean).join(' ')

const audience: Say = (value, naming) => {
  const asked = (value ?? {}) as Readonly<Record<string, unknown>>
  const custom = asked['customDate'] as { readonly start: string; readonly end: string } | undefined
  const conditions = [
    named('customers labeled', 'label')(asked['label'], naming),
    named('customers of', 'store')(asked['store'], naming),
    span('last contact', asked['lastContactStart'], asked['lastContactEnd']),
    custom ? span('with a date', custom.start, custom.end) : '',
    span('a ticket due', asked['ticketDueStart'], asked['ticketDueEnd']),
    asked['importID'] === undefined ? '' : `customers of file ${String(asked['importID'])}`,
  ].filter((condition) => condition !== '')
  return `for ${conditions.length === 0 ? 'all customers' : conditions.join(', ')}`
}

export const MAILER: Says = {
  jobTitle: text('title'),
  jobChannel: oneOf({ sms: 'a text', email: 'an email' }),
  jobBodyEN: text('text'),
  jobBodyES: text('Spanish text', 'no Spanish text'),
  jobSubject: text('subject', 'no subject'),
  jobSubjectES: text('Spanish subject'),
  jobMedia: counted('picture', 'pictures'),
  jobLabels: named('labeled', 'label'),
  jobStoreID: (value, naming) =>
    value === 'last' ? 'from the store of the last contact' : named('from', 'store')(value, naming),
  jobAudience: audience,
  jobScheduledAt: (value, naming) => (value === null ? 'not scheduled' : `at ${instant(value, naming)}`),
  jobRate: (value) => (value === null ? 'as fast as allowed' : `at most ${count(value)} a minute`),
}

/** What was stopped or set going, and how many people it was about. */
export const MAILER_ACT: Says = {
  jobTitle: unsaid,
  left: counted('recipient still waiting', 'recipients still waiting'),
}

export const MAILER_TEST: Says = {
  jobTitle: unsaid,
  to: (value) =>
    `to ${items(value)
      .map((to) => formatPhone(String(to)))
      .join(', ')}`,
}
