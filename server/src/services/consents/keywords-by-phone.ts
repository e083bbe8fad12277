import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { keywordsSince } from '#queries/consents.ts'
import { sendersAt } from '#queries/incoming.ts'

export interface KeywordOfPhone {
  readonly at: number
  readonly isStop: boolean
  /** The phone it came from; none if staff read it in the customer's words, or only the carrier knew of it. */
  readonly phones: readonly (string | null)[]
}

/** Each STOP and START of a customer, oldest first. */
export const keywordsByPhone = query(
  async (db: Db, scope: Tenant, custID: number, since?: number): Promise<readonly KeywordOfPhone[]> => {
    const keywords = await keywordsSince(db, scope, custID, since ?? 0)
    if (keywords.length === 0) return []
    const moments = keywords.map(({ at }) => at)
    const senders = await sendersAt(db, scope, custID, moments)
    return keywords.map(({ at, given }) => ({
      at,
      isStop: given === 0,
      phones: senders.flatMap((sender) => (sender.at === at ? sender.phone : [])),
    }))
  },
)
