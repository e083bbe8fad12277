import { type AskedAudience, audienceWords } from '#domain/mailer/audience-words.ts'
import { formatPhone } from '#domain/phone/format.ts'
import { act } from '#domain/activity/act.ts'
import {
  type Say,
  type Says,
  counted,
  day,
  instant,
  items,
  named,
  oneOf,
  text,
  unsaid,
} from '#domain/activity/phrases.ts'
import { grouped } from '#domain/text/figure.ts'

const count = (value: unknown): string => grouped(Number(value))

const said = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

const audience: Say = (value, naming) => {
  const asked = Object.fromEntries(Object.entries(value ?? {}).filter(([, condition]) => condition !== null))
  const name = (kind: string) => (id: number | string) => naming.find(kind, id)
  return `for ${said(
    audienceWords(asked as AskedAudience, {
      label: name('label'),
      store: name('store'),
      field: name('customer-field'),
      file: name('import'),
      day,
    }),
  )}`
}

const MAILER: Says = {
  jobTitle: text('title'),
  jobChannel: oneOf({ sms: 'a text', email: 'an email' }),
  jobBodyEN: text('text'),
  jobBodyES: text('Spanish text', 'no Spanish text'),
  jobSubject: text('subject', 'no subject'),
  jobSubjectES: text('Spanish subject', 'no Spanish subject'),
  jobMedia: counted('picture', 'pictures'),
  jobLabels: named('labeled', 'label'),
  jobStoreID: (value, naming) =>
    value === 'last' ? 'from the store of the last contact' : named('from', 'store')(value, naming),
  jobAudience: audience,
  jobScheduledAt: (value, naming) => (value === null ? 'not scheduled' : `at ${instant(value, naming)}`),
  jobRate: (value) => (value === null ? 'at the fastest speed allowed' : `at most ${count(value)} per minute`),
}

/** The mailer stopped or started, and how many people it affected. */
const MAILER_ACT: Says = {
  jobTitle: unsaid,
  left: counted('recipient still waiting', 'recipients still waiting'),
}

const MAILER_TEST: Says = {
  jobTitle: unsaid,
  to: (value) =>
    `to ${items(value)
      .map((to) => formatPhone(String(to)))
      .join(', ')}`,
}

export const mailers = {
  'mailer-cancel': act('Canceled a mailer', MAILER_ACT),
  'mailer-delete': act('Deleted a mailer', MAILER_ACT),
  'mailer-force': act('Started a mailer at once', MAILER_ACT),
  'mailer-pause': act('Paused a mailer', MAILER_ACT),
  'mailer-resume': act('Resumed a mailer', MAILER_ACT),
  'mailer-save': act('Changed a mailer', MAILER),
  'mailer-schedule': act('Scheduled a mailer', MAILER),
  'mailer-test': act('Sent a mailer to one phone, as a test', MAILER_TEST),
}
