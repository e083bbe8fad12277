import { tokensLeft } from '@xd/core/domain/message/template.ts'

export interface Inserted {
  readonly text: string
  /** The selection afterwards: the next blank to fill in, or otherwise nothing, after the inserted text. */
  readonly selected: readonly [from: number, to: number]
}

const WORD = /[\p{L}\p{N}]/u

/**
 * Inserts words at the caret without losing anything typed: on their own line at the end of the text, and separated
 * from their neighbors inside it.
 */
export const insertText = (text: string, caret: number, words: string): Inserted => {
  const [before, after] = text.trim() === '' ? ['', ''] : [text.slice(0, caret), text.slice(caret)]
  const isAtEnd = after.trim() === ''
  const line = before.replace(/[ \t]+$/, '').replace(/\n?$/, '\n')
  const head = before === '' ? '' : isAtEnd ? line : /\s$/.test(before) ? before : `${before} `
  const tail = isAtEnd ? '' : WORD.test(after.charAt(0)) ? ` ${after}` : after
  const [token] = tokensLeft(words)
  const end = head.length + words.length
  const from = token === undefined ? end : head.length + words.indexOf(token)
  return { text: `${head}${words}${tail}`, selected: [from, from + (token?.length ?? 0)] }
}
