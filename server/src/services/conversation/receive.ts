import { Clock, Effect } from 'effect'
import { getsAutomaticAnswer } from '@xd/core/domain/message/automatic-answer.ts'
import { keywordLanguage } from '@xd/core/domain/message/keyword.ts'
import { isFromPhone } from '@xd/core/domain/message/text-sender.ts'
import { visibleText } from '@xd/core/domain/text/visible.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { Database, enqueue } from '#db/database.ts'
import { type CompanyScope, systemScope } from '#db/scope.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { findStoreByNumber } from '#queries/incoming.ts'
import { insertIncoming } from '#queries/messages.ts'
import type { IncomingText } from '#providers/texting/texting.ts'
import { customerTexted } from '#reactions.ts'
import type { FetchMediaJob } from '#services/messaging/fetch-media.ts'
import { answerPayAsk } from '#services/self-service/answer-pay-ask.ts'
import { provePhone } from '#services/bubble/prove-phone.ts'
import { autoReply } from '#services/messaging/auto-reply.ts'
import { flagOptOut } from '#services/messaging/flag-opt-out.ts'
import { conversationWith, noteInConversation } from '#services/messaging/incoming-conversation.ts'
import { keywordOf, obeyKeyword } from '#services/messaging/incoming-keyword.ts'

/**
 * Receives a customer's text, once even if the carrier delivers it again, and under the carrier's time if it is late.
 * Its pictures are fetched afterwards, so that the carrier gets its answer at once. If it is for no one here, returns
 * why: the number is no store's, or the sender is no phone.
 */
export const receiveText = Effect.fnUntraced(function* (given: IncomingText) {
  // PostgreSQL cannot store U+0000.
  const text = { ...given, body: visibleText(given.body.replaceAll('\u0000', '')) }
  if (!isFromPhone(text.from)) return 'no phone'
  // Comes before everything else: an unavailable database may take its time.
  const now = yield* Clock.currentTimeMillis
  const { write } = yield* Database
  const store = yield* findStoreByNumber(systemScope('texting-webhook'), text.to)
  if (!store) return 'no store'
  const { companyID, storeID } = store
  const scope: CompanyScope = { companyID, storeIDs: [storeID] }
  const at = Math.min(text.at ?? now, now)
  yield* write(
    Effect.gen(function* () {
      const convo = yield* conversationWith(scope, text.from, at)
      const message = yield* insertIncoming(rowOf(scope, convo, text, at))
      if (!message) return
      const keyword = keywordOf(text, { optedOut: convo.custOptedOutAt !== null })
      const proves = keyword === undefined && (yield* provePhone(scope, convo, text.body, at))
      const asks = { body: text.body, from: text.from, writtenAt: at, now }
      const isAnswered = keyword === undefined && !proves && (yield* answerPayAsk(scope, convo, asks))
      yield* noteInConversation(scope, convo, {
        message,
        asksForAnswer: keyword === undefined && !proves,
        isNews: !isAnswered,
      })
      yield* customerTexted(scope, {
        storeID,
        custID: convo.custID,
        phone: text.from,
        body: text.body,
        at,
        isStop: keyword === 'stop',
        isCommand: keyword !== undefined || proves || isAnswered,
      })
      for (const [position, { url, type }] of text.media.entries()) {
        const job: FetchMediaJob = { messageID: message.messageID, position, url, type }
        yield* enqueue({
          companyID,
          kind: 'fetch-media',
          uniqueKey: `fetch-media/${job.messageID}/${position}`,
          payload: job,
        })
      }
      if (keyword !== undefined)
        yield* obeyKeyword(scope, convo, {
          keyword,
          answered: text.answeredKeyword !== null,
          language: keywordLanguage(text.body),
          from: text.from,
          at,
        })
      // A chat bubble's code is not a question, and a customer who asks for no more texts gets no automatic ones.
      else if (!proves && !isAnswered && !(yield* flagOptOut(scope, convo, message)) && getsAutomaticAnswer(at, now))
        yield* autoReply(scope, convo, text.from, now)
    }),
  )
  return 'taken'
})

const rowOf = (
  { companyID }: CompanyScope,
  { convoID, storeID, custID }: LockedConversation,
  text: IncomingText,
  at: number,
) => {
  const messageBody = text.body
  return {
    companyID,
    storeID,
    convoID,
    custID,
    messageDirection: 'in' as const,
    messageChannel: 'sms' as const,
    messageSubject: null,
    messageBody,
    messageSearch: foldText(messageBody),
    messageStatus: 'received' as const,
    messageAt: at,
    providerMessageID: text.providerMessageID,
    messageTo: text.from,
  }
}
