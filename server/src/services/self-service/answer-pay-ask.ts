import { Effect } from 'effect'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import { answersPayAsk, payAsk } from '@xd/core/domain/message/pay-ask.ts'
import { payAnswerText } from '@xd/core/domain/self-service/pay-answer.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { AppConfig } from '#app-config.ts'
import type { CompanyScope } from '#db/scope.ts'
import { isSuspended } from '#queries/company-state.ts'
import { type LockedConversation, updateConversation } from '#queries/conversations.ts'
import { findSelfTerms } from '#queries/self-settings.ts'
import { activeTicketsOf } from '#queries/self-tickets.ts'
import { findStore } from '#queries/stores.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'
import { selfURL } from '#services/self-url.ts'

interface Written {
  readonly body: string
  readonly from: string
  readonly writtenAt: number
  readonly now: number
}

/** Whether what the customer asks for can be paid on the page: they have tickets in a book that is young enough. */
const canPay = Effect.fnUntraced(function* (
  { companyID, storeID, custID }: LockedConversation,
  tickets: readonly string[],
  { maxAgeHours, now }: { maxAgeHours: number; now: number },
) {
  const open = yield* activeTicketsOf({ companyID, storeID, custID })
  const asked = tickets.map(ticketNumberOf)
  const wanted = asked.length === 0 ? open : open.filter(({ ticketNumber }) => asked.includes(ticketNumber))
  const isFresh = wanted.some(({ asOf }) => now - asOf < maxAgeHours * HOUR_MS)
  return isFresh && asked.every((number) => wanted.some(({ ticketNumber }) => ticketNumber === number))
})

/** Answers a customer who asks to pay with the link to the page, the first time of a day. Returns whether it did. */
export const answerPayAsk = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  { body, from, writtenAt, now }: Written,
) {
  const ask = payAsk(body)
  if (ask === undefined || convo.storeEnabled === 0 || convo.storeDeleted === 1) return false
  if (!hasFeature(JSON.parse(convo.features) as string[], 'payments')) return false
  const { companyID, storeID, convoID, storeName, storeTimezone } = convo
  const { selfEnabled, selfMaxAgeHours: maxAgeHours } = yield* findSelfTerms(scope, storeID)
  const day = localDay(writtenAt, storeTimezone)
  const answers = answersPayAsk(
    {
      writtenAt,
      day,
      lastAnsweredOn: convo.convoPayAnsweredOn,
      selfEnabled,
      isBookFresh: selfEnabled && (yield* canPay(convo, ask.tickets, { maxAgeHours, now })),
      isSilenced: convo.custBlocked === 1 || convo.custOptedOutAt !== null,
    },
    now,
  )
  if (!answers || (yield* isSuspended(companyID))) return false
  const store = yield* findStore(scope, storeID)
  if (store === undefined) return false
  const { publicURL } = yield* AppConfig
  const link = selfURL(publicURL, store.storeKey)
  yield* updateConversation(scope, convoID, { convoPayAnsweredOn: day })
  yield* queueMessage(scope, convo, {
    purpose: 'self',
    body: payAnswerText(storeName, link, languageFor(convo, ask.language)),
    at: now,
    sentByID: null,
    ...(from !== convo.custPhone && { to: from }),
  })
  return true
})
