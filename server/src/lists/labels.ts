import { Effect } from 'effect'
import type { LabelSearch } from '@xd/core/contract/labels.ts'
import { isLabelModule, LABEL_MODULE_NAMES } from '@xd/core/domain/label/modules.ts'
import type { Caller } from '#caller.ts'
import { type LabelRow, listLabels } from '#queries/labels.ts'
import { type Columns, csvFile } from './csv-file.ts'
import { atOnce } from './report.ts'

const COLUMNS: Columns<LabelRow> = [
  ['Label', ({ labelName }) => labelName],
  [
    'For',
    ({ labelModuleKey }) => (isLabelModule(labelModuleKey) ? LABEL_MODULE_NAMES[labelModuleKey] : labelModuleKey),
  ],
  ['Color', ({ labelColor }) => labelColor],
  ['Icon', ({ labelIcon }) => labelIcon],
]

/** The company's labels. */
export const file = Effect.fnUntraced(function* (_: LabelSearch, caller: Caller) {
  return csvFile(COLUMNS, atOnce(yield* listLabels(caller)))
})
