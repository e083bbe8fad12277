import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type Payment = WireOutput<'payments/list'>['payments'][number]

const KEYS: Readonly<Record<string, (payment: Payment) => readonly (string | number)[]>> = {
  paymentAmount: ({ paymentAmount }) => [paymentAmount],
  // Expired requests are sorted apart from payable ones.
  paymentStatus: ({ paymentStatus, paymentExpired }) => [paymentStatus, paymentExpired ? 0 : 1],
}

describe.each(ENGINES)('the order of the requests on %s', (database) => {
  let server: Booted
  let clerk: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
  })
  afterAll(() => server.close())

  test.each(['paymentAmount', 'paymentStatus'].flatMap((sortBy) => ['asc', 'desc'].map((dir) => [sortBy, dir])))(
    'is by %s, %s, page after page',
    async (sortBy, sortDir) => {
      const rows: Payment[] = []
      let cursor: string | null = null
      do {
        const search = { sortBy, sortDir: sortDir as 'asc' | 'desc', perPage: 7, cursor }
        const page: WireOutput<'payments/list'> = await clerk('payments/list', { search })
        rows.push(...page.payments)
        cursor = page.nextCursor
      } while (cursor !== null)
      const { count } = await clerk('payments/list', {})
      expect(new Set(rows.map(({ paymentKey }) => paymentKey)).size).toBe(count)
      const keys = rows.map(KEYS[sortBy!]!)
      const compare = (a: readonly (string | number)[], b: readonly (string | number)[]): number => {
        const at = a.findIndex((part, i) => part !== b[i])
        return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1
      }
      expect(keys).toEqual(keys.toSorted((a, b) => (sortDir === 'asc' ? compare(a, b) : compare(b, a))))
    },
  )
})
