import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { COMPANY, LABEL, PAYMENT_KEY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { isList, smallestInput } from '../http/smallest-input.ts'
import type { oneOfEach } from '../one-of-each.ts'
import { inEveryState } from './in-every-state.ts'
import { laterPlan } from '../payments/later-plan.ts'

type Ids = Awaited<ReturnType<typeof oneOfEach>>
type Given = object | ((answers: ReadonlyMap<CallName, unknown>) => object)

const { whitfield, nguyen, petrov, munoz, obrien, blocked } = PEOPLE
const convoID = nguyen.convos.main!

/**
 * Calls that a visitor may never make, whatever their permissions: the result would be their own, or outlive the visit.
 */
export const REFUSED: readonly CallName[] = [
  'auth/change-password',
  'auth/save-profile',
  'auth/second-factor/start',
  'auth/second-factor/confirm',
  'auth/second-factor/remove',
  'auth/second-factor/recovery-codes',
  'auth/passkeys/start',
  'auth/passkeys/add',
  'auth/passkeys/remove',
  'calendar/feed/update',
  'settings/api-keys/rotate',
  'settings/approvals/answer',
  'settings/activity/visits/answer',
]

const CALENDAR = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260602\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** Calls where the smallest input isn't enough. Changes that would block later ones are made to other records. */
const INPUTS: Partial<Record<CallName, Given>> = {
  'auth/change-password': { current: DEMO_PASSWORD, password: 'eleven herons on the ice' },
  'auth/save-profile': { userNickname: 'Robin', userColor: '#aa5500' },
  'admin/companies/save': { company: { companyID: COMPANY.goldenPledge, companyName: 'Golden Pledge & Loan' } },
  'admin/stores/save': { store: { companyID: COMPANY.goldenPledge, storeName: 'Quay' } },
  'customers/save': { customer: { custPhone: '+12135550166', custFirstName: 'Ana', custLastName: 'Lund' } },
  'customers/block': { customerID: blocked.custID },
  'customers/merge': { keptID: munoz.custID, mergedID: obrien.custID },
  'customers/erase': { customerID: petrov.custID, confirmName: 'Petrov, Lev' },
  'settings/custom-fields/save': { moduleID: 'calendar/1', fields: [] },
  'customers/conversation/messages/send': { convoID, body: 'Hello', media: [], clientMessageID: 'visit-1' },
  'customers/consent/opt-out': { custID: obrien.custID, means: 'counter' },
  'customers/conversation/opt-out': { convoID: PEOPLE.halvorsen.convos.lake },
  'customers/stop-requests/decide': { stopRequestID: 1, decision: 'not_a_request' },
  'customers/promises/save': {
    promise: {
      custID: nguyen.custID,
      storeID: STORE.main,
      promiseDay: new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10),
      promiseSource: 'call',
    },
  },
  'customers/promises/close': { promiseID: 8, promiseStatus: 'withdrawn' },
  'customers/conversation/set-labels': { convoID, labels: [LABEL.needsQuote] },
  'inbox/change': { search: { store: STORE.prospect }, change: { flag: 'bolt' } },
  'inbox/undo-change': (answers) => ({ changeID: (answers.get('inbox/change') as { changeID: number }).changeID }),
  'leads/set-status': { leadID: 1, leadStatus: 'in-store' },
  'payments/schedules/save': { plan: laterPlan(whitfield.custID, STORE.main, 'Visit') },
  'loans/save': { loan: { custID: whitfield.custID, amount: 120 } },
  'settings/quick-replies/import': { csv_data: 'Title,Shortcode,English\nParking,parking,Behind the store.' },
  'calendar/import': { catID: 1, ics_data: CALENDAR },
  'mailers/import-from-superpawn': {
    csv_data: 'Last,Phone\nKnott,2135550189',
    filename: 'book.csv',
    storeID: STORE.lake,
  },
  'mailers/schedule-job': { job: { jobTitle: 'Ring sale', jobStoreID: STORE.main, jobBodyEN: 'Rings are half off.' } },
  'mailers/send-test': { job: { jobStoreID: STORE.main, jobBodyEN: 'Rings are half off.' }, phone: '+12135550144' },
  'mailers/resize-image': { image_data: PIXEL },
  'notices/import': {
    csv_data: 'Name;Phone;Ticket;Due Date;Amount Due\n"Wren, Ada";(310) 555-0181;A-1;11/27/2030;120.50\n',
    filename: 'due.csv',
    storeID: STORE.main,
    kind: 'due-soon',
  },
  'payments/send': {
    convoID,
    payment: { paymentAmount: 10, paymentMemo: 'Ring', paymentMode: 'any', paymentLabels: [] },
    clientMessageID: 'visit-2',
  },
  'payments/resend': { paymentKey: PAYMENT_KEY.payable, clientMessageID: 'visit-3' },
  'payments/send-receipt': { paymentKey: PAYMENT_KEY.paidToday, channel: 'sms', clientMessageID: 'visit-4' },
  'payments/cancel': { paymentKey: PAYMENT_KEY.sent },
  'payments/mark-paid': { paymentKey: PAYMENT_KEY.payable },
  'payments/set-labels': { paymentKey: PAYMENT_KEY.paidToday, paymentLabels: [LABEL.interest] },
  'payments/change-label': { paymentKeys: [PAYMENT_KEY.paidBefore], labelID: LABEL.interest },
  'settings/payments/save': {
    account: {
      gateway: 'bluedog',
      environment: 'test',
      settings: { publicKey: 'pub_visit' },
      secrets: { apiKey: 'api_key' },
    },
  },
  'settings/retention/save': { retention: { keep: { views: 36 } } },
  'settings/api-keys/save': { key: { keyName: 'Price tags', keyPermissions: ['tickets'] } },
  'settings/company/save': { company: { companyName: 'Golden Pledge' } },
  'comments/submit': { comment: { commentKey: `customer/${nguyen.custID}`, commentMessage: 'Called.' } },
  'stores/save': { store: { storeName: 'Pier' } },
  'settings/add-ons/save': { features: FEATURES.filter((feature) => feature !== 'payments:paypal') },
}

