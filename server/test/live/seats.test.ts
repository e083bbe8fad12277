import { expect, test } from 'vitest'
import type { SignedIn } from '#caller.ts'
import { MOST_SOCKETS, seatsOf } from '#live/seats.ts'

const caller = (userID: number, tokenHash: string) => ({ userID, session: { tokenHash } }) as SignedIn

test('a session takes as many seats as it may, and one more for each it gives back', () => {
  const seats = seatsOf()
  const taken = Array.from({ length: MOST_SOCKETS.ofSession }, () => seats.take(caller(1, 'a')))
  expect(taken).not.toContain(undefined)
  expect(seats.take(caller(1, 'a'))).toBeUndefined()
  taken.pop()!()
  taken.push(seats.take(caller(1, 'a')))
  expect(taken.at(-1)).toBeDefined()
  expect(seats.take(caller(1, 'a'))).toBeUndefined()
  // When all are given back, it starts over.
  for (const leave of taken) leave!()
  expect(Array.from({ length: MOST_SOCKETS.ofSession }, () => seats.take(caller(1, 'a')))).not.toContain(undefined)
  expect(seats.take(caller(1, 'a'))).toBeUndefined()
})

test('a user with many sessions takes as many seats as a user may; another user has their own', () => {
  const seats = seatsOf()
  const taken = Array.from({ length: MOST_SOCKETS.ofUser }, (_, i) => seats.take(caller(1, `session ${i % 5}`)))
  expect(taken).not.toContain(undefined)
  expect(seats.take(caller(1, 'one more'))).toBeUndefined()
  expect(seats.take(caller(2, 'theirs'))).toBeDefined()
  taken[0]!()
  expect(seats.take(caller(1, 'one more'))).toBeDefined()
})
