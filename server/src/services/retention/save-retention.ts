import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { isOwner } from '@xd/core/domain/access/manage-users.ts'
import { activityDetail } from '@xd/core/domain/activity/details.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import { RETENTION_KINDS } from '@xd/core/domain/retention/kinds.table.ts'
import { canKeep, firstRun, type Keep } from '@xd/core/domain/retention/retention.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, requireValid } from '#failure.ts'
import { timezoneOfCompany } from '#queries/companies.ts'
import { ownersWhoJoined } from '#queries/managed-users.ts'
import { lockRetention, saveRetention } from '#queries/retention-settings.ts'
import { ask } from '#services/approvals/ask.ts'
import { audit } from '#services/audit.ts'
import { notify } from '#services/notify-user.ts'
import { requireVersion } from '#services/require-version.ts'
import { enqueueRetention } from './enqueue-retention.ts'

type Save = Input<'settings/retention/save'>
type Given = Save['retention']['keep']

const OWNERS_ONLY = 'Only owners can change how long records are kept. Owners can change settings and users.'

/** The given kinds override the current ones; the rest stay. */
export const chosenKeep = (given: Given | null | undefined, before: Keep): Keep => {
  const chosen: Record<string, number | null | undefined> = { ...given }
  return Object.fromEntries(
    RETENTION_KINDS.map((kind) => [kind, chosen[kind] === undefined ? before[kind] : chosen[kind]]),
  ) as Keep
}

/** Refuses less than the legal minimum, under the field it concerns. */
export const requireLawful = (given: Given | null | undefined, path: string) => {
  const fields: Record<string, string> = {}
  for (const kind of RETENTION_KINDS) {
    const can = canKeep(kind, given?.[kind] ?? null)
    if (!can.ok) fields[`${path}.${kind}`] = can.reason
  }
  return requireValid(fields)
}

export const saveRule = Effect.fnUntraced(function* (caller: Caller, input: Save) {
  const { write } = yield* Database
  yield* requireLawful(input.retention.keep, 'retention.keep')
  const at = yield* Clock.currentTimeMillis
  return yield* write(writeRule(caller, input, at))
})

/**
 * The same within a transaction. Nothing is deleted for a day, so that a mistake can be undone, and the owners are
 * told. On a support visit, this waits for an owner's yes, and the caller is told so.
 */
export const writeRule = Effect.fnUntraced(function* (caller: Caller, input: Save, at: number) {
  const { companyID, ip } = caller
  if (!isOwner(caller)) return yield* fail('not_allowed', { sentence: OWNERS_ONLY })
  const before = yield* lockRetention(caller)
  yield* requireVersion(input.expectedVersion, before.version)
  const keep = chosenKeep(input.retention.keep, before.keep)
  const line = {
    action: 'retention-save',
    target: `company/${companyID}`,
    detail: whatDiffers(before.keep, keep),
  } as const
  if (caller.session?.visit) {
    const asked = { ...input, expectedVersion: before.version }
    return yield* ask(caller, { call: 'settings/retention/save', input: asked, about: 'retention', at, ...line })
  }
  if (Object.keys(line.detail).length === 0) return undefined
  const timezone = yield* timezoneOfCompany(companyID)
  const nextRunAt = firstRun(at, timezone)
  if (!(yield* saveRetention(caller, { keep, nextRunAt }, before.version))) return yield* fail('conflict')
  yield* enqueueRetention(companyID, nextRunAt)
  yield* audit(caller, line)
  yield* emit('reload_retention', {}, { companyID })
  const what = activityDetail(line.action, line.detail, { find: () => undefined, timezone })
  for (const userID of yield* ownersWhoJoined({ companyID }))
    yield* notify({ companyID, userID }, { about: 'retention-changed', at, ip, what })
  return undefined
})
