import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { lastMessageBefore, type Moment } from '#domain/report/after-message.ts'
import { createCounter } from '#domain/report/figures.ts'
import { compareWithHoldOut, holdOutWords } from '#domain/report/hold-out.ts'
import {
  type BookedOutcome,
  createMessageDollars,
  type CustomerHistory,
  type PaidRequest,
  type ReportedMessage,
} from '#domain/report/message-dollars.ts'
import { createPaymentReport } from '#domain/report/payment-report.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { DAY_MS } from '#domain/time/spans.ts'
import { jsonTable } from '../table.ts'

/** Thirty days from here on, in a place where all days have 24 hours. */
const FIRST = Date.parse('2026-06-01T07:00:00Z')
const DAYS = 30
const isAsked = ({ at }: Moment) => at >= FIRST && at < FIRST + DAYS * DAY_MS
const at = (day: number) => FIRST + Math.round(day * DAY_MS)

const message = (day: number, storeID: number, name: string): ReportedMessage => ({
  at: at(day),
  storeID,
  of:
    name === 'mailer'
      ? { source: 'mailer', jobID: 7 }
      : { source: 'ladder', step: name === 'left-out' ? 'due-0' : (name as 'due-3') },
  template: name === 'mailer' ? null : { templateID: null, templateName: '' },
  isHeldOut: name === 'left-out',
})
const payment = (day: number, storeID: number, amount: number, requested = day): PaidRequest => ({
  at: at(day),
  storeID,
  amount: cents(amount),
  requestedAt: at(requested),
  renewed: 0,
})

const resultOf = (customers: readonly CustomerHistory[]) => {
  const report = createMessageDollars(isAsked)
  customers.forEach(report.add)
  return report.result()
}
type Result = ReturnType<typeof resultOf>

const nameOf = ({ of }: Result['messages'][number]) => (of.source === 'ladder' ? of.step : of.source)

interface Case {
  name: string
  messages: [number, number, string][]
  payments: [number, number, number, number?][]
  outcomes?: [number, number, BookedOutcome['outcome']][]
  paid: Record<string, number>
  otherDays: number
  notAfter: number
  cameBack?: Record<string, number>
  people?: Record<string, number>
  leftOutCameBack?: number
  redeemed?: number
  renewed?: number
}

test.each(jsonTable<Case[]>('report/message-dollars.json'))('$name', (given) => {
  const { totals, messages, otherDays, notAfter } = resultOf([
    {
      messages: given.messages.map((one) => message(...one)),
      payments: given.payments.map((one) => payment(...one)),
      outcomes: (given.outcomes ?? []).map(([day, storeID, outcome]) => ({ at: at(day), storeID, outcome })),
    },
  ])
  const of = (figure: (row: Result['messages'][number]) => number) =>
    Object.fromEntries(messages.filter((row) => row.messages > 0).map((row) => [nameOf(row), figure(row)]))
  expect(of(({ paid }) => paid.amount)).toEqual(given.paid)
  expect(otherDays.amount).toBe(given.otherDays)
  expect(notAfter.amount).toBe(given.notAfter)
  if (given.cameBack) expect(of(({ cameBack }) => cameBack)).toEqual(given.cameBack)
  if (given.people) expect(of(({ people }) => people)).toEqual(given.people)
  const leftOut = messages.find(({ holdOut }) => holdOut !== null)?.holdOut?.cameBack
  expect(leftOut).toBe(given.leftOutCameBack)
  expect([totals.redeemed, totals.renewed]).toEqual([given.redeemed ?? 0, given.renewed ?? 0])
})

