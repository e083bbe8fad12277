import { Clock, Effect } from 'effect'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { becameOf } from '#queries/customer-merges.ts'
import { insertConsents, newestConsents } from '#queries/consents.ts'
import { customersNow, sendingCompany } from '#queries/mailer-audience.ts'
import { lastMailedTo, updateRecipient } from '#queries/mailer-recipients.ts'
import { personOfLink } from '#services/messaging/unsubscribe-link.ts'

const LATELY_MS = 30 * DAY_MS

/** The facts shown on a link's page before anyone confirms. */
export const unsubscribing = Effect.fnUntraced(function* (token: string) {
  const { read } = yield* Database
  const { companyID, custID: writtenTo } = yield* found(personOfLink(yield* AppConfig, token), 'customer')
  // The email may be from before a merge.
  const custID = yield* read((db) => becameOf(db, { companyID }, writtenTo))
  const [customer] = yield* read((db) => customersNow(db, { companyID }, [custID]))
  const { custLanguage } = yield* found(customer, 'customer')
  const { companyName, companySpanish } = yield* read((db) => sendingCompany(db, { companyID }))
  const consents = yield* read((db) => newestConsents(db, { companyID }, 'marketing', [custID]))
  const isOut = consents.get(custID)?.given === false
  return { companyID, custID, companyName, companyLanguages: languagesOf(companySpanish === 1), custLanguage, isOut }
})

/** Withdraws a customer’s marketing consent, once. Texts about their own loans still come. */
export const unsubscribe = Effect.fnUntraced(function* (token: string) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const page = yield* unsubscribing(token)
  const { companyID, custID } = page
  yield* write(
    Effect.fnUntraced(function* (tx) {
      const known = yield* tx.query((db) => newestConsents(db, { companyID }, 'marketing', [custID]))
      if (known.get(custID)?.given === false) return
      const withdrawn = {
        companyID,
        custID,
        consentKind: 'marketing',
        given: 0,
        source: 'web',
        at,
        userID: null,
      } as const
      yield* tx.query((db) => insertConsents(db, [withdrawn]))
      const recipient = yield* tx.query((db) => lastMailedTo(db, { companyID }, { custID, since: at - LATELY_MS }))
      if (recipient)
        yield* tx.query((db) =>
          updateRecipient(db, recipient.recipientID, { state: 'opted_out', stateAt: at, optedOutAt: at }),
        )
      tx.emit('reload_customer', { custID }, { companyID })
    }),
  )
  return page
})
