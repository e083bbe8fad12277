import { describe, expect, test } from 'vitest'
import * as entry from '#features/calendar/entry-draft.ts'
import * as contact from '#features/customers/contact-draft.ts'
import * as loan from '#features/loans/loan-draft.ts'
import * as mailer from '#features/mailers/mailer-draft.ts'
import * as request from '#features/payments/request-draft.ts'
import * as plan from '#features/plans/plan-draft.ts'
import * as reply from '#features/replies/reply-draft.ts'
import * as template from '#features/replies/template-draft.ts'
import * as company from '#features/settings/company-draft.ts'
import * as notice from '#features/settings/notice-draft.ts'
import * as store from '#features/stores/store-draft.ts'
import { JOB } from './mailers/sample.ts'
import { payment, WEEK } from './payments/sample.ts'

// Each field has a value of its own, and none that a new record has.
const PLAN = {
  planKind: 'layaway',
  planMemo: 'Gold chain',
  planAmount: 1050.5,
  planTotal: 6303,
  planEvery: 'week',
  planCount: 6,
  planStart: '2026-11-30',
  planTickets: ['10233', '10240'],
}
const EMAIL = {
  ...JOB,
  jobChannel: 'email',
  jobSubject: 'Sale',
  jobSubjectES: 'Oferta',
  jobMedia: [{ mediaID: 4 }, { mediaID: 5 }],
  jobStoreID: 3,
  jobScheduledAt: '2026-11-24T18:00:00.000Z',
}
const REPLY = {
  replyID: 7,
  replyTitle: 'Hours',
  replyShortcode: '',
  replyBody: 'Open',
  replyBodyES: 'Abierto',
  storeIDs: [1],
  replyIsMine: true,
  replyMedia: [{ mediaID: 4 }],
}
const TEMPLATE = {
  templateID: 3,
  templateName: 'Rate us',
  templateKind: 'review',
  templateChannel: 'email',
  templateLanguage: 'en',
  templateSubject: 'How was it?',
  templateBody: 'Hi',
  templateSubjectES: '¿Qué tal?',
  templateBodyES: 'Hola',
}
const COMPANY = {
  companyName: 'Golden Pledge',
  companyTimezone: 'America/Denver',
  companyLanguages: ['en', 'es'],
  companySessionDays: 9,
  companySecondFactorRequired: true,
  companyVisitApproval: true,
  companyLoanRules: 'by-store',
  companySegmentsPerMinute: 4_500,
  companySegmentsPerDay: 200_000,
  companyMailerGapDays: 5,
  companyMailerConsent: true,
}
const NOTICES = {
  storeID: 2,
  enabled: true,
  holdOutPercent: 15,
  texts: [
    { kind: 'due', en: 'Due', es: 'Vence' },
    { kind: 'last', en: 'Last', es: 'Último' },
  ],
  steps: [
    { step: 1, days: 3 },
    { step: 2, days: 9 },
  ],
}
const STORE = {
  storeName: 'Old Town',
  storeAbbr: 'OT',
  storeColor: '#1b6b3a',
  storeSMSNumber: '(213) 555-0101',
  storePhone: '(213) 555-0102',
  storeAddressStr: '12 Main St',
  storeTimezone: 'America/Denver',
  storeHours: WEEK,
  autoReplyMessage: 'Closed',
  autoReplyMessageES: 'Cerrado',
}
const LOAN = {
  amount: 175,
  loanDate: '2026-11-20',
  itemCubicFeet: 1.5,
  firearmCount: 0,
  storageFee: 1,
  firearmFee: 0,
  miscFee: 3,
  customCharge: 4,
  agreedMonthlyCharge: 5,
  coveredBorrower: 'no',
  loanItem: '14k chain',
}
const CUSTOMER = {
  custFirstName: 'Jerome',
  custLastName: 'Whitfield',
  custEmail: 'jerome@example.com',
  custDL: 'D4471820',
  custStreet: '12 Main St',
  custCity: 'Reno',
  custState: 'NV',
  custZIP: '89501',
  custLanguage: 'es',
}
const ENTRY = {
  itemTitle: 'Auction',
  itemCalendarID: 4,
  itemDateStart: '2026-11-26T09:00',
  itemDateEnd: '2026-11-27T10:30',
  itemRepeat: 'year',
  itemRefKey: 'ticket/3',
}
const REQUEST = {
  paymentAmount: 125.5,
  paymentMemo: 'Payoff',
  paymentTicketList: '10233, 10234',
  paymentMode: 'any',
  paymentPurpose: 'redeem',
  paymentReference: 'Ring',
  paymentLabels: [3, 4],
}
const ids = (media: readonly { mediaID: number }[]) => media.map(({ mediaID }) => mediaID)
const text = (amount: number) => amount.toFixed(2)