describe('for any messages and payments', () => {
  const moment = fc.record({
    storeID: fc.constantFrom(1, 2),
    at: fc.integer({ min: at(-20), max: at(DAYS + 20) }),
  })
  const history: fc.Arbitrary<CustomerHistory> = fc.record({
    messages: fc.array(
      fc
        .tuple(moment, fc.constantFrom('due-5', 'due-3', 'mailer', 'left-out'), fc.constantFrom(null, 3, 4))
        .map(([one, name, templateID]): ReportedMessage => ({
          ...message(0, 1, name),
          ...one,
          template: templateID === null ? null : { templateID, templateName: `T${templateID}` },
        })),
    ),
    payments: fc.array(
      fc
        .tuple(moment, fc.integer({ min: 0, max: 20 * DAY_MS }), fc.integer({ min: 1, max: 99_999 }), fc.nat(2))
        .map(([one, took, amount, renewed]): PaidRequest => ({
          ...one,
          requestedAt: one.at - took,
          amount: cents(amount),
          renewed,
        })),
    ),
    outcomes: fc.array(
      fc
        .tuple(moment, fc.constantFrom('redeemed' as const, 'renewed' as const))
        .map(([one, outcome]) => ({ ...one, outcome })),
    ),
  })

  test('the parts add up to the payment report, and nobody is counted twice', () => {
    fc.assert(
      fc.property(fc.array(history, { maxLength: 6 }), (customers) => {
        const { messages, totals, otherDays, notAfter, paid } = resultOf(customers)
        const zones = new Map([1, 2].map((storeID) => [storeID, 'America/Phoenix']))
        const report = createPaymentReport({ start: asLocalDay('2026-06-01'), end: asLocalDay('2026-06-30') }, zones)
        for (const one of customers.flatMap(({ payments }) => payments))
          report.add({
            ...one,
            statusAt: one.at,
            sentByID: null,
            origin: 'staff',
            status: 'approved',
            method: 'card',
            cardType: null,
            fee: cents(0),
            refunded: cents(0),
            feeRefunded: cents(0),
          })
        const whole = report.result().totals.paid
        expect(paid).toEqual(whole)
        const sum = (figure: (row: Result['messages'][number]) => number) =>
          messages.reduce((all, row) => all + figure(row), 0)
        for (const what of ['count', 'amount'] as const) {
          expect(sum((row) => row.paid[what]) + otherDays[what] + notAfter[what]).toBe(whole[what])
          expect(totals.paid[what]).toBe(sum((row) => row.paid[what]))
          for (const row of messages)
            expect(row.templates.reduce((all, one) => all + one.paid[what], 0)).toBe(row.paid[what])
        }
        for (const what of ['messages', 'redeemed', 'renewed'] as const) {
          expect(totals[what]).toBe(sum((row) => row[what]))
          for (const row of messages) expect(row.templates.reduce((all, one) => all + one[what], 0)).toBe(row[what])
        }
        for (const row of [...messages, totals]) {
          expect(row.cameBack).toBeLessThanOrEqual(row.people)
          expect(row.people).toBeLessThanOrEqual(Math.min(row.messages, customers.length))
        }
        for (const { holdOut } of messages) if (holdOut) expect(holdOut.cameBack).toBeLessThanOrEqual(holdOut.people)
      }),
    )
  })

  test('customers without payments or returns after a message can be counted by number alone', () => {
    const cameBack = ({ messages, payments, outcomes }: CustomerHistory) =>
      [...payments, ...outcomes].some((end) => lastMessageBefore(messages, end) !== undefined)
    const inOrder = ({ messages, ...rest }: Result) => ({
      ...rest,
      messages: messages.map((row) => ({
        ...row,
        templates: row.templates.toSorted((a, b) => (a.template?.templateID ?? 0) - (b.template?.templateID ?? 0)),
      })),
    })
    fc.assert(
      fc.property(fc.array(history, { maxLength: 6 }), (customers) => {
        const report = createMessageDollars(isAsked)
        for (const customer of customers)
          if (cameBack(customer)) report.add(customer)
          else report.addWritten(customer.messages.filter(isAsked).map((one) => ({ ...one, messages: 1 })))
        const paid = createCounter()
        for (const { requestedAt, amount } of customers.flatMap(({ payments }) => payments))
          if (isAsked({ storeID: 1, at: requestedAt })) paid.add(amount)
        report.addRest(paid.share())
        expect(inOrder(report.result())).toEqual(inOrder(resultOf(customers)))
      }),
    )
  })
})

test.each([
  [[500, 100], [0, 0], 'No one was left out to compare with.'],
  [[500, 100], [99, 1], 'Too few to tell: 99 people left out. Each group needs 100.'],
  [[1, 1], [200, 1], 'Too few to tell: 1 person messaged. Each group needs 100.'],
  [[500, 100], [100, 20], 'No clear difference. It may be chance.'],
  [[500, 100], [100, 13], 'No clear difference. It may be chance.'],
  [[500, 100], [100, 10], 'More came back than in the group left out.'],
  [[500, 100], [100, 31], 'Fewer came back than in the group left out.'],
  [[500, 0], [100, 0], 'No clear difference. It may be chance.'],
] as const)('%j messaged, %j left out: %s', ([people, cameBack], [outPeople, outCameBack], words) => {
  const written = { people, cameBack }
  expect(holdOutWords(written, compareWithHoldOut(written, { people: outPeople, cameBack: outCameBack }))).toBe(words)
})
