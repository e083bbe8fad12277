import { joined } from '#domain/text/sentence.ts'
import { type LiveGateway, GATEWAY_TYPES } from '#domain/payment/gateways.ts'
import { isPaymentStatus, PAYMENT_LABELS } from '#domain/payment/status.ts'
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { act } from '#domain/activity/act.ts'
import {
  plain,
  at,
  counted,
  note,
  items,
  text,
  oneOf,
  type Say,
  type Says,
  either,
  unsaid,
} from '#domain/activity/phrases.ts'
import { countOf } from '#domain/text/figure.ts'

const hoursBefore: Say = (value) => `${countOf(Number(value), 'hour')} before the request expires`

const REMINDERS: Says = {
  storeID: unsaid,
  reminderOn: either('on', 'off'),
  reminderHours: hoursBefore,
  // The format of older versions' lines.
  on: either('on', 'off'),
  hours: hoursBefore,
  reminderTextEN: text('text', 'the standard text'),
  reminderTextES: text('Spanish text', 'the standard Spanish text'),
}

const SELF_SERVICE: Says = {
  selfEnabled: either('on', 'off'),
  selfMaxAgeHours: (value) => `takes payments while the book is younger than ${countOf(Number(value), 'hour')}`,
  selfMaxAmount: (value) => (value === null ? 'no limit' : `at most ${formatDollars(value as Cents)} at once`),
  selfShowItems: either('shows items', 'shows no items'),
}

const amount: Say = (value) => formatDollars(value as Cents)

const CLOSED_REQUEST: Says = {
  paymentStatus: (value) =>
    `the request was ${isPaymentStatus(String(value)) ? PAYMENT_LABELS[value as 'sent'].label.toLowerCase() : String(value)}`,
  idempotencyKey: unsaid,
  amountCents: amount,
}

const REFUND: Says = {
  refundID: unsaid,
  amountCents: amount,
  feeCents: (value) => `with ${formatDollars(value as Cents)} of the online fee`,
  reason: note,
  notBefore: at('waits until'),
}

const fieldLabel = (name: string): string =>
  Object.values(GATEWAY_TYPES)
    .flatMap(({ fields }) => fields)
    .find((field) => field.name === name)?.label ?? name

export const ACCOUNT: Says = {
  gateway: (value) => GATEWAY_TYPES[value as LiveGateway]?.title ?? String(value),
  environment: oneOf({ test: 'test mode', live: 'live mode' }),
  settings: (value) => {
    const set = Object.entries(value as Record<string, unknown>).filter(([, entered]) => entered !== '')
    return set.map(([name, entered]) => `${fieldLabel(name)} ${String(entered)}`).join(', ')
  },
  secrets: (value) => (items(value).length === 0 ? '' : `entered ${joined(items(value).map(String).map(fieldLabel))}`),
}

export const payments = {
  'payment.cancel': act('Canceled a payment request'),
  'payment.cancel-refund': act('Canceled a refund', REFUND),
  'payment.charged-late': act('A card was charged for a closed request', CLOSED_REQUEST),
  'payment.credit-slipped': act('A credit card was charged for a debit-only request', CLOSED_REQUEST),
  'payment.exception-resolved': act('Resolved a difference', { note }),
  'payment.mark-paid': act('Marked a request paid in store'),
  'payment.note': act('Changed a payment’s note', { note: oneOf({ set: '', removed: 'removed' }) }),
  'payment.reconciled': act('Compared payments with the processor', {
    added: counted('new difference', 'new differences'),
    changed: counted('difference changed', 'differences changed'),
    goneAway: counted('difference went away', 'differences went away'),
    back: counted('difference came back', 'differences came back'),
    from: at('from'),
    to: at('to'),
  }),
  'payment.refund': act('Refunded a payment', REFUND),
  'payment-settings-save': act('Changed card processing', ACCOUNT),
  'payment-settings-test': act('Tested card processing', {
    state: oneOf({
      approved: 'the test sale was approved',
      declined: 'the test card was declined',
      error: 'the test sale failed',
      pending: 'no result yet',
      refused: 'the gateway refused',
      'no-answer': 'the gateway did not answer',
    }),
    gatewayID: plain('transaction'),
  }),
  'reconcile-now': act('Compared payments with the processor'),
  'reminder-settings': act('Changed reminders', REMINDERS),
  'remote-fee': act('Changed the online fee', {
    remoteFeePercent: (value) => (value === 0 ? 'off' : `${String(value)}% of the amount`),
  }),
  'self-service-settings': act('Changed self-service', SELF_SERVICE),
}
