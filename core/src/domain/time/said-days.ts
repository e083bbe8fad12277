// The days that a text names, in English or Spanish: "Friday", "el viernes que viene", "Dec 4", "12/4", "the 15th",
// "in two weeks", "fin de mes". A day is named as seen from today, in the store's zone.
//
// Our own readings, where usage differs:
//  - "Friday" is the next one after today; a person who means today says so.
//  - "Next Friday" is the one of next week, and weeks begin on Monday. "El próximo viernes" is the next one.
//  - "En ocho días" is a week, "en quince días" two, as Spanish counts.
//  - A span is as good as its last day: "this weekend" is Sunday, the end of the week Friday.
//  - 12/4 is December 4. Where Spanish is written it may be April 12, which stands as another reading.
//  - A date and a weekday that don't agree name no day.
import { inParts } from '#domain/text/clause-grammar.ts'
import { tokensOf } from '#domain/text/tokens.ts'
import { DAY_FORMS, type ReadDays } from './said-day-forms.ts'
import { isDate, type Piece, piecesOf, said } from './said-day-words.ts'
import type { LocalDay } from './day.ts'

export interface SaidDay extends ReadDays {
  readonly from: number
  readonly to: number
  /** A date, rather than a weekday or a count of days. */
  readonly isDate: boolean
}

/** Where each piece begins in the text that the forms are matched against. */
const startsOf = (pieces: readonly Piece[]): number[] => {
  let at = 0
  return pieces.map((piece) => {
    const start = at
    at += inParts([piece]).length
    return start
  })
}

export const saidDays = (text: string, today: LocalDay): readonly SaidDay[] => {
  const pieces = piecesOf(tokensOf(text))
  const encoded = inParts(pieces)
  const starts = startsOf(pieces)
  const taken = new Set<number>()
  const found: SaidDay[] = []
  const present = new Set(pieces.flatMap(({ parts }) => [...parts]))
  const forms = DAY_FORMS.filter(({ parts }) => parts.some((part) => present.has(part)))
  for (const { pattern, read } of forms)
    for (const match of encoded.matchAll(pattern)) {
      const first = starts.indexOf(match.index)
      const end = starts.findIndex((start) => start >= match.index + match[0].length)
      const span = pieces.slice(first, end < 0 ? undefined : end)
      const places = span.map((_, i) => first + i)
      if (first < 0 || span.length === 0 || places.some((place) => taken.has(place))) continue
      const days = read(said(span), today)
      if (days === undefined) continue
      for (const place of places) taken.add(place)
      const tokens = span.flatMap((piece) => piece.tokens)
      found.push({ from: tokens[0]!.from, to: tokens.at(-1)!.to, ...days, isDate: isDate(span) })
    }
  return found.sort((one, other) => one.from - other.from)
}
