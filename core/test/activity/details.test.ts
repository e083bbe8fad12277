import { expect, test } from 'vitest'
import { ACTS } from '#domain/activity/acts.generated.ts'
import { activityDetail, type Detail } from '#domain/activity/details.ts'
import { activityTarget } from '#domain/activity/target.ts'
import { PRESETS } from '#domain/access/permissions.ts'
import { naming } from './naming.ts'

const WEEK = [0, 1, 2, 3, 4, 5, 6].map((hoursDayOfWeek) => ({
  hoursDayOfWeek,
  hoursIsOpen: hoursDayOfWeek > 0 && hoursDayOfWeek < 6,
  hoursOpenTime: '09:00',
  hoursCloseTime: '18:00',
}))

test.each<[action: string, detail: Detail | null, words: string]>([
  ['store-save', { storeEnabled: false }, 'Switched off'],
  ['store-save', { storePhone: '+12135550147', storeSMSNumber: '' }, 'No number for texts; phone (213) 555-0147'],
  [
    'store-save',
    { storeHours: [{ hoursDayOfWeek: 3, hoursPaymentCutoffTime: '16:00:00' }] },
    'Wednesday: payment cutoff 4:00 PM',
  ],
  ['store-save', { storeHours: [{ hoursDayOfWeek: 6, hoursIsOpen: false }] }, 'Saturday: closed'],
  ['store-save', { storeHours: WEEK }, 'Open Monday to Friday 9 AM to 6 PM'],
  [
    'store-save',
    { storeHours: WEEK.map(({ hoursIsOpen: _, ...day }) => ({ ...day, hoursOpenTime: '08:00' })) },
    'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday: opens 8:00 AM, closes 6:00 PM',
  ],
  [
    'store-save',
    { storeHours: WEEK.map(({ hoursIsOpen, ...day }) => (day.hoursDayOfWeek < 6 ? day : { ...day, hoursIsOpen })) },
    'Monday, Tuesday, Wednesday, Thursday, Friday, Sunday: opens 9:00 AM, closes 6:00 PM; Saturday: closed',
  ],
  ['store-save', { storeHours: WEEK.map((day) => ({ ...day, hoursIsOpen: false })) }, 'Closed all week'],
  ['store-save', { storeHours: [] }, 'Closed all week'],
  // A word from another version is said as it is.
  ['template-save', { templateKind: 'fax', templateLanguage: 'fr' }, 'Fax; fr'],
  ['company-save', { companyName: 'Gold', companyLogo: 'replaced' }, 'Name “Gold”; new logo'],
  ['company-save', { companyLogo: 'removed' }, 'Logo removed'],
  ['company-save', { companyLoanRules: 'WA' }, 'Quotes follow Washington, by the loan’s date'],
  ['company-save', { companyLoanRules: 'by-store' }, 'Quotes follow the law of each store’s state'],
  ['company-save', { companyLanguages: ['en'] }, 'Customers get English only'],
  ['company-save', { companyLanguages: ['en', 'es'] }, 'Customers get English and Spanish'],
  [
    'company-save',
    {
      companySegmentsPerMinute: 4500,
      companySegmentsPerDay: null,
      companyMailerGapDays: 0,
      companyMailerConsent: true,
    },
    '4,500 segments per minute for mailers; the lowest limit of segments per day for mailers; no days between mailers to the same customer; mailers only to customers who agreed to marketing',
  ],
  ['reminder-settings', { storeID: 5, reminderOn: true, reminderHours: 4 }, 'On; 4 hours before the request expires'],
  ['reminder-settings', { on: false, hours: 1 }, 'Off; 1 hour before the request expires'],
  [
    'payment.reconciled',
    {
      from: Date.parse('2026-11-15T22:50:00Z'),
      to: Date.parse('2026-11-22T22:50:00Z'),
      added: 1,
      changed: 0,
      goneAway: 0,
      back: 0,
    },
    '1 new difference; from Nov 15, 2026, 4:50 PM to Nov 22, 2026, 4:50 PM',
  ],
  [
    'support-visit',
    { actor: 'support@xd.test', reason: 'Reminders', ticket: 'CASE-2077', readOnly: false },
    '“Reminders”; case CASE-2077; could make changes',
  ],
  ['support-write', { call: 'payments/send' }, 'Sent a payment request'],
  [
    'user-save',
    { user: 'Noor', set: { userPermissions: PRESETS.clerk, userAllowedStoreIDs: [1, 5, 9] } },
    'Same permissions as a clerk; works at Golden Pledge Main, Golden Pledge Depot, and a store that was deleted',
  ],
  [
    'user-save',
    { user: 'Noor', set: { userPermissions: ['messages', 'labels'] } },
    'Can read and send messages and create, edit and delete labels',
  ],
  ['user-save', { user: 'Noor', set: {} }, ''],
  // Only an object is a set of facts; anything else by that name is left out.
  ['something-new', { set: ['a', 'b'], mood: 'c' }, 'Mood: c'],
  ['something-new', { set: null, mood: 'c' }, 'Mood: c'],
  [
    'something-new',
    { set: { mood: 'd', rooms: { red: 1, blue: [2, 3] } }, mood: 'c' },
    'Mood: c; mood: d; rooms: red: 1, blue: 2, 3',
  ],
  [
    'mailer-save',
    {
      jobAudience: {
        label: null,
        store: 5,
        importID: null,
        customDate: null,
        ticketDueStart: null,
        ticketDueEnd: null,
      },
    },
    'For customers of Golden Pledge Depot',
  ],
  ['mailer-save', { jobAudience: { label: null, store: null } }, 'For every customer'],
  ['user-sign-out', { user: 'Noor', sessions: 2 }, 'Signed out in 2 places'],
  ['password-change', { user: 'Noor', sessionsEnded: 0 }, ''],
  [
    'quick-reply-save',
    {
      replyShortcode: 'hours',
      set: { replyShortcode: 'hours', replyBody: 'We close at 6.', storeIDs: null, media: [] },
    },
    'Text “We close at 6.”; for every store',
  ],
  ['quick-reply-order', { order: ['hours', 'address'] }, '/hours, /address'],
  [
    'closure-save',
    { storeID: 5, day: '2026-11-26', opens: null, closes: null, note: 'Thanksgiving', yearly: true },
    'At Golden Pledge Depot; Nov 26, 2026; closed all day; “Thanksgiving”; every year',
  ],
  ['closure-save', { opens: '09:00:00', closes: '14:30' }, 'Opens at 9:00 AM; closes at 2:30 PM'],
  ['payment.refund', { refundID: 3, amountCents: 1250, reason: 'Paid twice' }, '$12.50; “Paid twice”'],
  ['customer-merge', { mergedCustID: 8, mergeID: 4 }, 'Ortega, Mari became part of this customer'],
  [
    'export',
    { search: { store: 5, filter: '', page: 2, label: 3, dateStart: '2026-11-01', status: 'all' } },
    'At Golden Pledge Depot, labeled Regular, from Nov 1, 2026',
  ],
  ['export', { search: {} }, 'Everything'],
  ['payment-settings-save', null, 'Removed the account'],
  [
    'payment-settings-save',
    { gateway: 'bluedog', environment: 'test', settings: { publicKey: 'pub_1' }, secrets: ['apiKey'] },
    'BlueDog; test mode; Public API key pub_1; entered Private API key',
  ],
  [
    'add-ons-save',
    { turnedOn: ['Reports'], monthly: 129.5, monthlyBefore: 99 },
    'Turned on Reports; now $129.50 a month; before $99.00 a month',
  ],
  [
    'rewrite.set',
    { action: 'set', rewriteTicketIDs: [4], newTicket: 'A1207', note: null },
    '1 ticket; new number A1207',
  ],
  // A detail without words is still shown, whatever it is.
  ['store-save', { storeMotto: 'Fair', rooms: 0 }, 'Motto: Fair'],
  [
    'something-new',
    { blocked: true, note: null, at: Date.parse('2026-11-22T19:40:00Z') },
    'Blocked: yes; note: none; at: Nov 22, 2026, 1:40 PM',
  ],
])('%s %j is "%s"', (action, detail, words) => expect(activityDetail(action, detail, naming)).toBe(words))

