import { createHmac } from 'node:crypto'
import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/connect.ts'
import type { Tenant } from '#db/scope.ts'
import { otherPhonesOf } from '#queries/customer-phones.ts'
import type { CustomerRow } from '#queries/customers.ts'
import { marketingRefusedAt, ownMarketingAt } from '#queries/consents.ts'
import { beforeMerges } from '#queries/customer-merges.ts'
import { addressesWrittenTo, findErasedUnsubscribes, keepErasedUnsubscribe } from '#queries/erased-unsubscribes.ts'

type Keys = Pick<Config, 'secretKey' | 'lastingKey'>

/** The only part of an erased phone or email address that is kept: enough to recognize it, but not to write to it. */
export const hashOf = ({ secretKey, lastingKey = secretKey }: Keys, companyID: number, address: string): string =>
  createHmac('sha256', lastingKey).update(`erased unsubscribe/${companyID}/${address}`).digest('base64url')

/**
 * Remembers the phones and email addresses of an erased customer who refused marketing: the current ones, those from
 * before merges, and any we wrote to.
 */
export const keepUnsubscribe = Effect.fnUntraced(function* (
  scope: Tenant,
  { custID, custPhone, custEmail }: CustomerRow,
) {
  const keys = yield* AppConfig
  const { companyID } = scope
  yield* Effect.gen(function* () {
    const withdrawnAt = yield* marketingRefusedAt(scope, custID)
    if (withdrawnAt === undefined) return
    const phones = (yield* otherPhonesOf(scope, [custID])).get(custID) ?? []
    const emails = (yield* beforeMerges(scope, custID)).map((row) => row['custEmail'] ?? null)
    const known = [custPhone, ...phones, custEmail, ...emails, ...(yield* addressesWrittenTo(scope, custID))]
    for (const address of new Set(known.map((one) => addressOf(one === null ? null : String(one)))))
      if (address !== '')
        yield* keepErasedUnsubscribe({ companyID, addressHash: hashOf(keys, companyID, address), withdrawnAt })
  })
})

/**
 * The former email address of a customer who refuses marketing: it is refused for its next owner too. (A current owner
 * may have been refused because of this customer.)
 */
export const keepFormerAddress = Effect.fnUntraced(function* (
  scope: Tenant,
  { custID, custEmail }: Pick<CustomerRow, 'custID' | 'custEmail'>,
) {
  const keys = yield* AppConfig
  const { companyID } = scope
  const address = addressOf(custEmail)
  if (address === '') return
  const withdrawnAt = yield* marketingRefusedAt(scope, custID)
  if (withdrawnAt !== undefined)
    yield* keepErasedUnsubscribe({ companyID, addressHash: hashOf(keys, companyID, address), withdrawnAt })
})

/** An email address as it is compared. */
export const addressOf = (custEmail: string | null): string => (custEmail ?? '').trim().toLowerCase()

interface Reached {
  readonly custID: number
  readonly address: string
}

/**
 * The customers whose address belonged to someone who refused marketing and was erased, and who have not agreed to it
 * themselves since. A file's word is not enough.
 */
export const refusedBeforeErasure = async (
  db: Db,
  scope: Tenant,
  keys: Keys,
  reached: readonly Reached[],
): Promise<ReadonlySet<number>> => {
  const byHash = reached.map(({ custID, address }) => [hashOf(keys, scope.companyID, address), custID] as const)
  const kept = await findErasedUnsubscribes(
    db,
    scope,
    byHash.map(([hash]) => hash),
  )
  if (kept.size === 0) return new Set()
  const refused = byHash.flatMap(([hash, custID]) => (kept.has(hash) ? [[custID, kept.get(hash)!] as const] : []))
  const agreed = await ownMarketingAt(
    db,
    scope,
    refused.map(([custID]) => custID),
  )
  return new Set(refused.flatMap(([custID, at]) => ((agreed.get(custID) ?? 0) > at ? [] : custID)))
}
