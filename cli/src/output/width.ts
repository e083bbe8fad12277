/** Marks drawn over the previous letter, and Hangul vowels and final consonants that join it. */
const WIDTHLESS = /[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]/u
/** Emoji drawn as such by default. Half a flag is as wide as any letter. */
const WIDE =
  /(?!\p{Regional_Indicator})[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u
const CONTROL = /[\p{Cc}\u2028\u2029]/gu
/**
 * Marks that change the writing direction, since terminals would draw the rest of the line backwards, and the soft
 * hyphen, which some terminals draw.
 */
const UNWANTED = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Skin tones, drawing styles and emoji joiners: terminals disagree about their width. */
const OF_EMOJI = /[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]|(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)\u200d/gu

/** Removes everything that lets foreign text control the terminal. Control characters become spaces. */
export const printable = (text: string): string => text.replace(CONTROL, ' ').replace(UNWANTED, '')

/** The same for text with several lines. */
export const printableLines = (text: string): string =>
  text.replace(CONTROL, (found) => (found === '\n' || found === '\t' ? found : ' ')).replace(UNWANTED, '')

/** Text as a terminal draws it on a line with others: every terminal gives it the same width. */
export const drawn = (text: string): string => printable(text).replace(OF_EMOJI, '')

const widthOf = (character: string): number => (WIDTHLESS.test(character) ? 0 : WIDE.test(character) ? 2 : 1)

/** The number of terminal columns that a text needs. */
export const textWidth = (text: string): number => {
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

/** The text cut to a width, with a mark at the cut. */
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

/** Chinese and Japanese have no spaces between words and may break before any character. */
const pieces = (word: string, width: number): string[] => {
  const found = ['']
  for (const character of word) {
    const piece = found.at(-1)!
    if (WIDE.test(character) && textWidth(piece + character) > width) found.push(character)
    else found[found.length - 1] = piece + character
  }
  return found
}

/** Text in a column: like `wrapWords`, but it also breaks text written without spaces. */
export const wrapColumn = (text: string, width: number): string =>
  wrapWords(
    text
      .split(' ')
      .flatMap((word) => (textWidth(word) > width ? pieces(word, width) : [word]))
      .join(' '),
    width,
  )

/**
 * Text made safe and fitted to the terminal if it goes to one. Spaces only turn into line breaks, so every printable
 * character keeps its place.
 */
export const fitted = (text: string, stream: { readonly isTTY?: boolean; readonly columns?: number }): string =>
  stream.isTTY ? wrapWords(printableLines(text), stream.columns || 80) : printableLines(text)
