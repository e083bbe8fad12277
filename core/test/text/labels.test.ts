import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goneWords } from '#domain/activity/phrases.ts'
import { listTitle } from '#domain/activity/target.ts'
import { jobKeptFor, outsideOfJob } from '#domain/admin/outside.ts'
import { isSkipped, PROBLEM_CODES, problemSentence } from '#domain/import/problems.ts'
import { PAUSE_REASONS, pauseSentence } from '#domain/mailer/auto-pause.ts'
import { STOP_REASONS, stopSentence } from '#domain/message/schedule.ts'
import { MESSAGE_STATUSES, statusLabel } from '#domain/message/status.ts'
import { failedAttemptText, REFUSALS } from '#domain/payment/attempt.ts'
import { CARD_BRANDS, cardBrandName } from '#domain/payment/card-brand.ts'
import { deviceWords } from '#domain/payment/device-words.ts'
import { VISITOR_CLASSES } from '#domain/payment/impression.ts'
import { PAYMENT_STATUSES } from '#domain/payment/status.ts'
import { canRemind } from '#domain/payment/reminder.ts'
import { PROMISE_STATUSES, canMovePromise } from '#domain/promise/promise.ts'
import { jsonTable } from '../table.ts'

type Labels = Readonly<Record<string, string>>

/** Tables of labels and sentences, by code. Tables of customers’ own words are tested elsewhere. */
const NAMED =
  /(?:LABELS|NAMES|NEEDS|ABOUT|ERRORS|REASONS|PROBLEMS|REFUSALS|SENTENCES|RULES|SYMBOLS|STATES|TARGETS|EXCLUSIONS|ASKED_FOR|IN_STORE|STEPS|TYPES|FIELDS|CHOSEN|KEPT|(?:CALL|STOP|DUPLICATE|LENDING|CHARGE)_WORDS)$/
const PARTS = ['label', 'title', 'text', 'about', 'because', 'by', 'why', 'tone'] as const

const domain = fileURLToPath(new URL('../../src/domain', import.meta.url))

/** Objects and lists. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The texts of a table by its codes: those of one part, if its rows have several. */
const textsOf = (table: Readonly<Record<string, unknown>>, part?: string): Labels =>
  Object.fromEntries(
    Object.entries(table).flatMap(([key, row]) => {
      const text = part === undefined ? row : isRecord(row) ? row[part] : undefined
      const code = isRecord(row) && typeof row['code'] === 'number' ? `${row['code']}` : key
      return typeof text === 'string' ? [[code, text] as const] : []
    }),
  )

const exported = async (file: string): Promise<[string, Labels][]> =>
  Object.entries((await import(join(domain, file))) as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    NAMED.test(name) && isRecord(value)
      ? [
          [name, Array.isArray(value) ? {} : textsOf(value)] as [string, Labels],
          ...(['en', 'es'] as const).map((language): [string, Labels] => [
            `${name}, ${language}`,
            isRecord(value[language]) ? textsOf(value[language]) : {},
          ]),
          ...PARTS.map((part): [string, Labels] => [`${name}, ${part}`, textsOf(value, part)]),
        ]
      : [],
  )

const spoken = <Code extends string>(codes: readonly Code[], say: (code: Code) => string | null | undefined): Labels =>
  Object.fromEntries(codes.map((code) => [code, say(code) ?? '']))

const reasonOf = (can: ReturnType<typeof canRemind>): string => (can.ok ? '' : can.reason)

const JOBS = [
  'send-message',
  'send-owed',
  'ask-status',
  'fetch-media',
  'forget-media',
  'account-email',
  'account-notice',
  'email-receipt',
  'settle-attempt',
  'settle-refund',
  'reconcile',
  'poll-mailbox',
  'poll-metals',
  'send-scheduled',
  'run-mailer',
  'run-notices',
  'run-import',
  'undo-import',
  'plan-ladder',
]
const LISTS = [
  'api-keys',
  'calendar-entries',
  'calendar-imports',
  'call-list',
  'needs-address',
  'closures',
  'leads',
  'mailer-recipients',
  'notice-batches',
  'notice-letters',
  'notice-proof',
  'notices',
  'plans',
  'promises',
  'stop-requests',
]
const KINDS = [
  'api-key',
  'company',
  'customer',
  'calendar-import',
  'category',
  'closure',
  'loan',
  'entry',
  'import',
  'merge',
  'picture',
  'reply',
  'ticket',
  'user',
  'visit',
]

const SPOKEN: readonly [string, Labels][] = [
  ['pauseSentence', spoken(PAUSE_REASONS, pauseSentence)],
  ['stopSentence', spoken(STOP_REASONS, stopSentence)],
  ['statusLabel', spoken(MESSAGE_STATUSES, statusLabel)],
  ['isSkipped', spoken(PROBLEM_CODES, (code) => (isSkipped(code) ? 'skipped' : 'noted'))],
  ['problemSentence', spoken(PROBLEM_CODES, problemSentence)],
  ['failedAttemptText', spoken(REFUSALS, (code) => failedAttemptText({ state: 'declined', code }))],
  ['cardBrandName', spoken(CARD_BRANDS, cardBrandName)],
  [
    'deviceWords',
    spoken(VISITOR_CLASSES, (impressionSource) =>
      deviceWords({ impressionSource, impressionDevice: { browser: null, os: null, device: null } }),
    ),
  ],
  [
    'canRemind',
    spoken(PAYMENT_STATUSES, (paymentStatus) =>
      reasonOf(canRemind({ paymentStatus, expired: true, replied: false, standing: {}, reminderOn: true })),
    ),
  ],
  ['canMovePromise', spoken(PROMISE_STATUSES, (from) => reasonOf(canMovePromise(from, 'open')))],
  ['jobKeptFor', spoken(JOBS, jobKeptFor)],
  ['outsideOfJob', spoken(JOBS, outsideOfJob)],
  ['listTitle', spoken(LISTS, listTitle)],
  ['goneWords', spoken(KINDS, goneWords)],
]

const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const tables = [...(await Promise.all(files.toSorted().map(exported))).flat(), ...SPOKEN]

/** "canceled" and "cancel", "calendar-categories" and "calendars" */
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ed|ing|es|e|y|s)$/, '')
    .slice(0, 6)

/** Whether a label has every word of its code. */
const saysCode = ([code, label]: [string, string]): boolean =>
  code
    .split(/[^\p{L}\d]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter((word) => word.length > 1)
    .every((word) => label.toLowerCase().includes(stem(word)))

test('a label says its code, or what the table of other labels says', () => {
  expect(tables.length).toBeGreaterThan(40)
  const others = tables.flatMap(([name, labels]) => {
    const odd = Object.entries(labels).filter((entry) => !saysCode(entry))
    return odd.length === 0 ? [] : [[name, Object.fromEntries(odd)] as const]
  })
  expect(Object.fromEntries(others)).toEqual(jsonTable('text/labels.json'))
})
