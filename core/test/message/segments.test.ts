import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGsm7, messageSegments } from '#domain/message/segments.ts'
import { jsonTable } from '../table.ts'

interface Row {
  what: string
  text?: string
  repeat?: [string, number][]
  encoding: string
  characters: number
  units: number
  segments: number
}

const textOf = (row: Row): string => row.text ?? (row.repeat ?? []).map(([part, times]) => part.repeat(times)).join('')

test.each(jsonTable<Row[]>('message/segments.json'))('$what: $units units, $segments segments of $encoding', (row) => {
  const { encoding, characters, units, segments } = row
  expect(messageSegments(textOf(row))).toEqual({ encoding, characters, units, segments })
})

describe('any text', () => {
  const written = fc.oneof(
    fc.string({ maxLength: 800 }),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(fc.constantFrom('A', ' ', 'é', '€', '{', '\n'), { maxLength: 700 }).map((all) => all.join('')),
    fc.array(fc.constantFrom('A', 'í', '😀', '’'), { maxLength: 400 }).map((all) => all.join('')),
  )

  test('fits its segments, losing at most one unit in each to a pair kept whole', () => {
    fc.assert(
      fc.property(written, (text) => {
        const { encoding, units, segments, characters } = messageSegments(text)
        const [single, each] = encoding === 'GSM-7' ? [160, 153] : [70, 67]
        expect(characters).toBe(Array.from(text).length)
        const [fewest, most] =
          units <= single
            ? [Math.min(units, 1), Math.min(units, 1)]
            : [Math.ceil(units / each), Math.ceil(units / (each - 1))]
        expect(segments).toBeGreaterThanOrEqual(fewest)
        expect(segments).toBeLessThanOrEqual(most)
      }),
    )
  })

  test('never gets shorter as it grows', () => {
    fc.assert(
      fc.property(written, fc.string({ minLength: 1, maxLength: 3 }), (text, more) => {
        expect(messageSegments(text + more).segments).toBeGreaterThanOrEqual(messageSegments(text).segments)
      }),
    )
  })

  test('UCS-2 counts UTF-16 units', () => {
    fc.assert(
      fc.property(written, (text) => {
        fc.pre(!isGsm7(text))
        expect(messageSegments(text).units).toBe(text.length)
      }),
    )
  })
})
