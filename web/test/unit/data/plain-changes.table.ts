import type { CallName } from '@xd/core/contract/calls.ts'
import type { EventName } from '@xd/core/contract/event.ts'
import type { Change } from './changes.table.ts'

type Stale = Change['refetched']
type Module = Record<string, (...given: never[]) => unknown>
type Hook = { mutateAsync: (input: never) => Promise<unknown> }

const load = async (file: string): Promise<Module> => (await import(`../../../src/data/${file}.ts`)) as Module

/** A hook's change whose answer is only asked for again: after success, and after a refusal. */
const plain = (file: string, hook: string, call: CallName, refetched: Stale, refused: Stale = undefined): Change => ({
  name: `${hook}: ${call}`,
  hook: async () => {
    const use = (await load(file))[hook]!
    return () => (use(call.split('/').at(-1) as never) as Hook).mutateAsync
  },
  call,
  input: { some: 'input' },
  answer: {},
  ...(refetched !== undefined && { refetched }),
  ...(refused !== undefined && { refetchedWhenRefused: refused }),
})

/** The same, answered with the request that now waits for an owner’s approval: requests are asked for again, too. */
const waiting = (
  file: string,
  hook: string,
  call: CallName,
  refetched: EventName,
  refused: Stale = undefined,
): Change => ({
  ...plain(file, hook, call, [refetched, 'reload_approvals'], refused),
  name: `${hook}, waiting for approval: ${call}`,
  answer: { approval: { approvalID: 1 } },
})

/** One hook for several calls, told which. Refused or not, it asks again for what the event makes stale. */
const each = (file: string, hook: string, event: EventName, calls: readonly CallName[]): Change[] =>
  calls.map((call) => ({
    ...plain(file, hook, call, event, event),
    hook: async () => {
      const use = (await load(file))[hook]!
      return () => (use(call as never) as Hook).mutateAsync
    },
  }))

const settings = { storeID: 2, some: 'setting' }
/** A store's settings, known as the server returned them. */
const known = (name: string): Change => ({
  ...plain('store-settings', name, `${name}/save` as CallName, undefined, 'reload_stores'),
  hook: async () => {
    const { useSaveStoreSettings } = await load('store-settings')
    return () => (useSaveStoreSettings!(name as never) as Hook).mutateAsync
  },
  input: { settings, expectedVersion: 1 },
  answer: { settings },
  before: [
    [[`${name}/fetch`, { storeID: 2 }], { settings: { storeID: 2 } }],
    [[`${name}/fetch`, { storeID: 3 }], { settings: { storeID: 3 } }],
  ],
  after: [{ settings }, { settings: { storeID: 3 } }],
})

type Save = (...given: unknown[]) => void
/** A hook that is told what to do once it is saved, and saves by its own function. */
const saving = (
  [file, hook, ...given]: readonly [file: string, hook: string, ...given: unknown[]],
  call: CallName,
  asks: object,
  refetched: EventName,
  refused: Stale,
  ...saved: unknown[]
): Change => ({
  ...plain(file, hook, call, refetched, refused),
  name: `${hook} of ${given.length > 0 ? String(given[0]) : 'our own'}: ${call}`,
  hook: async () => {
    const use = (await load(file))[hook]!
    return () => {
      const { save } = use(...([...given, () => undefined] as never[])) as { save: Save }
      return () => save(...saved)
    }
  },
  asks,
})

const store = { storeID: 2, storeName: 'Old Town' }

