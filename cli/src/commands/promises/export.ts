import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'
import { type PromiseFilters, promiseSearch, withPromiseFilters } from './filters.ts'

export const addTo = (promises: Command): void =>
  addExport<PromiseFilters>(promises, {
    name: 'promises',
    what: 'promises',
    text: 'the customer’s name or phone',
    example: 'xd promises export --status broken --out broken.csv',
    withFilters: withPromiseFilters,
    search: promiseSearch,
  })
