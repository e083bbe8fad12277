// While a clerk types, the dollars, days and ticket numbers of the text are held against what is known of the customer
// from their tickets, requests and quotes. No law asks for it: the rule is our own. It only marks, and never blocks, since
// the book may be older than what the clerk knows. So an amount, a day or a number is marked only if it
//  - stands for something known: a ticket is named beside it, or words say so ("is due", "to redeem", "until"), and
//  - is none of that thing's, nor any sum of the tickets that the text names, and
//  - looks like a slip of one that is: a digit differs, two have changed places; or it is another ticket's.
// Prices, partial payments, opening hours and extensions are left alone.
import { saidDollars } from '#domain/money/said-dollars.ts'
import { foldText } from '#domain/text/fold.ts'
import { ticketNumberOf } from '#domain/ticket/number.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { type SaidDay, saidDays } from '#domain/time/said-days.ts'
import { checkDay } from './checked-days.ts'
import { checkDollars } from './checked-dollars.ts'
import { figuresOf, figuresTogether, type KnownFigures, type KnownTicket } from './known-figures.ts'
import { linkOf, type NamedTicket, namedTickets, type Place } from './named-tickets.ts'
import type { WordMark } from './word-mark.ts'

const AROUND = 60
/** The words around a figure, which # stands for. */
const around = (before: string, after: string): string => foldText(`${before} # ${after}`)

const CLAUSE_END = /[,;()–—]\s?|:\s|\s(?:but|pero)\s/iu
const SENTENCE_END = /[.!?;\n]+(?=\s|$)/g
const sentencesOf = (text: string, days: readonly SaidDay[]): Place[] => {
  const ends = Array.from(text.matchAll(SENTENCE_END), ({ index }) => index + 1).filter(
    (end) => !days.some(({ from, to }) => end > from && end < to),
  )
  return [...ends, text.length].map((to, at) => ({ from: ends[at - 1] ?? 0, to }))
}

const ticketMark = (text: string, named: NamedTicket): WordMark => {
  const said = text.slice(named.from, named.to)
  const known = named.ticket?.ticketNumber ?? ''
  const words =
    known === '' ? `This customer has no ticket ${said}.` : `This customer has ticket ${known}; you wrote ${said}.`
  return { from: named.from, to: named.to, said, known, words }
}

/** With more tickets, so many pairs could be meant that their sums say nothing. */
const MOST_PAIRED = 6
const pairsOf = (tickets: readonly KnownTicket[]): (readonly KnownTicket[])[] =>
  tickets.length > MOST_PAIRED ? [] : tickets.flatMap((one, at) => tickets.slice(at + 1).map((other) => [one, other]))

/** A sentence's end, or three more words: “for 20533” may still follow an amount, “the 15th” a weekday. */
const GONE_ON = /[.!?]\s|\n|(?:\s+\S+){3}\s/

/**
 * The marks of a text, in order. With a caret, what is being typed before it is left alone until the sentence has gone on:
 * an honest text shows no mark on its way.
 */
export const checkedWords = (
  text: string,
  known: KnownFigures,
  today: LocalDay,
  caret?: number,
): readonly WordMark[] => {
  const figures = figuresOf(known)
  if (figures.figures.length === 0 && figures.days.length === 0) return []
  const dollars = saidDollars(text)
  const days = saidDays(text, today)
  const named = namedTickets(text, figures, [...dollars, ...days])
  const sentences = sentencesOf(text, days)
  const numbers = new Set(named.map(({ ticketNumber }) => ticketNumber))
  const together = known.tickets.filter(({ ticketNumber }) => numbers.has(ticketNumberOf(ticketNumber)))
  const sums = [...figuresTogether('Those', together), ...figuresTogether('All', known.tickets)]
  const pairs = pairsOf(known.tickets).flatMap((pair) => figuresTogether('Those', pair))
  const at = (said: Place) => {
    const sentence = sentences.find(({ to }) => said.from < to) ?? { from: 0, to: text.length }
    const others = days.filter((other) => other !== said && other.from >= sentence.from && other.to <= sentence.to)
    const start = Math.max(sentence.from, said.from - AROUND)
    const end = Math.min(sentence.to, said.to + AROUND)
    return {
      written: text.slice(said.from, said.to),
      near: {
        hasFigure: dollars.some(
          (other) =>
            other.from >= sentence.from &&
            other.to <= sentence.to &&
            figures.figures.some(({ cents }) => cents === other.cents),
        ),
        hasDay: others.some((other) => figures.days.some(({ day }) => other.days.includes(day))),
        context: around(text.slice(start, said.from), text.slice(said.to, end)),
        clause: around(
          text.slice(sentence.from, said.from).split(CLAUSE_END).at(-1)!,
          text.slice(said.to, sentence.to).split(CLAUSE_END)[0]!,
        ),
      },
      link: linkOf(text, said, sentence, named, figures),
    }
  }
  return [
    ...named.filter(({ isKnown }) => !isKnown).map((unknown) => ticketMark(text, unknown)),
    ...dollars.flatMap((said) => {
      const { written, near, link } = at(said)
      return checkDollars(said, written, near, link, { figures, sums, pairs }) ?? []
    }),
    ...days.flatMap((said) => {
      const { written, near, link } = at(said)
      return checkDay(said, written, near, link, figures, today) ?? []
    }),
  ]
    .filter(({ to }) => caret === undefined || to > caret || GONE_ON.test(text.slice(to, caret)))
    .sort((one, other) => one.from - other.from)
}
