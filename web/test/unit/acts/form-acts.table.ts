import { expect } from 'vitest'
import { WAITS_FOR_OWNER } from '@xd/core/domain/access/approval.ts'
import type { Handed } from './handed.ts'

const HELD = { settingsVersion: 7, storeID: 2 } as const
const NOTICES = { ...HELD, noticeAutoSend: false, noticeLaw: 'california', holdOutPercent: 10, texts: [], steps: [] }
const section = (
  name: string,
  {
    file,
    fetched,
    ...rest
  }: { file: string; fetched: object } & Pick<Handed, 'draws' | 'within' | 'call' | 'asks' | 'said' | 'does'>,
): Handed => ({
  ...rest,
  name,
  at: `features/settings/${file}.tsx`,
  props: { storeID: 2 },
  before: [[[rest.call.replace(/save$/, 'fetch'), { storeID: 2 }], { settings: { ...HELD, ...fetched } }]],
  asks: { settings: { storeID: 2, ...rest.asks }, expectedVersion: 7 },
  answer: { settings: { ...HELD, ...fetched } },
  tellsFailure: true,
})

const ownCompany = {
  companyName: 'Golden Pledge',
  companyTimezone: 'America/Los_Angeles',
  companyLanguages: ['en', 'es'],
  companySessionDays: 30,
  companyElectronicRenewals: true,
  companyVersion: 7,
}
const COMPANY_FORMS: readonly Handed[] = (
  [
    ['company-settings', 'CompanySettings', 'CompanyForm', { companyName: 'Golden Pledge' }, 'Company saved'],
    [
      'electronic-renewals',
      'ElectronicRenewals',
      'RenewalsForm',
      { companyElectronicRenewals: true },
      'Electronic renewals saved',
    ],
  ] as const
).map(([file, draws, within, saved, said]) => ({
  name: said,
  at: `features/settings/${file}.tsx`,
  draws,
  within,
  before: [[['settings/company/fetch', {}], { company: ownCompany }]],
  does: [['SectionForm']],
  call: 'settings/company/save',
  asks: { company: expect.objectContaining(saved), expectedVersion: 7 },
  answer: { company: ownCompany },
  said: [said],
  tellsFailure: true,
}))

const SETTINGS: readonly Handed[] = [
  section('reminders are saved', {
    file: 'reminders-section',
    draws: 'RemindersSection',
    within: 'RemindersForm',
    fetched: { reminderOn: false, reminderHours: 24, reminderTextEN: 'Soon', reminderTextES: 'Pronto' },
    does: [
      ['Remind customers of unpaid requests', true],
      ['Hours before the request expires', ' 36 '],
      ['SectionForm'],
    ],
    call: 'settings/reminders/save',
    asks: { reminderOn: true, reminderHours: 36, reminderTextEN: 'Soon', reminderTextES: 'Pronto' },
    said: ['Reminders saved'],
  }),
  ...(
    [
      [true, '2.5', 2.5],
      [true, 'much', -1],
      [false, '2.5', 0],
    ] as const
  ).map(([on, percent, remoteFeePercent]) =>
    section(`the online fee is saved: ${on ? percent : 'off'}`, {
      file: 'remote-fee-section',
      draws: 'RemoteFeeSection',
      within: 'RemoteFeeForm',
      fetched: { remoteFeePercent: 1, maximumRemoteFeePercent: 3, remoteFeeSection: null },
      does: [['Percent of the amount', percent], ['Charge a fee for paying online', on], ['SectionForm']],
      call: 'settings/payments/remote-fee/save',
      asks: { remoteFeePercent },
      said: ['Online fee saved'],
    }),
  ),
  section('ticket numbers are saved', {
    file: 'rewrites-section',
    draws: 'RewritesSection',
    within: 'RewritesForm',
    fetched: { storeAutoRewrite: false, ticketRange: null },
    does: [['Prefix', 'A'], ['First number', '100'], ['Last number', '900'], ['SectionForm']],
    call: 'settings/rewrites/save',
    asks: { storeAutoRewrite: false, ticketRange: { rangePrefix: 'A', rangeFrom: 100, rangeTo: 900 } },
    said: ['Ticket numbers saved'],
  }),
  ...(
    [
      ['', null],
      ['$1,250.50', 1250.5],
      ['a lot', 0],
    ] as const
  ).map(([most, selfMaxAmount]) =>
    section(`self-service is saved with the limit “${most}”`, {
      file: 'self-service-section',
      draws: 'SelfServiceSection',
      within: 'SelfServiceForm',
      fetched: { selfEnabled: true, selfMaxAgeHours: 24, selfMaxAmount: 500, selfShowItems: false },
      does: [
        ['Oldest ticket file allowed, in hours', '48'],
        ['Largest payment allowed', most],
        ['Show what each ticket is for', true],
        ['SectionForm'],
      ],
      call: 'settings/self-service/save',
      asks: { selfEnabled: true, selfMaxAgeHours: 48, selfMaxAmount, selfShowItems: true },
      said: ['Self-service saved'],
    }),
  ),
  {
    name: 'a store’s notices are saved',
    at: 'features/settings/notice-settings-form.tsx',
    draws: 'NoticeSettingsForm',
    props: { settings: NOTICES },
    does: [['Send batches automatically, without a review', true], ['SectionForm']],
    call: 'settings/notices/save',
    asks: {
      settings: { storeID: 2, noticeAutoSend: true, noticeLaw: 'california', holdOutPercent: 10, texts: [], steps: [] },
      expectedVersion: 7,
    },
    answer: { settings: NOTICES },
    said: ['Notice settings saved'],
    tellsFailure: true,
  },
]

