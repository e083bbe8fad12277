/** Marks drawn over the letter before; Hangul vowels and final consonants that are written one by one join it. */
const WIDTHLESS = /[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]/u
/** Emoji that are drawn as such without being asked to; half a flag is as wide as any letter. */
const WIDE =
  /(?!\p{Regional_Indicator})[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u
const CONTROL = /[\p{Cc}\u2028\u2029]/gu
/**
 * Marks that turn the direction of writing, since what follows them on the line would be drawn backwards, and the soft
 * hyphen, which some terminals draw.
 */
const UNWANTED = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Color of skin, style of drawing, and what joins several emoji into one: terminals disagree about how wide that is. */
const OF_EMOJI = /[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]|(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)\u200d/gu

/** Without what would let foreign text control the terminal: control characters become spaces. */
export const printable = (text: string): string => text.replace(CONTROL, ' ').replace(UNWANTED, '')

/** The same for text of several lines. */
export const printableLines = (text: string): string =>
  text.replace(CONTROL, (found) => (found === '\n' || found === '\t' ? found : ' ')).replace(UNWANTED, '')

/** As a terminal draws it in a line with other things: every terminal gives it the same width. */
export const drawn = (text: string): string => printable(text).replace(OF_EMOJI, '')

const widthOf = (character: string): number => (WIDTHLESS.test(character) ? 0 : WIDE.test(character) ? 2 : 1)

/** The terminal columns a text takes. */
export const textWidth = (text: string): number => {
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

/** The text cut to a width, with the cut marked. */
export const truncate = (text: string, width: number): string => {
  if (textWidth(text) <= width) return text
  let kept = ''
  let used = 0
  for (const character of text) {
    if (used + widthOf(character) > width - 1) break
    kept += character
    used += widthOf(character)
  }
  return `${kept}…`
}

export const pad = (text: string, width: number, align: 'left' | 'right'): string => {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)))
  return align === 'right' ? space + text : text + space
}

/** Lines no wider than this, wrapped between words. */
export const wrapWords = (text: string, width: number): string =>
  text
    .split('\n')
    .map((paragraph) => {
      if (textWidth(paragraph) <= width) return paragraph
      const lines: string[] = []
      let line = ''
      for (const word of paragraph.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`
        if (line !== '' && textWidth(longer) > width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      return [...lines, line].join('\n')
    })
    .join('\n')

/** Chinese and Japanese have no spaces between words, and may be broken before any character. */
const pieces = (word: string, width: number): string[] => {
  const found = ['']
  for (const character of word) {
    const piece = found.at(-1)!
    if (WIDE.test(character) && textWidth(piece + character) > width) found.push(character)
    else found[found.length - 1] = piece + character
  }
  return found
}

/** A text in a column: as `wrapWords`, and what is written without spaces is broken too. */
export const wrapColumn = (text: string, width: number): string =>
  wrapWords(
    text
      .split(' ')
      .flatMap((word) => (textWidth(word) > width ? pieces(word, width) : [word]))
      .join(' '),
    width,
  )

/**
 * Text that can't control the terminal, as wide as it, if it goes to one. Spaces only turn into line breaks, so every
 * character that is printable keeps its place.
 */
export const fitted = (text: string, stream: { readonly isTTY?: boolean; readonly columns?: number }): string =>
  stream.isTTY ? wrapWords(printableLines(text), stream.columns || 80) : printableLines(text)
