import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { billOf } from '#services/add-ons/present-add-ons.ts'

/** The amount one more store would add to the company's monthly bill. */
export const nextStore = query(
  async (db: Db, scope: CompanyScope): Promise<Cents> => (await billOf(db, scope)).quote.nextStore,
)
