import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'

/** When a call began and ended, and what it was given. */
export interface Asked {
  readonly from: number
  readonly to: number
  readonly input: string
  /** Of what was there before, no time is told. */
  readonly isOld?: boolean
}

/** Columns that every commit moves, or that only the queue reads. */
export const MOVES: ReadonlySet<string> = new Set([
  ...['eventSeq', 'seq', 'auditID', 'jobID', 'leasedUntil', 'attempts', 'gaveUpAt'],
  ...['line', 'lane', 'traceparent', 'pausedMs'],
])

/** The spans for which anything lasts. */
const SPANS: readonly (readonly [ms: number, words: string])[] = [
  [0, 'now'],
  ...[2, 5, 10, 15, 30].map((minutes) => [minutes * MINUTE_MS, `in ${minutes} minutes`] as const),
  ...[1, 2, 12, 24, 48, 72].map((hours) => [hours * HOUR_MS, `in ${hours} hours`] as const),
  ...[7, 14, 30, 90, 365].map((days) => [days * DAY_MS, `in ${days} days`] as const),
]
const isTime = (ms: number) => ms > 1_600_000_000_000 && ms < 2_100_000_000_000
const FIXED_FROM = Date.UTC(2030, 0, 1)

const asTime = (ms: number, { from, to, isOld }: Asked): string =>
  (isOld ? 'then' : undefined) ??
  SPANS.find(([span]) => ms - span >= from && ms - span <= to)?.[1] ??
  (ms >= FIXED_FROM ? new Date(ms).toISOString() : ms < from ? 'before' : 'later')

/** Whether a kind of record, as in `customer/12`, is the one with this key. */
const isOf = (kind: string, made: string): boolean => {
  const word = made.split('ID')[0]!
  return kind.startsWith(word) || kind.endsWith(word)
}

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** Words without days of these years, colors that nobody chose, and what is drawn at random. */
const asWords = (value: string, asked: Asked): string => {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return asTime(Date.parse(value), asked)
  return value
    .replaceAll(/\$argon2id\S+/g, '…')
    .replace(/^<svg.*/s, '…')
    .replaceAll(/\bf_[a-z0-9]{8}\b/g, 'f_…')
    .replaceAll(/s1(\.[\w-]+)+/g, '…')
    .replaceAll(/[\w-]{20,}={0,2}/g, (word) => (/\d/.test(word) && /[A-Za-z]/.test(word) ? '…' : word))
    .replaceAll(/\b[0-9a-f]{16,}\b/g, '…')
    .replaceAll(/(?<=^[a-z]+-)[0-9a-f]{6}$/g, '…')
    .replaceAll(/#[0-9a-f]{6}\b/gi, (color) => (asked.input.toLowerCase().includes(color.toLowerCase()) ? color : '#…'))
    .replaceAll(/localhost:\d+/g, 'localhost')
    .replaceAll(/\b1[6-9]\d{11}\b/g, '…')
    .replaceAll(/\b(19\d\d|20[0-2]\d)-\d\d-\d\d(T\d\d:\d\d\b)?/g, (day) =>
      !day.startsWith('202') && asked.input.includes(day) ? day : 'a day',
    )
    .replaceAll(/\b[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}\b/g, 'a day')
    .replaceAll(/(?<=send-scheduled\/)\d+/g, '…')
    .replace(/^\d\d-\d\d$/, (day) => (asked.input.includes(day) ? day : 'a day'))
    .replaceAll(/\b[a-z]{3} \d{1,2}, 202\d(, \d{1,2}:\d\d [ap]m)?/gi, 'a day')
}

/** A value without what differs from one run to the next: times, secrets, and the IDs of what the call has made. */
export const plain = (value: unknown, asked: Asked, made: ReadonlySet<string>, key = ''): unknown => {
  const given = parsed(value)
  if (Array.isArray(given)) return given.map((one) => plain(one, asked, made, key))
  if (typeof given === 'object' && given !== null)
    return Object.fromEntries(
      Object.entries(given).flatMap(([name, one]) =>
        one === null || MOVES.has(name) ? [] : [[name, plain(one, asked, made, name)]],
      ),
    )
  // How many messages the demo has depends on the day.
  if (typeof given === 'number' && /messageID$/i.test(key)) return made.has(`messageID/${given}`) ? 'new' : 'known'
  if (typeof given === 'number')
    return isTime(given) ? asTime(given, asked) : made.has(`${key}/${given}`) ? 'new' : given
  if (typeof given !== 'string') return given
  if (/secretend$/i.test(key)) return given.length
  return asWords(given, asked).replace(/^([a-z-]+)\/(\d+)$/, (all, kind: string, id: string) =>
    [...made].some((one) => isOf(kind, one) && one.endsWith(`/${id}`)) ? `${kind}/new` : all,
  )
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer, without the records of a list that the call has not made or changed. */
export const answered = (value: unknown, { input }: Asked): unknown => {
  if (Array.isArray(value)) {
    const isTheirs = (one: object) => {
      const [id] = Object.values(one) as unknown[]
      return /"(now|new)"/.test(JSON.stringify(one)) || new RegExp(`:${String(id)}\\b`).test(input)
    }
    const [first] = value as unknown[]
    if (!isRecord(first) || !/ID$/.test(Object.keys(first)[0]!)) return value
    const theirs = value.filter((one) => isRecord(one) && isTheirs(one))
    // Closures come in the order of days.
    theirs.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    return [...theirs, `and ${value.length - theirs.length} others`]
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, answered(one, { input } as Asked)]))
}
