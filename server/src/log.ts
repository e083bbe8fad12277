import { pino } from 'pino'

type Say = (facts: object, words: string) => void
export type Log = Readonly<Record<'info' | 'warn' | 'error', Say>>

/** 13 to 19 digits, with or without the usual spaces: long enough to be a card number. */
const CARD_NUMBER = /\b\d(?:[ -]?\d){12,18}\b/g

const API_KEY = /\bxd_(live|demo)_\w+/g

/** JSON lines on stdout. Anything that looks like a card number or an API key is redacted. */
export const createLog = (level: string): Log =>
  pino(
    { level, base: null },
    {
      write: (line: string) =>
        void process.stdout.write(line.replace(API_KEY, 'xd_$1_[key]').replace(CARD_NUMBER, redactUnlessTime)),
    },
  )

/** The same log, with these facts on every line. */
export const logFor = (log: Log, facts: object): Log => ({
  info: (more, words) => log.info({ ...facts, ...more }, words),
  warn: (more, words) => log.warn({ ...facts, ...more }, words),
  error: (more, words) => log.error({ ...facts, ...more }, words),
})

// The log's own timestamps have 13 digits and begin with the epoch of this century.
const redactUnlessTime = (digits: string) => (/^1[6-9]\d{11}$/.test(digits) ? digits : '[number]')
