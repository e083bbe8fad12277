// The words that days are named with (said-days.table.ts), by the parts they play, however they are spelled.
import type { Word } from '#domain/text/clause-grammar.ts'
import { isSlip } from '#domain/text/slip.ts'
import type { Token } from '#domain/text/tokens.ts'
import { monthNamed } from './month-names.ts'
import {
  AFTER_A_DATE,
  DAY_WORDS,
  NO_WEEKDAY,
  NUMBER_WORDS,
  ORDINAL_WORDS,
  WEEKDAY_NAMES,
  WEEKDAY_SLIPS,
} from './said-days.table.ts'

const numbered = (lists: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((words, number) => words.split(' ').map((word) => [word, number] as const)))

const WEEKDAYS = numbered(WEEKDAY_NAMES.map((names, day) => `${names} ${WEEKDAY_SLIPS[day]}`))
const NUMBERS = numbered(NUMBER_WORDS)
const ORDINALS = numbered(ORDINAL_WORDS)
const FOLLOWS = new Set(AFTER_A_DATE)
const NOT_WEEKDAYS = new Set(NO_WEEKDAY)
const LONG_NAMES = WEEKDAY_NAMES.flatMap((names, day) =>
  names.split(' ').flatMap((name) => (name.length >= 6 ? [[name, day] as const] : [])),
)

const weekdayNamed = (word: string): number | undefined =>
  WEEKDAYS.get(word) ??
  (word.length < 5 || word.length > 11 || NOT_WEEKDAYS.has(word)
    ? undefined
    : LONG_NAMES.find(([name]) => isSlip(word, name))?.[1])

const PHRASES = new Map<string, string[]>()
for (const [part, words] of Object.entries(DAY_WORDS))
  for (const phrase of words.split(',').map((word) => word.trim()))
    PHRASES.set(phrase, [...(PHRASES.get(phrase) ?? []), part])
const PHRASE_STARTS = new Set(
  [...PHRASES.keys()].flatMap((phrase) => (phrase.includes(' ') ? [phrase.split(' ')[0]!] : [])),
)
const LONGEST_PHRASE = 5

const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|ro|ero|er|o|do|to|vo)$/
/** 12/4, 12/4/26, 12-4-26. */
export const SLASHED = /^(\d{1,2})([/-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/
const ISO = /^\d{4}-\d{2}-\d{2}$/
/** Always open, or half of it. */
const NO_DATE = new Set(['24/7', '50/50', '1/2', '1/4', '3/4', '1/3', '2/3'])
/** "We’d like to": married to its apostrophe or not. */
const WED_LIKE = /^(?:like|love|need|have|be|want|rather|pay|do|appreciate|come|probably)$/

export interface Piece extends Word {
  readonly tokens: readonly Token[]
}

const partsOf = (token: Token, before: string, after: string): string[] => {
  const { word, written } = token
  const parts: string[] = []
  const isShort = /^(?:sat|sun|wed|mon|fri|mie|jue|vie|lun|sab)$/.test(word)
  const hasApostrophe = /['’‘]/.test(written) && !/['’‘]s$/i.test(written)
  if (
    weekdayNamed(word) !== undefined &&
    !hasApostrophe &&
    !(word === 'wed' && WED_LIKE.test(after)) &&
    !(/^s(?:at|un)$/.test(word) && /^(?:i|we|it|he|she|they|been|just|the|have|has)$/.test(before)) &&
    !(before === 'los' && !isShort)
  )
    parts.push('WEEKDAY')
  if (monthNamed(word) > 0 && word !== 'set') parts.push('MONTHNAME')
  if (/^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31 && before !== '$' && after !== '%')
    parts.push('NUMBER')
  if (/^\d{1,2}$/.test(word) || NUMBERS.has(word)) parts.push('COUNT')
  if (NUMBERS.has(word) && !/^(?:a|an|un|una|uno|one)$/.test(word)) parts.push('NUMBERWORD')
  const ordinal = Number(ORDINAL.exec(word)?.[1])
  if (ordinal >= 1 && ordinal <= 31) parts.push('ORDINAL')
  if (ORDINALS.has(word)) parts.push('ORDINALWORD')
  if (/^(?:19|20)\d\d$/.test(word)) parts.push('YEAR')
  if (ISO.test(word)) parts.push('WHOLE')
  if (SLASHED.test(word)) parts.push(NO_DATE.has(word) ? 'FRACTION' : 'SLASHED')
  if (word === ',' || word === '.') parts.push(word === ',' ? 'COMMA' : 'DOT')
  if (FOLLOWS.has(word) || !/[\p{L}\p{N}]/u.test(word)) parts.push('FOLLOWS')
  return parts
}

/** Phrases become one piece each: "day after tomorrow". */
export const piecesOf = (tokens: readonly Token[]): Piece[] => {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    let length = PHRASE_STARTS.has(tokens[at]!.word) ? Math.min(LONGEST_PHRASE, tokens.length - at) : 1
    const joined = () =>
      tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(' ')
    while (length > 1 && !PHRASES.has(joined())) length--
    const word = joined()
    const own = length > 1 ? [] : partsOf(tokens[at]!, tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '')
    pieces.push({ word, parts: new Set([...own, ...(PHRASES.get(word) ?? [])]), tokens: tokens.slice(at, at + length) })
    at += length
  }
  return pieces
}

/** The numbers and names in a span that looks like a form. */
export interface Said {
  readonly words: readonly string[]
  readonly weekday: number
  readonly month: number
  /** The first number that is a day. */
  readonly number: number
  readonly year: number | undefined
  readonly count: number
  readonly slashed: string
}

const valueOf = (pieces: readonly Piece[], part: string): Piece | undefined =>
  pieces.find(({ parts }) => parts.has(part))

const dayNumber = (piece: Piece | undefined): number => {
  const word = piece?.word ?? ''
  return Number(/^\d+/.exec(word)?.[0]) || (ORDINALS.get(word) ?? NUMBERS.get(word) ?? 0)
}

export const said = (pieces: readonly Piece[]): Said => ({
  words: pieces.map(({ word }) => word),
  weekday: weekdayNamed(valueOf(pieces, 'WEEKDAY')?.word ?? '') ?? -1,
  month: monthNamed(valueOf(pieces, 'MONTHNAME')?.word ?? ''),
  number: dayNumber(
    pieces.find(({ parts }) => ['NUMBER', 'ORDINAL', 'ORDINALWORD', 'NUMBERWORD'].some((part) => parts.has(part))),
  ),
  year: Number(valueOf(pieces, 'YEAR')?.word) || undefined,
  count: dayNumber(valueOf(pieces, 'COUNT')),
  slashed: valueOf(pieces, 'SLASHED')?.word ?? valueOf(pieces, 'FRACTION')?.word ?? '',
})

/** Whether a span names a date, rather than a weekday or a count of days. */
export const isDate = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ parts }) =>
    ['NUMBER', 'ORDINAL', 'ORDINALWORD', 'NUMBERWORD', 'SLASHED', 'FRACTION', 'WHOLE'].some((part) => parts.has(part)),
  )
