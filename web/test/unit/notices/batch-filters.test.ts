import { describe, expect, test } from 'vitest'
import { readBatchFilters } from '#features/notices/use-batch-filters.ts'

const ALL = { filter: '', status: 'all', store: 'all', page: 1 }

describe('the filters of batches in the address', () => {
  test.each([
    ['of a user of several stores', [1, 2], {}, ALL],
    ['of a user of one store', [2], {}, { ...ALL, store: 2 }],
    ['of one store, chosen or not', [2], { store: 'all' }, ALL],
    ['chosen', [1, 2], { status: 'attention', store: 2, page: 3 }, { ...ALL, status: 'attention', store: 2, page: 3 }],
    ['that do not exist', [1, 2], { status: 'lost', page: 0.5 }, ALL],
  ] as const)('%s', (_whose, allowed, address, expected) => {
    expect(readBatchFilters(address, allowed)).toEqual(expected)
  })
})
