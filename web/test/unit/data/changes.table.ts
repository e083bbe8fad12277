import { expect } from 'vitest'
import type { EventName } from '@xd/core/contract/event.ts'
import type { ApprovalCall } from '@xd/core/domain/access/approval.ts'
import type { Stale } from './stale.ts'

const label = (labelID: number, labelName = 'Gold', labelModuleKey = 'customer') => ({
  labelID,
  labelName,
  labelModuleKey,
})
const labels = [label(1), label(2, 'Silver')]
const customer = (custID: number, ...custLabels: number[]) => ({ customer: { custID, custLabels } })
const payment = (paymentKey: string, status = 'requested') => ({ paymentKey, status })
const rewrite = (rewriteID: number, state = 'numbered') => ({ rewriteID, state })
const paid = payment('a', 'paid')

type Known = readonly (readonly [key: readonly unknown[], data: unknown])[]
type Does = (input: never) => unknown

/** What a hook's change shows and refetches. */
export interface Change {
  name: string
  /** Draws the hook once and returns its change. `failed` receives its failures, if the hook accepts it. */
  hook: (failed: (error: Error) => void) => Promise<() => Does>
  call: string
  input: unknown
  /** The server's input; by default, the input. */
  asks?: object
  answer: object
  /** The hook's answer, if it is more than the server's. */
  answers?: unknown
  before?: Known
  /** The cached data during the call, and after its success; by default, unchanged. */
  whileAsked?: readonly unknown[]
  after?: readonly unknown[]
  /** The refetched data, if any. */
  refetched?: Stale
  refetchedWhenRefused?: Stale
  /** In addition. */
  alsoWhenRefused?: readonly string[]
  tellsFailure?: true
}

const made =
  (use: () => { mutateAsync: (input: never) => Promise<unknown> }): (() => Does) =>
  () =>
    use().mutateAsync

/** What the changes that wait for an owner’s approval make stale, and the approvals themselves. */
const EVENT_OF: Readonly<Record<ApprovalCall, EventName>> = {
  'settings/users/save': 'reload_employees',
  'settings/users/invite/resend': 'reload_employees',
  'settings/users/disable': 'reload_employees',
  'settings/api-keys/save': 'reload_keys',
  'settings/payments/save': 'reload_payment_settings',
  'settings/retention/save': 'reload_retention',
}
const APPROVED: readonly EventName[] = ['reload_approvals', ...Object.values(EVENT_OF)]

