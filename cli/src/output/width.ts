const MARK = /\p{Mark}/u
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const CONTROL = /\p{Cc}/gu

/** Replaces control characters with spaces, so that foreign text cannot control the terminal. */
export const printable = (text: string): string => text.replace(CONTROL, ' ')

const widthOf = (character: string): number => (MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1)

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
