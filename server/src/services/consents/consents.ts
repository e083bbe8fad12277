import { Clock, Effect } from 'effect'
import type { Output } from '@xd/core/contract/calls.ts'
import { CONSENT_BY_KEYWORD, type ConsentKind } from '@xd/core/domain/customer/consent.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { Database, emit } from '#db/database.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { consentsOf, insertConsents } from '#queries/consents.ts'

type Shown = Output<'customers/consent/fetch'>

export const presentConsents = query(async (db: Db, scope: CompanyScope, custID: number): Promise<Shown> => {
  const rows = await consentsOf(db, scope, custID)
  const holds = (kind: ConsentKind) => {
    const newest = rows.find(({ consentKind }) => consentKind === kind)
    return newest === undefined ? null : newest.given === 1
  }
  return {
    holds: { service: holds('service'), marketing: holds('marketing') },
    consents: rows.map(({ consentID, consentKind, given, source, at, userID }) => ({
      consentID,
      consentKind,
      given: given === 1,
      source,
      at,
      userID,
    })),
  }
})

/** Records consent that a customer gave at the counter. */
export const saveConsent = Effect.fnUntraced(function* (
  caller: Caller,
  { custID, consentKind, given }: { custID: number; consentKind: ConsentKind; given: boolean },
) {
  const { write } = yield* Database
  const { companyID, userID } = caller
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const { consents } = yield* presentConsents(caller, custID)
      const newest = consents.find((one) => one.consentKind === consentKind)
      // The customer's own word outranks a file's that says the same.
      if (newest?.given !== given || newest.source === 'import') {
        const row = { companyID, custID, consentKind, given: given ? 1 : 0, source: 'counter', at, userID } as const
        yield* insertConsents([row])
        yield* emit('reload_customer', { custID }, { companyID })
      }
      return yield* presentConsents(caller, custID)
    }),
  )
})

/** A customer's own consent change by text: STOP or START, or what a user has read as STOP. */
export const recordKeyword = (
  { companyID }: Tenant,
  custID: number,
  keyword: keyof typeof CONSENT_BY_KEYWORD,
  { at, userID }: { at: number; userID: number | null },
) =>
  insertConsents(
    CONSENT_BY_KEYWORD[keyword].map(([consentKind, given]) => ({
      companyID,
      custID,
      consentKind,
      given: given ? 1 : 0,
      source: 'text',
      at,
      userID,
    })),
  )
