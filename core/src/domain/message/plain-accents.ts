// The cheaper alphabet of texts (GSM 03.38) has é, ñ, ü, à, ¿ and ¡, but not á, í, ó, ú, nor the curly quotes and dashes that
// phones and word processors put in: one of them makes every segment hold 70 characters in place of 160.
//  - Only characters with a near neighbor in that alphabet are replaced; an emoji stays, and then nothing is saved.
//  - The plain text is offered only where it is sent as fewer segments; nobody's spelling is changed unasked.
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

export interface PlainOffer {
  readonly text: string
  readonly segments: number
  /** How many segments fewer. */
  readonly saved: number
  /** Which characters are written otherwise, once each. */
  readonly replaced: readonly string[]
}

/** The same text as fewer segments, where plainer letters do that. */
export const plainOffer = (text: string): PlainOffer | undefined => {
  const replaced = [...new Set(text.match(COSTLY) ?? [])]
  if (replaced.length === 0) return undefined
  const plain = text.replace(COSTLY, (character) => PLAIN[character] ?? character)
  const [now, then] = [messageSegments(text).segments, messageSegments(plain).segments]
  return then < now ? { text: plain, segments: then, saved: now - then, replaced } : undefined
}
