import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MESSAGE_STATUSES, isFinalStatus, isMessageStatus, laterStatus, statusLabel } from '#domain/message/status.ts'

const anyStatus = fc.constantFrom(...MESSAGE_STATUSES)

test.each([
  ['queued', 'sending', 'sending'],
  ['queued', 'delivered', 'delivered'],
  ['sent', 'queued', 'sent'],
  ['sent', 'sending', 'sent'],
  ['sent', 'delivered', 'delivered'],
  ['sent', 'failed', 'failed'],
  ['delivered', 'sent', 'delivered'],
  ['delivered', 'undelivered', 'delivered'],
  ['undelivered', 'delivered', 'undelivered'],
  ['failed', 'sent', 'failed'],
  ['scheduled', 'queued', 'queued'],
  ['queued', 'scheduled', 'queued'],
  ['received', 'failed', 'received'],
] as const)('%s then %s is %s', (current, next, result) => expect(laterStatus(current, next)).toBe(result))

describe('callbacks in any order', () => {
  test('leave a final status alone', () => {
    fc.assert(
      fc.property(fc.array(anyStatus), (arrivals) => {
        let status: (typeof MESSAGE_STATUSES)[number] = 'queued'
        for (const next of arrivals) {
          const later = laterStatus(status, next)
          if (isFinalStatus(status)) expect(later).toBe(status)
          status = later
        }
      }),
    )
  })

  test('of one delivery, doubled and shuffled, end at delivered', () => {
    const shuffled = fc.shuffledSubarray(
      ['queued', 'sending', 'sent', 'delivered', 'queued', 'sending', 'sent', 'delivered'] as const,
      {
        minLength: 8,
        maxLength: 8,
      },
    )
    fc.assert(
      fc.property(shuffled, (arrivals) => {
        expect(arrivals.reduce(laterStatus, 'queued' as (typeof MESSAGE_STATUSES)[number])).toBe('delivered')
      }),
    )
  })
})

test('every status has its own label', () => {
  expect(new Set(MESSAGE_STATUSES.map(statusLabel)).size).toBe(MESSAGE_STATUSES.length)
  expect(isMessageStatus('accepted')).toBe(false)
})