const company = {
  companyID: 3,
  companyName: 'Golden Pledge',
  companyKey: 'golden',
  companyTimezone: 'America/Los_Angeles',
  companyVersion: 7,
  waiting: { due: 0, mailers: 0 },
}
const SUSPENSION = {
  at: 'features/admin/suspend-dialog.tsx',
  props: { company },
  call: 'admin/companies/save',
  hears: { onClose: [] },
} as const satisfies Partial<Handed>

const bill = { total: 100, yearly: 1200 }

const ADMIN: readonly Handed[] = [
  ...(
    [
      [undefined, 'settings/add-ons/save', { features: ['plans'], expectedVersion: 7 }],
      [3, 'admin/companies/save', { company: { companyID: 3, features: ['plans'] }, expectedVersion: 7 }],
    ] as const
  ).map(([companyID, call, asks]): Handed => ({
    name: `add-ons are saved: ${call}`,
    at: 'features/add-ons/save-add-ons-dialog.tsx',
    draws: 'SaveAddOnsDialog',
    props: { before: [], after: ['plans'], bill: { before: bill, after: bill }, companyVersion: 7, companyID },
    does: [['Save add-ons']],
    call,
    asks,
    hears: { onSaved: [] },
    said: ['Add-ons saved'],
  })),
  {
    ...SUSPENSION,
    name: 'a company is suspended once its key is typed',
    draws: 'SuspendDialog',
    does: [['Type “golden” to confirm', ' golden '], ['Suspend company']],
    asks: { company: { companyID: 3, suspended: true } },
    said: ['Golden Pledge is suspended'],
  },
  {
    ...SUSPENSION,
    name: 'a company’s suspension ends',
    draws: 'ResumeDialog',
    does: [['End suspension']],
    asks: { company: { companyID: 3, suspended: false } },
    said: ['Golden Pledge is active again'],
  },
  {
    name: 'a company’s name is changed',
    at: 'features/admin/company-details.tsx',
    draws: 'CompanyDetails',
    within: 'DetailsForm',
    props: { company: { ...company, createdAt: '2026-01-01T00:00:00Z', maxDate: null, storeCount: 1, userCount: 1 } },
    does: [['Company name', 'Silver Pledge'], ['form']],
    call: 'admin/companies/save',
    asks: {
      company: {
        companyID: 3,
        companyName: 'Silver Pledge',
        companyKey: 'golden',
        companyTimezone: 'America/Los_Angeles',
      },
      expectedVersion: 7,
    },
    answer: { company: { ...company, companyName: 'Silver Pledge' } },
    said: ['Silver Pledge saved'],
  },
  {
    name: 'a company is created with its first owner',
    at: 'features/admin/create-company-dialog.tsx',
    draws: 'CreateCompanyDialog',
    does: [
      ['Company name', 'Silver Pledge'],
      ['Time zone', 'America/Chicago'],
      ['Name', 'Lee'],
      ['Email', 'lee@silver.test'],
      ['Create company'],
    ],
    call: 'admin/companies/save',
    asks: {
      company: {
        companyName: 'Silver Pledge',
        companyTimezone: 'America/Chicago',
        owner: { userNickname: 'Lee', userUsername: 'lee@silver.test' },
      },
    },
    answer: { company, inviteURL: 'https://xd.test/join' },
  },
  ...(
    [
      [[['Run again: send 5']], 'admin/jobs/run-again', 'send runs again'],
      [[['Drop: send 5'], ['Drop job']], 'admin/jobs/drop', 'send is dropped'],
    ] as const
  ).map(([does, call, said]): Handed => ({
    name: said,
    at: 'features/system-stats/failing-jobs.tsx',
    draws: 'FailingJobs',
    props: {
      jobs: [
        {
          jobID: 5,
          kind: 'send',
          companyName: null,
          lastError: 'offline',
          attempts: 2,
          runAt: '2026-11-23T18:00:00Z',
          gaveUpAt: null,
          keptFor: null,
        },
      ],
    },
    does,
    call,
    asks: { jobID: 5 },
    said: [said],
    tellsFailure: true,
  })),
]

const account = {
  gateway: 'simulator',
  environment: 'test',
  readable: true,
  settings: {},
  secrets: {},
  webhookURL: '',
  accountVersion: 7,
}
const GATEWAY = {
  at: 'features/settings/gateway-card.tsx',
  draws: 'GatewayCard',
  props: {
    title: 'Old Town',
    settings: { company: null, fallback: null, gateways: [] },
    storeID: 2,
    account: { ...account, gateway: 'authorizenet' },
  },
  answer: {},
} as const satisfies Partial<Handed>

const GATEWAYS: readonly Handed[] = [
  ...(
    [
      [{}, 'Old Town: gateway removed'],
      [{ approval: { approvalID: 9 } }, WAITS_FOR_OWNER],
    ] as const
  ).map(([answer, said]): Handed => ({
    ...GATEWAY,
    name: `a store’s gateway is removed once that is confirmed: ${said}`,
    does: [['Remove'], ['Remove gateway']],
    call: 'settings/payments/save',
    asks: { storeID: 2, account: null, expectedVersion: 7 },
    answer,
    said: [said],
    tellsFailure: true,
  })),
]

export const FORM_HANDED: readonly Handed[] = [...COMPANY_FORMS, ...SETTINGS, ...ADMIN, ...GATEWAYS]
