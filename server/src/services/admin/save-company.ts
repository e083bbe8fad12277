import { Effect } from 'effect'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { SignedIn } from '#caller.ts'
import { systemScope } from '#db/scope.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, found } from '#failure.ts'
import { findAnyCompany } from '#queries/admin-companies.ts'
import { updateCompany } from '#queries/company-settings.ts'
import { saveAddOns } from '#services/add-ons/save-add-ons.ts'
import { audit } from '#services/audit.ts'
import { checkCompany, type GivenCompany } from './check-company.ts'
import { createCompany, keyTaken } from './create-company.ts'
import { inCompany } from './in-company.ts'
import { requireLeave } from './require-leave.ts'
import { setSuspension } from './set-suspension.ts'
import { emit } from '#db/database.ts'

type Columns = Effect.Success<ReturnType<typeof checkCompany>>

interface Saving {
  readonly at: number
  readonly expectedVersion: number | undefined
}

/** Changes its name, key and zone. Without any of them, only the version is checked. */
const change = Effect.fnUntraced(function* (inside: SignedIn, columns: Columns, expectedVersion: number | undefined) {
  const { companyID } = inside
  const before = yield* found(yield* findAnyCompany(systemScope('support'), companyID), 'company')
  const saved = yield* updateCompany(inside, columns, expectedVersion).pipe(orWhenTaken(keyTaken))
  if (!saved) return yield* fail('conflict')
  const detail = whatDiffers(before, columns)
  if (Object.keys(detail).length === 0) return
  yield* requireLeave(companyID)
  yield* audit(inside, { action: 'company-save', target: `company/${companyID}`, detail })
  yield* emit('reload_company', {}, { companyID })
})

/** Creates or changes a company, and returns its ID and, for a new one, its owner's link. */
export const saveCompany = Effect.fnUntraced(function* (
  caller: SignedIn,
  { companyID: known, features, suspended, owner, ...given }: GivenCompany,
  { at, expectedVersion }: Saving,
) {
  const columns = yield* checkCompany({ companyID: known, owner, ...given })
  const isNew = typeof known !== 'number'
  const { inside, inviteURL } = isNew
    ? yield* createCompany(caller, { ...(columns as Required<Columns>), owner: owner! }, at)
    : { inside: yield* inCompany(caller, known), inviteURL: undefined }
  const { companyID } = inside
  if (!isNew) yield* change(inside, columns, expectedVersion)
  if (features) yield* saveAddOns(inside, { features, expectedVersion: undefined, at })
  if (typeof suspended === 'boolean') yield* setSuspension(inside, suspended, at)
  yield* emit('reload_admin', { companyID }, { companyID: SUPPORT_COMPANY_ID })
  return { companyID, inviteURL }
})
