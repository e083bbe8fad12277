import { pino } from 'pino'

type Say = (facts: object, words: string) => void
export type Log = Readonly<Record<'info' | 'warn' | 'error', Say>>

/**
 * 13 digits or more, with or without the usual spaces: long enough to hold a card number, also beside another number. Part
 * of a request's id can be, too.
 */
const ID_OR_CARD_NUMBER = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\b\d(?:[ -]?\d){12,}\b/g

const API_KEY = /\bxd_(live|demo)_\w+/g

/** JSON lines on stdout. Anything that looks like a card number or an API key is redacted. */
export const createLog = (level: string, write = (line: string) => void process.stdout.write(line)): Log =>
  pino(
    { level, base: null },
    { write: (line: string) => write(line.replace(API_KEY, 'xd_$1_[key]').replace(ID_OR_CARD_NUMBER, redacted)) },
  )

/** The same log, with these facts on every line. */
export const logFor = (log: Log, facts: object): Log => ({
  info: (more, words) => log.info({ ...facts, ...more }, words),
  warn: (more, words) => log.warn({ ...facts, ...more }, words),
  error: (more, words) => log.error({ ...facts, ...more }, words),
})

/**
 * The log's own timestamps have 13 digits and begin with the epoch of this century. No card number has more than 19
 * digits.
 */
const NO_CARD = /^(?:1[6-9]\d{11}|\d{20,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const redacted = (found: string) => (NO_CARD.test(found) ? found : '[number]')
