// PAY, PAGAR, "PAY 60800", "how do I pay": a text that asks for the page to pay on. Its answer is sent by a machine, and
// nobody else reads the text. So the whole of it must be the ask: "I'll pay Friday", "did you get my pay" and "can I pay
// half" are for people. Like a keyword, in any case and without accents, above the line that a phone adds.
//
// A number is a ticket's if it has four digits or more, or is called one ("#233", "ticket 233"): "pay 50" names an amount.
import { foldText } from '#domain/text/fold.ts'
import { type Language, LANGUAGES } from '#domain/text/language.ts'
import { parseTicketList } from '#domain/ticket/ticket-list.ts'
import { getsAutomaticAnswer } from './automatic-answer.ts'
import { withoutPhoneSignature } from './own-words.ts'
import { PAY_WORDS, type PayWords } from './pay-ask.table.ts'

export interface PayAsk {
  readonly language: Language
  /** The tickets that it names. */
  readonly tickets: readonly string[]
}

const LONGEST = 120

/** "Pagué" and "pagó" tell of the past; without their accents they look like "pague" and "pago". */
const IS_PAST = /pag[óé](?!\p{L})/iu

/** Words, and numbers with the signs that make them an amount, a day or a ticket. */
const wordsOf = (body: string): string =>
  foldText(body)
    .replace(/[^\p{L}\p{N}#$%/.:-]+/gu, ' ')
    .replace(/(?<![^ ])[./:-]+|[./:-]+(?![^ ])/g, '')
    .replace(/ +/g, ' ')
    .trim()

const anyOf = (phrases: readonly string[]): string =>
  `(?:${phrases.toSorted((one, other) => other.length - one.length).join('|')})`

const CALLED = '(?:tickets?|loans?|boletas?|prestamos?|no|num|numero|number)\\.?'
const FORM = '[a-z0-9][a-z0-9./-]{0,19}'
/** Not "3rd", "5pm", "12/5" or "50.00". */
const NO_OTHER_FIGURE = '(?!\\d{1,2}(?:st|nd|rd|th|am|pm|a|p)? |\\d{1,2}[/-]\\d{1,2}[ /-]|\\d+\\.\\d{1,2} )'
const LONG_NUMBER = `${NO_OTHER_FIGURE}(?=\\S*\\d\\S*\\d\\S*\\d\\S*\\d)${FORM}`
const CALLED_NUMBER = `(?:${CALLED} #? ?|# ?)(?=\\S*\\d)${FORM}`
const NUMBERS = `(?:(?:and |y |& )?(?:${CALLED_NUMBER}|${LONG_NUMBER}) )*`

/** Every phrase is followed by a space, as is the last word of a text. */
const askOf = ({ leads, deeds, alone, links, of, owed, ways, times, courtesies }: PayWords): RegExp => {
  const owing = `(?:(?:${anyOf(of)} )?${anyOf(owed)} ){0,2}`
  const rest = (around: string) => `${owing}(?<numbers>${NUMBERS})${around}`
  const way = `(?:${anyOf(ways)} )?`
  const led = `${anyOf(leads)} ${anyOf(deeds)} ${rest(`${way}(?:${anyOf(times)} )?`)}`
  const plain = `${anyOf([...deeds, ...alone])} ${rest(way)}`
  const link = `(?:${anyOf(links.leads)} )?${anyOf(links.names)} `
  const polite = `(?:${anyOf(courtesies)} )*`
  // Each choice has groups of its own, so the names of their groups differ.
  const choices = [led, plain].map((choice, at) => choice.replace('<numbers>', `<numbers${at}>`))
  return new RegExp(`^${polite}(?:${[...choices, link].join('|')})${polite}$`)
}

const ASKS = LANGUAGES.map((language) => [language, askOf(PAY_WORDS[language])] as const)

const ticketsIn = (numbers: string): readonly string[] => {
  const listed = parseTicketList(numbers.replace(new RegExp(`(?<![^ ])(?:${CALLED}|and|y|&|#)(?![^ ])`, 'g'), ' '))
  return listed.ok ? listed.tickets.map((ticket) => ticket.replace('#', '').toUpperCase()) : []
}

/** "Pay pay pay" asks once. */
const once = (words: string): string => words.replace(/^(\S+)(?: \1)+$/, '$1')

export const payAsk = (body: string): PayAsk | undefined => {
  const own = withoutPhoneSignature(body)
  if (own.length > LONGEST || IS_PAST.test(own.normalize('NFC'))) return undefined
  const words = `${once(wordsOf(own))} `
  for (const [language, ask] of ASKS) {
    const found = ask.exec(words)
    if (found) return { language, tickets: ticketsIn(found.groups?.['numbers0'] ?? found.groups?.['numbers1'] ?? '') }
  }
  return undefined
}

interface Asked {
  /** When it was written, and the store's day then. */
  readonly writtenAt: number
  readonly day: string
  /** The store's day on which this customer last got the link for asking; null if they never did. */
  readonly lastAnsweredOn: string | null
  /** The store lets its customers pay by themselves. */
  readonly selfEnabled: boolean
  /** Its book is young enough for that. */
  readonly isBookFresh: boolean
  /** Blocked, or opted out of texts. */
  readonly isSilenced: boolean
}

/**
 * Whether an ask is answered with the link, and then neither waits nor is news; otherwise it is an ordinary text. The
 * first of a day is. Who asks again did not get on with the link, and a text that came late had its answer from a person.
 */
export const answersPayAsk = (
  { writtenAt, day, lastAnsweredOn, selfEnabled, isBookFresh, isSilenced }: Asked,
  now: number,
): boolean => selfEnabled && isBookFresh && !isSilenced && lastAnsweredOn !== day && getsAutomaticAnswer(writtenAt, now)
