import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'
import { searchOf } from '#session/list-options.ts'
import { withBatchFilters } from './filters.ts'

export const addTo = (notices: Command): void =>
  addExport(notices, {
    name: 'notice-batches',
    what: 'batches of notices',
    example: 'xd notices export --status attention --out batches.csv',
    withFilters: withBatchFilters,
    search: searchOf,
  })