export const PLAIN_CHANGES: readonly Change[] = [
  plain('users', 'useDisableUser', 'settings/users/disable', 'reload_employees'),
  waiting('users', 'useSaveUser', 'settings/users/save', 'reload_employees', 'reload_employees'),
  waiting('users', 'useDisableUser', 'settings/users/disable', 'reload_employees'),
  waiting('users', 'useResendInvite', 'settings/users/invite/resend', 'reload_employees'),
  waiting('api-keys', 'useSaveApiKey', 'settings/api-keys/save', 'reload_keys', 'reload_keys'),
  plain('users', 'useSignOutUser', 'settings/users/sign-out', undefined),
  plain('users', 'useResetFactor', 'settings/users/reset-second-factor', 'reload_employees'),
  plain('users', 'useResendInvite', 'settings/users/invite/resend', 'reload_employees'),
  plain('api-keys', 'useRotateApiKey', 'settings/api-keys/rotate', 'reload_keys'),
  plain('api-keys', 'useRevokeApiKey', 'settings/api-keys/revoke', 'reload_keys'),
  plain('admin', 'useSaveCompany', 'admin/companies/save', 'reload_admin', 'reload_admin'),
  plain('plans', 'useSavePlan', 'payments/schedules/save', 'reload_plans', 'reload_plans'),
  plain('plans', 'usePlanAct', 'payments/schedules/pause', 'reload_plans', 'reload_plans'),
  plain('plans', 'usePlanAct', 'payments/schedules/resume', 'reload_plans', 'reload_plans'),
  plain('plans', 'usePlanAct', 'payments/schedules/cancel', 'reload_plans', 'reload_plans'),
  plain('promises', 'useSavePromise', 'customers/promises/save', 'reload_promises', 'reload_promises'),
  plain('promises', 'useClosePromise', 'customers/promises/close', 'reload_promises', 'reload_promises'),
  plain('visits', 'useAnswerVisit', 'settings/activity/visits/answer', 'reload_visits', 'reload_visits'),
  plain('visits', 'useEndVisit', 'settings/activity/visits/end', 'reload_visits', 'reload_visits'),
  plain('calendars', 'useDeleteCalendar', 'calendar/categories/update', 'reload_calendar', 'reload_calendar'),
  plain('system-stats', 'useRunJobAgain', 'admin/jobs/run-again', ['admin/system-stats']),
  plain('system-stats', 'useDropJob', 'admin/jobs/drop', ['admin/system-stats']),
  plain('second-factor', 'useStartApp', 'auth/second-factor/start', undefined),
  plain('second-factor', 'useConfirmApp', 'auth/second-factor/confirm', undefined),
  plain('second-factor', 'useRemoveApp', 'auth/second-factor/remove', ['auth/second-factor/fetch', 'auth/info']),
  plain('second-factor', 'useRemovePasskey', 'auth/passkeys/remove', ['auth/second-factor/fetch', 'auth/info']),
  plain('second-factor', 'useNewCodes', 'auth/second-factor/recovery-codes', ['auth/second-factor/fetch']),
  plain(
    'leads',
    'useLeadChange',
    'leads/set-status',
    ['reload_leads', 'reload_convo_sms', 'inbox/list'],
    ['reload_leads', 'reload_convo_sms', 'inbox/list'],
  ),
  ...each('mailers', 'useMailerChange', 'reload_mailers', [
    'mailers/schedule-job',
    'mailers/cancel-job',
    'mailers/force-job',
    'mailers/pause-job',
    'mailers/resume-job',
  ]),
  ...each('loans', 'useLoanChange', 'reload_loans', [
    'loans/save',
    'loans/share',
    'customers/cart/add-quote',
    'customers/cart/remove-quote',
    'customers/cart/accept',
  ]),
  ...each('notices', 'useNoticeChange', 'reload_notices', [
    'notices/send-batch',
    'notices/cancel-batch',
    'notices/record-call',
    'notices/give-address',
  ]),
  ...['notices', 'payments/remote-fee', 'reminders', 'rewrites', 'self-service'].map((name) =>
    known(`settings/${name}`),
  ),
  plain('company-settings', 'useSaveCompanySettings', 'settings/company/save', 'reload_company', 'reload_company'),
  saving(
    ['add-ons', 'useSaveAddOns', undefined],
    'settings/add-ons/save',
    { features: ['loans'], expectedVersion: 3 },
    'reload_company',
    ['settings/add-ons/fetch'],
    ['loans'],
    3,
  ),
  saving(
    ['add-ons', 'useSaveAddOns', 9],
    'admin/companies/save',
    { company: { companyID: 9, features: ['loans'] }, expectedVersion: 3 },
    'reload_admin',
    ['admin/companies/fetch'],
    ['loans'],
    3,
  ),
  saving(
    ['store-saving', 'useSaveOwnStore'],
    'stores/save',
    { store, expectedVersion: 3 },
    'reload_stores',
    'reload_stores',
    store,
    3,
  ),
  saving(['store-saving', 'useSaveOwnStore'], 'stores/save', { store }, 'reload_stores', 'reload_stores', store),
  saving(
    ['store-saving', 'useSaveAnyStore', 9],
    'admin/stores/save',
    { store: { companyID: 9, ...store }, expectedVersion: 3 },
    'reload_admin',
    'reload_admin',
    store,
    3,
  ),
]
