import { describe, expect, test } from 'vitest'
import { paymentSearch, readPaymentFilters } from '#features/payments/use-payment-filters.ts'

const THREE = [1, 2, 3]

describe('the payment filters in the address', () => {
  test('are empty by default, for 25, newest first (spec 1 §9)', () => {
    expect(paymentSearch(readPaymentFilters({}, THREE))).toEqual({
      filter: '',
      store: 'all',
      status: 'all',
      origin: 'all',
      label: null,
      dateStart: null,
      dateEnd: null,
      sortBy: 'messageDate',
      sortDir: 'desc',
      page: 1,
      perPage: 25,
    })
  })

  test('default to the only store that a user may use (spec 1 §6)', () => {
    expect(readPaymentFilters({}, [2]).store).toBe(2)
    expect(readPaymentFilters({ store: 'all' }, [2]).store).toBe('all')
  })

  test.each([
    [{ filter: 10233 }, { filter: '10233' }],
    [
      { store: 3, status: 'expired', origin: 'self', label: 4 },
      { store: 3, status: 'expired', origin: 'self', label: 4 },
    ],
    [
      { start: '2026-11-01', end: '2026-11-20' },
      { start: '2026-11-01', end: '2026-11-20' },
    ],
    [
      { page: 3, dir: 'asc' },
      { page: 3, dir: 'asc' },
    ],
    [{ status: 'lost', store: 'x', label: -1, page: 0, start: '2026-02-30', dir: 'up' }, {}],
  ])('%o', (params, expected) => {
    expect(readPaymentFilters(params, THREE)).toEqual({ ...readPaymentFilters({}, THREE), ...expected })
  })
})
