import { Fragment } from 'react'

/** After an @ or a slash, and before a dot that words follow: "jerome@", "example", ".com". */
const BREAKS = /(?<=[@/])(?=[^\s/])|(?=\.[^\s.])/

/** The parts between which an email or web address may wrap. */
export const partsOf = (text: string): readonly string[] => text.split(BREAKS)

/** A text that may contain an email or web address. Copying it gives only the text: a <wbr> is no character. */
export const LongWord = ({ text, className }: { text: string; className?: string | undefined }) => (
  <span className={className} title={text}>
    {partsOf(text).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
