import { Schema } from 'effect'
import { CONVERSATION_FLAGS } from '#domain/conversation/flags.ts'
import { MESSAGE_CHANNELS } from '#domain/message/channel.ts'
import { MESSAGE_MAX_MEDIA } from '#domain/message/limits.ts'
import { Draft } from '#contract/entity/draft.ts'
import { Conversation } from '#contract/entity/conversation.ts'
import { Customer } from '#contract/entity/customer.ts'
import { Message } from '#contract/entity/message.ts'
import { CHAT_STATES } from '#domain/bubble/session.ts'
import { call } from './call.ts'
import { labels, seenLabels } from './chosen-labels.ts'
import { seen } from './seen.ts'
import { ClientKey, ID, Instant, maybe, text } from './value.ts'

/** Pictures uploaded earlier, in order. */
const media = maybe(Schema.Array(ID).check(Schema.isMaxLength(MESSAGE_MAX_MEDIA)))

const found = { convoID: 'conversation' } as const

/** A website visitor’s chat in a conversation, as staff see it. */
const Chat = Schema.Struct({
  chatID: Schema.Finite,
  state: Schema.Literals(CHAT_STATES),
  /** The name the visitor gave. */
  visitorName: Schema.String,
  /** Where an answer sent as `web` would go now. */
  answersGo: Schema.Literals(['bubble', 'text', 'nowhere']),
  startedAt: Instant,
}).annotate({ identifier: 'Chat' })

