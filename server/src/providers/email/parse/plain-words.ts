import { LONGEST_HTML } from './bounds.ts'
import { markQuoted, quoteMark, withoutMarks } from './mark-quoted.ts'

const UNSHOWN = ['script', 'style', 'title', 'head']
const BREAKS = /^\/?(?:br|p|div|tr|li|h\d|table|ul|ol)\b/i
const LONGEST_TAG = 4_000

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' }

/** Where a tag's hidden content ends, or else the text. */
const endOfUnshown = (lower: string, name: string, from: number): number => {
  const end = lower.indexOf(`</${name}`, from)
  return end === -1 ? lower.length : end
}

/**
 * The text of HTML that is too large or too deep to parse, in one pass from beginning to end: crude, but equally fast
 * for any input.
 */
export const plainWords = (html: string): string => {
  const text = withoutMarks(html.slice(0, LONGEST_HTML))
  const lower = text.toLowerCase()
  const words: string[] = []
  let at = 0
  while (at < text.length) {
    const tag = text.indexOf('<', at)
    if (tag === -1) break
    words.push(text.slice(at, tag))
    const end = text.indexOf('>', tag)
    if (end === -1) return tidy(words)
    const inside = lower.slice(tag + 1, Math.min(end, tag + LONGEST_TAG))
    const mark = quoteMark(inside)
    if (mark !== undefined) words.push(mark)
    else if (BREAKS.test(inside)) words.push('\n')
    const unshown = UNSHOWN.find((name) => inside.startsWith(name) && !/[\w-]/.test(inside[name.length] ?? ' '))
    at = unshown === undefined ? end + 1 : endOfUnshown(lower, unshown, end)
  }
  words.push(text.slice(at))
  return tidy(words)
}

const tidy = (words: readonly string[]): string =>
  markQuoted(words.join(''))
    .replace(/&(lt|gt|quot|apos|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n\s*\n/g, '\n\n')
    .trim()
