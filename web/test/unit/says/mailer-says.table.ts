import { COUNTS, JOB } from '../mailers/sample.ts'
import { SUNDAY } from './request-sample.ts'
import type { Says } from './says.ts'

const FACTS = { at: 'features/mailers/mailer-facts.tsx', draws: 'MailerFacts' } as const
const OVERVIEW = { at: 'features/mailers/mailer-overview.tsx', draws: 'MailerOverview' } as const
const FORECAST = {
  estimated: false,
  included: 1200,
  excluded: { opted_out: 3, no_consent: 90 },
  segments: 2400,
  cost: 21.6,
  days: 1,
  endsAt: SUNDAY,
  quietHours: [
    { state: 'CA', from: '08:00', to: '21:00', recipients: 10 },
    { state: 'FL', from: '08:00', to: '20:00', recipients: 40 },
    { state: 'NV', from: '08:00', to: '21:00', recipients: 35 },
    { state: null, from: null, to: null, recipients: 1 },
  ],
  warnings: [{ sentence: 'Carriers filter “free”.' }],
  previews: [
    { custID: 1, name: 'Ana', segments: 2, subject: 'Hi', body: 'Thank you, Ana' },
    { custID: 2, name: 'Bo', segments: 1, subject: '', body: ' ' },
  ],
}
const editor = (channel: string) => ({ draft: { channel }, timezone: 'America/Los_Angeles' })
const PANEL = { at: 'features/mailers/forecast-panel.tsx', draws: 'ForecastPanel' } as const
const WHEN = {
  at: 'features/mailers/when-field.tsx',
  draws: 'WhenField',
} as const

const ASKED = ['Send it?', 'Now.']
const WHEN_SAYS = {
  empty: ['When ☐ Now ☐ ☑ Later ☑', 'Time', 'Choose a time'],
  later: ['When ☐ Now ☐ ☑ Later ☑', 'Time', 'Nov 24, 10:00 AM ET That has passed.'],
}
const MANY = {
  few: [...ASKED, 'Send now'],
  many: [...ASKED, 'Type 501 to confirm', '[]', 'Send now', 'Type 501 first'],
  nobody: [...ASKED, 'Send now', 'No one would get it'],
  unknown: [...ASKED, 'Send now', 'Counting the recipients'],
}

