// Formatted emails quote others in a blockquote; in plain text each quoted line begins with ">". Two characters that no
// email contains mark its ends while its tags are removed.
const [START, END] = ['\ue000', '\ue001']
const LONGEST_TAG = 2_000

export const withoutMarks = (html: string): string => html.replace(/[\ue000\ue001]/g, '')

export const quoteMark = (tag: string): string | undefined => {
  if (/^blockquote\b/i.test(tag)) return `\n${START}\n`
  return /^\/blockquote\b/i.test(tag) ? `\n${END}\n` : undefined
}

/** Its blockquotes as marks, everything else as it was. */
export const withMarks = (html: string): string =>
  withoutMarks(html).replace(new RegExp(`<(/?blockquote\\b[^>]{0,${LONGEST_TAG}})>`, 'gi'), (_, tag: string) =>
    quoteMark(tag)!,
  )

/** Text with marks as text with ">" before the lines between them, once however deep they are quoted. */
export const markQuoted = (text: string): string => {
  let depth = 0
  const lines: string[] = []
  for (const line of text.split('\n')) {
    if (line.includes(START)) depth += 1
    else if (line.includes(END)) depth = Math.max(0, depth - 1)
    else lines.push(depth > 0 ? `> ${line}`.trimEnd() : line)
  }
  return lines.join('\n')
}
