import { Schema } from 'effect'
import { call, perAddress } from './call.ts'
import { CARD_FIELDS } from '#domain/payment/decline.ts'
import { PAYMENT_MODES } from '#domain/payment/mode.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'
import { RenewalTerms } from '#contract/entity/renewal.ts'
import { ClientKey, Dollars, Instant, LocalDay, maybe, PaymentKey, requiredText, text } from './value.ts'

const PayStatus = Schema.Literals(['payable', 'processing', 'paid', 'declined', 'expired'])

const Attempt = Schema.Struct({
  state: Schema.Literals(['approved', 'declined', 'error', 'pending']),
  /** For the customer, in the page's language. */
  message: Schema.String,
  /** The card field that was refused, if known: the form moves there. */
  field: Schema.optionalKey(Schema.Literals(CARD_FIELDS)),
})

/** The token a gateway's form returns in place of a card. */
const Token = Schema.String.check(
  Schema.isPattern(/^[\x21-\x7e]{1,500}$/, { message: '1 to 500 printable characters' }),
)

/** The customer's view: no session, and nothing that names the customer. A canceled request looks expired. */
export const pay = {
  'pay/fetch': call({
    summary: 'The contents of the customer’s pay page.',
    access: 'anyone',
    kind: 'read',
    input: { paymentKey: PaymentKey, language: Schema.optional(Schema.Literals(LANGUAGES)) },
    output: {
      payStatus: PayStatus,
      paymentAmount: Dollars,
      /** For paying it online, on top of the amount. */
      paymentFee: Dollars,
      paymentNoticeFee: Dollars,
      paymentMemo: Schema.String,
      paymentTicketList: Schema.String,
      paymentMode: Schema.Literals(PAYMENT_MODES),
      paymentValidBeforeLocalTZ: Schema.String,
      paymentTestMode: Schema.Boolean,
      store: Schema.Struct({
        storeName: Schema.String,
        storePhone: Schema.String,
        storeAddressStr: Schema.String,
        storeColor: Schema.String,
        storeTimezone: Schema.String,
        companyName: Schema.String,
      }),
      /** How far its plan has come, in the page's language: "3 of 6, $150.00 left". */
      planProgress: Schema.optionalKey(Schema.String),
      /** Only if it renews tickets. */
      renewal: Schema.optionalKey(
        Schema.Struct({
          /** Where the contract of the new loan is signed in the store, a sentence that says so. */
          inStore: Schema.NullOr(Schema.String),
          /** The terms to assent to or, once paid, the terms that were assented to. */
          terms: Schema.NullOr(RenewalTerms),
          /** Names these terms: `assent` of `pay/submit`. */
          digest: Schema.NullOr(Schema.String),
          assentDate: Schema.NullOr(Instant),
        }),
      ),
      /** Only once paid. */
      receipt: Schema.optionalKey(
        Schema.Struct({
          paidAt: Instant,
          cardType: Schema.NullOr(Schema.String),
          cardLastFour: Schema.NullOr(Schema.String),
          paymentRefID: Schema.NullOr(Schema.String),
          /** The card issuer's, if it gave one. */
          authCode: Schema.NullOr(Schema.String),
          paymentMethod: Schema.Literals(['card', 'in-store']),
          /** The store's business day the payment counts for. */
          postingDay: Schema.NullOr(LocalDay),
          /** Refunds so far, oldest first: what the card got, and how much of it is the fee. */
          refunds: Schema.Array(Schema.Struct({ amount: Dollars, fee: Dollars, date: Instant })),
          refundedAmount: Dollars,
          /**
           * For a payment below the charges on its tickets: the charges, and the day by which the store completes or
           * returns it.
           */
          short: Schema.NullOr(Schema.Struct({ charges: Dollars, returnBy: LocalDay })),
          /** To keep and to print. */
          receiptURL: Schema.String,
        }),
      ),
      /** Only while payable. The addresses are set only for a gateway whose form is a framed page. */
      gateway: Schema.optionalKey(
        Schema.Struct({
          name: Schema.String,
          tokenizeURL: Schema.optionalKey(Schema.String),
          frameURL: Schema.optionalKey(Schema.String),
        }),
      ),
      /** Only while payable: if the store's cutoff moves a payment to another day, a sentence that says so. */
      postingHint: Schema.optionalKey(Schema.String),
      /**
       * Only once expired or declined, and only if staff would read it: whether the store knows that a new link is
       * wanted.
       */
      linkAsked: Schema.optionalKey(Schema.Boolean),
      /** The last attempt to pay, while it is in progress or has just failed. */
      attempt: Schema.optionalKey(Attempt),
    },
  }),
  'pay/submit': call({
    summary: 'Charges a card token. The same `attemptKey` never charges twice.',
    access: 'anyone',
    limit: perAddress(60, MINUTE_MS),
    kind: 'write',
    input: {
      paymentKey: PaymentKey,
      attemptKey: ClientKey,
      token: Token,
      /** The `digest` of the loan terms that the customer assents to; required if the page shows terms. */
      assent: maybe(text(64)),
      language: Schema.optional(Schema.Literals(LANGUAGES)),
    },
    output: { paymentStatus: Schema.Literals(['sent', 'approved', 'declined', 'expired']), attempt: Attempt },
    failures: ['not_payable', 'payment_in_progress', 'terms_changed'],
  }),
  'pay/ask-for-link': call({
    summary: 'Tells the store, in the conversation, that the customer wants a new link: once until staff reply.',
    access: 'anyone',
    limit: perAddress(10, MINUTE_MS),
    kind: 'write',
    input: { paymentKey: PaymentKey, language: Schema.optional(Schema.Literals(LANGUAGES)) },
    output: { linkAsked: Schema.Boolean },
    failures: ['link_not_needed'],
  }),
  'pay/email-receipt': call({
    summary: 'Emails the receipt of a paid request to the address the payer enters.',
    access: 'anyone',
    limit: perAddress(20, HOUR_MS),
    kind: 'write',
    input: { paymentKey: PaymentKey, email: requiredText(254), language: Schema.optional(Schema.Literals(LANGUAGES)) },
    failures: ['channel_off'],
  }),
}
