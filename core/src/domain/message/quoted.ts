// Separates what is new in an email from the earlier mail it quotes. A quotation is recognized by what mail programs
// write: ">" before its lines (with the line that introduces them), or, above unmarked text, a divider, Outlook's block
// of headers (From, Sent, To, Subject), or an introduction with a date or an address.
export interface SplitMail {
  readonly fresh: string
  readonly quoted: string
}

const QUOTED = /^\s*>/
const INTRODUCTION = /^\s*(?:on\b.*\bwrote|el\b.*\bescribi[oó]|le\b.*a écrit|am\b.*schrieb.*)\s*:?\s*$/i
const ADDRESS = /<[^<>\s]+@[^<>\s]+>/
/** A year, a time or a day: people who only mention that someone wrote leave these out. */
const DATED = /\b\d{4}\b|\b\d{1,2}[:.]\d\d\b|\b\d{1,2}\/\d{1,2}\b/
const ENDS_INTRODUCTION = /(?::|\bwrote|\bescribi[oó])\s*$/i
const DIVIDER = new RegExp(
  [
    String.raw`^\s*[-\u2010-\u2015]{2,}\s*(?:original message|mensaje original|forwarded message|mensaje reenviado)\s*[-\u2010-\u2015]{2,}\s*$`,
    String.raw`^\s*_{20,}\s*$`,
    String.raw`^\s*(?:begin forwarded message|inicio del mensaje reenviado)\s*:\s*$`,
    String.raw`^\s*-{3,}\s*(?:on|el)\b.{1,300}\b(?:wrote|escribi[oó])\s*-{3,}\s*$`,
  ].join('|'),
  'i',
)
const SENDER = /^\s*\*?(?:from|de)\s?:\*?\s*\S/i
const HEADER =
  /^\s*\*?(?:sent|date|to|cc|subject|reply-to|importance|enviado|enviado el|fecha|para|asunto|responder a)\s?:\*?(?:\s|$)/i
/** In any language: "Van: Golden Pledge [mailto:…]", followed by lines such as "Aan: …". */
const NAMED_SENDER = /^\s*\*?\p{L}{1,12}\s?:\*?\s.*[<[](?:mailto:)?[^<>[\]\s]+@[^<>[\]\s]+[>\]]\s*$/u
const NAMED = /^\s*\*?\p{L}[\p{L} ]{0,20}\s?:\*?\s/u
/** This many of the next lines are headers in Outlook's block; a long one may be wrapped. */
const LEAST_HEADERS = 2
const HEADER_LINES = 5
// "On Tue, Jan 2, 2024 at 9:00 AM Golden Pledge <…>" may have a line break before "wrote:".
const MOST_LINES = 3
// A date, a name and an address. The pattern's time grows much faster than its text, and anyone can send one.
const LONGEST_INTRODUCTION = 500

const isIntroduction = (lines: readonly string[]): boolean => {
  const text = lines.join(' ')
  if (text.length > LONGEST_INTRODUCTION) return false
  return INTRODUCTION.test(text) || (ENDS_INTRODUCTION.test(text) && ADDRESS.test(text) && DATED.test(text))
}

const isBlank = (line: string): boolean => line.trim() === ''

/** Where the introduction that ends there begins; `end` itself if there is none. */
const introducedAt = (lines: readonly string[], end: number): number => {
  for (let length = 1; length <= MOST_LINES && length <= end; length += 1) {
    if (isIntroduction(lines.slice(end - length, end))) return end - length
  }
  return end
}

const lastBefore = (lines: readonly string[], end: number): number => {
  let at = end
  while (at > 0 && isBlank(lines[at - 1] ?? '')) at -= 1
  return at
}

const isHeaderBlock = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? ''
  const following = (header: RegExp) =>
    lines.slice(at + 1, at + 1 + HEADER_LINES).filter((one) => header.test(one)).length
  return (
    (SENDER.test(line) && following(HEADER) >= LEAST_HEADERS) ||
    (NAMED_SENDER.test(line) && following(NAMED) >= LEAST_HEADERS)
  )
}

/** Whether the text below is quoted without a mark on its lines. */
const introducesUnmarked = (lines: readonly string[], start: number, end: number): boolean => {
  const introduction = lines.slice(start, end).join(' ')
  if (start === end || !(DATED.test(introduction) || ADDRESS.test(introduction))) return false
  const next = lines.slice(end).find((line) => !isBlank(line))
  return next !== undefined && !QUOTED.test(next)
}

/** Where a quotation begins that lasts to the end without marks on its lines. */
const dividedAt = (lines: readonly string[]): number => {
  for (const [at, line] of lines.entries()) {
    if (DIVIDER.test(line) || isHeaderBlock(lines, at)) return at
    if (!ENDS_INTRODUCTION.test(line) || QUOTED.test(line)) continue
    const start = introducedAt(lines, at + 1)
    if (introducesUnmarked(lines, start, at + 1)) return start
  }
  return lines.length
}

const linesOf = (body: string): string[] => body.split(/\r?\n/)

/** For display: answers between quoted lines stay where they are, since nobody would understand them alone. */
export const splitQuoted = (body: string): SplitMail => {
  const lines = linesOf(body)
  let start = lastBefore(lines, dividedAt(lines))
  const end = start
  while (start > 0 && (QUOTED.test(lines[start - 1] ?? '') || isBlank(lines[start - 1] ?? ''))) start -= 1
  if (!lines.slice(start, end).some((line) => QUOTED.test(line))) start = end
  else start = introducedAt(lines, lastBefore(lines, start))
  const fresh = lines.slice(0, start).join('\n').trim()
  const quoted = lines.slice(start).join('\n').trim()
  return fresh === '' ? { fresh: body.trim(), quoted: '' } : { fresh, quoted }
}

/** For reading: only the writer's own lines, above, between and below what they quote. */
export const withoutQuoted = (body: string): string => {
  const lines = linesOf(body)
  const own: string[] = []
  for (const line of lines.slice(0, dividedAt(lines))) {
    if (!QUOTED.test(line)) own.push(line)
    else own.length = introducedAt(own, lastBefore(own, own.length))
  }
  return own.join('\n').trim()
}
