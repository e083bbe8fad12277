import { expect, test } from 'vitest'
import { visitAnswer } from '#domain/access/visit-approval.ts'

test('a visitor’s request waits for an answer only during the visit', () => {
  const answer = (approval: 'waiting' | 'allowed' | 'refused' | null) =>
    [true, false].map((active) => visitAnswer({ approval, active }))
  expect(answer('waiting')).toEqual(['waiting', 'unanswered'])
  expect(answer('allowed')).toEqual(['allowed', 'allowed'])
  expect(answer('refused')).toEqual(['refused', 'refused'])
  expect(answer(null)).toEqual([null, null])
})
