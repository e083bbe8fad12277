import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { selfAskText } from '@xd/core/domain/self-service/ask.ts'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import type { Visitor } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { isAsked } from '#queries/asked-on-page.ts'
import { lockConversation } from '#queries/conversations.ts'
import { insertMessage } from '#queries/messages.ts'
import { activeTicketsOf } from '#queries/self-tickets.ts'
import { customersLine } from '#services/messaging/customers-line.ts'
import { noteInConversation } from '#services/messaging/incoming-conversation.ts'
import { silentConversation } from '#services/messaging/silent-conversation.ts'
import { selfCustomer } from './proof.ts'

/** A customer asks the store about a ticket of theirs: a message in the conversation, once until staff reply. */
export const askAboutTicket = Effect.fnUntraced(function* (
  { ticketNumber: typed, kind, language: asked }: Input<'my/ask'>,
  visitor: Visitor,
) {
  const { write } = yield* Database
  const { store, language, scope, customer } = yield* selfCustomer(visitor, asked)
  const { errors } = selfPageText(language)
  if (customer === undefined) return yield* fail('phone_unproved', { sentence: errors.proofOver })
  const { companyID, storeID } = store
  const { custID } = customer
  const at = yield* Clock.currentTimeMillis
  const ticketNumber = ticketNumberOf(typed)
  const open = yield* activeTicketsOf({ companyID, storeID, custID })
  if (!open.some((ticket) => ticket.ticketNumber === ticketNumber))
    return yield* fail('ticket_closed', { sentence: errors.notOpen })
  const body = selfAskText(kind, ticketNumber)
  yield* write(
    Effect.gen(function* () {
      const convoID = yield* silentConversation({ companyID, storeID, custID }, at)
      const convo = yield* found(yield* lockConversation(scope, convoID), 'conversation')
      if (yield* isAsked(scope, { convoID, body })) return
      const message = yield* insertMessage(customersLine(convo, { body, at }))
      yield* noteInConversation(scope, convo, { message, asksForAnswer: true })
    }),
  )
  return { asked: true }
})