const nested = (input: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> => {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  const inner =
    rest.length === 0 ? value : nested((input[head] ?? {}) as Record<string, unknown>, rest.join('.'), value)
  return { ...input, [head]: inner }
}

const smallest = (name: CallName, ids: Ids): object => {
  const named = Object.entries(calls[name].finds).reduce(
    (input, [path, kind]) => nested(input, path, isList(name, path) ? [ids[kind]] : ids[kind]),
    {},
  )
  return smallestInput(name, named)
}

/** The input that a visitor sends with a call so that it changes something. */
export const visitInputs = async (server: Booted, ids: Ids) => {
  const owner = await server.signIn('owner')
  const user = { userNickname: 'Ines', userColor: '#aa5500', userPermissions: [], userAllowedStoreIDs: null } as const
  const userUsername = 'ines@goldenpledge.test'
  const { userID } = (await owner('settings/users/save', { user: { ...user, userUsername } })).user
  const letters = server.connection.reads
    .selectFrom('notices')
    .select('noticeID')
    .where('companyID', '=', COMPANY.goldenPledge)
    .where('noticeStatus', '=', 'letter')
    .where('postalAddress', '!=', '')
  const { noticeID } = await letters.executeTakeFirstOrThrow()
  const inputs: typeof INPUTS = {
    ...INPUTS,
    ...(await inEveryState(server, owner)),
    'settings/users/save': { user: { ...user, userID, userUsername, userNickname: 'Ida' } },
    'settings/users/invite/resend': { userID },
    'settings/users/reset-second-factor': { userID: USER.lena },
    'notices/give-address': { noticeID: ids.notice, custStreet: '12 Main St', custZIP: '89501' },
    'notices/mark-mailed': { noticeIDs: [noticeID], mailedOn: localDay(Date.now(), 'America/Los_Angeles') },
  }
  return (name: CallName, answers: ReadonlyMap<CallName, unknown>): object => {
    const given = inputs[name]
    return typeof given === 'function' ? given(answers) : (given ?? smallest(name, ids))
  }
}
