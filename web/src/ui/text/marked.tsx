import { Fragment } from 'react'
import { marksIn } from '@xd/core/domain/search/marks.ts'

/** A text with the search matches in bold. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const marks = typed.trim() === '' ? [] : marksIn(text, typed)
  if (marks.length === 0) return text
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)![1])}
    </>
  )
}
