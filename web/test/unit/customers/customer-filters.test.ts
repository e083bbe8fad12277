import { describe, expect, test } from 'vitest'
import { customerSearch, readCustomerFilters } from '#features/customers/use-customer-filters.ts'

describe('the customer filters in the address', () => {
  test('default to 25 of everyone, by last name (spec 1 §9)', () => {
    expect(customerSearch(readCustomerFilters({}))).toEqual({
      filter: '',
      store: 'all',
      status: 'all',
      label: null,
      sortBy: 'custLastName',
      sortDir: 'asc',
      page: 1,
      perPage: 25,
    })
  })

  test.each([
    [{ filter: 2135550147 }, { filter: '2135550147' }],
    [
      { status: 'opted-out', store: 2, label: 3 },
      { status: 'opted-out', store: 2, label: 3 },
    ],
    [
      { sortBy: 'custCreated', dir: 'desc', page: '4' },
      { sortBy: 'custCreated', dir: 'desc', page: 4 },
    ],
    [{ status: 'gone', sortBy: 'custPhone', dir: 1, store: 'all', page: 1.5 }, {}],
  ])('%o', (params, expected) => {
    expect(readCustomerFilters(params)).toEqual({ ...readCustomerFilters({}), ...expected })
  })
})
