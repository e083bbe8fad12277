import { Effect } from 'effect'
import { type Feature, hasFeature } from '@xd/core/domain/access/features.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { findCompany } from '#queries/companies.ts'

/** Fails unless the caller's company has bought a module. */
export const requireFeature = Effect.fnUntraced(function* ({ companyID }: CompanyScope, feature: Feature) {
  const { read } = yield* Database
  const { features } = yield* read((db) => findCompany(db, companyID))
  if (!hasFeature(JSON.parse(features) as string[], feature))
    return yield* fail('not_allowed', { sentence: 'This is not among the modules that your company has bought.' })
})
