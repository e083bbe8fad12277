import { Fragment, type ReactNode } from 'react'

const PIECE =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\((?<to>\/[^)\s]*|https:\/\/[^)\s]+)\)/g

/** A line of markdown: **bold**, *italic*, `code`, [links](/terms). Nothing else, and never HTML. */
export function Markdown({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(PIECE)) {
    const { bold, italic, code, link, to } = match.groups ?? {}
    parts.push(text.slice(end, match.index))
    if (bold) parts.push(<b>{bold}</b>)
    else if (italic) parts.push(<em>{italic}</em>)
    else if (code) parts.push(<kbd>{code}</kbd>)
    else if (link) parts.push(<a href={to}>{link}</a>)
    end = match.index + match[0].length
  }
  parts.push(text.slice(end))
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