const OPENED: readonly (readonly [what: string, saved: unknown, as: object])[] = [
  ['a plan', plan.planFrom(plan.draftOf(PLAN as never, ''), { custID: 4, storeID: 1 }), PLAN],
  [
    'a plan of one payment',
    plan.planFrom(plan.draftOf({ ...PLAN, planKind: 'once', planTotal: null, planCount: 1 } as never, ''), {} as never),
    { ...PLAN, planKind: 'once', planTotal: undefined, planCount: 1 },
  ],
  [
    'a mailer',
    mailer.toSave(
      mailer.draftOf(EMAIL as never, 'America/Denver'),
      12,
      mailer.timeOf(mailer.draftOf(EMAIL as never, 'America/Denver'), 'America/Denver', 0),
    ),
    {
      ...Object.fromEntries(Object.entries(EMAIL).filter(([name]) => name in mailer.writtenOf(JOB))),
      jobMedia: ids(EMAIL.jobMedia),
    },
  ],
  [
    'a quick reply',
    reply.toSave(reply.draftOf(REPLY as never), REPLY as never),
    Object.fromEntries(Object.entries(REPLY).filter(([name]) => !['storeIDs', 'replyMedia'].includes(name))),
  ],
  ['a template', template.toSave(template.draftOf(TEMPLATE as never), TEMPLATE as never), TEMPLATE],
  ['a company’s settings', company.companyOf(company.companyDraft(COMPANY as never), false), COMPANY],
  ['a store’s notices', notice.noticesOf(notice.noticeDraft({ settingsVersion: 3, ...NOTICES } as never)), NOTICES],
  ['a store', store.creationOf(store.draftOf(STORE as never)), STORE],
  [
    'a quote',
    loan.savedInput(loan.draftOf({ ...LOAN, regime: 'ca_2025' } as never)),
    {
      ...LOAN,
      ...Object.fromEntries(
        (['amount', 'storageFee', 'firearmFee', 'miscFee', 'customCharge', 'agreedMonthlyCharge'] as const).map(
          (name) => [name, text(LOAN[name])],
        ),
      ),
      itemCubicFeet: '1.5',
      firearmCount: '0',
    },
  ],
  [
    'a customer',
    contact.contactInput(contact.contactOf({ custPhone: '+12135550147', ...CUSTOMER } as never), '+12135550147', 2)
      .customer,
    { custID: 2, custPhone: '+12135550147', ...CUSTOMER },
  ],
  ['an entry', entry.draftOf(ENTRY as never), { ...ENTRY, ranged: true }],
  [
    'a copied request',
    request.draftInput(request.draftLike(payment(REQUEST as never), 'k'), 7, true, []).payment,
    REQUEST,
  ],
]

describe('an editor that changes nothing saves', () => {
  test.each(OPENED)('%s as it was', (_, saved, as) => {
    expect(saved).toMatchObject(as)
  })
})

test('nothing but what changed: of a store and of a quick reply, whose other parts may be hidden', () => {
  const draft = store.draftOf(STORE as never)
  expect(store.changeOf(draft, draft)).toEqual({})
  const parts = reply.toSave(reply.draftOf(REPLY as never), REPLY as never)
  expect([Object.keys(parts).includes('storeIDs'), Object.keys(parts).includes('media')]).toEqual([false, false])
  const media = [{ mediaID: 4 }, { mediaID: 6 }] as never
  expect(reply.toSave({ ...reply.draftOf(REPLY as never), media }, REPLY as never)).toMatchObject({ media: [4, 6] })
})

test('on a visit, company settings leave alone whether visits must be approved', () => {
  const saved = company.companyOf(company.companyDraft(COMPANY as never), true)
  expect(saved).not.toHaveProperty('companyVisitApproval')
  expect(saved).not.toHaveProperty('companyLogo')
  const logo = { mediaID: 8, url: '' } as never
  expect(company.companyOf({ ...company.companyDraft(COMPANY as never), logo }, true)).toMatchObject({ companyLogo: 8 })
})

test.each([
  ['days', { companySessionDays: 0 }],
  ['percent', { holdOutPercent: -1 }],
])('text that is no number is sent as one that the server refuses: %s', (field, sent) => {
  const saved =
    field === 'days'
      ? company.companyOf({ ...company.companyDraft(COMPANY as never), days: 'many' }, false)
      : notice.noticesOf({ ...notice.noticeDraft({ settingsVersion: 3, ...NOTICES } as never), percent: 'half' })
  expect(saved).toMatchObject(sent)
})
