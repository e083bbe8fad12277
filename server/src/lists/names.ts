import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findCompany } from '#queries/companies.ts'
import { labelsOfModule } from '#queries/labels.ts'
import { listStores } from '#queries/stores.ts'
import { type AuthorOf, readAuthors } from '#services/authors.ts'

/** The names behind the ids in rows. Read once per file. */
export interface Names {
  readonly companyTimezone: string
  readonly store: (storeID: number) => string
  readonly zone: (storeID: number) => string
  readonly user: AuthorOf
  readonly labels: (labelIDs: readonly number[]) => string
}

export const readNames = query(async (db: Db, scope: CompanyScope, module?: LabelModule): Promise<Names> => {
  const [{ companyTimezone }, stores, user, labels] = await Promise.all([
    findCompany(db, scope.companyID),
    listStores(db, scope),
    readAuthors(db, scope),
    module === undefined ? [] : labelsOfModule(db, scope, module),
  ])
  const storesByID = new Map(stores.map((store) => [store.storeID, store]))
  const labelsByID = new Map(labels.map((label) => [label.labelID, label.labelName]))
  return {
    companyTimezone,
    store: (storeID) => storesByID.get(storeID)?.storeName ?? '',
    zone: (storeID) => storesByID.get(storeID)?.storeTimezone ?? 'UTC',
    user,
    labels: (labelIDs) => labelIDs.flatMap((labelID) => labelsByID.get(labelID) ?? []).join('; '),
  }
})
