import { foldText } from '@xd/core/domain/text/fold.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { createNumbers } from './numbers.ts'

export const EPOCH = 1_500_000_000_000
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const SEND_KEY = /(?<=\b(?:send-message|ask-status|email-receipt|account-notice)\/)[\w-]+/
const SEALED = /\bs1\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+/g
/** Times that are a fixed span away, to be told exactly: others depend on the hour of the day. */
const EXACT = /^(dueAt|until|expiresAt|approvalExpires|from)$/
/** Ten minutes, an hour, a week and two weeks. */
const SPANS_S = [600, 3_600, 604_800, 1_209_600]
/** The spans for which anything lasts, to the millisecond. */
const SPANS: readonly (readonly [ms: number, words: string])[] = [
  ...[2, 5, 10, 15, 30].map((minutes) => [minutes * MINUTE_MS, `in ${minutes} minutes`] as const),
  ...[1, 2, 12, 24, 48, 72].map((hours) => [hours * HOUR_MS, `in ${hours} hours`] as const),
  ...[7, 14, 30, 90, 365].map((days) => [days * DAY_MS, `in ${days} days`] as const),
]
const PHONE_CODE = /\b\d{6}(?= es su clave| is your code)/
/** Keys, and the gateway's own names, of which each has its number. */
const NAMED = /^(paymentKey|gatewayID|linkKey|authCode|convoKey|labelKey|providerMessageID)$/
const NAMED_IN_SCENARIOS = /^(mediaKey|emailID|carrierID)$/
/** What differs from run to run in a scenario. */
const DIFFERS: readonly (readonly [RegExp, string])[] = [
  [/(?:\/\d+)?\/\d{13}\b/g, '/{at}'],
  [/\buntil=\d+&signature=[\w-]+/g, '{signed}'],
  [/(?<=\bfile\/)[0-9a-f]{64}/g, '{hash}'],
  [/\bME[0-9a-f]{32}\b/g, 'ME{file}'],
]
/** A visitor proves a phone with it. */
const CHAT_CODE = /^\d{4}$/
/** What the demo draws at random. */
const RANDOM: readonly (readonly [RegExp, string])[] = [
  [/^<svg.*/gs, '{picture}'],
  [/\bf_[a-z0-9]{8}\b/g, '{field}'],
  [/(?<=\b[a-z]+-)[0-9a-f]{6}(?=$|;|-\d+$)/g, '{random}'],
  [/(?<![\w-])(?=[\w-]*(?:\d|[a-z][A-Z]))(?=[\w-]*[A-Za-z])[\w-]{20,}={0,2}/g, '{random}'],
  [/\b[0-9a-f]{16,}\b/g, '{random}'],
  [/\b1[6-9]\d{11}\b/g, '{random}'],
]
const COLOR = /#[0-9a-f]{6}\b/gi
/** Days of these years, as they are stored and in words. */
const DAY = /\b(?:19\d\d|20[0-2]\d)-\d\d-\d\d(?:T\d\d:\d\d\b)?|^\d\d-\d\d$/g
const DAY_IN_WORDS = /\b[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}\b|\b[a-z]{3} \d{1,2}, 202\d(?:, \d{1,2}:\d\d [ap]m)?/gi

const parsed = (text: string): unknown => {
  if (!/^[[{].*[\]}]$/s.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const said = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(said).join(', ')}]`
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, one]) => `${key} ${said(one)}`)
      .join(', ')}}`
  return value === '' ? "''" : String(value)
}

export interface Known {
  readonly zone?: string
  /** Names for texts that differ from run to run. */
  readonly known?: Readonly<Record<string, string>>
  /**
   * Calls on what the demo has: its IDs are told as they are, except those of messages and payments, whose number depends
   * on the hour, and its days and keys are not told. Otherwise a scenario makes all that it is about.
   */
  readonly onDemo?: boolean
  /** Names for the demo’s payments. */
  readonly payments?: ReadonlyMap<number, string>
}

