import type { Selectable } from 'kysely'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { LabelsTable } from '#db/tables.ts'

export type LabelRow = Selectable<LabelsTable>

const labels = (db: Db, { companyID }: CompanyScope) =>
  db.selectFrom('labels').selectAll().where('companyID', '=', companyID)

/** All labels of the company, by module and then by name. */
export const listLabels = query(async (db: Db, scope: CompanyScope): Promise<LabelRow[]> => {
  const rows = await labels(db, scope).execute()
  const place = (row: LabelRow) => `${row.labelModuleKey}\n${row.labelNameFold}`
  // Sorted here: PostgreSQL would use the collation it was set up with.
  return rows.sort((a, b) => (place(a) < place(b) ? -1 : 1))
})

export const labelsOfModule = query((db: Db, scope: CompanyScope, module: LabelModule): Promise<LabelRow[]> =>
  labels(db, scope).where('labelModuleKey', '=', module).execute(),
)

/** Which of these labels are the company's and made for a module. */
export const knownLabels = query(
  async (db: Db, scope: CompanyScope, module: LabelModule, labelIDs: readonly number[]): Promise<number[]> => {
    if (labelIDs.length === 0) return []
    const rows = await labels(db, scope)
      .where('labelModuleKey', '=', module)
      .where('labelID', 'in', labelIDs)
      .orderBy('labelID')
      .execute()
    return rows.map((row) => row.labelID)
  },
)

export const isLabelOf = query(
  async (db: Db, scope: CompanyScope, module: LabelModule, labelID: number): Promise<boolean> =>
    (await knownLabels(db, scope, module, [labelID])).length > 0,
)

/** Deletes a label, and with it every use of it on customers, conversations and payments. */
export const {
  lock: lockLabel,
  insert: insertLabel,
  update: updateLabel,
  remove: deleteLabel,
} = rowsByID('labels', 'labelID')
