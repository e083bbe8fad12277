import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { asItStood, createTally, type ReportedPayment } from '#domain/report/figures.ts'
import { createMessageDollars, type ReportedMessage } from '#domain/report/message-dollars.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts'

const [FIRST, LAST] = [100 * DAY_MS, 130 * DAY_MS]
const reportOf = () => createMessageDollars(({ storeID, at }) => storeID === 1 && at >= FIRST && at < LAST)

const [thanks, renamed, gone, otherGone] = [
  { templateID: 3, templateName: 'Thanks' },
  { templateID: 3, templateName: 'Thank you' },
  { templateID: null, templateName: 'Old one' },
  { templateID: null, templateName: 'Older one' },
]
const mailer = (day: number, template: ReportedMessage['template']): ReportedMessage => ({
  at: FIRST + day * DAY_MS,
  storeID: 1,
  of: { source: 'mailer', jobID: 7 },
  template,
  isHeldOut: false,
})

test('messages are told apart by their template, or by its name once it is gone', () => {
  const report = reportOf()
  report.add({
    messages: [
      mailer(1, thanks),
      mailer(2, renamed),
      mailer(3, renamed),
      mailer(4, gone),
      mailer(5, gone),
      mailer(6, otherGone),
      mailer(7, null),
    ],
    payments: [],
    outcomes: [],
  })
  report.addWritten([{ of: { source: 'mailer', jobID: 7 }, template: gone, isHeldOut: false, messages: 5 }])
  const [row, ...others] = report.result().messages
  expect(others).toEqual([])
  expect(row!.messages).toBe(12)
  expect(row!.templates.map(({ template, messages, people }) => [template, messages, people])).toEqual([
    [gone, 7, 2],
    [thanks, 3, 1],
    [otherGone, 1, 1],
    [null, 1, 1],
  ])
})

test('a paid request counts where and when it was asked for, its renewed tickets once it is paid', () => {
  const payment = (change: object) => ({
    at: FIRST + 3 * DAY_MS,
    storeID: 1,
    amount: cents(50_00),
    requestedAt: FIRST + 2 * DAY_MS,
    renewed: 2,
    ...change,
  })
  const countsOf = (change: object) => {
    const report = reportOf()
    report.add({ messages: [mailer(1, thanks)], payments: [payment(change)], outcomes: [] })
    const { messages, paid, notAfter } = report.result()
    return [paid.count, notAfter.count, messages[0]!.renewed, messages[0]!.cameBack]
  }
  expect(countsOf({})).toEqual([1, 0, 2, 1])
  expect(countsOf({ renewed: 0 })).toEqual([1, 0, 0, 1])
  expect(countsOf({ requestedAt: FIRST - 1 })).toEqual([0, 0, 2, 1])
  expect(countsOf({ storeID: 2 })[0]).toBe(0)
})

const PAID: ReportedPayment = {
  requestedAt: 0,
  statusAt: 90 * MINUTE_MS,
  storeID: 1,
  sentByID: 5,
  origin: 'staff',
  status: 'approved',
  method: 'card',
  cardType: 'visa',
  amount: cents(100_00),
  fee: cents(3_00),
  refunded: cents(1),
  feeRefunded: cents(1_00),
}

test('a request stood as sent until the moment when it was paid', () => {
  const sent = { ...PAID, status: 'sent', method: null, cardType: null, refunded: 0, feeRefunded: 0 }
  expect(asItStood(PAID, PAID.statusAt)).toEqual(sent)
  expect(asItStood(PAID, PAID.statusAt + 1)).toEqual(PAID)
  const canceled = { ...PAID, status: 'canceled' } as const
  expect(asItStood(canceled, 0)).toEqual(canceled)
})

test('a cent refunded counts, and so does a payment before its request', () => {
  const tally = createTally()
  tally.add(PAID)
  tally.add({
    ...PAID,
    method: 'in-store',
    cardType: null,
    fee: cents(0),
    feeRefunded: cents(0),
    refunded: cents(0),
    statusAt: -5,
  })
  tally.add({ ...PAID, status: 'sent', refunded: cents(0) })
  tally.add({ ...PAID, refunded: cents(0), requestedAt: 1_000 * MINUTE_MS, statusAt: 1_000 * MINUTE_MS + 31_000 })
  expect(tally.figures()).toEqual({
    requested: { count: 4, amount: 400_00 },
    paid: { count: 3, amount: 300_00 },
    card: { count: 2, amount: 200_00 },
    inStore: { count: 1, amount: 100_00 },
    refunded: { count: 1, amount: 1 },
    net: 299_99,
    onlineFees: 4_00,
    conversion: 0.75,
    medianMinutesToPay: 1,
    averageMinutesToPay: 30,
  })
  expect(createTally().figures()).toMatchObject({ conversion: 0, medianMinutesToPay: null, averageMinutesToPay: null })
})
