// The cheaper alphabet of texts (GSM 03.38) has é, ñ, ü, à, ¿ and ¡, but not á, í, ó, ú, nor the curly quotes and
// dashes that phones and word processors insert: any one of them cuts every segment from 160 characters to 70.
//  - Only characters with a close match in that alphabet are replaced; an emoji stays, and then nothing is saved.
//  - The plain text is offered only if it takes fewer segments; nobody's spelling is changed unasked.
import { messageSegments } from './segments.ts'

const PLAIN: Readonly<Record<string, string>> = {
  á: 'a',
  í: 'i',
  ó: 'o',
  ú: 'u',
  Á: 'A',
  Í: 'I',
  Ó: 'O',
  Ú: 'U',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
}

const COSTLY = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** "sabados" for "sábados" */
export const inPlainLetters = (text: string): string =>
  text.replace(COSTLY, (character) => PLAIN[character] ?? character)

export interface PlainOffer {
  readonly text: string
  readonly segments: number
  /** How many fewer segments. */
  readonly saved: number
  /** The characters that are replaced, once each. */
  readonly replaced: readonly string[]
}

/** The same text in fewer segments, if plainer letters achieve that. */
export const plainOffer = (text: string): PlainOffer | undefined => {
  const replaced = [...new Set(text.match(COSTLY) ?? [])]
  if (replaced.length === 0) return undefined
  const plain = inPlainLetters(text)
  const [now, then] = [messageSegments(text).segments, messageSegments(plain).segments]
  return then < now ? { text: plain, segments: then, saved: now - then, replaced } : undefined
}