test('a detail’s name loses the name of its record', () => {
  const keys = ['userMood', 'storeMood', 'custMood', 'paymentMood', 'labelMood', 'replyMood', 'templateMood']
  for (const key of keys) expect(activityDetail('something-new', { [key]: 'a' }, naming)).toBe('Mood: a')
  expect(activityDetail('something-new', { users: 2, moodUser: 'a' }, naming)).toBe('Users: 2; mood user: a')
})

test.each<[target: string | null, detail: Detail | null, name: string | null]>([
  ['store/5', null, 'Golden Pledge Depot'],
  ['user/10', { user: 'N.' }, 'Noor'],
  ['label/9', { labelName: 'VIP', labelModuleKey: 'customer' }, 'VIP'],
  ['template/9', { templateName: 'Due soon', set: { templateName: 'Due' } }, 'Due soon'],
  ['reply/9', { replyShortcode: 'hours', set: { replyTitle: 'Hours' } }, 'Hours'],
  ['closure/9', { day: '2026-11-26', note: 'Thanksgiving' }, 'Thanksgiving, Nov 26, 2026'],
  ['store/9', { storeEnabled: false }, 'A store that was deleted'],
  ['customer/9', null, 'A customer who was erased'],
  ['list/payment-report', { search: {} }, 'Payment report'],
  ['list/closures', { search: {} }, 'Closed days'],
  ['gateway/bluedog', null, 'BlueDog'],
  ['custom-fields/customer', null, 'Customer fields'],
  ['custom-fields/calendar/7', null, 'Fields of Auctions'],
  [null, null, null],
])('%s with %j is about "%s"', (target, detail, name) => expect(activityTarget(target, detail, naming)).toBe(name))

test('any line can be worded, whatever an older version wrote', () => {
  for (const action of Object.keys(ACTS))
    for (const odd of [null, 'x', 0, -1, true, [], [1], {}, { a: [{}] }]) {
      const keys = ['from', 'search', 'set', 'settings', 'ticketRange', 'order', 'storeHours', 'amountCents', 'monthly']
      const detail = Object.fromEntries(keys.map((key) => [key, odd]))
      expect(typeof activityDetail(action, detail, naming)).toBe('string')
    }
})
