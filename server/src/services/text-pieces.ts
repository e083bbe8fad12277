import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import { inSlices } from './in-slices.ts'

const PIECE = 1_000_000

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code < 0xdc00

/** A long text in pieces that never split a character. */
export function* textPieces(text: string): Generator<string, void, undefined> {
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = Math.min(from + PIECE, text.length)
    if (to < text.length && isFirstHalf(text.charCodeAt(to - 1))) to -= 1
    yield text.slice(from, to)
  }
}

/** The SHA-256 of a long text, which is given in pieces. */
export const digestOf = (pieces: Iterable<string>) =>
  Effect.promise(async () => {
    const hash = createHash('sha256')
    await inSlices(pieces, (piece) => void hash.update(piece))
    return hash.digest('hex')
  })
