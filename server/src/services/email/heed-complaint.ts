import { Clock, Effect } from 'effect'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { lockCustomer } from '#queries/customers.ts'
import { sentEmail } from '#queries/emails.ts'
import { withdrawMarketing } from '#services/consents/withdraw-marketing.ts'
import { addressOf, keepFormerAddress } from '#services/consents/erased-unsubscribes.ts'

const scope = systemScope('email')

/**
 * A customer who marks an email as spam gets no more marketing. Emails about their own tickets still come. Returns
 * whether the email was ours.
 */
export const heedComplaint = Effect.fnUntraced(function* (emailID: string) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const sent = yield* sentEmail(scope, emailID)
      if (!sent) return false
      const { companyID, custID, emailTo } = sent
      const customer = yield* lockCustomer({ companyID }, custID)
      yield* withdrawMarketing({ companyID, custID, source: 'complaint', at })
      if (addressOf(customer?.custEmail ?? null) !== addressOf(emailTo))
        yield* keepFormerAddress({ companyID }, { custID, custEmail: emailTo })
      return true
    }),
  )
})
