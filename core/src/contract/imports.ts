import { Schema } from 'effect'
import { FIRST_PARTS } from '#domain/import/cell-day.ts'
import { IMPORT_FIELD_NAMES } from '#domain/import/fields.table.ts'
import { LARGEST_BODY } from './body-limits.ts'
import { call } from './call.ts'
import { Import, ImportFile } from '#contract/entity/import.ts'
import { listed, searchBy } from './list.ts'
import { ID, maybe, requiredText, verbatim } from './value.ts'

const ImportSearch = searchBy('filter', 'store')
export type ImportSearch = typeof ImportSearch.Type

const ofModule = { access: 'mailers', feature: 'massmailer' } as const
const byID = { importID: ID }
const found = { importID: 'import' } as const

export const imports = {
  'mailers/import-from-superpawn': call({
    summary:
      'Imports a file from the store’s own system: customers by phone, and their tickets. Any delimiter, column titles in any order under their usual names; `mapping` says what other titles mean, and is remembered for the store. With `dryRun` nothing changes, and `diff` says what would. The same file is the same import. At most 10 MB or 50,000 rows.',
    ...ofModule,
    kind: 'write',
    input: {
      csv_data: Schema.String.check(Schema.isMaxLength(LARGEST_BODY)),
      filename: requiredText(200),
      storeID: ID,
      /** By column title: what the column holds, or null to ignore it. */
      mapping: maybe(Schema.Record(verbatim(200), Schema.NullOr(Schema.Literals(IMPORT_FIELD_NAMES)))),
      /** Whether active tickets that the file doesn't name are gone; by default, the server decides. */
      wholeBook: maybe(Schema.Boolean),
      /** Whether its dates begin with the month or the day (3/4/2026); by default, the file itself decides. */
      datesFirst: maybe(Schema.Literals(FIRST_PARTS)),
      dryRun: maybe(Schema.Boolean),
    },
    output: { import: Import, file: ImportFile },
    finds: { storeID: 'store' },
  }),
  'mailers/undo-import': call({
    summary:
      'Undoes an import, within 24 hours: tickets return to what they were, and customers it added that nothing else uses are removed.',
    ...ofModule,
    kind: 'write',
    input: byID,
    output: { import: Import },
    failures: ['not_undoable'],
    finds: found,
  }),
  'mailers/imports/list': call({
    summary: 'Imported files, newest first, 25 a page. `filter`: part of the file’s name.',
    ...ofModule,
    kind: 'read',
    file: { name: 'imports', search: ImportSearch },
    input: { search: maybe(ImportSearch) },
    output: { imports: Schema.Array(Import), ...listed },
  }),
  'mailers/imports/fetch': call({
    summary: 'One import with its problems.',
    ...ofModule,
    kind: 'read',
    input: byID,
    output: { import: Import },
    finds: found,
  }),
}
