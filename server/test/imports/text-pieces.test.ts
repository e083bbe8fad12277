import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { digestOf, textPieces } from '@xd/server/services/text-pieces.ts'

const long = (character: string) => `${'x'.repeat(999_999)}${character}${'é'.repeat(1_200_000)}`

test.each(['', 'short', long('💍'), long('\u{10ffff}'), long('\u{10000}'), long('\ue000')])(
  'a text of any length is digested as a whole',
  async (text) => {
    const pieces = [...textPieces(text)]
    expect(pieces.join('') === text).toBe(true)
    // No piece ends in the middle of a character.
    expect(pieces.some((piece) => /[\ud800-\udbff]$/.test(piece))).toBe(false)
    expect(await Effect.runPromise(digestOf(textPieces(text)))).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
