import { Effect } from 'effect'
import type { Context } from 'hono'
import { isPaymentKey } from '@xd/core/domain/payment/key.ts'
import { isLanguage, type Language } from '@xd/core/domain/text/language.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { findPaymentPlace } from '#queries/payments.ts'
import { preferredLanguage } from './preferred-language.ts'

/**
 * What the page's switch says, else the language that the customer's texts are in where staff have chosen one, else the
 * browser's wish. English is what nobody has chosen yet.
 */
export const pageLanguage = Effect.fnUntraced(function* (c: Context): Effect.fn.Return<Language, never, Database> {
  const asked = c.req.query('lang')
  if (isLanguage(asked)) return asked
  const { read } = yield* Database
  const key = c.req.param('paymentKey') ?? ''
  const place = isPaymentKey(key)
    ? yield* Effect.orElseSucceed(
        read((db) => findPaymentPlace(db, systemScope('pay-page'), key)),
        () => undefined,
      )
    : undefined
  return place && place.custLanguage !== 'en' ? place.custLanguage : preferredLanguage(c.req.header('accept-language'))
})
