// Whether a message may be sent, with the reason if not. Every sender checks: composer, mailer, reminder, API,
// terminal.
import { type Can, no, yes } from '#domain/access/can.ts'
import { CARD_NUMBER_UNSENT, hasCardNumber } from '#domain/text/card-number.ts'
import { grouped } from '#domain/text/figure.ts'
import type { MessageChannel } from './channel.ts'
import { EMAIL_MAX_CHARACTERS, MESSAGE_MAX_MEDIA } from './limits.ts'
import { MESSAGE_MAX_CHARACTERS } from './segments.ts'
import { isLost, type MessageStatus } from './status.ts'
import { canSendFilled } from './template.ts'

export interface Recipient {
  readonly optedOut: boolean
  readonly blocked: boolean
  readonly custPhone?: string | null
  readonly custEmail?: string | null
}

export interface SendingStore {
  readonly storeSMSNumber: string | null
  readonly storeEnabled?: boolean
  readonly storeDeleted?: boolean
}

export interface MessageDraft {
  readonly channel: MessageChannel
  readonly body: string
  readonly mediaCount: number
}

export interface SentMessage {
  readonly messageDirection: 'in' | 'out'
  readonly messageStatus: MessageStatus
}

export const OPTED_OUT_REASON = 'This customer opted out of texts. They must text START before you can write again.'

// Whether the customer can be reached at all, with any message: this is what disables the composer.
const reach = (channel: MessageChannel, customer: Recipient, store: SendingStore): Can => {
  if (customer.blocked) return no('This customer is blocked.')
  if (store.storeDeleted || store.storeEnabled === false)
    return no('This store is switched off and can’t send messages.')
  if (channel === 'web') return yes
  if (channel === 'email')
    return customer.custEmail === null || customer.custEmail === '' ? no('This customer has no email address.') : yes
  if (customer.optedOut) return no(OPTED_OUT_REASON)
  if (customer.custPhone === null || customer.custPhone === '') return no('This customer has no phone number.')
  return store.storeSMSNumber
    ? yes
    : no('This store has no texting number yet. Add one in the Control Panel, under Stores.')
}

const compose = ({ channel, body, mediaCount }: MessageDraft): Can => {
  if (body.trim() === '' && mediaCount === 0) return no('Write a message first.')
  if (mediaCount > MESSAGE_MAX_MEDIA) return no(`A message can have at most ${MESSAGE_MAX_MEDIA} pictures.`)
  const characters = Array.from(body).length
  // A message in the chat bubble may have to follow its visitor by text.
  if (channel !== 'email' && characters > MESSAGE_MAX_CHARACTERS) {
    return no(`The message is too long: ${grouped(characters)} characters, 1,600 at most.`)
  }
  if (channel === 'email' && characters > EMAIL_MAX_CHARACTERS)
    return no('The email is too long: 50,000 characters at most.')
  return hasCardNumber(body) ? no(CARD_NUMBER_UNSENT) : canSendFilled(body)
}

const send = (draft: MessageDraft, customer: Recipient, store: SendingStore): Can => {
  const reachable = reach(draft.channel, customer, store)
  return reachable.ok ? compose(draft) : reachable
}

// A retry is a new attempt at a message that did not arrive.
const retry = (message: SentMessage, channel: MessageChannel, customer: Recipient, store: SendingStore): Can => {
  if (message.messageDirection === 'in') return no('Only a message that you sent can be sent again.')
  if (!isLost(message.messageStatus)) return no('Only a message that was not delivered can be sent again.')
  return reach(channel, customer, store)
}

export const messageCan = { reach, compose, send, retry }
