import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'
import { activitySearch, withActivityFilters } from './filters.ts'

export const addTo = (activity: Command): void =>
  addExport(activity, {
    name: 'activity',
    what: 'who did what',
    text: 'a name, or words from the entry',
    example: 'xd activity export --from 2026-11-01 --to 2026-11-30 --out november.csv',
    withFilters: withActivityFilters,
    search: activitySearch,
  })
