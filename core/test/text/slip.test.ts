import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlip } from '#domain/text/slip.ts'

test.each([
  ['stop', 'stop', true],
  ['sotp', 'stop', true],
  ['stpo', 'stop', true],
  ['sop', 'stop', true],
  ['sto', 'stop', true],
  ['sttop', 'stop', true],
  ['sxtop', 'stop', true],
  ['stops', 'stop', true],
  ['step', 'stop', false],
  ['shtp', 'stop', false],
  ['tsop', 'stop', false],
  ['top', 'stop', false],
  ['xstop', 'stop', false],
  ['st', 'stop', false],
  ['stoppp', 'stop', false],
  ['sabafo', 'sabado', false],
  ['satirday', 'saturday', true],
  ['sxturday', 'saturday', true],
  ['saturdax', 'saturday', true],
  ['xaturday', 'saturday', false],
  ['sxturdax', 'saturday', false],
  ['saxurda', 'saturday', false],
])('“%s” for “%s”: %s', (typed, word, slip) => expect(isSlip(typed, word)).toBe(slip))

const words = fc.stringMatching(/^[a-z]{4,12}$/)
const letters = fc.stringMatching(/^[a-z]$/)

test('one letter left out, put in or swapped with the next is a slip, wherever it is but at the beginning', () => {
  fc.assert(
    fc.property(words, fc.nat(), letters, (word, place, letter) => {
      const at = 1 + (place % (word.length - 1))
      const [head, here, rest] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
      expect(isSlip(head + rest, word)).toBe(true)
      expect(isSlip(head + letter + here + rest, word)).toBe(true)
      expect(isSlip(head + rest.slice(0, 1) + here + rest.slice(1), word)).toBe(true)
      expect(isSlip(head + letter + rest, word)).toBe(word.length >= 8 || letter === here)
    }),
  )
})
