import { Effect } from 'effect'
import { isFieldModule } from '@xd/core/domain/fields/definition.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { found, missing } from '#failure.ts'
import { findCategory } from '#queries/calendar-categories.ts'

/** The module with an id; `not_found` if there is none, or if it is a calendar the company does not have. */
export const findFieldModule = Effect.fnUntraced(function* (scope: CompanyScope, moduleID: string) {
  if (!isFieldModule(moduleID)) return yield* missing('fields')
  const [, catID] = moduleID.split('/')
  if (catID !== undefined) {
    const { read } = yield* Database
    yield* found(yield* read((db) => findCategory(db, scope, Number(catID))), 'category')
  }
  return moduleID
})
