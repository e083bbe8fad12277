import { expect, test } from 'vitest'
import { readAfter, REST_MS, type Seen, type Sight } from '#features/conversation/read-rule.ts'

const sight: Sight = { newestID: 9, unread: true, atEnd: true, meant: false }
const opened: Seen = { newestID: undefined, wasAway: false }

test.each<[string, Sight, Seen, number | undefined]>([
  ['in passing: after a moment of rest', sight, opened, REST_MS],
  ['opened to be written in: at once', { ...sight, meant: true }, opened, 0],
  ['scrolled to its end: at once', sight, { ...opened, wasAway: true }, 0],
  ['not while its end is out of sight', { ...sight, atEnd: false }, opened, undefined],
  ['not before it has come', { ...sight, newestID: undefined }, opened, undefined],
  ['nothing to say of what was read before', { ...sight, unread: false }, opened, undefined],
  ['a text that arrives in sight: at once', { ...sight, unread: false }, { newestID: 8, wasAway: false }, 0],
  ['a text that arrives below: not yet', { ...sight, atEnd: false }, { newestID: 8, wasAway: false }, undefined],
  ['marked unread while it is open: stays so', sight, { newestID: 9, wasAway: true }, undefined],
])('messages on screen are marked read: %s', (_, now, seen, after) => {
  expect(readAfter(now, seen)).toBe(after)
})
