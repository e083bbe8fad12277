import { expect, test } from 'vitest'
import { factsOfNotice, provedTime } from '#services/notices/proof-facts.ts'
import type { PrintedNotice } from '#services/notices/print-document.ts'

const AT = Date.UTC(2026, 10, 30, 20, 5, 9)
const NOTICE: Partial<PrintedNotice> = {
  noticeStatus: 'delivered',
  noticeStatusDate: AT,
  reason: null,
  channel: 'sms',
  address: '+12135550101',
  phone: '+12135550101',
  sentDate: AT - 2_000,
  deliveredDate: AT,
  carrierID: 'SM1',
  customerNumber: 'c-7',
  noticeExternalID: 'n-7',
  postalAddress: '12 Main St\r\n Reno, NV 89501',
  language: 'en',
  mailedOn: null,
  trackingNumber: '',
  tickets: [],
  calls: [],
}
const choice = (address: string, more: object = {}) => ({
  ...{ choiceID: 1, custID: 7, address, agreedAt: AT - 60_000, askedAt: null, provedAt: null, answer: null },
  ...more,
})
const facts = (notice: Partial<PrintedNotice> = {}, choices: readonly object[] = []) =>
  factsOfNotice({ ...NOTICE, ...notice } as PrintedNotice, {
    time: provedTime('America/Los_Angeles'),
    user: (userID) => (userID === null ? 'nobody' : `user ${userID}`),
    choices: choices as never,
  }).map(([label, words]) => `${label}: ${words}`)

const SENT = 'November 30, 2026 at 12:05:07 PM PST'
const TIME = 'November 30, 2026 at 12:05:09 PM PST'
const AGREED = 'November 30, 2026 at 12:04:09 PM PST'

test('a text, to a phone that its customer chose and proved', () => {
  const choices = [
    choice('+12135550199'),
    choice('+12135550101', { provedAt: AT - 1_000, answer: 'Yes' }),
    choice('ana@chosen.test'),
  ]
  expect(facts({}, choices)).toEqual([
    `Status: Delivered, ${TIME}`,
    'Customer number: c-7',
    'External ID: n-7',
    'Postal address: 12 Main St, Reno, NV 89501',
    'Language: English',
    `Chose electronic notices: At (213) 555-0101, ${AGREED}`,
    'Answered there: “Yes”, November 30, 2026 at 12:05:08 PM PST',
    'Went as: Text to (213) 555-0101',
    `Handed over: ${SENT}`,
    'Carrier’s ID: SM1',
    `Delivered: ${TIME}`,
  ])
})

test('an email, to a mailbox that was never proved', () => {
  const email = { channel: 'email', address: 'ana@chosen.test', carrierID: null, deliveredDate: null } as const
  expect(
    facts({ ...email, customerNumber: '', noticeExternalID: null, language: 'es' }, [
      choice('+12135550101'),
      choice('ana@chosen.test'),
    ]),
  ).toEqual([
    `Status: Delivered, ${TIME}`,
    'Postal address: 12 Main St, Reno, NV 89501',
    'Language: Spanish',
    `Chose electronic notices: At ana@chosen.test, ${AGREED}`,
    'Went as: Email to ana@chosen.test',
    `Handed over: ${SENT}`,
  ])
})

test('a letter, with the choice of the customer’s phone, its mailing, and calls', () => {
  const letter = {
    ...{ noticeStatus: 'mailed', reason: 'Hasn’t agreed', channel: null, address: null, sentDate: null },
    ...{ deliveredDate: null, carrierID: null, mailedOn: '2026-11-30', trackingNumber: '9400 1' },
    calls: [
      { outcome: 'voicemail', at: AT, userID: 4, note: '' },
      { outcome: 'reached', at: AT - 2_000, userID: null, note: '' },
    ],
  } as unknown as Partial<PrintedNotice>
  expect(facts(letter, [choice('+12135550101')])).toEqual([
    `Status: Mailed, ${TIME}`,
    'Reason: Hasn’t agreed',
    'Customer number: c-7',
    'External ID: n-7',
    'Postal address: 12 Main St, Reno, NV 89501',
    'Language: English',
    `Chose electronic notices: At (213) 555-0101, ${AGREED}`,
    'Mailed on: 2026-11-30',
    'Tracking number: 9400 1',
    `Call: Left a voicemail, user 4, ${TIME}`,
    `Call: Reached, nobody, ${SENT}`,
  ])
})
