import type { Command } from 'commander'
import { addExport } from '#session/add-export.ts'
import { searchOf, withStore } from '#session/list-options.ts'

export const addTo = (imports: Command): void =>
  addExport(imports, {
    name: 'imports',
    what: 'imported files and their results,',
    text: 'part of the file’s name',
    example: 'xd imports export --store "Main St" --out imports.csv',
    withFilters: withStore,
    search: searchOf,
  })
