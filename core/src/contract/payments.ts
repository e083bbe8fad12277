import { Schema } from 'effect'
import { PAYMENT_MODES } from '#domain/payment/mode.ts'
import { PAYMENT_PURPOSES } from '#domain/payment/purpose.ts'
import { REWRITE_STATES } from '#domain/ticket/rewrite.ts'
import { call } from './call.ts'
import { labels, seenLabels } from './chosen-labels.ts'
import { MOST_CHOSEN } from './chosen.ts'
import { listed, searchBy } from './list.ts'
import { overrideReason } from './override.ts'
import { seen } from './seen.ts'
import { Message } from '#contract/entity/message.ts'
import { IN_STORE, type InStore } from '#domain/renewal/offer.ts'
import { MilitaryCheck } from '#contract/entity/loan.ts'
import { RenewalAssent } from '#contract/entity/renewal.ts'
import { Impression, Payment } from '#contract/entity/payment.ts'
import { RequestTicket } from '#contract/entity/request-ticket.ts'
import { Share, StatusShares } from '#contract/entity/report.ts'
import { ClientKey, CustomFields, Dollars, ID, LocalDateTime, maybe, PaymentKey, requiredText, text } from './value.ts'

const byKey = { paymentKey: PaymentKey }
const found = { paymentKey: 'payment' } as const
const payment = { payment: Payment }

const PaymentSearch = searchBy(
  'filter',
  'store',
  'status',
  'origin',
  'label',
  'dateStart',
  'dateEnd',
  'custID',
  'paymentKeys',
)
export type PaymentSearch = typeof PaymentSearch.Type

