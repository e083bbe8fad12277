import { LONGEST_HTML, LONGEST_TEXT } from './bounds.ts'
import { plainWords } from './plain-words.ts'
import { safeHTML, textOfHTML } from './safe-html.ts'

export interface ReadHTML {
  /** Its text, without formatting. */
  readonly words: string
  readonly html: string | null
  /** How many images it loads from elsewhere. */
  readonly remoteImages: number
}

/** A page of email has hundreds of tags, a newsletter thousands. */
const MOST_TAGS = 20_000
const DEEPEST = 200

/** Void elements, and those that the next of their kind ends. */
const NEVER_DEEP = /^\/?(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|p|source|td|th|tr|track|wbr)\b/i
const LONGEST_NAME = 9

/** More than the sanitizer handles quickly: each tag costs by its depth. */
const isTooMuch = (html: string): boolean => {
  if (html.length > LONGEST_HTML) return true
  let [tags, depth] = [0, 0]
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const name = html.slice(at + 1, at + LONGEST_NAME)
    tags += 1
    if (NEVER_DEEP.test(name)) continue
    if (name.startsWith('/')) depth = Math.max(0, depth - 1)
    else if (/^[a-z]/i.test(name)) depth += 1
    if (tags > MOST_TAGS || depth > DEEPEST) return true
  }
  return false
}

/** A customer's HTML as text and as safe HTML. Runs in the separate process. */
export const readHTML = (dirty: string): ReadHTML => {
  if (isTooMuch(dirty)) return { words: plainWords(dirty).slice(0, LONGEST_TEXT), html: null, remoteImages: 0 }
  const safe = safeHTML(dirty)
  return {
    words: textOfHTML(dirty).slice(0, LONGEST_TEXT),
    html: safe?.html ?? null,
    remoteImages: safe?.remoteImages ?? 0,
  }
}
