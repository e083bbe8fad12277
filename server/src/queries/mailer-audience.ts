import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import type { CompanyScope } from '#db/scope.ts'

/** Whether a file was taken in at one of the scope's stores. */
export const isImportOf = async (db: Db, { companyID, storeIDs }: CompanyScope, importID: number): Promise<boolean> =>
  (await db
    .selectFrom('imports')
    .select('importID')
    .where('companyID', '=', companyID)
    .where('storeID', 'in', orNone(storeIDs))
    .where('importID', '=', importID)
    .where('undoneAt', 'is', null)
    .executeTakeFirst()) !== undefined
