import { randomInt } from 'node:crypto'
import { Clock, Effect, Option } from 'effect'
import { CODE_LIMITS, codeText, phoneCode } from '@xd/core/domain/self-service/code.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { Database } from '#db/database.ts'
import { type CompanyScope, systemScope } from '#db/scope.ts'
import { lockConversation } from '#queries/conversations.ts'
import { findCustomerByPhone } from '#queries/customers.ts'
import { setCode } from '#queries/self-codes.ts'
import { limitKeyOf } from '#services/limit-key.ts'
import { requireReachable } from '#services/messaging/may-send.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'
import { silentConversation } from '#services/messaging/silent-conversation.ts'
import { countForStranger } from '#services/stranger-cap.ts'

/** The job's payload: a phone that asked for a code. */
export interface TextCode {
  readonly codeID: number
  readonly storeID: number
  readonly phone: string
  readonly language: Language
  readonly askedAt: number
}

export const codeHashOf = (codeID: number, code: string) => limitKeyOf('self-code', `${codeID}/${code}`)

/**
 * Texts a code to a phone that asked for one, once, if a customer has it who may be texted. Nobody waits for this, so its
 * time says nothing about the phone.
 */
export const textCode = Effect.fnUntraced(function* (
  companyID: number,
  { codeID, storeID, phone, language, askedAt }: TextCode,
) {
  const { write } = yield* Database
  const scope: CompanyScope = { companyID, storeIDs: [storeID] }
  const now = yield* Clock.currentTimeMillis
  const until = askedAt + CODE_LIMITS.lastsMs
  if (now >= until) return
  yield* write(
    Effect.gen(function* () {
      const customer = yield* findCustomerByPhone(scope, phone)
      if (customer === undefined) return
      const { custID, custPhone } = customer
      const convoID = yield* silentConversation({ companyID, storeID, custID }, now)
      const convo = yield* lockConversation(scope, convoID)
      if (convo === undefined || Option.isNone(yield* Effect.option(requireReachable(convo)))) return
      const { may } = yield* countForStranger(companyID, 'text', now)
      if (!may) return
      const code = phoneCode(() => randomInt(1_000_000) / 1_000_000)
      if (!(yield* setCode(systemScope('self-service'), codeID, yield* codeHashOf(codeID, code)))) return
      yield* queueMessage(scope, convo, {
        purpose: 'code',
        body: codeText(convo.storeName, code, language),
        at: now,
        sentByID: null,
        until,
        ...(phone !== custPhone && { to: phone }),
      })
    }),
  )
})