export const conversations = {
  'customers/conversation/fetch': call({
    summary: 'A customer’s conversation with a store (404 when they have none), or a conversation by its `convoID`.',
    access: 'messages',
    kind: 'read',
    input: { custID: maybe(ID), storeID: maybe(ID), convoID: maybe(ID) },
    output: {
      convo: Conversation,
      /** License and custom fields only for callers who have `customers`. */
      customer: Customer,
      /** The caller's draft in it. */
      draft: Schema.NullOr(Draft),
      /**
       * The website chat that answers go to by default: a proved one first, else the latest one. Null if no visitor
       * ever wrote in it.
       */
      chat: Schema.NullOr(Chat),
      /** Every open chat, oldest first. */
      chats: Schema.Array(Chat),
    },
    finds: { custID: 'customer', storeID: 'store', convoID: 'conversation' },
  }),
  'customers/conversation/start': call({
    summary: 'A customer’s conversation with a store, created if there is none.',
    access: 'messages',
    kind: 'write',
    input: { custID: ID, storeID: ID },
    output: { convo: Conversation, customer: Customer },
    finds: { custID: 'customer', storeID: 'store' },
  }),
  'customers/conversation/messages/fetch': call({
    summary: 'A page of messages before `beforeID` (the newest without it), oldest first.',
    access: 'messages',
    kind: 'read',
    input: {
      convoID: ID,
      beforeID: maybe(ID),
      perPage: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
    },
    output: {
      messages: Schema.Array(Message),
      hasMore: Schema.Boolean,
      /** Scheduled messages, the next one first; only with the newest page. */
      scheduled: Schema.Array(Message),
      /** With the oldest page: messages from before then were deleted by the company’s retention rule. */
      deletedBefore: Schema.NullOr(Instant),
    },
    finds: found,
  }),
  'customers/conversation/draft/save': call({
    summary:
      'Saves the caller’s draft in a conversation. An empty draft without pictures is deleted, and so is one that is sent.',
    access: 'messages',
    kind: 'write',
    input: {
      convoID: ID,
      body: text(50_000),
      channel: maybe(Schema.Literals(MESSAGE_CHANNELS)),
      subject: maybe(text(200)),
      media,
    },
    output: { draft: Schema.NullOr(Draft) },
    finds: { ...found, media: 'picture' },
  }),
  'customers/conversation/messages/send': call({
    summary:
      'Sends a text or email, answers a visitor in the chat bubble, or with `sendAt` schedules it. The same `clientMessageID` sends once and returns the same message.',
    access: 'messages',
    kind: 'write',
    input: {
      convoID: ID,
      body: text(50_000),
      /**
       * `web`: shown in the chat bubble while its visitor is there; texted once a visitor with a proved phone has left.
       */
      channel: maybe(Schema.Literals(MESSAGE_CHANNELS)),
      /** For `web`: the chat it was written for, and goes to. Without it, the conversation’s `chat`. */
      chatID: maybe(ID),
      subject: maybe(text(200)),
      media,
      clientMessageID: ClientKey,
      ...seen,
      /** When to send it; a time in the past means now. */
      sendAt: maybe(Instant),
      /** With `sendAt`: do not send if the customer writes first. */
      discardOnReply: maybe(Schema.Boolean),
      /** Without `sendAt`: held for a few seconds (`XD_UNDO_SECONDS`), during which `unschedule` takes it back. */
      undo: maybe(Schema.Boolean),
    },
    output: { message: Message },
    failures: [
      'newer_messages',
      'opted_out',
      'customer_blocked',
      'store_cannot_text',
      'no_email',
      'channel_off',
      'chat_over',
    ],
    finds: { ...found, media: 'picture' },
  }),
  'customers/conversation/messages/retry': call({
    summary: 'Sends an undelivered message again, as a new attempt.',
    access: 'messages',
    kind: 'write',
    input: { messageID: ID, ...seen },
    output: { message: Message },
    failures: [
      'newer_messages',
      'not_retryable',
      'no_email',
      'opted_out',
      'customer_blocked',
      'store_cannot_text',
      'channel_off',
    ],
    finds: { messageID: 'message' },
  }),
  'customers/conversation/messages/reschedule': call({
    summary: 'Changes the time of a scheduled message. One that was stopped is scheduled again.',
    access: 'messages',
    kind: 'write',
    input: { messageID: ID, sendAt: Instant, discardOnReply: maybe(Schema.Boolean), ...seen },
    output: { message: Message },
    failures: ['newer_messages', 'not_scheduled'],
    finds: { messageID: 'message' },
  }),
  'customers/conversation/messages/unschedule': call({
    summary: 'Cancels a scheduled message and returns it as it was.',
    access: 'messages',
    kind: 'write',
    input: { messageID: ID },
    output: { message: Message },
    failures: ['not_scheduled'],
    finds: { messageID: 'message' },
  }),
  'customers/conversation/messages/send-now': call({
    summary: 'Sends a scheduled message now and returns it as sent, under a new `messageID`.',
    access: 'messages',
    kind: 'write',
    input: { messageID: ID, ...seen },
    output: { message: Message },
    failures: [
      'newer_messages',
      'not_scheduled',
      'opted_out',
      'customer_blocked',
      'store_cannot_text',
      'no_email',
      'channel_off',
    ],
    finds: { messageID: 'message' },
  }),
  'customers/conversation/move-to-text': call({
    summary:
      'Continues by text with a website visitor whose phone is proved. Messages they have not received go out first.',
    access: 'messages',
    kind: 'write',
    input: { convoID: ID },
    output: { chat: Chat },
    failures: ['chat_over', 'opted_out', 'customer_blocked', 'store_cannot_text', 'channel_off'],
    finds: found,
  }),
  'customers/conversation/set-labels': call({
    summary: 'Sets a conversation’s labels.',
    access: 'labels',
    kind: 'write',
    input: { convoID: ID, labels, seenLabels },
    output: { convo: Conversation },
    finds: { ...found, labels: 'label' },
  }),
  'customers/conversation/set-flag': call({
    summary: 'Flags a conversation.',
    access: 'messages',
    kind: 'write',
    input: { convoID: ID, flag: Schema.Literals(CONVERSATION_FLAGS) },
    output: { convo: Conversation },
    finds: found,
  }),
  'customers/conversation/opt-out': call({
    summary:
      'Opts the customer out of all the company’s texts, as STOP does, when they asked for it in other words. One text confirms it within five minutes of their words; only their START brings texts back.',
    access: 'messages',
    kind: 'write',
    input: { convoID: ID },
    output: { customer: Customer },
    finds: found,
  }),
  'customers/conversation/assign-user': call({
    summary: 'Assigns a conversation to an employee of its store, or to nobody.',
    access: 'messages',
    kind: 'write',
    input: { convoID: ID, userID: Schema.NullOr(ID) },
    output: { convo: Conversation },
    finds: { ...found, userID: 'user' },
  }),
  'customers/conversation/archive': call({
    summary:
      'Archives one or many conversations, or moves them back to the inbox. With `lastSeenMessageID`, those the customer has written in since are left alone.',
    access: 'messages',
    kind: 'write',
    input: {
      convoID: maybe(ID),
      convoIDs: maybe(Schema.Array(ID).check(Schema.isMaxLength(1000))),
      archived: maybe(Schema.Boolean),
      /**
       * The newest message seen in any of them. A conversation with a newer message is left alone; if none remain, 409
       * `newer_messages`.
       */
      lastSeenMessageID: maybe(ID),
    },
    output: { count: Schema.Finite },
    failures: ['newer_messages'],
    finds: { convoID: 'conversation', convoIDs: 'conversation' },
  }),
  'customers/conversation/read': call({
    summary: 'Marks a conversation read, or unread.',
    access: 'messages',
    kind: 'write',
    input: { convoID: ID, unread: maybe(Schema.Boolean) },
    output: { convo: Conversation },
    finds: found,
  }),
}
