import { customer, message } from '../conversation/sample.ts'
import { EARLIER, NOTHING_FOUND, REQUEST_FORM } from '../payments/request-form.ts'
import { payment } from '../payments/sample.ts'
import type { Press } from './press.ts'

const SENT = { message: message({ messageID: 31, messageDirection: 'out' }), payment: payment() }
const TOLD = 'Jerome already paid $125.50 for 10233 today at 6:28 PM.'
const LIKE = { ...REQUEST_FORM, props: { ...REQUEST_FORM.props, start: { like: payment() } } }
const PAYMENT = {
  paymentAmount: 125.5,
  paymentMemo: 'Monthly interest',
  paymentTicketList: '10233, 10234',
  paymentMode: 'debit-only',
  paymentReference: '',
  paymentRewrite: false,
  paymentPurpose: 'other',
  paymentLabels: [],
  paymentCustomFields: {},
}
const CALLS: Press['calls'] = [['payments/send', { convoID: 7, payment: PAYMENT, lastSeenMessageID: 30, force: false }]]
const ANNOUNCED = ['$125.50 request sent to Prueba, Ana']
const answers = (more: object, send: object = {}) => ({
  ...REQUEST_FORM.answers,
  'payments/send': { ...SENT, ...send },
  ...more,
})
const sent = (name: string, rest: Partial<Press>): Press => ({
  ...LIKE,
  name: `a payment request is sent: ${name}`,
  does: [['Dialog']],
  hears: ['onClose'],
  heard: [['onClose']],
  calls: CALLS,
  announced: ANNOUNCED,
  ...rest,
})

export const REQUEST_FORM_PRESSES: readonly Press[] = [
  sent('like another', { answers: answers({}) }),
  sent('one that the server knows to be like another', { answers: answers({}, { similar: TOLD }), said: [TOLD] }),
  sent('one like another, which the form has said', {
    answers: answers({ 'payments/list': { payments: [EARLIER] } }, { similar: TOLD }),
  }),
  sent('with warnings, of which the form has said one', {
    answers: answers(
      { 'payments/check-tickets': { ...NOTHING_FOUND, rewriteFindings: [{ message: 'It is late.', refuses: false }] } },
      { rewriteWarnings: ['It is late.', 'It is in pawn.'] },
    ),
    said: ['It is in pawn.'],
  }),
  sent('not to a customer who opted out', {
    props: { ...LIKE.props, customer: { ...customer, custOptedOut: '2026-11-20T20:00:00Z' } },
    heard: [],
    calls: [],
    announced: [],
  }),
  sent('not without an amount', { ...REQUEST_FORM, heard: [], calls: [], announced: [] }),
  {
    ...LIKE,
    name: 'a payment request is cleared',
    does: [['Clear'], ['Dialog']],
    hears: ['onClose'],
  },
]
