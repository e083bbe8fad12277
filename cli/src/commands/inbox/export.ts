import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'
import { inboxSearch, withInboxFilters } from './filters.ts'

export const addTo = (inbox: Command): void =>
  addExport(inbox, {
    name: 'inbox',
    what: 'conversations',
    text: 'name, phone or text to search for',
    example: 'xd inbox export --unread --out unread.csv',
    withFilters: withInboxFilters,
    search: inboxSearch,
  })
