/**
 * Characters outside the printed font, which covers every name in Latin, Greek and Cyrillic. Full-width signs count as
 * outside.
 */
const LACKING = String.raw`(?:[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|[\u3000-\u303f\uff00-\uffef])`
const ANY = new RegExp(LACKING, 'u')
const RUNS = new RegExp(`${LACKING}(?:[ \\p{P}]*${LACKING})*`, 'gu')

interface LetterWords {
  readonly address: readonly string[]
  readonly subject: string | null
  /** Null if they can’t be written. */
  readonly body: string | null
  readonly tickets: readonly { readonly description: string }[]
}

/** Whether a letter can be printed: it has words, and none with empty boxes in it. */
export const isPrintable = ({ address, subject, body, tickets }: LetterWords): boolean =>
  body !== null && !ANY.test([...address, subject, body, ...tickets.map(({ description }) => description)].join('\n'))

/** Replaces letters that would be empty boxes. */
export const LEFT_OUT = '[…]'

export const withoutUnprintable = (text: string): string => text.replaceAll(RUNS, LEFT_OUT)
