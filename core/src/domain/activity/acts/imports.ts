import { act } from '#domain/activity/act.ts'
import { type Says, counted, quoted } from '#domain/activity/phrases.ts'
import { search } from '#domain/activity/search.ts'

export const IMPORT: Says = { filename: quoted, rows: counted('row', 'rows') }

export const imports = {
  export: act('Exported a list', { search }),
  'import-file': act('Imported a file', IMPORT),
  'import-undo': act('Undid an import', IMPORT),
}
