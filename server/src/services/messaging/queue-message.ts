import { Effect } from 'effect'
import { randomBytes } from 'node:crypto'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { goesInBulk, originOf } from '@xd/core/domain/message/origin.ts'
import type { Purpose } from '@xd/core/domain/message/withdrawals.table.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import type { Lane } from '#db/job-queue.ts'
import type { CompanyScope } from '#db/scope.ts'
import { sayInChat } from '#queries/bubble-messages.ts'
import type { ChatRow } from '#queries/bubble-sessions.ts'
import { type ConversationRow, updateConversation } from '#queries/conversations.ts'
import { attachMedia } from '#queries/message-media.ts'
import { answerLeadsOf } from '#services/leads/note-leads.ts'
import { insertMessage, type MessageRow } from '#queries/messages.ts'
import { enqueue, emit } from '#db/database.ts'

export interface NewMessage {
  /** Decides whether a customer who has withdrawn consent still gets it. */
  readonly purpose: Purpose
  readonly body: string
  readonly at: number
  /** The user who sends it; null for an automatic message. */
  readonly sentByID: number | null
  readonly clientMessageID?: string
  /** An email with this subject; a text without. */
  readonly subject?: string
  readonly mediaIDs?: readonly number[]
  /** The payment request this text carries. */
  readonly paymentID?: number
  /**
   * The customer's other phone that it answers, instead of their main one; or the email address for a customer without
   * one.
   */
  readonly to?: string
  /** A receipt, or the answer to a keyword. It is sent even while the company is suspended. */
  readonly owed?: true
  /** When it becomes too late to send. After that, it is dropped. */
  readonly until?: number
  /** The visitor’s chat it goes to, instead of a phone. */
  readonly chat?: Pick<ChatRow, 'sessionID'>
}

/** Identifies one attempt to send. It is part of an address that the carrier calls back, so it must be unguessable. */
export const newSendKey = (): string => randomBytes(18).toString('base64url')

const channelOf = ({ chat, subject }: NewMessage): MessageChannel =>
  chat !== undefined ? 'web' : subject === undefined ? 'sms' : 'email'

type InConversation = Pick<ConversationRow, 'convoID' | 'storeID' | 'custID'>

/** The job's payload for an attempt to send. */
export interface SendJob {
  readonly messageID: number
  readonly sendKey: string
  /** Absent if staff wrote it. */
  readonly purpose?: Purpose
  /** The customer’s other phone, or an address for one who has none. */
  readonly to?: string
  /** When it became free to leave, if that is later than when its message was written. */
  readonly since?: number
  /** From then on, it is too late to send. */
  readonly until?: number
  /** Staff are sending it again, so its automatic sender has no more say. */
  readonly again?: true
}

/** Bulk messages have their own lane. For every other message, someone is waiting. */
export const laneOf = ({ messageOrigin }: Pick<MessageRow, 'messageOrigin'>): Lane =>
  goesInBulk(messageOrigin) ? 'mass' : 'person'

type ToSend = Pick<MessageRow, 'companyID' | 'convoID' | 'messageChannel' | 'messageOrigin'>

/**
 * A store's messages to one phone or mailbox are sent in the order they were created. Only bulk messages can be
 * overtaken: a person's text does not wait for them.
 */
export const enqueueSend = (message: ToSend, job: SendJob, owed = false) => {
  const { companyID, convoID, messageChannel } = message
  const lane = laneOf(message)
  return enqueue({
    companyID,
    kind: owed ? 'send-owed' : 'send-message',
    uniqueKey: `send-message/${job.sendKey}`,
    lane,
    line: `${lane === 'mass' ? 'mass-' : ''}${messageChannel}/${convoID}`,
    payload: job,
  })
}

/**
 * Writes an outgoing text or email in a conversation and queues it for the carrier or mail server, in the caller's
 * transaction: both happen or neither. A person's text answers the customer and becomes the inbox row's preview; an
 * automatic one does not.
 */
export const queueMessage = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: InConversation,
  message: NewMessage,
) {
  const { companyID } = scope
  const { convoID, storeID, custID } = convo
  const automatic = message.sentByID === null
  const sendKey = message.chat === undefined ? newSendKey() : null
  const row: MessageRow = yield* insertMessage({
    companyID,
    storeID,
    convoID,
    custID,
    messageDirection: 'out',
    messageChannel: channelOf(message),
    messageSubject: message.subject ?? null,
    messageBody: message.body,
    messageSearch: foldText([message.subject, message.body].filter(Boolean).join('\n')),
    messageStatus: message.chat === undefined ? 'queued' : 'sent',
    messageAt: message.at,
    messageSentByID: message.sentByID,
    messageAutomatic: automatic ? 1 : 0,
    messageOrigin: originOf(message.purpose),
    clientMessageID: message.clientMessageID ?? null,
    paymentID: message.paymentID ?? null,
    messageTo: message.to ?? null,
    sendKey,
  })
  const { messageID } = row
  yield* attachMedia(scope, messageID, message.mediaIDs ?? [])
  if (!automatic) {
    const answered = {
      convoLastMessageID: messageID,
      convoActivityAt: message.at,
      convoUnread: 0,
      convoWaitingSince: null,
    }
    yield* updateConversation(scope, convoID, answered)
    yield* emit('reload_inbox', { convoID }, { companyID, storeID })
    yield* answerLeadsOf(scope, convo, message.at)
  }
  if (message.chat !== undefined) yield* sayInChat(scope, message.chat!.sessionID, messageID)
  if (sendKey !== null)
    yield* enqueueSend(
      row,
      {
        messageID,
        sendKey,
        ...(automatic && { purpose: message.purpose }),
        ...(message.to !== undefined && { to: message.to }),
        ...(message.until !== undefined && { until: message.until }),
      },
      message.owed,
    )
  yield* emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
  return row
})
