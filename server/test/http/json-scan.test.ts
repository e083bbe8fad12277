import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanJSON, type ScanRefusal } from '#http/json-scan.ts'

const MANY = 1_000_000

/** Scans bytes in pieces of the given lengths, repeated. */
const scan = (bytes: Uint8Array, lengths: readonly number[] = [bytes.length || 1], most = MANY) => {
  const { take, values } = scanJSON(most)
  let refusal: ScanRefusal | undefined
  let at = 0
  for (let turn = 0; at < bytes.length && refusal === undefined; turn += 1) {
    const until = at + lengths[turn % lengths.length]!
    refusal = take(bytes.subarray(at, until))
    at = until
  }
  return { refusal, values: values(), read: at }
}
const bytesOf = (text: string) => Buffer.from(text, 'utf8')

const countOf = (value: unknown): number =>
  1 +
  (typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + countOf(one), 0)
    : 0)
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

const json = fc.jsonValue({ maxDepth: 12 })
const text = fc.tuple(json, fc.constantFrom(undefined, ' ', '\t', '\n \r')).map(([value, space]) => ({
  value,
  text: JSON.stringify(value, null, space),
}))
const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })

test('accepts everything JSON.parse accepts within the limits, however it is chunked, and counts every value', () => {
  fc.assert(
    fc.property(text, lengths, ({ value, text }, cuts) => {
      const { refusal, values } = scan(bytesOf(` ${text}\n`), cuts)
      expect(refusal).toBe(depthOf(value) > 20 ? 'too deep' : undefined)
      expect(values).toBe(countOf(value))
    }),
    { numRuns: 2_000 },
  )
})

test('refuses as invalid JSON only what JSON.parse refuses too', () => {
  const spoiled = fc
    .tuple(text, fc.nat(), fc.constantFrom(...'{}[]",:\\ 0-9.eEtfnul\u0001\n'))
    .map(([{ text }, at, byte]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + byte + text.slice(place + (at % 2))
    })
  fc.assert(
    fc.property(fc.oneof(spoiled, fc.string(), fc.string({ unit: fc.constantFrom(...'{}[]",:\\1') })), (text) => {
      if (scan(bytesOf(text)).refusal === 'not JSON') expect(() => JSON.parse(text) as unknown).toThrow()
    }),
    { numRuns: 5_000 },
  )
})

test.each<[string, string, ScanRefusal, number]>([
  ['too many values', `[${'1,'.repeat(500_000)}`, 'too many', 3_000],
  ['too many keys', `{"a":{${'"k":0,'.repeat(100_000)}`, 'too many', 8_000],
  ['lists too deep', '['.repeat(500_000), 'too deep', 100],
  ['objects too deep', '{"a":'.repeat(100_000), 'too deep', 200],
  ['what no JSON begins with', 'x'.repeat(500_000), 'not JSON', 100],
  ['a form', `a=1&b=${'2'.repeat(500_000)}`, 'not JSON', 100],
  ['a second value', `{} ${'1'.repeat(500_000)}`, 'not JSON', 100],
])('%s stops reading at once', (_, text, refusal, within) => {
  const scanned = scan(bytesOf(text), [50], 1_000)
  expect(scanned.refusal).toBe(refusal)
  expect(scanned.read).toBeLessThan(within)
})
