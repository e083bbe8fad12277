// The part of a message that a search found, for one line of a list.
import { marksIn } from './marks.ts'

/** How much text comes before the match, so that it shows in a narrow list too. */
const BEFORE = 24
const LONGEST = 200

/** A message from a little before the first matching word; whole if the match is near its beginning. */
export const excerptOf = (text: string, typed: string): string => {
  const shown = text.replace(/\s+/g, ' ').trim()
  const at = marksIn(shown, typed)[0]?.[0] ?? 0
  const space = shown.indexOf(' ', at - BEFORE)
  const from = at <= BEFORE ? 0 : space >= 0 && space < at ? space + 1 : at
  const to = Math.min(shown.length, from + LONGEST)
  // Half of a surrogate pair is not a letter.
  const rest = shown.slice(from, to).replace(/[\ud800-\udbff]$/, '')
  return `${from > 0 ? '…' : ''}${rest}${to < shown.length ? '…' : ''}`
}
