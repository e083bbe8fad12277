import { act } from '../act.ts'
import { type Says, counted, quoted } from '../phrases.ts'

export const IMPORT: Says = { filename: quoted, rows: counted('row', 'rows') }

export const imports = {
  export: act('Exported a list'),
  'import-file': act('Imported a file', IMPORT),
  'import-undo': act('Undid an import', IMPORT),
}
