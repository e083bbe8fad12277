// Separates what is new in an email from the earlier mail quoted below it. Only certain quotations count: lines that
// begin with ">", with the line that introduces them, and everything below a divider that mail programs write. Answers
// between quoted lines are left alone: a quotation counts only if none of the writer's own text follows it.
export interface SplitMail {
  readonly fresh: string
  readonly quoted: string
}

const QUOTED = /^\s*>/
const INTRODUCTION = /^\s*(?:on\b.*\bwrote|el\b.*\bescribi[oó]|le\b.*a écrit|am\b.*schrieb.*)\s*:\s*$/i
const DIVIDER = /^\s*(?:-{2,}\s*(?:original message|mensaje original|forwarded message)\s*-{2,}|_{20,})\s*$/i
// "On Tue, Jan 2, 2024 at 9:00 AM Golden Pledge <…>" may have a line break before "wrote:".
const MOST_LINES = 3
// A date, a name and an address. The pattern takes far longer than its text gets longer, and anyone can send one.
const LONGEST_INTRODUCTION = 500

const isIntroduction = (lines: readonly string[]): boolean => {
  const text = lines.join(' ')
  return text.length <= LONGEST_INTRODUCTION && INTRODUCTION.test(text)
}

const isBlank = (line: string): boolean => line.trim() === ''

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

export const splitQuoted = (body: string): SplitMail => {
  const lines = body.split(/\r?\n/)
  const divider = lines.findIndex((line) => DIVIDER.test(line))
  let start = divider === -1 ? lastBefore(lines, lines.length) : divider
  if (divider === -1) {
    const end = start
    while (start > 0 && (QUOTED.test(lines[start - 1] ?? '') || isBlank(lines[start - 1] ?? ''))) start -= 1
    if (!lines.slice(start, end).some((line) => QUOTED.test(line))) start = end
    else start = introducedAt(lines, lastBefore(lines, start))
  }
  const fresh = lines.slice(0, start).join('\n').trim()
  const quoted = lines.slice(start).join('\n').trim()
  return fresh === '' ? { fresh: body.trim(), quoted: '' } : { fresh, quoted }
}