export const CHANGES: readonly Change[] = [
  {
    name: 'a saved label is in the list of labels',
    hook: async () => made((await import('#data/labels.ts')).useSaveLabel),
    call: 'labels/save',
    input: { label: label(2, 'Silver') },
    answer: { labels },
    before: [[['labels/list', {}], { labels: [label(1)], more: true }]],
    after: [{ labels, more: true }],
    refetchedWhenRefused: 'reload_labels',
  },
  {
    name: 'a saved label makes no list that was never fetched',
    hook: async () => made((await import('#data/labels.ts')).useSaveLabel),
    call: 'labels/save',
    input: { label: label(2, 'Silver') },
    answer: { labels },
    before: [[['labels/list', {}], undefined]],
    refetchedWhenRefused: 'reload_labels',
  },
  {
    name: 'a new label is found among those of its module, by its name',
    hook: async () => {
      const { useCreateLabel } = await import('#data/labels.ts')
      return () => useCreateLabel('customer')
    },
    call: 'labels/save',
    input: ' silver ',
    asks: { label: { labelName: ' silver ', labelModuleKey: 'customer' } },
    answer: { labels: [label(7, 'Silver', 'payment'), ...labels] },
    answers: 2,
    refetchedWhenRefused: 'reload_labels',
  },
  {
    name: 'a new label that is not in the answer has no id',
    hook: async () => {
      const { useCreateLabel } = await import('#data/labels.ts')
      return () => useCreateLabel('customer')
    },
    call: 'labels/save',
    input: 'Bronze',
    asks: { label: { labelName: 'Bronze', labelModuleKey: 'customer' } },
    answer: { labels },
    answers: undefined,
    refetchedWhenRefused: 'reload_labels',
  },
  ...(['useSaveCustomer', 'useBlockCustomer', 'useChangeCustomersLabel'] as const).map((hook, i): Change => ({
    name: `${hook} asks again for what shows customers, refused or not`,
    hook: async () => made((await import('#data/customers.ts'))[hook]),
    call: ['customers/save', 'customers/block', 'customers/change-label'][i]!,
    input: { some: 'input' },
    answer: {},
    refetched: 'reload_customer',
    refetchedWhenRefused: 'reload_customer',
  })),
  ...(['useMergeCustomers', 'useUnmergeCustomers', 'useEraseCustomer'] as const).map((hook, i): Change => ({
    name: `${hook} asks again for everything`,
    hook: async () => made((await import('#data/customers.ts'))[hook]),
    call: ['customers/merge', 'customers/unmerge', 'customers/erase'][i]!,
    input: { some: 'input' },
    answer: {},
    refetched: 'everything',
    ...(i === 1 && { refetchedWhenRefused: 'everything' }),
  })),
  {
    name: 'an email address is saved with the rest of the customer',
    hook: async () => {
      const { useAddEmail } = await import('#data/customers.ts')
      const whole = { custID: 4, custPhone: '+1', custFirstName: 'Ana', custLastName: 'B', custLabels: [1] } as never
      return () => useAddEmail(whole).onSave as Does
    },
    call: 'customers/save',
    input: ' ana@example.com ',
    asks: {
      customer: {
        custID: 4,
        custPhone: '+1',
        custFirstName: 'Ana',
        custLastName: 'B',
        custEmail: 'ana@example.com',
      },
    },
    answer: {},
    refetched: 'reload_customer',
    refetchedWhenRefused: 'reload_customer',
  },
  {
    name: 'a customer’s labels show at once, on no other customer',
    hook: async (failed) => {
      const { useCustomerLabels } = await import('#data/customers.ts')
      return () => useCustomerLabels({ custID: 4, custLabels: [1] }, failed) as Does
    },
    call: 'customers/update-labels',
    input: [2, 3],
    asks: { customerID: 4, labels: [2, 3], seenLabels: [1] },
    answer: {},
    before: [
      [['customers/fetch', { custID: 4 }], customer(4, 1)],
      [['customers/fetch', { custID: 5 }], customer(5, 1)],
    ],
    whileAsked: [customer(4, 2, 3), customer(5, 1)],
    after: [customer(4, 2, 3), customer(5, 1)],
    refetched: 'reload_customer',
    refetchedWhenRefused: 'reload_customer',
    tellsFailure: true,
  },
  {
    name: 'the chosen calendars show at once',
    hook: async (failed) => {
      const { useSetShownCalendars } = await import('#data/calendars.ts')
      return () => useSetShownCalendars(failed) as Does
    },
    call: 'calendar/categories/set-shown',
    input: [null, 2],
    asks: { shown: [null, 2] },
    answer: {},
    before: [[['calendar/categories/list', {}], { categories: [], shown: [1] }]],
    whileAsked: [{ categories: [], shown: [null, 2] }],
    after: [{ categories: [], shown: [null, 2] }],
    refetched: 'reload_calendar',
    refetchedWhenRefused: 'reload_calendar',
    tellsFailure: true,
  },
  {
    name: 'a saved calendar is known by its id',
    hook: async () => {
      const { useSaveCalendar } = await import('#data/calendars.ts')
      return () => useSaveCalendar()
    },
    call: 'calendar/categories/update',
    input: { catTitle: 'Auctions' },
    asks: { category: { catTitle: 'Auctions' } },
    answer: { category: { catID: 9 } },
    answers: 9,
    refetched: 'reload_calendar',
    refetchedWhenRefused: 'reload_calendar',
  },
  {
    name: 'a calendar is saved over the version that was opened',
    hook: async () => {
      const { useSaveCalendar } = await import('#data/calendars.ts')
      return () => {
        const save = useSaveCalendar()
        return (category: never) => save(category, 0)
      }
    },
    call: 'calendar/categories/update',
    input: { catID: 9, catTitle: 'Auctions' },
    asks: { category: { catID: 9, catTitle: 'Auctions' }, expectedVersion: 0 },
    answer: { category: { catID: 9 } },
    answers: 9,
    refetched: 'reload_calendar',
    refetchedWhenRefused: 'reload_calendar',
  },
  {
    name: 'a corrected rewrite is in its dialog and in the list',
    hook: async () => {
      const { useRewriteChange } = await import('#data/rewrites.ts')
      return made(() => useRewriteChange('payments/rewrites/correct'))
    },
    call: 'payments/rewrites/correct',
    input: { rewriteID: 1 },
    answer: { rewrite: rewrite(1, 'posted') },
    before: [
      [['payments/rewrites/fetch', { rewriteID: 1 }], { rewrite: rewrite(1) }],
      [['payments/rewrites/list', {}], { rewrites: [rewrite(1), rewrite(2)], count: 2 }],
    ],
    after: [{ rewrite: rewrite(1, 'posted') }, { rewrites: [rewrite(1, 'posted'), rewrite(2)], count: 2 }],
    refetchedWhenRefused: 'reload_rewrites',
  },
  {
    name: 'payment settings are known as they were saved',
    hook: async () => made((await import('#data/payment-settings.ts')).useSavePaymentSettings),
    call: 'settings/payments/save',
    input: { provider: 'nmi' },
    answer: { company: { provider: 'nmi' } },
    before: [[['settings/payments/fetch', {}], { company: null }]],
    after: [expect.objectContaining({ company: { provider: 'nmi' } })],
    refetchedWhenRefused: 'reload_payment_settings',
  },
  {
    name: 'payment settings that wait for approval are known as they are, without the request',
    hook: async () => made((await import('#data/payment-settings.ts')).useSavePaymentSettings),
    call: 'settings/payments/save',
    input: { provider: 'nmi' },
    answer: { company: null, approval: { approvalID: 1 } },
    before: [[['settings/payments/fetch', {}], { company: null }]],
    after: [{ company: null, success: true }],
    refetched: 'reload_approvals',
    refetchedWhenRefused: 'reload_payment_settings',
  },
  {
    name: 'a test of payment settings changes nothing',
    hook: async () => made((await import('#data/payment-settings.ts')).usePaymentSettingsTest),
    call: 'settings/payments/test',
    input: { provider: 'nmi' },
    answer: {},
  },
  {
    name: 'a changed payment is in its dialog, in the lists and in the thread',
    hook: async () => {
      const { usePaymentChange } = await import('#data/payments.ts')
      return made(() => usePaymentChange('payments/mark-paid'))
    },
    call: 'payments/mark-paid',
    input: { paymentKey: 'a' },
    answer: { payment: paid },
    before: [
      [['payments/fetch', { paymentKey: 'a' }], { payment: payment('a'), more: 1 }],
      [['payments/fetch', { paymentKey: 'b' }], { payment: payment('b') }],
      [['payments/list', {}], { payments: [payment('b'), payment('a')], count: 2 }],
      [
        ['customers/conversation/messages/fetch', { convoID: 7 }, 'pages'],
        {
          pages: [{ messages: [{ payment: payment('a') }, { payment: payment('b') }, { payment: null }, {}] }],
          pageParams: [null],
        },
      ],
    ],
    after: [
      { payment: paid, more: 1 },
      { payment: payment('b') },
      { payments: [payment('b'), paid], count: 2 },
      {
        pages: [{ messages: [{ payment: paid }, { payment: payment('b') }, { payment: null }, {}] }],
        pageParams: [null],
      },
    ],
    refetchedWhenRefused: 'reload_payments',
    alsoWhenRefused: ['customers/conversation/messages/fetch'],
  },
  {
    name: 'a label on several payments',
    hook: async () => made((await import('#data/payments.ts')).useChangePaymentsLabel),
    call: 'payments/change-label',
    input: { paymentKeys: ['a'], labelID: 1, add: true },
    answer: { paymentKeys: ['a'] },
    refetched: 'reload_payments',
    refetchedWhenRefused: 'reload_payments',
  },
  {
    name: 'a user',
    hook: async () => made((await import('#data/users.ts')).useSaveUser),
    call: 'settings/users/save',
    input: { user: { userID: 4 }, expectedVersion: 1 },
    answer: {},
    refetched: 'reload_employees',
    refetchedWhenRefused: 'reload_employees',
  },
  {
    name: 'an API key',
    hook: async () => made((await import('#data/api-keys.ts')).useSaveApiKey),
    call: 'settings/api-keys/save',
    input: { key: { keyID: 4 }, expectedVersion: 1 },
    answer: {},
    refetched: 'reload_keys',
    refetchedWhenRefused: 'reload_keys',
  },
  ...(['run', 'resolve'] as const).map((name): Change => ({
    name: `reconciliation: ${name}`,
    hook: async () => {
      const { useReconcileNow, useResolveException } = await import('#data/reconciliation.ts')
      return made(name === 'run' ? useReconcileNow : useResolveException)
    },
    call: `payments/reconciliation/${name}`,
    input: { some: 'input' },
    answer: {},
    refetched: 'reload_reconciliation',
  })),
  {
    name: 'an answered approval may have changed anything that can wait for one',
    hook: async () => made((await import('#data/approvals.ts')).useAnswerApproval),
    call: 'settings/approvals/answer',
    input: { approvalID: 1, approve: true },
    answer: {},
    refetched: APPROVED,
    refetchedWhenRefused: APPROVED,
  },
]
