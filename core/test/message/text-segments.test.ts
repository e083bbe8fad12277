import { expect, test } from 'vitest'
import { proofText } from '#domain/bubble/proof.ts'
import { autoReplyText, DEFAULT_AUTO_REPLIES } from '#domain/hours/auto-reply.ts'
import { loanLinkText } from '#domain/loan/link-text.ts'
import { withOptOutLine } from '#domain/mailer/opt-out-line.ts'
import { keywordReply } from '#domain/message/keyword-replies.ts'
import { messageSegments } from '#domain/message/segments.ts'
import { fillTokens } from '#domain/message/template.ts'
import { tokenValues } from '#domain/message/token-values.ts'
import { cents } from '#domain/money/cents.ts'
import { BATCH_KINDS, type BatchKind } from '#domain/notice/batch.ts'
import { PROVING_TEXTS } from '#domain/notice/proving-text.ts'
import { writeNotice } from '#domain/notice/write-notice.ts'
import { REMINDER_TEXT, reminderText } from '#domain/payment/reminder-text.ts'
import { paymentReceiptText, paymentRefundText, paymentRequestText } from '#domain/payment/request-text.ts'
import type { Language } from '#domain/text/language.ts'
import { addDays, asLocalDay, type LocalDay } from '#domain/time/day.ts'
import { instantOf } from '#domain/time/zone.ts'
import { weekOf } from '../hours/week.ts'
import { jsonTable } from '../table.ts'

const storeTimezone = 'America/Los_Angeles'
const store = {
  storeID: 1,
  storeName: 'Golden Pledge Main St',
  storePhone: '+12135550101',
  storeAddressStr: '414 S Main St, Los Angeles, CA 90013',
  storeTimezone,
  ...weekOf({ '1-5': '09:00-18:00 cutoff 17:45 reply 18:00', '6': '10:00-16:30 cutoff 16:00 reply 16:30' }),
}
const { storeName } = store
const reach = { storeName, storePhone: '(213) 555-0101' }
const link = 'https://xd.example/p/abcdefghijklmnopqrstuv'
const request = { storeName, amount: cents(12_550), fee: cents(0), memo: 'Monthly interest', link }
const customer = { custFirstName: 'Ann', custLastName: 'Lee' }

const ticket = (ticketNumber: string, dueDate: LocalDay, graceDate: LocalDay | null) => ({
  ticketNumber,
  dueDate,
  graceDate,
  loanDate: null,
  amountDue: null,
  description: '',
})

/** Both days of a notice pass through every day of the year: the last one is a month later. */
const notice = (kind: BatchKind, count: 1 | 2, apart: number, isDated = true): Writer => {
  return (day, language) => {
    const dated = (number: string, later: number) => {
      const due = addDays(day, later)
      return ticket(number, due, isDated ? addDays(due, 30) : null)
    }
    const tickets = [dated('10233', 0), dated('10240', apart)].slice(0, count)
    const now = instantOf(`${day}T12:00`, storeTimezone)
    return writeNotice({ kind, language, customer, store, tickets, now, payLink: undefined, medium: 'text' }).body
  }
}

type Writer = (day: LocalDay, language: Language) => string

const ofNotices = (kind: BatchKind, name: string, isDated = true): Record<string, Writer> => ({
  [`${name}, one ticket`]: notice(kind, 1, 0, isDated),
  [`${name}, several due on one day`]: notice(kind, 2, 0, isDated),
  [`${name}, several due on different days`]: notice(kind, 2, 2, isDated),
})

const reminder =
  (daysAhead: number): Writer =>
  (day, language) => {
    const words = {
      storeName,
      amount: request.amount,
      fee: request.fee,
      link,
      validBeforeLocal: `${day}T17:45`,
      storeTimezone,
    }
    const now = instantOf(`${addDays(day, -daysAhead)}T09:00`, storeTimezone)
    return reminderText(REMINDER_TEXT[language], words, now, language)
  }

const HOURS = { en: '[STORE_NAME] is open [STORE_HOURS].', es: '[STORE_NAME] abre [STORE_HOURS].' }

/** Every text that the product writes automatically. */
const WRITERS: Readonly<Record<string, Writer>> = {
  'a payment request': (_, language) => paymentRequestText(request, language),
  'a payment request with an online fee': (_, language) =>
    paymentRequestText({ ...request, fee: cents(192) }, language),
  'a receipt': (_, language) => paymentReceiptText(request, language),
  'a receipt with an online fee': (_, language) => paymentReceiptText({ ...request, fee: cents(192) }, language),
  'a receipt for too little': (_, language) => paymentReceiptText({ ...request, isShort: true }, language),
  'a refund': (_, language) => paymentRefundText({ ...request, cardType: 'visa' }, language),
  'a refund to PayPal': (_, language) => paymentRefundText({ ...request, cardType: 'paypal' }, language),
  'a reminder': reminder(3),
  'a reminder a day ahead': reminder(1),
  'the automatic reply': (day, language) =>
    autoReplyText(DEFAULT_AUTO_REPLIES[language], store, instantOf(`${day}T22:00`, storeTimezone), language),
  'the answer to STOP': (_, language) => keywordReply('stop', reach, language),
  'the answer to START': (_, language) => keywordReply('start', reach, language),
  'the answer to HELP': (_, language) => keywordReply('help', reach, language),
  'the code of a website chat': (_, language) => proofText(storeName, language),
  'the question whether notices arrive': (_, language) =>
    fillTokens(PROVING_TEXTS[language], { '[STORE_NAME]': storeName }),
  'the link to a quote': (_, language) => loanLinkText(request.amount, link, language),
  'store hours': (day, language) =>
    fillTokens(
      HOURS[language],
      tokenValues({ customer, store, now: instantOf(`${day}T12:00`, storeTimezone), language, isText: true }),
    ),
  'a mailer’s opt-out line': (_, language) => withOptOutLine('', language, false),
  ...Object.assign({}, ...BATCH_KINDS.map((kind) => ofNotices(kind, kind))),
  ...ofNotices('past-due', 'past-due, without a last day', false),
}

const YEAR = Array.from({ length: 366 }, (_, after) => addDays(asLocalDay('2027-12-31'), after))
const table = jsonTable<{ text: string; segments: number }[]>('message/text-segments.json')

test('every text is in the table', () => expect(table.map(({ text }) => text)).toEqual(Object.keys(WRITERS)))

test.each(
  table.flatMap((row) => [
    { ...row, language: 'en' as const },
    { ...row, language: 'es' as const },
  ]),
)('$text, in $language, takes $segments segment(s) on every day of the year', ({ text, language, segments }) => {
  const written = new Set(YEAR.map((day) => WRITERS[text]!(day, language)))
  for (const body of written) expect.soft(messageSegments(body), body).toMatchObject({ encoding: 'GSM-7' })
  const most = Math.max(...[...written].map((body) => messageSegments(body).segments))
  expect(most, [...written][0]).toBe(segments)
})
