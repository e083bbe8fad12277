import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainCell } from '#domain/csv/plain-cell.ts'
import { csvCell } from '#domain/csv/row.ts'
import {
  canBeReplyText,
  canBeShortcode,
  isReplyFor,
  moved,
  reordered,
  repliesMeant,
  replyIn,
  shortcodeFor,
  shortcodeLeft,
} from '#domain/message/quick-reply.ts'

test.each([
  ['Store hours', 'store-hours'],
  ['Cómo llegar', 'como-llegar'],
  ['  What’s up?  ', 'what-s-up'],
  ['A very long title that goes on', 'a-very-long-title-th'],
  ['Twelve letter words then', 'twelve-letter-words'],
  ['¿?', ''],
])('%s gets a shortcode', (title, code) => {
  expect(shortcodeFor(title)).toBe(code)
})

test('a made-up shortcode can be used, or is empty', () => {
  fc.assert(fc.property(fc.string(), (title) => shortcodeFor(title) === '' || canBeShortcode(shortcodeFor(title)).ok))
})

test.each([
  [
    [1, 2, 3, 4],
    [4, 1],
    [4, 2, 3, 1],
  ],
  [
    [1, 2, 3],
    [3, 2, 1],
    [3, 2, 1],
  ],
  [
    [1, 2, 3],
    [3, 3, 9, 1],
    [3, 2, 1],
  ],
  [[1, 2], [], [1, 2]],
])('%j with %j moved is %j', (all, wanted, after) => {
  expect(reordered(all, wanted)).toEqual(after)
})

test('a reply is in the customer’s language if available, and limited to its stores', () => {
  const reply = { replyBody: 'Hello', replyBodyES: 'Hola' }
  expect(replyIn(reply, 'es')).toEqual({ language: 'es', body: 'Hola' })
  expect(replyIn(reply, 'en')).toEqual({ language: 'en', body: 'Hello' })
  expect(replyIn({ ...reply, replyBodyES: ' ' }, 'es')).toEqual({ language: 'en', body: 'Hello' })
  expect([isReplyFor({ storeIDs: null }, 1), isReplyFor({ storeIDs: [2] }, 1)]).toEqual([true, false])
})

test('a cell that a file marks as text is read unchanged', () => {
  const read = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `=${text}`),
      ),
      (text) => {
        fc.pre(!text.startsWith("'"))
        expect(plainCell(read(csvCell(text)))).toBe(text)
      },
    ),
  )
})

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [3, 0, ['a', 'b', 'c']],
])('from place %d to %d', (from, to, after) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(after)
})

test('a quick reply holds 1,600 characters, however many bytes each takes', () => {
  expect(canBeReplyText('😀'.repeat(1_600))).toEqual({ ok: true })
  expect(canBeReplyText('x'.repeat(1_601))).toEqual({ ok: false, reason: 'At most 1600 characters' })
})

const REPLIES = [
  { replyShortcode: 'late', replyTitle: 'After hours' },
  { replyShortcode: 'hours', replyTitle: 'Opening times' },
  { replyShortcode: 'hold', replyTitle: 'On hold' },
]

test.each([
  ['/hours', '/hours'],
  ['/HOURS', '/HOURS'],
  [' /hours\n', '/hours'],
  ['/huors', '/huors'],
  ['/', '/'],
  ['Hi! /hours', '/hours'],
  ['We’re open, see /hours.', '/hours.'],
  ['Open 24 /7', undefined],
  ['https://a.test/hours', undefined],
  ['and/or', undefined],
  ['', undefined],
])('%j still has the shortcode %j', (text, left) => {
  expect(shortcodeLeft(text, REPLIES)).toBe(left)
})

test.each([
  ['/ho', ['late', 'hours', 'hold']],
  ['/hours', ['hours', 'late']],
  ['/Hours ', ['hours', 'late']],
  ['/nothing', []],
  ['/', ['late', 'hours', 'hold']],
  ['Hi /hours', undefined],
  ['hours', undefined],
])('%j can mean %j', (text, codes) => {
  expect(repliesMeant(text, REPLIES)?.map(({ replyShortcode }) => replyShortcode)).toEqual(codes)
})

test('a shortcode has 1 to 20 lowercase letters, digits and hyphens', () => {
  const typed = ['a', '7', '-', 'a'.repeat(20), 'a'.repeat(21), '', 'A', 'a_b', 'a b', 'hours!', 'ñ']
  expect(typed.filter((text) => canBeShortcode(text).ok)).toEqual(['a', '7', '-', 'a'.repeat(20)])
})

test.each(['.', ',', ';', ':', '!', '?', '?!'])('a shortcode left before %j is found', (sign) =>
  expect(shortcodeLeft(`See /hours${sign}`, [{ replyShortcode: 'hours' }])).toBe(`/hours${sign}`),
)
