import { Effect } from 'effect'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import { KEYWORD_ANSWER_MS } from '@xd/core/domain/message/automatic-answer.ts'
import { type MessageKeyword, messageKeyword } from '@xd/core/domain/message/keyword.ts'
import { keywordReply } from '@xd/core/domain/message/keyword-replies.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { CompanyScope } from '#db/scope.ts'
import { keywordsSince } from '#queries/consents.ts'
import { setOptedOut } from '#queries/incoming.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import type { IncomingText } from '#providers/texting/texting.ts'
import { recordKeyword } from '#services/consents/consents.ts'
import { emit } from '#db/database.ts'
import { keywordsByPhone } from '#services/consents/keywords-by-phone.ts'
import { queueMessage } from './queue-message.ts'

/** The keyword request in a text, as we or the carrier read it. START has a meaning only after STOP. */
export const keywordOf = (text: IncomingText, { optedOut }: { optedOut: boolean }): MessageKeyword | undefined => {
  const keyword = messageKeyword(text.body, { optedOut }) ?? text.answeredKeyword ?? undefined
  return keyword === 'start' && !optedOut ? undefined : keyword
}

interface Obeyed {
  readonly keyword: MessageKeyword
  /** By the carrier. */
  readonly answered?: boolean
  readonly language: Language
  /** The phone that wrote. The answer goes there, even if it is not the customer's main one. */
  readonly from?: string
  readonly at: number
  /** The user who read it in the customer's words, and when the customer wrote them. */
  readonly readBy?: number | null
  readonly askedAt?: number
}

/** Whether a customer has asked for the opposite since: the carrier may deliver an earlier text after a later one. */
const isOutdated = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { custID, custOptedOutAt }: LockedConversation,
  keyword: MessageKeyword,
  at: number,
) {
  if (keyword === 'help') return false
  if (keyword === 'start' && custOptedOutAt !== null && custOptedOutAt > at) return true
  const later = (yield* keywordsSince(scope, custID, at)).filter((one) => one.at > at)
  return later.some(({ given }) => (given === 1) === (keyword === 'stop'))
})

/**
 * Whether START from this phone undoes the customer's opt-out. Consent is revoked by number (47 CFR 64.1200(a)(10)).
 * Another phone of theirs takes back only its own STOP, while the main one, to which we write, speaks for them.
 */
const mayStart = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { custID, custPhone, custOptedOutAt }: Pick<LockedConversation, 'custID' | 'custPhone' | 'custOptedOutAt'>,
  from: string,
) {
  if (from === custPhone || custOptedOutAt === null) return true
  const stops = (yield* keywordsByPhone(scope, custID, custOptedOutAt)).filter(({ isStop }) => isStop)
  // If not one of these, a file or a merge opted them out.
  return (
    stops.some(({ at }) => at === custOptedOutAt) &&
    stops.every(({ phones }) => phones.length > 0 && phones.every((phone) => phone === from))
  )
})

/**
 * Carries out a keyword's request, and returns whether it had one. STOP opts out of all the company's stores at once
 * and is confirmed once. HELP and START are answered, in the word's language if the company writes in it. If the
 * carrier has answered, we don't answer again. An opted-out customer gets nothing but the one confirmation.
 */
export const obeyKeyword = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  { keyword, answered = false, language, from, at, readBy = null, askedAt = at }: Obeyed,
) {
  const { companyID } = scope
  const { custID, storeName, storePhone } = convo
  if (yield* isOutdated(scope, convo, keyword, at)) return false
  if (keyword === 'start' && from !== undefined && !(yield* mayStart(scope, convo, from))) return false
  if (keyword !== 'help') {
    const changed = yield* setOptedOut(scope, custID, keyword === 'stop' ? at : null, readBy)
    // A further STOP by text is recorded too, so it holds even if the merge or import that opted them out is undone.
    if (!changed && (keyword === 'start' || readBy !== null)) return false
    yield* recordKeyword(scope, custID, keyword, { at, userID: readBy })
    // Contacts are shared by all stores.
    yield* emit('reload_customer', { custID }, { companyID })
    if (!changed) return false
  } else if (convo.custOptedOutAt !== null) return false
  const until = askedAt + KEYWORD_ANSWER_MS
  if (answered || at > until || convo.storeSMSNumber === '') return true
  const store = { storeName, ...(storePhone !== '' && { storePhone: formatPhone(storePhone) }) }
  const body = keywordReply(keyword, store, languageFor(convo, language))
  const to = from === undefined || from === convo.custPhone ? {} : { to: from }
  const purpose = keyword === 'stop' ? 'confirmation' : 'answer'
  yield* queueMessage(scope, convo, { purpose, body, at, sentByID: null, owed: true, until, ...to })
  return true
})