export const payments = {
  'payments/list': call({
    summary:
      'Payment requests, newest first, 25 a page; `custID` limits them to one customer. `status`: all, sent, approved, canceled, declined or expired. `origin`: all, staff, self (the customer, without a clerk) or schedule (a plan).',
    access: 'payments',
    feature: 'payments',
    kind: 'read',
    file: { name: 'payments', search: PaymentSearch },
    input: { search: maybe(PaymentSearch) },
    output: { payments: Schema.Array(Payment), ...listed },
  }),
  'payments/totals': call({
    summary:
      'Totals of a search’s requests, by status as shown, and how much was refunded, and the fees for paying online that were kept. Takes the same search as `payments/list`.',
    access: 'payments',
    feature: 'payments',
    kind: 'read',
    wide: true,
    input: { search: maybe(PaymentSearch) },
    output: { totals: Schema.Struct({ all: Share, ...StatusShares.fields, refunded: Dollars, onlineFees: Dollars }) },
  }),
  'payments/fetch': call({
    summary: 'One payment request, with its rewrite batch if it has one.',
    access: 'payments',
    feature: 'payments',
    kind: 'read',
    input: byKey,
    output: {
      ...payment,
      rewrite: Schema.NullOr(
        Schema.Struct({ rewriteID: Schema.Finite, rewriteState: Schema.Literals(REWRITE_STATES) }),
      ),
      /** The check for the Military Lending Act that its new loans rest on. */
      militaryCheck: Schema.NullOr(MilitaryCheck),
      /** The customer’s assent to new loans on the pay page, once paid. */
      renewalAssent: Schema.NullOr(RenewalAssent),
    },
    finds: found,
  }),
  'payments/impressions/fetch': call({
    summary: 'Who opened and who submitted the customer’s link, newest first, 5 a page.',
    access: 'payments',
    feature: 'payments',
    kind: 'read',
    input: { ...byKey, page: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))) },
    output: { impressions: Schema.Array(Impression), count: Schema.Finite },
    finds: found,
  }),
  'payments/check-tickets': call({
    summary:
      'What the store’s book and its notices say about the tickets of a request before it is sent: what is due and whether interest still runs, the most that `paymentNoticeFee` may be, and with `paymentRewrite` what speaks against rewriting them.',
    access: 'payments',
    feature: 'payments',
    kind: 'read',
    input: {
      convoID: ID,
      payment: Schema.Struct({
        paymentAmount: Dollars,
        paymentTicketList: text(4000),
        paymentNoticeFee: maybe(Dollars),
        paymentRewrite: maybe(Schema.Boolean),
        militaryCheck: maybe(MilitaryCheck),
      }),
    },
    output: {
      tickets: Schema.Array(RequestTicket),
      /** 0 if no notice after maturity was given about them, or its fee was asked for already. */
      maximumNoticeFee: Dollars,
      /** A book younger than 36 hours refuses; an older one only warns. */
      rewriteFindings: Schema.Array(Schema.Struct({ message: Schema.String, refuses: Schema.Boolean })),
      /** Where the new loans would be made; null if nothing is rewritten, or electronic renewals are off. */
      electronicRenewal: Schema.NullOr(
        Schema.Struct({
          /** Whether the pay page shows the terms and asks for assent. */
          offered: Schema.Boolean,
          /** Why the contract is signed in the store instead. */
          reason: Schema.NullOr(Schema.Literals(Object.keys(IN_STORE) as InStore[])),
        }),
      ),
    },
    finds: { convoID: 'conversation' },
  }),
  'payments/send': call({
    summary:
      'Requests a payment: texts the customer a link. `paymentAmount` is what is due, `paymentNoticeFee` how much of that is the fee for the notice after maturity. A request that redeems tickets says so in `paymentPurpose`; one that rewrites them renews. Where the store charges for either online, the answer’s `paymentFee` comes on top, if it is paid by card. The same `clientMessageID` requests once. With `paymentRewrite`, tickets that a book younger than 36 hours shows to have ended, to be another customer’s or to owe more in charges are refused without an `overrideReason`.',
    access: 'payments',
    feature: 'payments',
    kind: 'write',
    input: {
      convoID: ID,
      payment: Schema.Struct({
        paymentAmount: Dollars,
        paymentNoticeFee: maybe(Dollars),
        paymentMemo: requiredText(200),
        paymentReference: maybe(text(255)),
        paymentTicketList: maybe(text(4000)),
        paymentMode: Schema.Literals(PAYMENT_MODES),
        paymentValidBeforeLocalTZ: maybe(LocalDateTime),
        paymentRewrite: maybe(Schema.Boolean),
        paymentPurpose: maybe(Schema.Literals(PAYMENT_PURPOSES)),
        /** The customer's plan that it pays early: refused while another request of the plan is open. */
        planID: maybe(ID),
        /** Where new loans are made on the pay page: the check that the customer isn’t covered, at most 30 days before. */
        militaryCheck: maybe(MilitaryCheck),
        paymentCustomFields: maybe(CustomFields),
        paymentLabels: maybe(labels),
      }),
      clientMessageID: ClientKey,
      overrideReason,
      ...seen,
    },
    output: {
      payment: Payment,
      /** The same amount requested from the same customer within a day: a hint, never a refusal. */
      similar: Schema.optionalKey(Schema.String),
      /** Reasons from an older book not to rewrite its tickets: a hint, never a refusal. */
      rewriteWarnings: Schema.optionalKey(Schema.Array(Schema.String)),
      /** The request's tickets, as the store's book has them. */
      tickets: Schema.Array(RequestTicket),
      /** The text that carries the link. */
      message: Message,
    },
    failures: [
      'newer_messages',
      'opted_out',
      'customer_blocked',
      'store_cannot_text',
      'channel_off',
      'override_needed',
      'not_allowed',
      'plan_state',
    ],
    finds: { convoID: 'conversation', 'payment.paymentLabels': 'label', 'payment.planID': 'plan' },
  }),
  'payments/resend': call({
    summary:
      'Texts the link of an unpaid request again. The same `clientMessageID` texts once. One that a colleague sent within the last minute is refused, unless `force` is set; so is rewriting tickets that may no longer be, without an `overrideReason`.',
    access: 'payments',
    feature: 'payments',
    kind: 'write',
    input: { ...byKey, clientMessageID: ClientKey, overrideReason, ...seen },
    output: { ...payment, message: Message },
    failures: [
      'newer_messages',
      'not_payable',
      'opted_out',
      'customer_blocked',
      'store_cannot_text',
      'channel_off',
      'override_needed',
      'not_allowed',
    ],
    finds: found,
  }),
  'payments/send-receipt': call({
    summary:
      'Sends the receipt of a paid request again, by text or email, in its latest state. The same `clientMessageID` sends once. One that a colleague sent within the last minute is refused, unless `force` is set.',
    access: 'payments',
    feature: 'payments',
    kind: 'write',
    input: { ...byKey, channel: Schema.Literals(['sms', 'email']), clientMessageID: ClientKey, force: seen.force },
    output: { message: Message },
    failures: [
      'newer_messages',
      'not_paid',
      'opted_out',
      'customer_blocked',
      'no_email',
      'store_cannot_text',
      'channel_off',
    ],
    finds: found,
  }),
  'payments/cancel': call({
    summary: 'Cancels an unpaid request. The customer then sees it as expired.',
    access: 'payments',
    feature: 'payments',
    kind: 'write',
    input: byKey,
    output: payment,
    failures: ['not_cancelable'],
    finds: found,
  }),
  'payments/mark-paid': call({
    summary: 'Marks a request as paid in the store, which closes the link.',
    access: 'payments',
    feature: 'payments',
    kind: 'write',
    input: byKey,
    output: payment,
    failures: ['not_payable'],
    finds: found,
  }),
  'payments/set-reference': call({
    summary: 'Sets the internal note, at most 255 characters.',
    access: 'payments',
    feature: 'payments',
    kind: 'write',
    input: { ...byKey, paymentReference: text(255) },
    output: payment,
    finds: found,
  }),
  'payments/set-labels': call({
    summary: 'Sets the labels.',
    access: 'labels',
    feature: 'payments',
    kind: 'write',
    input: { ...byKey, paymentLabels: labels, seenLabels },
    output: payment,
    finds: { ...found, paymentLabels: 'label' },
  }),
  'payments/set-custom-fields': call({
    summary: 'Sets the given custom fields; null clears one, the others stay.',
    access: 'payments',
    feature: 'payments',
    kind: 'write',
    input: { payment: Schema.Struct({ ...byKey, paymentCustomFields: CustomFields }) },
    output: payment,
    finds: { 'payment.paymentKey': 'payment' },
  }),
  'payments/change-label': call({
    summary:
      'Adds a label to several requests, or with `removed` removes it; returns the ones that changed, so it can be undone.',
    access: 'labels',
    feature: 'payments',
    kind: 'write',
    input: {
      paymentKeys: Schema.Array(PaymentKey).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_CHOSEN)),
      labelID: ID,
      removed: maybe(Schema.Boolean),
    },
    output: { changed: Schema.Array(Schema.String) },
    finds: { paymentKeys: 'payment', labelID: 'label' },
  }),
}
