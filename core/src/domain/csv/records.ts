// The rows of a delimited text (RFC 4180). Quotes may contain delimiters and line ends, and a doubled quote is one
// quote. A quote inside a cell that does not begin with one is a plain character: 5" ring. Every file of rows is read
// here. Reading is lazy, so that the reader can pause after each row, and rows are limited, so that a pause is never
// far.
import { grouped } from '#domain/text/figure.ts'
import { visibleText } from '#domain/text/visible.ts'
import { BYTE_ORDER_MARK } from './row.ts'

export interface FileRecord {
  /** The line it begins on, numbered as in an editor. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Makes the rest of a file unreadable: its rows must not be guessed. The message is for the user. */
export class UnreadableFile extends Error {}

/** No export has more columns than this; beyond it, the file is not a list. */
const MOST_CELLS = 300
/** Rows may span several lines; a file with more lines than this is mostly blank. */
const MOST_LINES = 200_000

/** Longer than any spreadsheet cell (32,767). A quote that opens a longer one is a stray quote. */
const LONGEST_CELL = 33_000
/** Several full cells. */
const LONGEST_ROW = 200_000

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** Enough to see the titles, but not the whole of a file that is one long line. */
const BEGINNING = 20_000
const FIRST_LINES = /^(?:[^\r\n]*(?:\r\n|\r|\n|$)){0,6}/

/** The delimiter used most in the first lines, outside quotes. */
export const delimiterOf = (text: string): Delimiter => {
  const first = (FIRST_LINES.exec(text.slice(0, BEGINNING))?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string) => first.split(delimiter).length
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

const unclosed = (line: number) =>
  new UnreadableFile(`A quotation mark on line ${line} is never closed, so the rows after it can’t be read.`)
const tooWide = (line: number) =>
  new UnreadableFile(`Line ${line} has more than ${MOST_CELLS} columns. This doesn’t look like a list.`)

const tooLong = (line: number) =>
  new UnreadableFile(
    `Line ${line} is too long. A cell can have at most ${grouped(LONGEST_CELL)} characters, and a row ${grouped(LONGEST_ROW)}.`,
  )
const tooManyLines = () =>
  new UnreadableFile(`This file has more than ${grouped(MOST_LINES)} lines. Split it into several.`)

const BLANK = /[ \u00A0]/
/**
 * A quoted cell with blanks before it, as people write them. It must end like a quoted cell, on the same line: any
 * other quote after a blank is a plain character.
 */
const spacedCell = (delimiter: Delimiter) =>
  new RegExp(`[ \\u00A0]{1,100}"(?:[^"\\r\\n]|""){0,${LONGEST_CELL}}"[ \\u00A0]{0,100}(?=[${delimiter}\\r\\n]|$)`, 'y')

const indexOrEnd = (text: string, wanted: string, from: number): number => {
  const index = text.indexOf(wanted, from)
  return index === -1 ? text.length : index
}

/** The end of the line, or of as much of it as a row may have. */
const lineEndAfter = (text: string, from: number): number => {
  const most = text.slice(from, from + LONGEST_ROW + 1)
  const found = most.search(/[\r\n]/)
  return from + (found === -1 ? most.length : found)
}

const lineEndsIn = (text: string): number => text.split(/\r\n|\r|\n/).length - 1

/** Each row, including blank ones; the first is line 1. */
export function* records(source: string, delimiter: Delimiter): Generator<FileRecord, void, undefined> {
  const text = source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source
  const spaced = spacedCell(delimiter)
  let at = 0
  let line = 1
  // Searched for only once: if there is none, later rows don't search again.
  let nextDelimiter = -1
  while (at < text.length) {
    const cells: string[] = []
    const [first, start] = [line, at]
    let lineEnd = lineEndAfter(text, at)
    for (;;) {
      let cell = ''
      spaced.lastIndex = at
      if (BLANK.test(text[at] ?? '') && spaced.test(text)) at = text.indexOf('"', at)
      if (text[at] === '"') {
        const begun = at
        at++
        for (;;) {
          const quote = text.indexOf('"', at)
          if (quote === -1 || quote - begun > LONGEST_CELL) throw unclosed(line)
          cell += text.slice(at, quote)
          at = quote + 1
          if (text[at] !== '"') break
          cell += '"'
          at++
        }
        line += lineEndsIn(text.slice(begun, at))
        if (at > lineEnd) lineEnd = lineEndAfter(text, at)
      }
      if (nextDelimiter < at) nextDelimiter = indexOrEnd(text, delimiter, at)
      const cellEnd = Math.min(nextDelimiter, lineEnd)
      cells.push(visibleText(cell + text.slice(at, cellEnd)))
      if (cells.length > MOST_CELLS) throw tooWide(first)
      if (cellEnd - at > LONGEST_CELL || cellEnd - start > LONGEST_ROW) throw tooLong(first)
      at = cellEnd + 1
      if (cellEnd === lineEnd) break
    }
    if (text[lineEnd] === '\r' && text[lineEnd + 1] === '\n') at = lineEnd + 2
    yield { line: first, cells }
    if (++line > MOST_LINES) throw tooManyLines()
  }
}

export const isBlank = ({ cells }: FileRecord): boolean => cells.every((cell) => cell.trim() === '')
