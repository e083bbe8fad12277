import { tokensLeft } from '@xd/core/domain/message/template.ts'

export interface Inserted {
  readonly text: string
  /** What is selected then: the next blank to fill in, or nothing, behind what was inserted. */
  readonly selected: readonly [from: number, to: number]
}

const WORD = /[\p{L}\p{N}]/u

/**
 * Inserts words where the caret is, without losing anything typed: on a line of their own at the end of the text, and
 * apart from their neighbors inside it.
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
