import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MessageData } from '#data/use-messages.ts'
import type { CommentData } from '#features/conversation/thread-item.ts'
import { threadItems } from '#features/conversation/thread-items.ts'

const ZONE = 'America/Phoenix'
const MINUTE = 60_000
const START = Date.parse('2026-03-01T09:00:00Z')

const message = (messageID: number, at: number, isOut: boolean) =>
  ({
    messageID,
    messageDate: new Date(at).toISOString(),
    messageDirection: isOut ? 'out' : 'in',
    messageSentByID: isOut ? 7 : null,
  }) as MessageData
const note = (commentID: number, at: number) =>
  ({ commentID, commentDate: new Date(at).toISOString(), commentMessage: 'Called' }) as CommentData

/** Gaps in minutes. One may be negative, for a text that arrived late. */
const said = fc.array(fc.tuple(fc.integer({ min: -90, max: 2_000 }), fc.boolean()), { maxLength: 40 }).map((gaps) => {
  let at = START
  return gaps.map(([gap, isOut], index) => message(index + 1, (at += gap * MINUTE), isOut))
})
const notes = fc
  .array(fc.integer({ min: -500, max: 30_000 }), { maxLength: 6 })
  .map((minutes) => minutes.map((minute, index) => note(index + 1, START + minute * MINUTE)))
const pagesOf = (messages: readonly MessageData[], size: number) =>
  Array.from({ length: Math.max(1, Math.ceil(messages.length / size)) }, (_, page) =>
    messages.slice(page * size, (page + 1) * size),
  )
const keys = (...args: Parameters<typeof threadItems>) =>
  threadItems(...args).map((item) => (item.kind === 'message' ? `${item.key}${item.last ? '' : '+'}` : item.key))

test('a thread is the same in one page or many, in any order of arrival', () => {
  fc.assert(
    fc.property(said, notes, fc.integer({ min: 1, max: 9 }), (messages, comments, size) => {
      const pages = pagesOf(messages, size)
      // In order of arrival: the newest first, then older ones before it.
      for (let loaded = 1; loaded < pages.length; loaded += 1) threadItems(pages.slice(-loaded), comments, ZONE, false)
      expect(keys(pages, comments, ZONE, true)).toEqual(keys([messages], comments, ZONE, true))
      expect(keys(pages.slice(-2), comments, ZONE, false)).toEqual(
        keys([pages.slice(-2).flat()], comments, ZONE, false),
      )
    }),
  )
})

test('a text sent after those of two later pages comes after them', () => {
  const pages = [[message(1, START, false)], [message(2, START - MINUTE, false)], [message(3, START - MINUTE, false)]]
  expect(keys(pages, [], ZONE, true)).toEqual(['d2026-03-01', 'm2+', 'm3+', 'm1'])
})

test('items laid out before an older page arrived are the same objects after', () => {
  const messages = Array.from({ length: 30 }, (_, index) =>
    message(index + 1, START + index * 200 * MINUTE, index % 3 > 0),
  )
  const pages = pagesOf(messages, 10)
  const before = threadItems(pages.slice(-2), [], ZONE, false)
  const after = threadItems(pages, [], ZONE, true)
  // Its first row may have been the divider of a day that turns out to have begun earlier.
  expect(after.slice(1 - before.length).every((item, index) => item === before[index + 1])).toBe(true)
})

test.each([
  ['soon after', 5 * MINUTE - 1, ['m1+', 'm2']],
  ['five minutes later', 5 * MINUTE, ['m1', 'm2']],
])('two messages from one side are grouped, sent %s', (_, gap, run) => {
  const said = [message(1, START, true), message(2, START + gap, true)]
  expect(keys([said], [], ZONE, true).filter((key) => key.startsWith('m'))).toEqual(run)
})

const pair = (one: object, other: object) => [
  [
    { ...message(1, START, true), ...one },
    { ...message(2, START + MINUTE, true), ...other },
  ] as MessageData[],
]
test.each([
  ['of two colleagues', {}, { messageSentByID: 8 }],
  ['of which the first asks for a payment', { payment: { paymentKey: 'k' } }, {}],
  ['of which the second asks for a payment', {}, { payment: { paymentKey: 'k' } }],
  ['of which the second is theirs', {}, { messageDirection: 'in' }],
])('two messages soon after each other are not grouped: %s', (_, one, other) => {
  expect(keys(pair(one, other), [], ZONE, true)).toEqual(['d2026-03-01', 'm1', 'm2'])
})

test('a note between two messages keeps them apart, and a later one does not', () => {
  expect(keys(pair({}, {}), [note(1, START + MINUTE / 2)], ZONE, true)).toEqual(['d2026-03-01', 'm1', 'n1', 'm2'])
  expect(keys(pair({}, {}), [note(1, START + MINUTE + 1)], ZONE, true)).toEqual(['d2026-03-01', 'm1+', 'm2', 'n1'])
})

test('the same messages stand under the days of each store’s zone', () => {
  const late = [[message(1, Date.parse('2026-03-02T05:00:00Z'), true)]]
  expect(keys(late, [], ZONE, true)).toEqual(['d2026-03-01', 'm1'])
  expect(keys(late, [], 'America/New_York', true)).toEqual(['d2026-03-02', 'm1'])
})

test('a note as old as the oldest loaded message is shown, and an older one waits', () => {
  const loaded = [[message(2, START, true)]]
  expect(keys(loaded, [note(1, START - 1)], ZONE, false)).toEqual(['d2026-03-01', 'm2'])
  expect(keys(loaded, [note(1, START)], ZONE, false)).toEqual(['d2026-03-01', 'm2', 'n1'])
  expect(keys(loaded, [note(1, START - 1)], ZONE, true)).toEqual(['d2026-03-01', 'n1', 'm2'])
})
