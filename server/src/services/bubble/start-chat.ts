import { hash, randomInt } from 'node:crypto'
import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { BUBBLE_LIMITS } from '@xd/core/domain/bubble/limits.ts'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { NO_CODE, proofCode } from '@xd/core/domain/bubble/proof.ts'
import { CHAT_LASTS_MS, chatState } from '@xd/core/domain/bubble/session.ts'
import { visitorName } from '@xd/core/domain/bubble/visitor-name.ts'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import { isPhoneValue, plainName } from '@xd/core/domain/customer/name.ts'
import { isValidPhone, normalizePhone } from '@xd/core/domain/phone/normalize.ts'
import { isUSOrMexican } from '@xd/core/domain/phone/us-or-mexican.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Visitor } from '#caller.ts'
import { Database } from '#db/database.ts'
import { type CompanyScope, systemScope } from '#db/scope.ts'
import { fail, found, requireValid } from '#failure.ts'
import { chatsOfCustomer, findChatOfToken, insertChat } from '#queries/bubble-sessions.ts'
import { type LockedConversation, updateConversation } from '#queries/conversations.ts'
import { lockCustomer } from '#queries/customers.ts'
import { countOneMore } from '#queries/rate-limits.ts'
import { limitKeyOf } from '#services/limit-key.ts'
import { conversationWith } from '#services/messaging/incoming-conversation.ts'
import { networkOf } from '#services/network-of.ts'
import { hashToken, newToken } from '#services/session.ts'
import { countForStranger } from '#services/stranger-cap.ts'
import { findOpenBubble } from './find-bubble.ts'
import { presentVisitor } from './present-visitor.ts'
import { sendProofText } from './send-proof-text.ts'
import { noteWords, requireWords, writeWords } from './visitor-words.ts'

type Given = Input<'bubble/start'>

const checked = Effect.fnUntraced(function* (given: Given, language: Language) {
  const words = panelText(language)
  const [name, phone] = [plainName(given.name), normalizePhone(given.phone)]
  const fields = {
    ...((name === '' || isPhoneValue(name, phone)) && { name: words.badName }),
    ...(!isValidPhone(phone) && { phone: words.badPhone }),
    ...(!given.consent && { consent: words.agree }),
  }
  yield* requireValid(fields)
  yield* requireWords('message', given.message, language)
  return { name, phone, body: given.message }
})

/** A code that no other chat of this phone has. */
const freshCode = (taken: readonly string[]): string => {
  const code = proofCode(() => randomInt(1_000_000) / 1_000_000)
  return taken.includes(code) ? freshCode(taken) : code
}

/** The same form under the same key returns the same chat, if the first answer never arrived. */
const tokenFor = ({ clientKey, companyKey, storeID, name, phone, message }: Given): string =>
  typeof clientKey === 'string'
    ? hash('sha256', JSON.stringify([clientKey, companyKey, storeID, name, phone, message]), 'base64url')
    : newToken()

/**
 * Texts the phone, once a day, to ask for the code. Whether it sends one depends on the number's country and on how
 * many texts strangers have caused, never on what we know about the phone.
 */
const askForCode = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  { phone, wasTexted, language, at }: { phone: string; wasTexted: boolean; language: Language; at: number },
) {
  if (!isUSOrMexican(phone)) return { mayProve: false, textedAt: null }
  const { may, takeBack } = yield* countForStranger(scope.companyID, 'text', at)
  if (!may) return { mayProve: false, textedAt: null }
  const textedAt = wasTexted ? null : yield* sendProofText(scope, convo, language, at)
  if (textedAt === null) yield* takeBack
  return { mayProve: true, textedAt }
})

/**
 * Starts a visitor's chat with a store, in the conversation of the phone they typed. What we know about that phone
 * affects what is written and sent, but never the answer.
 */
export const startChat = Effect.fnUntraced(function* (given: Given, visitor: Visitor) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const bubble = yield* findOpenBubble(given.companyKey, visitor)
  const { companyID } = bubble.company
  const language = languageFor(bubble.company, given.language ?? 'en')
  const { stores } = presentVisitor(bubble, language, at)
  const { storeID } = yield* found(
    stores.find((store) => store.storeID === given.storeID),
    'store',
  )
  const { name, phone, body } = yield* checked(given, language)
  const scope: CompanyScope = { companyID, storeIDs: [storeID] }
  const wanted = tokenFor(given)
  const network = networkOf(visitor.ip)
  const limits = [
    { limitKey: yield* limitKeyOf('bubble-start', network), windowMs: HOUR_MS, most: BUBBLE_LIMITS.starts.hour },
    { limitKey: yield* limitKeyOf('bubble-start-day', network), windowMs: DAY_MS, most: BUBBLE_LIMITS.starts.day },
    {
      limitKey: yield* limitKeyOf('bubble-start-phone', `${companyID}/${phone}/${network}`),
      windowMs: DAY_MS,
      most: BUBBLE_LIMITS.startsOnPhoneFromOne,
    },
  ]
  const tooMany = fail('too_many', { sentence: panelText(language).tooMany })
  return yield* write(
    Effect.gen(function* () {
      const convo = yield* conversationWith(scope, phone, at, { ...visitorName(name), custLanguage: language })
      const { custID, convoID } = convo
      // One at a time: each counts what the others have done to this phone.
      yield* lockCustomer(scope, custID)
      const before = yield* findChatOfToken(systemScope('bubble'), hashToken(wanted))
      if (before && chatState(before, at) !== 'ended') return { sessionToken: wanted, chat: before }
      for (const { limitKey, windowMs, most } of limits)
        if ((yield* countOneMore(limitKey, windowMs, at)) > most) return yield* tooMany
      const chats = yield* chatsOfCustomer(scope, custID, at - DAY_MS)
      const recent = chats.filter(({ startedAt }) => startedAt > at - HOUR_MS)
      if (recent.length >= BUBBLE_LIMITS.startsOnPhone) return yield* tooMany
      const sessionToken = before ? newToken() : wanted
      const message = yield* writeWords(scope, convo, { body, at, clientMessageID: null })
      const wasTexted = chats.some((one) => one.textedAt !== null)
      const { mayProve, textedAt } = yield* askForCode(scope, convo, { phone, wasTexted, language, at })
      const begun = yield* insertChat({
        companyID,
        storeID,
        custID,
        convoID,
        tokenHash: hashToken(sessionToken),
        visitorName: name,
        language,
        code: mayProve ? freshCode(chats.map(({ code }) => code)) : NO_CODE,
        consentedAt: at,
        startedAt: at,
        seenAt: at,
        endsAt: at + CHAT_LASTS_MS,
        textedAt,
        lastMessageID: message.messageID,
      })
      yield* updateConversation(scope, convoID, { convoHasChat: 1 })
      yield* noteWords(scope, convo, begun, message)
      return { sessionToken, chat: begun }
    }),
  )
})
