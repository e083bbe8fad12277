// Which part of a displayed text matched, to be shown in bold.
import { foldText } from '#domain/text/fold.ts'
import { searchTerms } from '#domain/text/search-terms.ts'
import { type Digits, isPhoneLike, readDigits } from './digits.ts'
import { isWordStart } from './word-starts.ts'

/** From (included) and to (excluded), as positions in the original string. */
export type Mark = readonly [from: number, to: number]

/** As `formatPhone` writes them. */
const PHONE = /\(\d{3}\) \d{3}-\d{4}|\+\d[\d ]{5,}\d/g
/** A shorter word is matched only at the beginning of words. */
const SHORTEST_WITHIN = 3
const NUMBER = /\d(?:[\d,./-]*\d)?/g

/** A text as search sees it, and the original position of each of its letters. */
const foldedWithPlaces = (text: string): { folded: string; places: readonly number[] } => {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    for (const part of /\s/.test(letter) ? ' ' : foldText(letter)) {
      folded += part
      for (let i = 0; i < part.length; i += 1) places.push(at)
    }
    at += letter.length
  }
  return { folded, places: [...places, at] }
}

/** Combining accents after their letter belong to it. */
const endOf = (text: string, from: number): number => {
  let to = from + (text.codePointAt(from)! > 0xffff ? 2 : 1)
  while (to < text.length && /\p{Mn}/u.test(text[to]!)) to += 1
  return to
}

const withWords = (text: string, words: readonly string[]): Mark[] => {
  const { folded, places } = foldedWithPlaces(text)
  const marks: Mark[] = []
  for (const word of words) {
    // Matches at the beginning of a word count more than those in the middle: if there are any, only they are marked.
    const found: number[] = []
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) found.push(at)
    const begins = found.filter((at) => isWordStart(folded, at))
    for (const at of begins.length > 0 || word.length < SHORTEST_WITHIN ? begins : found)
      marks.push([places[at]!, endOf(text, places[at + word.length - 1]!)])
  }
  return marks
}

/** The matching digits of a displayed phone: its end, else its beginning. */
const withinPhone = (phone: string, start: number, digits: string): Mark[] => {
  const digitsAt = Array.from(phone.matchAll(/\d/g), ({ index }) => start + index)
  // The national form leaves the 1 out.
  const national = phone.startsWith('(')
  const places = national ? [digitsAt[0]!, ...digitsAt] : digitsAt
  const own = `${national ? 1 : ''}${phone.replace(/\D/g, '')}`
  const part = isPhoneLike(own, digits)
  if (part === undefined) return []
  const from = part === 'end' ? own.length - digits.length : own.startsWith(digits) ? 0 : 1
  return [[places[from]!, places[from + digits.length - 1]! + 1]]
}

/** A whole number equal to the typed one, except for its cents; they stay unmarked. */
const withinNumber = (shown: string, start: number, number: string): Mark[] => {
  const plain = shown.replaceAll(',', '')
  const rest = plain.slice(number.length)
  if (!plain.startsWith(number) || !(number.includes('.') ? /^\d?$/ : /^(\.\d\d)?$/).test(rest)) return []
  return [[start, start + shown.length - rest.length]]
}

const withDigits = (text: string, typed: string, { phone: digits }: Digits): Mark[] => {
  const phones = [...text.matchAll(PHONE)]
  const number = typed.replace(/[\s$#,]/g, '').replace(/\.$/, '')
  const inPhone = (at: number): boolean =>
    phones.some(({ 0: phone, index }) => at >= index && at < index + phone.length)
  return [
    ...phones.flatMap(({ 0: phone, index }) => (digits === undefined ? [] : withinPhone(phone, index, digits))),
    ...[...text.matchAll(NUMBER)].flatMap(({ 0: shown, index }) =>
      inPhone(index) ? [] : withinNumber(shown, index, number),
    ),
  ]
}

const merged = (marks: readonly Mark[]): Mark[] => {
  const result: Mark[] = []
  for (const [from, to] of [...marks].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last !== undefined && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)]
    else result.push([from, to])
  }
  return result
}

/** The parts of a text that match what was typed, in order and without overlap. */
export const marksIn = (text: string, typed: string): readonly Mark[] => {
  const digits = readDigits(typed)
  return merged(digits === undefined ? withWords(text, searchTerms(typed)) : withDigits(text, typed, digits))
}
