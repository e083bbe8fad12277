import { Clock, Effect } from 'effect'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { becameOf } from '#queries/customer-merges.ts'
import { newestConsents } from '#queries/consents.ts'
import { findErasedUnsubscribes, keepErasedUnsubscribe } from '#queries/erased-unsubscribes.ts'
import { customersNow, sendingCompany } from '#queries/mailer-audience.ts'
import { withdrawMarketing } from '#services/consents/withdraw-marketing.ts'
import { addressOf, hashOf } from '#services/consents/erased-unsubscribes.ts'
import { personOfLink } from './unsubscribe-link.ts'

/** The facts on a link's page before anyone confirms. A person erased since then still has the address. */
export const unsubscribing = Effect.fnUntraced(function* (token: string) {
  const config = yield* AppConfig
  const { companyID, custID: writtenTo, addressHash } = yield* found(personOfLink(config, token), 'customer')
  // The email may be from before a merge.
  const custID = yield* becameOf({ companyID }, writtenTo)
  const [row] = yield* customersNow({ companyID }, [custID])
  const customer = row?.custErasedAt === null ? row : undefined
  if (addressHash === undefined) yield* found(row, 'customer')
  const { companyName, companySpanish } = yield* sendingCompany({ companyID })
  const isOut =
    customer === undefined && addressHash !== undefined
      ? (yield* findErasedUnsubscribes({ companyID }, [addressHash])).size > 0
      : (yield* newestConsents({ companyID }, 'marketing', [custID])).get(custID)?.given === false
  const hasOther =
    addressHash !== undefined && addressHash !== hashOf(config, companyID, addressOf(customer?.custEmail ?? null))
  return {
    companyID,
    custID: row?.custID,
    /** The address the email went to, if they no longer have it. */
    formerHash: hasOther ? addressHash : undefined,
    companyName,
    companyLanguages: languagesOf(companySpanish === 1),
    custLanguage: row?.custLanguage ?? null,
    isOut,
  }
})

/** Withdraws a customer's marketing consent, once. Texts about their own loans still come. */
export const unsubscribe = Effect.fnUntraced(function* (token: string) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const page = yield* unsubscribing(token)
  const { companyID, custID, formerHash } = page
  yield* write(
    Effect.gen(function* () {
      if (formerHash !== undefined)
        yield* keepErasedUnsubscribe({ companyID, addressHash: formerHash, withdrawnAt: at })
      if (custID !== undefined) yield* withdrawMarketing({ companyID, custID, source: 'web', at })
    }),
  )
  return page
})
