import { Schema } from 'effect'
import {
  BUBBLE_KEY_MIN,
  BUBBLE_LIMITS,
  BUBBLE_MAX_MEDIA,
  BUBBLE_NAME_MAX,
  BUBBLE_READ_CHARACTERS,
} from '#domain/bubble/limits.ts'
import { LEAD_ITEM_MAX, LEAD_WANTS } from '#domain/bubble/lead.ts'
import { CHAT_STATES } from '#domain/bubble/session.ts'
import { BUBBLE_POSITIONS } from '#domain/bubble/settings.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'
import { call, perAddress } from './call.ts'
import { ClientKey, ID, Instant, maybe, text } from './value.ts'

const language = Schema.optional(Schema.Literals(LANGUAGES))
/** The secret of one chat. Anything that cannot be one names no chat, and is answered 404 like any unknown one. */
const sessionToken = text(100)

const ChatMessage = Schema.Struct({
  messageID: Schema.Finite,
  from: Schema.Literals(['visitor', 'store']),
  body: Schema.String,
  at: Instant,
  /** Their addresses work for a day. */
  pictures: Schema.Array(
    Schema.Struct({
      url: Schema.String,
      width: Schema.NullOr(Schema.Finite),
      height: Schema.NullOr(Schema.Finite),
    }),
  ),
  /** The visitor’s own. */
  clientMessageID: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'ChatMessage' })

const chat = {
  messages: Schema.Array(ChatMessage),
  chat: Schema.Struct({
    state: Schema.Literals(CHAT_STATES),
    storeID: Schema.Finite,
    /** A text can be sent to the phone the visitor gave; null once it is proved, or if no text can be sent. */
    code: Schema.NullOr(Schema.String),
    /** Whether staff have seen everything the visitor wrote. */
    seen: Schema.Boolean,
    /** Someone is writing an answer for the bubble. */
    typing: Schema.Boolean,
  }),
}

/** For visitors of a shop’s web site: no session, and nothing that belongs to anyone but their own chat. */
export const bubble = {
  'bubble/fetch': call({
    summary: 'The chat bubble’s contents for a visitor, in their language. 404 if there is none, or it is turned off.',
    access: 'anyone',
    limit: perAddress(BUBBLE_LIMITS.polls, MINUTE_MS),
    kind: 'read',
    input: { companyKey: text(100), language },
    output: {
      bubble: Schema.Struct({
        companyName: Schema.String,
        companyLogo: Schema.NullOr(Schema.String),
        language: Schema.Literals(LANGUAGES),
        languages: Schema.Array(Schema.Literals(LANGUAGES)),
        color: Schema.String,
        /** Black or white, whichever is readable on the color. */
        ink: Schema.String,
        position: Schema.Literals(BUBBLE_POSITIONS),
        greeting: Schema.String,
        consent: Schema.String,
        /** Visitors can ask for a quote. */
        quotes: Schema.Boolean,
        /** No store takes messages now, so nothing is shown. */
        hidden: Schema.Boolean,
        stores: Schema.Array(
          Schema.Struct({
            storeID: Schema.Finite,
            storeName: Schema.String,
            storePhone: Schema.String,
            open: Schema.Boolean,
            /** When it opens again, in words; null while it is open, or if nobody knows. */
            reopens: Schema.NullOr(Schema.String),
          }),
        ),
        words: Schema.Record(Schema.String, Schema.String),
      }),
    },
  }),
  'bubble/start': call({
    summary:
      'Starts a visitor’s chat with a store: it appears in the phone’s conversation. The same form with the same `clientKey` starts once. A US or Mexican phone gets one text a day, asking for the code. An address may start five an hour and twenty a day. The answer is the same whether or not that phone is known, blocked or opted out.',
    access: 'anyone',
    limit: perAddress(BUBBLE_LIMITS.tries, MINUTE_MS),
    kind: 'write',
    input: {
      companyKey: text(100),
      storeID: ID,
      name: text(BUBBLE_NAME_MAX),
      phone: text(40),
      message: text(BUBBLE_READ_CHARACTERS),
      consent: Schema.Boolean,
      language,
      /** A random secret made by the page. Sending the same form with it again returns the chat that was started. */
      clientKey: maybe(ClientKey.check(Schema.isMinLength(BUBBLE_KEY_MIN))),
      /** Hidden in the form: people leave it empty, bots fill it in. */
      website: maybe(text(500)),
    },
    output: { sessionToken: Schema.String, ...chat },
  }),
  'bubble/messages': call({
    summary:
      'The chat’s messages after one of them. With `wait`, the answer comes as soon as there is news, or after 25 seconds; `state`, `seen` and `typing` are what the visitor already knows. Messages up to `after` have reached the visitor, and staff can see that.',
    access: 'anyone',
    limit: perAddress(BUBBLE_LIMITS.polls, MINUTE_MS),
    kind: 'write',
    input: {
      sessionToken,
      after: maybe(ID),
      wait: maybe(Schema.Boolean),
      state: maybe(Schema.Literals(CHAT_STATES)),
      seen: maybe(Schema.Boolean),
      typing: maybe(Schema.Boolean),
      language,
    },
    output: chat,
  }),
  'bubble/typing': call({
    summary:
      'Shows staff who are viewing the conversation, for six seconds, that the visitor is typing. Nothing is stored.',
    access: 'anyone',
    limit: perAddress(BUBBLE_LIMITS.typings, MINUTE_MS),
    kind: 'read',
    input: { sessionToken },
  }),
  'bubble/send': call({
    summary: 'A visitor’s next message, of at most 1,000 characters. The same `clientMessageID` sends once.',
    access: 'anyone',
    limit: perAddress(BUBBLE_LIMITS.sends, MINUTE_MS),
    kind: 'write',
    input: {
      sessionToken,
      body: text(BUBBLE_READ_CHARACTERS),
      clientMessageID: ClientKey,
      /** Uploaded in this chat. */
      media: maybe(Schema.Array(ID).check(Schema.isMaxLength(BUBBLE_MAX_MEDIA))),
      language,
    },
    output: chat,
    failures: ['chat_over'],
  }),
  'bubble/ask-quote': call({
    summary:
      'Asks for a quote on an item, with 1 to 4 pictures uploaded in this chat. `body` is the message that goes with them. The same `clientMessageID` asks once. 404 if the shop takes no quote requests.',
    access: 'anyone',
    limit: perAddress(BUBBLE_LIMITS.quotes, HOUR_MS),
    kind: 'write',
    input: {
      sessionToken,
      item: text(LEAD_ITEM_MAX),
      want: Schema.Literals(LEAD_WANTS),
      body: maybe(text(BUBBLE_READ_CHARACTERS)),
      media: Schema.Array(ID).check(Schema.isMaxLength(BUBBLE_MAX_MEDIA)),
      clientMessageID: ClientKey,
      language,
    },
    output: chat,
    failures: ['chat_over'],
  }),
  'bubble/upload': call({
    summary:
      'A visitor’s picture of at most 10 MB, for their next message. The chat’s token is in the header `authorization: Bearer`.',
    access: 'anyone',
    limit: perAddress(BUBBLE_LIMITS.uploads, HOUR_MS),
    kind: 'write',
    body: 'multipart',
    input: { file: Schema.Uint8Array },
    output: { mediaID: Schema.Finite },
    failures: ['unsupported_media', 'chat_over'],
  }),
}
