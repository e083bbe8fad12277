import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { DEFAULT_FEATURES } from '@xd/core/domain/access/features.ts'
import { companyKeyOf } from '@xd/core/domain/company/key.ts'
import type { SignedIn } from '#caller.ts'
import { systemScope } from '#db/scope.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, type Failure, invalid } from '#failure.ts'
import { insertCompany, isKeyTaken } from '#queries/admin-companies.ts'
import { audit } from '#services/audit.ts'
import { enteredUser } from '#services/users/entered-user.ts'
import { writeUser } from '#services/users/save-user.ts'
import { inCompany } from './in-company.ts'

const scope = systemScope('support')
const SUFFIX_BYTES = 3

export const keyTaken = invalid({ 'company.companyKey': 'Another company has this key' })

interface NewCompany {
  readonly companyName: string
  readonly companyTimezone: string
  readonly companyKey?: string
  readonly owner: { readonly userUsername: string; readonly userNickname: string }
}

/** The key made from the name or, if another company has that key, a similar one. */
const freeKey = Effect.fnUntraced(function* (companyName: string) {
  const key = companyKeyOf(companyName)
  const isTaken = yield* isKeyTaken(scope, key)
  return isTaken ? `${key}-${randomBytes(SUFFIX_BYTES).toString('hex')}` : key
})

/** Names the owner's fields the way the caller sent them. */
const asOwner = (failure: Failure<'conflict' | 'invalid_input' | 'not_allowed' | 'not_found' | 'last_owner'>) =>
  fail(failure.code === 'invalid_input' ? 'invalid_input' : 'not_allowed', {
    ...(failure.sentence && { sentence: failure.sentence }),
    fields: Object.fromEntries(
      Object.entries(failure.fields ?? {}).map(([path, words]) => [path.replace(/^user\./, 'company.owner.'), words]),
    ),
  })

/** Creates a company without stores, and invites its first owner. */
export const createCompany = Effect.fnUntraced(function* (
  caller: SignedIn,
  { owner, ...named }: NewCompany,
  at: number,
) {
  const companyKey = named.companyKey ?? (yield* freeKey(named.companyName))
  const company = { ...named, companyKey }
  const companyID = yield* insertCompany(scope, {
    ...company,
    features: JSON.stringify(DEFAULT_FEATURES),
    createdAt: at,
  }).pipe(orWhenTaken(keyTaken))
  const inside = yield* inCompany(caller, companyID)
  yield* audit(inside, { action: 'company-create', target: `company/${companyID}`, detail: company })
  // Nobody there could grant these permissions: they come with the company.
  const giver: SignedIn = { ...inside, permissions: PRESETS.owner }
  const wanted = { ...owner, userPermissions: PRESETS.owner, userAllowedStoreIDs: null }
  const { inviteURL } = yield* enteredUser(wanted).pipe(
    Effect.flatMap((change) => writeUser(giver, null, change, at)),
    Effect.catchTag('Failure', asOwner),
  )
  return { inside, inviteURL }
})
