import { Effect } from 'effect'
import { lackSentence } from '@xd/core/domain/pricing/features.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { messageCan } from '@xd/core/domain/message/can.ts'
import { fail } from '#failure.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { Email } from '#providers/email/email.ts'
import { Texting } from '#providers/texting/texting.ts'

const recipientOf = (convo: LockedConversation) => ({
  optedOut: convo.custOptedOutAt !== null,
  blocked: convo.custBlocked === 1,
  custPhone: convo.custPhone,
  custEmail: convo.custEmail,
})

const storeOf = (convo: LockedConversation) => ({
  storeSMSNumber: convo.storeSMSNumber,
  storeEnabled: convo.storeEnabled === 1,
  storeDeleted: convo.storeDeleted === 1,
})

/** In the chat bubble, someone who has opted out of texts can still be answered. */
const requireAnswerable = Effect.fnUntraced(function* (convo: LockedConversation) {
  const [recipient, store] = [recipientOf(convo), storeOf(convo)]
  const can = messageCan.reach('web', recipient, store)
  if (can.ok) return
  if (recipient.blocked) return yield* fail('customer_blocked')
  return yield* fail('store_cannot_text', { sentence: can.reason })
})

/** Fails unless a conversation's customer can be texted at all. Everything that sends texts checks this first. */
export const requireReachable = Effect.fnUntraced(function* (convo: LockedConversation) {
  const { on } = yield* Texting
  if (!on) return yield* fail('channel_off', { sentence: 'Texting is off because no texting account is set up.' })
  const [recipient, store] = [recipientOf(convo), storeOf(convo)]
  const can = messageCan.reach('sms', recipient, store)
  if (can.ok) return
  if (recipient.blocked) return yield* fail('customer_blocked')
  if (recipient.optedOut) return yield* fail('opted_out')
  return yield* fail('store_cannot_text', { sentence: can.reason })
})

const requireMailable = Effect.fnUntraced(function* (convo: LockedConversation) {
  if (!hasFeature(JSON.parse(convo.features) as string[], 'email'))
    return yield* fail('not_allowed', { sentence: lackSentence('email'), details: { feature: 'email' } })
  const { on } = yield* Email
  if (!on) return yield* fail('channel_off', { sentence: 'Email is off because no mail server is set up.' })
  const [recipient, store] = [recipientOf(convo), storeOf(convo)]
  const can = messageCan.reach('email', recipient, store)
  if (can.ok) return
  if (recipient.blocked) return yield* fail('customer_blocked')
  if (!recipient.custEmail) return yield* fail('no_email')
  return yield* fail('store_cannot_text', { sentence: can.reason })
})

/** Fails unless a conversation's customer can be reached this way. */
export const requireReachableBy = Effect.fnUntraced(function* (channel: MessageChannel, convo: LockedConversation) {
  if (channel === 'web') return yield* requireAnswerable(convo)
  return channel === 'email' ? yield* requireMailable(convo) : yield* requireReachable(convo)
})

/** Fails unless this message may be sent in this conversation. */
export const requireSendable = Effect.fnUntraced(function* (
  convo: LockedConversation,
  { channel, body, mediaCount }: { channel: MessageChannel; body: string; mediaCount: number },
) {
  yield* requireReachableBy(channel, convo)
  const can = messageCan.send({ channel, body, mediaCount }, recipientOf(convo), storeOf(convo))
  if (!can.ok) return yield* fail('invalid_input', { sentence: can.reason, fields: { body: can.reason } })
})
