// Rules about clauses are regular expressions over the parts that words play (such as opt-out-words.table.ts): NOT WRITE is a
// word that negates, then one for writing to someone. A name in small letters is the word itself, _ is any word, and
// spaces only separate. Signs after a word in a rule ((?!…), (?<=…), {0,3}, ^, $) mean the same as in any regular
// expression, counted in words.

export interface Word {
  readonly word: string
  readonly parts: ReadonlySet<string>
}

/** “dont text” as the expressions see it: “·dont/NOT/ ·text/WRITE/TEXT/ ”. */
export const inParts = (words: readonly Word[]): string =>
  words.map(({ word, parts }) => `·${[word.replaceAll(' ', '+'), ...parts].join('/')}/ `).join('')

const test = (name: string): string => (name === name.toUpperCase() ? `·\\S*/${name}/` : `·${name}/`)
const wordWith = (names: readonly string[]): string => `(?:(?=${names.map(test).join('|')})·\\S* )`

/** A choice between single words is one test of one word: tried one by one, a repeated choice would take ages to fail. */
const CHOICE = /\(\?:((?:[A-Z]+|[a-z]+)(?:\|(?:[A-Z]+|[a-z]+))+)\)/
const PIECE = new RegExp(`${CHOICE.source}|[A-Z]+|[a-z]+|_|\\s+`, 'g')

export const rule = (pattern: string): RegExp =>
  new RegExp(
    pattern.replace(PIECE, (piece, choice: string | undefined) =>
      piece === '_' ? '(?:·\\S* )' : piece.trim() === '' ? '' : wordWith((choice ?? piece).split('|')),
    ),
    'u',
  )
