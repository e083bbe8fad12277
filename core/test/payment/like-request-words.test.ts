import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { likeRequestWords } from '#domain/payment/like-request-words.ts'

const ZONE = 'America/Los_Angeles'
const at = (day: string, time: string) => Date.parse(`2026-11-${day}T${time}:00-08:00`)
const NOW = at('20', '18:30')
const like = { amount: cents(12550), paymentStatus: 'approved', customer: 'Jerome', tickets: [], at: NOW } as const

test.each([
  [{ tickets: ['10233'], at: at('20', '18:28') }, 'Jerome already paid $125.50 for 10233 today at 6:28 PM.'],
  [{ at: at('19', '09:05') }, 'Jerome already paid $125.50 yesterday at 9:05 AM.'],
  [{ paymentStatus: 'sent', at: at('20', '08:00') }, '$125.50 was already requested from Jerome today at 8:00 AM.'],
  [{ tickets: ['1', '2', '3'], at: at('20', '18:28') }, 'Jerome already paid $125.50 for 1, 2, 3 today at 6:28 PM.'],
  [
    { tickets: ['1', '2', '3', '4'], at: at('20', '18:28') },
    'Jerome already paid $125.50 for 1, 2, 3 and 1 more today at 6:28 PM.',
  ],
  [
    { tickets: ['1', '2', '3', '4', '5'], at: at('20', '18:28') },
    'Jerome already paid $125.50 for 1, 2, 3 and 2 more today at 6:28 PM.',
  ],
] as const)('a similar request is described in one sentence: %j', (change, words) =>
  expect(likeRequestWords({ ...like, ...change }, NOW, ZONE)).toBe(words),
)

test('an earlier day is named', () =>
  expect(likeRequestWords({ ...like, at: at('12', '10:00') }, NOW, ZONE)).toMatch(/\$125\.50 on .*12 at 10:00 AM\.$/))
