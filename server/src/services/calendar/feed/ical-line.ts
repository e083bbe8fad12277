// Lines of an iCalendar file (RFC 5545 §3.1 and §3.3.11): at most 75 bytes each; a longer one continues on the next
// line after a space. A feed has forty thousand of them, so most are passed on without looking at their letters.

const MOST_BYTES = 75
/** In UTF-8, a UTF-16 unit takes at most three bytes. */
const SURELY_SHORT = MOST_BYTES / 3

const isASCII = (line: string): boolean => !/[^\x20-\x7e]/.test(line)

const folded = (line: string): string => {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MOST_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}

/** A line of the file, folded to the maximum length. */
export const icalLine = (name: string, value: string): string => {
  const line = `${name}:${value}`
  const fits = line.length <= SURELY_SHORT || (line.length <= MOST_BYTES && isASCII(line))
  return `${fits ? line : folded(line)}\r\n`
}

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' }

/** Free text as a value, without the control characters that the file may not contain. */
export const icalText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '')
    .replace(/[\\;,\n]/g, (character) => ESCAPED[character]!)

const digits = (text: string): string => text.replaceAll('-', '').replaceAll(':', '')

/** A day, or an instant in UTC. */
export const icalDate = (day: string): string => digits(day)
export const icalInstant = (at: number): string => `${digits(new Date(at).toISOString().slice(0, 19))}Z`
