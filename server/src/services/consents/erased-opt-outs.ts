import { createHmac } from 'node:crypto'
import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import type { Tenant } from '#db/scope.ts'
import { findErasedOptOuts, keepErasedOptOut, takeErasedOptOut } from '#queries/erased-opt-outs.ts'
import { insertConsents } from '#queries/consents.ts'
import { changeOptOut } from '#queries/incoming.ts'

/** The only part of an erased phone that is kept: enough to recognize it, but not to call it. */
const hashOf = (lastingKey: string, companyID: number, custPhone: string): string =>
  createHmac('sha256', lastingKey).update(`erased opt-out/${companyID}/${custPhone}`).digest('base64url')

export const keepOptOut = Effect.fnUntraced(function* (
  { companyID }: Tenant,
  phones: readonly string[],
  optedOutAt: number,
  loansOnly: 0 | 1 = 0,
) {
  const { secretKey, lastingKey = secretKey } = yield* AppConfig
  for (const phone of phones)
    yield* keepErasedOptOut({ companyID, phoneHash: hashOf(lastingKey, companyID, phone), optedOutAt, loansOnly })
})

interface NewContact {
  readonly custID: number
  readonly custPhone: string
}

/**
 * A new contact whose phone had opted out before it was erased starts out opted out from that time, even if the file
 * that adds the contact opts them out as well.
 */
export const restoreOptOut = Effect.fnUntraced(function* ({ companyID }: Tenant, { custID, custPhone }: NewContact) {
  const { secretKey, lastingKey = secretKey } = yield* AppConfig
  const taken = yield* takeErasedOptOut({ companyID, phoneHash: hashOf(lastingKey, companyID, custPhone) })
  if (taken === undefined) return
  const { optedOutAt: at, loansOnly } = taken
  if (loansOnly === 0) return yield* changeOptOut({ companyID }, custID, at)
  const refusal = { companyID, custID, consentKind: 'service', given: 0, source: 'counter', at, userID: null } as const
  yield* insertConsents([refusal])
})

/** The same for many at once. */
export const restoreOptOuts = Effect.fnUntraced(function* (scope: Tenant, contacts: readonly NewContact[]) {
  const { companyID } = scope
  const { secretKey, lastingKey = secretKey } = yield* AppConfig
  const byHash = new Map(contacts.map((contact) => [hashOf(lastingKey, companyID, contact.custPhone), contact]))
  for (const phoneHash of yield* findErasedOptOuts(scope, [...byHash.keys()]))
    yield* restoreOptOut(scope, byHash.get(phoneHash)!)
})