export const MAILER_SAYS: readonly Says[] = [
  {
    name: 'a draft',
    ...FACTS,
    props: { job: { ...JOB, jobLabels: [], jobCreatedByID: 6, jobCreatedDate: SUNDAY } },
    says: [
      'Who gets it Customers labeled with a deleted label',
      'From The store each customer used last',
      'Sending speed At most 60 segments per minute',
      'Created Nov 23, 12:30 AM PT by Kim',
    ],
  },
  {
    name: 'a mailer of one store by email',
    ...FACTS,
    props: {
      job: {
        ...JOB,
        jobChannel: 'email',
        jobStoreID: 2,
        jobRate: 1200,
        jobAudience: { store: 1, ticketDueStart: '2026-11-24', ticketDueEnd: '2026-11-24' },
        jobCreatedDate: '2026-11-24T05:10:00Z',
      },
    },
    says: [
      'Who gets it Customers of Old Town whose ticket is due on Nov 24',
      'From Harbor',
      'Sending speed At most 1,200 emails per minute',
      'Created Nov 24, 12:10 AM ET by XD Support',
    ],
  },
  {
    name: 'a mailer of a closed store at full speed',
    ...FACTS,
    props: { job: { ...JOB, jobStoreID: 99, jobRate: null, jobAudience: {} } },
    says: ['Who gets it Every customer', 'From A closed store', 'Created Nov 19, 10:00 AM PT by XD Support'],
  },
  {
    name: 'a mailer on its way',
    ...OVERVIEW,
    props: { job: { ...JOB, jobStatus: 'sending', counts: COUNTS }, share: { done: 900, total: 1200 } },
    answers: {
      'mailers/result': {
        result: {
          paidAmount: 120.5,
          paidCount: 3,
          failed: [{ code: 30003, sentence: 'The phone is off.', count: 1001 }],
        },
      },
    },
    says: [
      '900 of 1,200 sent',
      '50 are on hold until quiet hours end where they live.',
      'Delivered 867 of 1,200',
      'Not delivered 30',
      'Replied 60',
      'Opted out 7',
      'Still waiting 250',
      'Canceled 38',
      'Left out 100',
      'Paid within 7 days $120.50 by 3',
      'Why some didn’t get it',
      '1,001 The phone is off.',
      'Who gets it Customers labeled with a deleted label',
      'From The store each customer used last',
      'Sending speed At most 60 segments per minute',
      'Created Nov 19, 10:00 AM PT by XD Support',
      'English',
      'Thank you, [FIRST_NAME]',
      'Spanish',
      'Gracias, [FIRST_NAME]',
    ],
  },
  {
    name: 'a mailer that is paused before anyone is known',
    ...OVERVIEW,
    props: { job: { ...JOB, jobStatus: 'paused', jobPausedReason: 'Too many failed.' }, share: { done: 0, total: 0 } },
    says: [
      'Too many failed.',
      'Who gets it Customers labeled with a deleted label',
      'From The store each customer used last',
      'Sending speed At most 60 segments per minute',
      'Created Nov 19, 10:00 AM PT by XD Support',
      'English',
      'Thank you, [FIRST_NAME]',
      'Spanish',
      'Gracias, [FIRST_NAME]',
    ],
  },
  {
    name: 'a mailer that finds out who gets it',
    ...OVERVIEW,
    props: { job: { ...JOB, jobStatus: 'preparing' }, share: { done: 0, total: 0 } },
    says: [
      'Finding out who gets it…',
      'Who gets it Customers labeled with a deleted label',
      'From The store each customer used last',
      'Sending speed At most 60 segments per minute',
      'Created Nov 19, 10:00 AM PT by XD Support',
      'English',
      'Thank you, [FIRST_NAME]',
      'Spanish',
      'Gracias, [FIRST_NAME]',
    ],
  },
  {
    name: 'a mailer that is over',
    ...OVERVIEW,
    props: {
      job: {
        ...JOB,
        jobStatus: 'finished',
        jobChannel: 'email',
        jobSubject: 'Thanks',
        jobSubjectES: 'Gracias',
        counts: { ...COUNTS, waiting: 0, held: 0, canceled: 0 },
      },
      share: { done: 1200, total: 1200 },
    },
    answers: { 'mailers/result': { result: { failed: [] } } },
    says: [
      'Delivered 867 of 1,200',
      'Not delivered 30',
      'Replied 60',
      'Opted out 7',
      'Left out 100',
      'Who gets it Customers labeled with a deleted label',
      'From The store each customer used last',
      'Sending speed At most 60 emails per minute',
      'Created Nov 19, 10:00 AM PT by XD Support',
      'English',
      'Thanks',
      'Thank you, [FIRST_NAME]',
      'Spanish',
      'Gracias',
      'Gracias, [FIRST_NAME]',
    ],
  },
  {
    name: 'the forecast of texts',
    ...PANEL,
    props: { editor: editor('sms'), forecast: { data: FORECAST, isError: false, isSettled: true } },
    says: [
      '1,200 of 1,293 people will get it',
      'Hasn’t agreed to marketing, or withdrew consent 90',
      'Opted out of texts 3',
      'Carriers filter “free”.',
      'Ana 2 segments',
      'Hi',
      'Thank you, Ana',
      'Segments 2,400',
      'Carriers charge about $21.60',
      'Done Nov 23, 12:30 AM PT',
      'Sent only between these hours where they live',
      '8:00 AM to 9:00 PM CA, NV 45 people',
      '8:00 AM to 8:00 PM FL 40 people',
      'Not that day unknown 1 person',
      'Send a test…',
    ],
  },
  {
    name: 'the estimate of emails over several days',
    ...PANEL,
    props: {
      editor: editor('email'),
      forecast: { data: { ...FORECAST, estimated: true, days: 3, excluded: {} }, isError: false, isSettled: true },
    },
    says: [
      'About 1,200 people will get it',
      'Estimated from a sample. We check everyone again when it sends.',
      'Carriers filter “free”.',
      'Ana',
      'Hi',
      'Thank you, Ana',
      'Done about Nov 23, 12:30 AM PT, over 3 days',
      'Sent only between these hours where they live',
      '8:00 AM to 9:00 PM CA, NV about 45 people',
      '8:00 AM to 8:00 PM FL about 40 people',
      'Not that day unknown about 1 person',
      'Send a test…',
    ],
  },
  {
    name: 'the forecast for nobody',
    ...PANEL,
    props: {
      editor: editor('sms'),
      forecast: { data: { ...FORECAST, included: 0, warnings: [], previews: [] }, isError: false, isSettled: true },
    },
    says: [
      '0 of 93 people will get it',
      'Hasn’t agreed to marketing, or withdrew consent 90',
      'Opted out of texts 3',
      'Send a test…',
    ],
  },
  {
    name: 'a forecast that is refused',
    ...PANEL,
    props: {
      editor: editor('sms'),
      forecast: { data: undefined, isError: true, error: { message: 'No', fields: { a: 'That label is gone.' } } },
    },
    says: ['That label is gone.', 'Send a test…'],
  },
  ...(
    [
      ['later, not chosen', { when: 'at', at: '' }, WHEN_SAYS.empty],
      ['later', { when: 'at', at: '2026-11-24T10:00', error: 'That has passed.' }, WHEN_SAYS.later],
    ] as const
  ).map(([name, props, says]) => ({
    name: `when a mailer is sent: ${name}`,
    ...WHEN,
    props: { timezone: 'America/New_York', store: undefined, now: Date.parse('2026-11-24T05:30:00Z'), ...props },
    says,
  })),
  ...(
    [
      ['few', { many: 500 }, MANY.few],
      ['many', { many: 501 }, MANY.many],
      ['no', { many: 0 }, MANY.nobody],
      ['no sampled', { many: 0, isEstimate: true }, MANY.few],
      ['an unknown number of', { many: undefined }, MANY.unknown],
    ] as const
  ).map(([name, props, says]) => ({
    name: `a mailer to ${name} people`,
    at: 'features/mailers/many-dialog.tsx',
    draws: 'ManyDialog',
    props: { title: 'Send it?', description: 'Now.', confirm: 'Send now', isEstimate: false, ...props },
    says,
  })),
]
