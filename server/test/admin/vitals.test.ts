import { describe, expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import { addCounts, type Counts } from '@xd/server/services/admin/store-counts.ts'
import { makeVitals } from '@xd/server/services/admin/vitals.ts'

describe('a process’s own figures', () => {
  const counted = () => {
    let now = 1_000
    const vitals = makeVitals(() => now)
    return { vitals, at: (moment: number) => void (now = moment) }
  }

  test('a kind of job has its last success and its last failure, cut after 500 characters', () => {
    const { vitals, at } = counted()
    vitals.jobFailed('remind', 'x'.repeat(501))
    at(2_000)
    vitals.jobDone('remind')
    at(3_000)
    vitals.jobDone('text-code')
    expect(vitals.startedAt).toBe(1_000)
    expect([...vitals.jobs]).toEqual([
      ['remind', { lastSuccess: 2_000, lastError: { at: 1_000, message: 'x'.repeat(500) } }],
      ['text-code', { lastSuccess: 3_000, lastError: null }],
    ])
  })

  test('webhooks are counted as taken or refused, calls as refused for their number', () => {
    const { vitals, at } = counted()
    vitals.webhookCame('/hooks/a', true)
    vitals.webhookCame('/hooks/a', false)
    at(2_000)
    vitals.webhookCame('/hooks/a', false)
    vitals.limitHit('auth/login')
    at(3_000)
    vitals.limitHit('auth/login')
    expect([...vitals.webhooks]).toEqual([['/hooks/a', { taken: 1, refused: 2, lastAt: 2_000 }]])
    expect([...vitals.limits]).toEqual([['auth/login', { count: 2, lastAt: 3_000 }]])
  })

  test('two hundred paths are counted, and go on being counted when there are more', () => {
    const { vitals } = counted()
    for (let n = 1; n <= 201; n += 1) vitals.webhookCame(`/hooks/${n}`, true)
    vitals.webhookCame('/hooks/200', true)
    vitals.webhookCame('/hooks/201', true)
    expect(vitals.webhooks.size).toBe(200)
    expect(vitals.webhooks.get('/hooks/200')!.taken).toBe(2)
  })
})

test('the figures of stores add up by day and by status, for the last thirty days', () => {
  const days = (first: number, count: number, amount: number) =>
    Array.from({ length: count }, (_, i) => ({
      day: `2026-0${first + i < 32 ? 5 : 6}-${String(first + i < 32 ? first + i : first + i - 31).padStart(2, '0')}`,
      in: amount,
      out: 2 * amount,
    }))
  const store = (more: Partial<Counts>): Counts => ({
    customers: 7,
    messagesIn: 1,
    messagesOut: 2,
    messagesByDay: [],
    paymentsByStatus: [],
    unanswered: 3,
    lastLogin: 5,
    ...more,
  })
  const paid = (status: string, count: number, amount: number) => ({ status, count, amount: cents(amount) })
  const sum = addCounts(
    [
      store({ messagesByDay: days(2, 30, 1), paymentsByStatus: [paid('sent', 1, 100), paid('approved', 2, 300)] }),
      store({ messagesByDay: days(1, 30, 10), paymentsByStatus: [paid('approved', 1, 50)], messagesOut: 5 }),
    ],
    { customers: 11, lastLogin: 9 },
  )
  expect(sum).toMatchObject({ customers: 11, lastLogin: 9, messagesIn: 2, messagesOut: 7, unanswered: 6 })
  expect(sum.paymentsByStatus).toEqual([paid('approved', 3, 350), paid('sent', 1, 100)])
  expect(sum.messagesByDay).toHaveLength(30)
  expect(sum.messagesByDay[0]).toEqual({ day: '2026-05-02', in: 11, out: 22 })
  expect(sum.messagesByDay.at(-1)).toEqual({ day: '2026-05-31', in: 1, out: 2 })
})
