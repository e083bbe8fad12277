import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { digestOf, textPieces } from '@xd/server/services/text-pieces.ts'

test.each(['', 'short', `${'x'.repeat(999_999)}💍${'é'.repeat(1_200_000)}`])(
  'a text of any length is digested as a whole',
  async (text) => {
    expect([...textPieces(text)].join('') === text).toBe(true)
    expect(await Effect.runPromise(digestOf(textPieces(text)))).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
