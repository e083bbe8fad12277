import type { Press } from './press.ts'

const STORES = { 'stores/list': { stores: [{ storeID: 2, storeName: 'Harbor', storeTimezone: 'America/New_York' }] } }
const SELF = {
  settingsVersion: 7,
  storeID: 2,
  selfEnabled: true,
  selfMaxAgeHours: 24,
  selfMaxAmount: 80,
  selfShowItems: false,
}
const REMINDERS = {
  settingsVersion: 7,
  storeID: 2,
  reminderOn: true,
  reminderHours: 24,
  reminderTextEN: 'Soon',
  reminderTextES: 'Pronto',
}
const self = (name: string, does: Press['does'], becomes: object): Press => ({
  name: `a store’s self-service is saved: ${name}`,
  at: 'features/settings/self-service-section.tsx',
  draws: 'SelfServiceSection',
  within: 'SelfServiceForm',
  props: { storeID: 2 },
  answers: { ...STORES, 'settings/self-service/fetch': { settings: SELF } },
  does: [...does, ['SectionForm']],
  calls: [
    [
      'settings/self-service/save',
      {
        settings: {
          storeID: 2,
          selfEnabled: true,
          selfMaxAgeHours: 24,
          selfMaxAmount: 80,
          selfShowItems: false,
          ...becomes,
        },
        expectedVersion: 7,
      },
    ],
  ],
  said: ['Refused: not_found'],
})
const reminders = (name: string, does: Press['does'], becomes: object, rest: Partial<Press> = {}): Press => ({
  name: `a store’s reminders are saved: ${name}`,
  at: 'features/settings/reminders-section.tsx',
  draws: 'RemindersSection',
  within: 'RemindersForm',
  props: { storeID: 2 },
  answers: { ...STORES, 'settings/reminders/fetch': { settings: REMINDERS } },
  does: [...does, ['SectionForm']],
  calls: [
    [
      'settings/reminders/save',
      {
        settings: {
          storeID: 2,
          reminderOn: true,
          reminderHours: 24,
          reminderTextEN: 'Soon',
          reminderTextES: 'Pronto',
          ...becomes,
        },
        expectedVersion: 7,
      },
    ],
  ],
  said: ['Refused: not_found'],
  ...rest,
})
const COMPANY = {
  companyName: 'Golden Pledge',
  companyTimezone: 'America/Denver',
  companyLanguages: ['en', 'es'],
  companySessionDays: 30,
  companySecondFactorRequired: false,
  companySecondFactorFrom: null,
  companyVisitApproval: false,
  companyLoanRules: 'by-store',
  companyLogo: null,
  companyVersion: 7,
}
const company = (name: string, becomes: object, rest: Partial<Press> = {}): Press => ({
  name: `a company’s settings are saved: ${name}`,
  at: 'features/settings/company-settings.tsx',
  draws: 'CompanySettings',
  within: 'CompanyForm',
  answers: { 'settings/company/fetch': { company: COMPANY } },
  does: [['Days until users sign in again', 'x'], ['SectionForm']],
  calls: [
    [
      'settings/company/save',
      {
        company: {
          companyName: 'Golden Pledge',
          companyTimezone: 'America/Denver',
          companyLanguages: ['en', 'es'],
          companySessionDays: 0,
          companySecondFactorRequired: false,
          companyLoanRules: 'by-store',
          ...becomes,
        },
        expectedVersion: 7,
      },
    ],
  ],
  said: ['Refused: not_found'],
  ...rest,
})

export const SECTION_PRESSES: readonly Press[] = [
  company('days that are no number are refused by the server', { companyVisitApproval: false }),
  company(
    'on a support visit, which cannot change whether it needs approval',
    {},
    { session: { session: { impersonatedBy: 9 } } },
  ),
  self('without a limit', [['Largest payment allowed', ' ']], { selfMaxAmount: null }),
  self('a limit that is no amount is refused by the server', [['Largest payment allowed', 'a lot']], {
    selfMaxAmount: 0,
  }),
  self('a limit with cents', [['Largest payment allowed', '$1,250.50']], { selfMaxAmount: 1250.5 }),
  self('hours that are no number are refused by the server', [['Oldest ticket file allowed, in hours', 'x']], {
    selfMaxAgeHours: 0,
  }),
  reminders('hours that are no number are refused by the server', [['Hours before the request expires', '2.5']], {
    reminderHours: 0,
  }),
  reminders(
    'the standard text in a company with English only, which keeps its Spanish one',
    [['Use the standard text']],
    { reminderTextEN: '[STORE_NAME]: This is a reminder to pay [AMOUNT] by [DUE]: [LINK]' },
    { session: { company: { companyLanguages: ['en'] } } },
  ),
]
