import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { PEOPLE, USER } from '@xd/fixtures/demo/people.ts'

/** Something to ask a server: a call, or the address of a file. */
export interface Question {
  readonly as: 'owner' | 'support'
  readonly path: string
  readonly body?: object
}

const ALL_TIME = { dateStart: '1900-01-01', dateEnd: '9999-12-31' }

/** The searches that files require. */
export const ALWAYS: Readonly<Record<string, object>> = {
  activity: { user: USER.clerk, action: 'login' },
  'mailer-recipients': { mailer: 1 },
  notices: { batch: 1 },
  'channel-report': ALL_TIME,
  'message-report': ALL_TIME,
  'payment-report': ALL_TIME,
  'teller-report': ALL_TIME,
}

const SEARCHED: readonly CallName[] = ['customers/list', 'payments/list', 'inbox/list', 'settings/activity/list']
/** Names, their beginnings and their middles, digits, and words that occur nowhere. */
const WORDS = ['whitfield', 'whit', 'tfiel', 'jerome whit', '0155', '10233', 'é', 'nothing has this']

/** Lists that XD Support sees for all companies; the company's owner sees the rest. */
const asOf = (name: CallName) => (calls[name].access === 'support' ? 'support' : 'owner')

const call = (name: CallName, body: object): Question => ({
  as: asOf(name),
  path: `/api/${name}`,
  body,
})

/** Fields about the process that answers. */
const OWN: readonly CallName[] = ['admin/system-stats', 'sandbox/info']
const reads = (Object.keys(calls) as CallName[]).filter((name) => calls[name].kind === 'read' && !OWN.includes(name))

export const QUESTIONS: readonly Question[] = [
  ...reads.map((name) => call(name, 'search' in (calls[name].input.fields as object) ? { search: {} } : {})),
  ...SEARCHED.flatMap((name) => WORDS.map((filter) => call(name, { search: { filter } }))),
  ...Object.values(PEOPLE).flatMap(({ custID, convos }) => [
    call('customers/fetch', { customerID: custID }),
    call('customers/fetch/stats', { customerID: custID }),
    ...Object.values(convos).map((convoID) => call('customers/conversation/messages/fetch', { convoID })),
  ]),
  ...FILES.map(({ name, call: of }): Question => ({
    as: asOf(of),
    path: exportPath(name, ALWAYS[name] ?? {}),
  })),
]
