import { Schema } from 'effect'
import { SELF_ASKS } from '#domain/self-service/ask.ts'
import { CODE_LIMITS } from '#domain/self-service/code.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { TICKETS_MAX } from '#domain/ticket/ticket-list.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'
import { MyTicket, SelfServiceSettings } from '#contract/entity/self-service.ts'
import { call, perAddress } from './call.ts'
import { Dollars, ID, Instant, maybe, text, Version } from './value.ts'

/** In every answer: whoever can't go on here calls. */
const store = Schema.Struct({ storeName: Schema.String, storePhone: Schema.String, storeTimezone: Schema.String })
/** 404 if there is no such store, or its self-service is off. */
const storeKey = text(100)
const language = Schema.optional(Schema.Literals(LANGUAGES))
const ticketNumber = text(40)

/** The cookie that `my/prove` sets is sent along by any page, so none but our own may make these calls. */
const ofCustomer = { access: 'anyone', ownOrigin: true } as const

/** For customers who pay without a clerk: no session of ours, no name, no other store, and no messages. */
export const selfService = {
  'my/start': call({
    summary:
      'Texts a code of six digits to a phone, if one of the store’s customers has it, has not opted out and is not blocked: at most three an hour, to listed US and Mexican area codes only. The answer is the same for every phone.',
    ...ofCustomer,
    limit: perAddress(CODE_LIMITS.startsPerAddressAndHour, HOUR_MS),
    kind: 'write',
    input: { storeKey, phone: text(40), language },
    output: { store },
  }),
  'my/prove': call({
    summary:
      'Proves the phone with its code, and sets a cookie for 30 minutes. A code is good for ten minutes, the last one that a phone may get in an hour until it may get another, and for five tries from an address.',
    ...ofCustomer,
    limit: perAddress(30, MINUTE_MS),
    kind: 'write',
    input: { storeKey, phone: text(40), code: text(20), language },
    output: { expires: Instant },
    failures: ['code_refused'],
  }),
  'my/fetch': call({
    summary: 'The active tickets that the proved phone’s customers have at the store, earliest due first.',
    ...ofCustomer,
    limit: perAddress(60, MINUTE_MS),
    kind: 'read',
    input: { language },
    output: {
      store,
      tickets: Schema.Array(MyTicket),
      /** The fee for paying here, in percent of all that is paid at once and on top of it; 0 if there is none. */
      feePercent: Schema.Finite,
      expires: Instant,
    },
    failures: ['phone_unproved'],
  }),
  'my/pay': call({
    summary:
      'Requests what is due on these tickets, and answers with the page to pay it on. The same tickets asked for again are the same request, as long as it can be paid.',
    ...ofCustomer,
    limit: perAddress(20, MINUTE_MS),
    kind: 'write',
    input: {
      ticketNumbers: Schema.Array(ticketNumber).check(Schema.isMinLength(1), Schema.isMaxLength(TICKETS_MAX)),
      language,
    },
    output: { paymentURL: Schema.String },
    failures: ['phone_unproved', 'ticket_closed', 'already_requested', 'book_stale', 'amount_limited', 'channel_off'],
  }),
  'my/ask': call({
    summary:
      'Tells the store, in the conversation, that the customer wants to renew a ticket or to know what pays it off, or has another question about it: once until staff reply.',
    ...ofCustomer,
    limit: perAddress(10, MINUTE_MS),
    kind: 'write',
    input: { ticketNumber, kind: Schema.Literals(SELF_ASKS), language },
    output: { asked: Schema.Boolean },
    failures: ['phone_unproved', 'ticket_closed'],
  }),
  'settings/self-service/fetch': call({
    summary: 'A store’s self-service settings: whether its customers can pay without a clerk, and the limits.',
    access: 'settings',
    feature: 'payments',
    kind: 'read',
    input: { storeID: ID },
    output: { settings: SelfServiceSettings },
    finds: { storeID: 'store' },
  }),
  'settings/self-service/save': call({
    summary: 'Sets a store’s self-service settings; omitted fields stay. `selfMaxAmount: null` means no limit.',
    access: 'settings',
    feature: 'payments',
    kind: 'write',
    input: {
      settings: Schema.Struct({
        storeID: ID,
        selfEnabled: maybe(Schema.Boolean),
        selfMaxAgeHours: maybe(Schema.Finite),
        selfMaxAmount: Schema.optional(Schema.NullOr(Dollars)),
        selfShowItems: maybe(Schema.Boolean),
      }),
      expectedVersion: maybe(Version),
    },
    output: { settings: SelfServiceSettings },
    failures: ['conflict'],
    finds: { 'settings.storeID': 'store' },
  }),
}
