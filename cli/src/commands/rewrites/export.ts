import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'
import { searchOf } from '#session/list-options.ts'
import { withRewriteFilters } from './filters.ts'

export const addTo = (rewrites: Command): void =>
  addExport(rewrites, {
    name: 'rewrites',
    what: 'tickets from paid requests and their new numbers',
    text: 'a ticket number, old or new',
    example: 'xd rewrites export --status exception --out exceptions.csv',
    withFilters: withRewriteFilters,
    search: searchOf,
  })
