import { Effect } from 'effect'
import { codeIn } from '@xd/core/domain/bubble/proof.ts'
import { CHAT_LASTS_MS, chatState } from '@xd/core/domain/bubble/session.ts'
import { visitorName } from '@xd/core/domain/bubble/visitor-name.ts'
import { hasNoName } from '@xd/core/domain/customer/name.ts'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type ChatRow, chatsOfCustomer, updateChat } from '#queries/bubble-sessions.ts'
import { insertConsents } from '#queries/consents.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { otherPhonesOf } from '#queries/customer-phones.ts'
import { findCustomerRow, updateCustomer } from '#queries/customers.ts'
import { refoldPayments } from '#services/customers/refold-payments.ts'
import { followVisitor } from './follow-visitor.ts'
import { emit } from '#db/database.ts'

/** How far back an open chat can have begun: no chat lasts longer. */
const LONGEST_CHAT_MS = 7 * CHAT_LASTS_MS

/** An unnamed contact gets the name the visitor gave. */
const nameContact = Effect.fnUntraced(function* (scope: CompanyScope, { custID, visitorName: typed }: ChatRow) {
  const customer = yield* findCustomerRow(scope, custID)
  if (customer === undefined || !hasNoName(customer, customer.custPhone)) return
  const name = visitorName(typed)
  const otherPhones = (yield* otherPhonesOf(scope, [custID])).get(custID) ?? []
  const found = foldCustomer({ ...customer, ...name, otherPhones })
  yield* updateCustomer(scope, custID, { ...name, ...found })
  yield* refoldPayments(scope, custID)
})

/** If a text is a chat's code, its phone is the visitor's. Returns whether it is. */
export const provePhone = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { custID, custBlocked, custOptedOutAt }: Pick<LockedConversation, 'custID' | 'custBlocked' | 'custOptedOutAt'>,
  body: string,
  at: number,
) {
  const code = codeIn(body)
  if (code === undefined || custBlocked === 1) return false
  const chats = yield* chatsOfCustomer(scope, custID, at - LONGEST_CHAT_MS)
  const chat = chats.find((one) => one.code === code && chatState(one, at) === 'unproved')
  if (chat === undefined) return false
  const { companyID, sessionID, storeID, convoID, consentedAt } = chat
  yield* updateChat(scope, sessionID, { provedAt: at })
  yield* nameContact(scope, chat)
  // After STOP, only START lets texts through again. Consent recorded here would wrongly say that texts are allowed.
  if (custOptedOutAt === null) {
    const consent = { companyID, custID, consentKind: 'service', given: 1, source: 'web', at: consentedAt } as const
    yield* insertConsents([{ ...consent, userID: null }])
  }
  yield* followVisitor(chat, at)
  yield* emit('reload_customer', { custID }, { companyID })
  yield* emit('reload_convo_sms', { convoID }, { companyID, storeID })
  return true
})