/** Reads values without what differs from run to run: ids and keys are numbered, times and days count from now. */
export const createReader = (
  server: Booted,
  { zone = 'America/Los_Angeles', known = {}, onDemo = false, payments = new Map() }: Known,
) => {
  const begun = Date.now()
  const names = new Map<string, string>([
    [server.config.publicURL, '{url}'],
    [server.sandboxURL, '{sandbox}'],
    ...Object.entries(known).map(([name, real]) => [real, `{${name}}`] as const),
  ])
  if (zone.startsWith('Etc/')) names.set(zone, '{zone}')
  const today = localDay(begun, zone)
  const days = new Map<string, string>()
  for (let ahead = -40; ahead <= 120; ahead += 1)
    days.set(addDays(today, ahead), ahead === 0 ? 'today' : ahead < 0 ? `today-${-ahead}` : `today+${ahead}`)
  const numbers = createNumbers(onDemo, payments)
  let within = { from: begun, to: begun }
  let now: number | undefined
  /** What the call, and all calls so far, were given, as JSON. */
  let given = ''
  let everGiven = ''

  const timeOf = (column: string, at: number): string => {
    if (at >= within.from && at <= within.to) {
      now ??= at
      return 'now'
    }
    if (at > 2 * EPOCH) return new Date(at).toISOString()
    const exact = SPANS.find(([span]) => onDemo && at - span >= within.from && at - span <= within.to)
    if (exact) return exact[1]
    const seconds = Math.round((at - (now ?? within.from)) / 1000)
    const span = EXACT.test(column) ? SPANS_S.find((one) => Math.abs(Math.abs(seconds) - one) < 15) : undefined
    if (span !== undefined) return seconds < 0 ? `now-${span}s` : `now+${span}s`
    if (at < within.from) return onDemo || at >= begun - 600_000 ? 'before' : 'long ago'
    return seconds < 60 ? `now+${seconds}s` : 'later'
  }
  const demoTextOf = (text: string): string => {
    let read = text
    for (const [random, word] of RANDOM) read = read.replaceAll(random, word)
    return read
      .replaceAll(COLOR, (color) => (everGiven.toLowerCase().includes(color.toLowerCase()) ? color : '#{color}'))
      .replaceAll(DAY, (day) => (everGiven.includes(day) ? (days.get(day) ?? day) : '{day}'))
      .replaceAll(DAY_IN_WORDS, '{day}')
  }
  const textOf = (text: string): string => {
    let read = text
      .replace(UUID, '{uuid}')
      .replace(SEALED, '{sealed}')
      .replace(SEND_KEY, '{key}')
      .replace(PHONE_CODE, '{code}')
      .replace(/203\.0\.\d+\.\d+/, onDemo ? '$&' : '{address}')
      .replace(/give back \d+/, 'give back #')
      .replaceAll('\n', ' / ')
    for (const [real, name] of onDemo ? names : [...names, ...days])
      for (const one of [real, real.toLowerCase(), foldText(real)]) read = read.replaceAll(one, name)
    if (onDemo) return numbers.inText(demoTextOf(read))
    for (const [random, word] of DIFFERS) read = read.replaceAll(random, word)
    return read.replaceAll(/(?<=[a-z])\/\d+\b/g, '/#')
  }
  const valueOf = (column: string, value: unknown): unknown => {
    if (value instanceof Uint8Array) return 'bytes'
    if (Array.isArray(value)) return value.map((one) => valueOf(column, one))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, valueOf(key, one)]))
    if (typeof value === 'number') {
      if (/IDs?$/.test(column) && value > 0) return numbers.idOf(column, value)
      if (column === 'pausedMs' && value % 1000 !== 0 && !onDemo) return 'a while'
      if (column === 'lastStep') return '{step}'
      return value > EPOCH ? timeOf(column, value) : value
    }
    if (typeof value !== 'string') return value
    // These are tested where the hour of the day can be chosen.
    if (column === 'postingDay' || column === 'paymentPostingDay' || column === 'postingHint') return '{day}'
    // Which payments of the demo have such a field depends on the hour.
    if (column === 'pickup' && !given.includes(value)) return '{day}'
    if (column === 'sendKey') return '{key}'
    if (/Hash$/.test(column) && value !== '') return '{hash}'
    if (/secretEnd$/i.test(column) && onDemo) return `${value.length} characters`
    if (/^(code|messageBody|messageSearch)$/.test(column) && CHAT_CODE.test(value)) return '{code}'
    if ((NAMED.test(column) || (!onDemo && NAMED_IN_SCENARIOS.test(column))) && value !== '') {
      if (onDemo && column === 'labelKey') return '{key}'
      if (!names.has(value)) names.set(value, numbers.of(column, value))
      return names.get(value)
    }
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(value)) return timeOf(column, Date.parse(value))
    const json = parsed(value)
    return json === undefined ? textOf(value) : valueOf(column, json)
  }
  /** The demo’s records in a list are only counted, unless the call was given them. */
  const counted = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const isRecord = (one: unknown) => /^\{"\w+ID":/.test(JSON.stringify(one) ?? '')
      if (!isRecord(value[0])) return value
      const isTheirs = (one: object) => {
        const [id] = Object.values(one) as unknown[]
        return typeof id === 'string' || new RegExp(`:${String(id)}\\b`).test(given)
      }
      const theirs = (value as object[]).filter(isTheirs)
      return [...theirs, `and ${value.length - theirs.length} others`]
    }
    if (value === null || typeof value !== 'object') return value
    // On how many days a cart’s quotes fall due depends on the hour.
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, key === 'due' && Array.isArray(one) ? '{days}' : counted(one)]),
    )
  }
  return {
    numbers,
    within: (from: number, to: number, input: unknown) => {
      within = { from, to }
      now = undefined
      given = JSON.stringify(input) ?? ''
      everGiven += given
    },
    /** Which row it is. */
    key: (row: Readonly<Record<string, unknown>>) => {
      const [[column, id]] = Object.entries(row) as [[string, unknown]]
      return said(valueOf(column, id))
    },
    read: (column: string, value: unknown) => said(valueOf(column, value)),
    answer: (value: unknown) => said(onDemo ? counted(valueOf('', value)) : valueOf('', value)),
  }
}
