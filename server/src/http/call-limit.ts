import { Clock, Effect } from 'effect'
import type { Limit } from '@xd/core/contract/call.ts'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Visitor } from '#caller.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { findPaymentPlace } from '#queries/payments.ts'
import { tallyOneMore } from '#queries/rate-limits.ts'
import { limitKeyOf } from '#services/limit-key.ts'
import { networkOf } from '#services/network-of.ts'

/** Counts a call or a page against its limit, and refuses it beyond that. */
export const withinLimit = Effect.fnUntraced(function* (
  name: string,
  { most, windowMs }: Limit,
  input: object,
  { ip }: Visitor,
) {
  const { tally } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const limitKey = yield* limitKeyOf(name, networkOf(ip))
  const count = yield* tally((db) => tallyOneMore(db, limitKey, windowMs, now))
  if (count > most) return yield* fail('too_many', yield* sentenceFor(name, input))
})

/** On the pages where customers pay and in the chat bubble, the sentence in the customer's language. */
const sentenceFor = Effect.fnUntraced(function* (
  name: string,
  { language = 'en', paymentKey = '' }: { language?: Language; paymentKey?: string },
) {
  if (name.startsWith('bubble/')) return { sentence: panelText(language).tooMany }
  if (name.startsWith('my/')) return { sentence: selfPageText(language).errors.tooMany }
  if (!name.startsWith('pay/')) return {}
  const place = language === 'en' ? undefined : yield* findPaymentPlace(systemScope('pay-page'), paymentKey)
  return { sentence: payPageText(place ? languageFor(place, language) : language).errors.tooManyAttempts }
})
