// The ticket numbers that a text names, known or mistyped, and the ticket that a figure of the text is about.
import { foldText } from '#domain/text/fold.ts'
import { type SaidTicket, saidNumbers } from '#domain/ticket/said-tickets.ts'
import type { Figures, TicketFigures } from './known-figures.ts'
import { isMiscounted, isMistyped } from './slips.ts'

/** A piece of the text. */
export interface Place {
  readonly from: number
  readonly to: number
}

export interface NamedTicket extends SaidTicket {
  /** Undefined: a number that no ticket of theirs has, and which of them it was meant to be is unclear. */
  readonly ticket: TicketFigures | undefined
  readonly isKnown: boolean
}

const TICKET_WORD = /(?:\b(?:tickets?|tkts?|boletas?|number|numero|loans?|no)\.? ?#?|#)$/
const OTHER_TICKET = /\b(?:new|nueva|nuevo|old|previous|anterior|vieja)\b(?: \p{L}+){0,3} ?#?$/u
const SHORTEST_NUMBER = 3
/** "A-1182" and "B-0093" are alike. */
const shape = (number: string): string => number.replace(/\d/g, '9').replace(/\p{L}/gu, 'A')

const isWithin = (one: Place, others: readonly Place[]): boolean =>
  others.some(({ from, to }) => one.from < to && one.to > from)

const PHONES_AND_TIMES = /https?:\/\/\S+|(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]?\d{4}(?!\d)|\d{1,2}:\d{2}/g

export const namedTickets = (text: string, { tickets }: Figures, taken: readonly Place[]): NamedTicket[] => {
  const others = Array.from(text.matchAll(PHONES_AND_TIMES), ({ 0: run, index }) => ({
    from: index,
    to: index + run.length,
  }))
  const shapes = new Set([...tickets.keys()].map(shape))
  return saidNumbers(text, new Set(tickets.keys())).flatMap((said): NamedTicket[] => {
    const ticket = tickets.get(said.ticketNumber)
    if (ticket !== undefined) return isWithin(said, others) ? [] : [{ ...said, ticket, isKnown: true }]
    if (isWithin(said, [...taken, ...others]) || said.ticketNumber.length < SHORTEST_NUMBER) return []
    const before = foldText(text.slice(Math.max(0, said.from - 30), said.from))
    if (OTHER_TICKET.test(before)) return []
    const isNear = (number: string) => isMistyped(said.ticketNumber, number) || isMiscounted(said.ticketNumber, number)
    const near = [...tickets].filter(([number]) => isNear(number)).map(([, of]) => of)
    const isNamed = TICKET_WORD.test(before) || said.ticketNumber !== text.slice(said.from, said.to).toUpperCase()
    if (near.length === 0 && !(isNamed && shapes.has(shape(said.ticketNumber)))) return []
    return [{ ...said, ticket: near.length === 1 ? near[0] : undefined, isKnown: false }]
  })
}

export interface Link {
  readonly ticket: TicketFigures | undefined
  /** Named in the same sentence, or anywhere in the text, rather than the only one there is. */
  readonly isBeside: boolean
  readonly isNamed: boolean
  /** "10233 is $45", "$45 for 10233": nothing comes between. */
  readonly isDirect: boolean
  /** Beside it stands a number that may be any ticket. */
  readonly isUnclear: boolean
}

const FOR_TICKET =
  /^\s*(?:(?!(?:and|y|or|o|but|pero|plus|then|so|if|si)\b)\p{L}+\s+){0,3}(?:for|on|gets|of|de|del|por|para|en|is|ticket|clears|covers|redeems?|renews?|renueva|renovar|sacar|pays off|paid off|renovamos)\s+(?:the|la|el|your|su)?\s*(?:ticket|boleta|loan)?\s*\(?#?$/iu
const TICKET_IS =
  /^\)?\s*(?:only|just|now|still|currently|ya|todavia)?\s*(?:is|es|son|has|was|owes|needs|costs|runs(?: you)?|shows|comes (?:out )?to|would be|will be|stands|goes for|tiene|debe|[:=–,-]|for)?\s*(?:a total of|at|still|now|only|just)?\s*$/iu

/** “10233 is ready, the other one is $20.” */
const OTHER_ONE = /\b(?:other|rest|otra|otro|dem[aá]s)\b/iu
/** “Ticket 20533 is the bracelet. It’s $88.50.” */
const GOES_ON =
  /^[\s"']*(?:\$|\d|it\b|it[’']?s|that[’']?s|that one|this one|es\b|son\b|el total|the total|total|due\b|vence\b)/iu

/** “50103 and 50135 are due Friday and Saturday.” */
const JOINED = /^[\s,]*(?:and|y|e|&|,)[\s,]*(?:ticket|boleta|#)?\s*#?$/iu

const joinedWith = (last: NamedTicket, named: readonly NamedTicket[], text: string): readonly NamedTicket[] => {
  const before = named.filter(({ to }) => to <= last.from).at(-1)
  return before !== undefined && JOINED.test(text.slice(before.to, last.from))
    ? [...joinedWith(before, named, text), last]
    : [last]
}

/** A figure after several tickets may be any one's. */
const inOrder = (together: readonly NamedTicket[], last: NamedTicket): Link => {
  const tickets = together.flatMap(({ ticket }) => ticket ?? [])
  return {
    ticket: {
      ticketNumber: last.ticketNumber,
      figures: tickets.flatMap(({ figures }) => figures),
      days: tickets.flatMap(({ days }) => days),
    },
    isBeside: true,
    isNamed: true,
    isDirect: false,
    isUnclear: !together.every(({ isKnown }) => isKnown),
  }
}

const NO_LINK = { isBeside: false, isNamed: false, isDirect: false, isUnclear: false } as const

/** The one of two tickets that isn’t named. */
const otherThan = (named: readonly (TicketFigures | undefined)[], { tickets }: Figures): TicketFigures | undefined => {
  const others = [...tickets.values()].filter((ticket) => !named.includes(ticket))
  return others.length === 1 ? others[0] : undefined
}

/** The ticket that a figure is about. */
export const linkOf = (
  text: string,
  said: Place,
  sentence: Place,
  named: readonly NamedTicket[],
  figures: Figures,
): Link => {
  const here = named.filter(({ from }) => from >= sentence.from && from < sentence.to)
  const before = here.findLast(({ to }) => to <= said.from)
  const after = here.find(({ from }) => from >= said.to)
  const link = (of: NamedTicket, isDirect: boolean): Link => ({
    ticket: of.ticket,
    isBeside: true,
    isNamed: true,
    isDirect,
    isUnclear: !of.isKnown,
  })
  if (after !== undefined && FOR_TICKET.test(text.slice(said.to, after.from))) return link(after, true)
  const between = before === undefined ? '' : text.slice(before.to, said.from)
  const isOther = before !== undefined && OTHER_ONE.test(between)
  if (before !== undefined && !isOther) {
    const together = joinedWith(before, here, text)
    return together.length > 1 ? inOrder(together, before) : link(before, TICKET_IS.test(between))
  }
  const earlier = named.filter(({ to }) => to <= sentence.from)
  const last = earlier.at(-1)
  if (here.length === 0 && last !== undefined && GOES_ON.test(text.slice(sentence.from, said.to)))
    return link(last, false)
  const tickets = [...new Set(named.map(({ ticket }) => ticket))]
  if (isOther) return { ...NO_LINK, ticket: otherThan(tickets, figures) }
  const [only] = tickets.length > 0 ? tickets : figures.tickets.values()
  return {
    ticket: tickets.length === 1 || figures.tickets.size === 1 ? only : undefined,
    isBeside: false,
    isNamed: tickets.length === 1 && named.every(({ isKnown }) => isKnown),
    isDirect: false,
    isUnclear: false,
  }
}
