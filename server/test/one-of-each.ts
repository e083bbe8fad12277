import { sql } from 'kysely'
import type { CallName, EntityKind } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, LABEL, PAYMENT_KEY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { RECORDS } from '#queries/records.table.ts'
import { ALL_MADE } from './all-made.ts'
import { laterPlan } from './payments/later-plan.ts'

/**
 * A record of each kind that a call can name, all the Golden Pledge's. Tests of every call and every list start from
 * them. A kind that is not here is made as `made.table.ts` says.
 */
export const oneOfEach = async (server: Booted) => {
  const here = await fromTheDemo(server)
  const others = (Object.keys(RECORDS) as EntityKind[]).filter((kind): kind is Other => !(kind in here))
  const made = {} as Record<Other, number>
  for (const kind of others) made[kind] = await makeOne(server, kind)
  return { ...here, ...made }
}
type Other = Exclude<EntityKind, keyof Awaited<ReturnType<typeof fromTheDemo>>>

const makeOne = async (server: Booted, kind: EntityKind): Promise<number> => {
  const made = ALL_MADE.find(([call]) => {
    const { creates, finds } = calls[call as CallName]
    return creates !== undefined && finds[creates] === kind
  })
  if (made === undefined)
    throw new Error(`There is no ${kind} in one-of-each.ts, and no call of made.table.ts makes one`)
  const [call, [table, inputOf]] = made
  const owner = await server.signIn('owner')
  await owner(call as CallName, inputOf('sample', 1) as never)
  const id = sql.ref(calls[call as CallName].creates!.split('.')[1]!)
  const { rows } = await sql<{ id: number }>`select max(${id}) as id from ${sql.table(table)}`.execute(
    server.connection.reads,
  )
  return rows[0]!.id
}

/** From the demo, or not to be had in one call. */
const fromTheDemo = async (server: Booted) => {
  const owner = await server.signIn('owner')
  const { messages } = await owner('customers/conversation/messages/fetch', { convoID: PEOPLE.whitfield.convos.main! })
  const pictured = await owner('customers/conversation/messages/fetch', { convoID: PEOPLE.nguyen.convos.main! })
  const { rewrites } = await owner('payments/rewrites/list', { search: { store: STORE.main } })
  const { loans } = await owner('loans/list', { search: { custID: PEOPLE.whitfield.custID } })
  const merged = { keptID: PEOPLE.payable.custID, mergedID: PEOPLE.unwritten.custID }
  return {
    'api-key': 1,
    customer: PEOPLE.whitfield.custID,
    conversation: PEOPLE.whitfield.convos.main!,
    message: messages[0]!.messageID,
    store: STORE.main,
    payment: PAYMENT_KEY.paidToday,
    ...(await noticesOf(server)),
    'calendar-import': await importOf(server),
    category: 1,
    closure: 3,
    entry: 1,
    label: LABEL.regular,
    mailer: 1,
    lead: 1,
    'stop-request': 1,
    promise: 8,
    loan: loans[0]!.loanID,
    plan: await planOf(owner),
    user: USER.clerk,
    rewrite: rewrites[0]!.rewriteID,
    picture: pictured.messages.flatMap(({ messageMedia }) => messageMedia)[0]!.mediaID,
    exception: await differenceOf(server),
    visit: await visitOf(server),
    approval: await approvalOf(server),
    ...(await bookOf(owner)),
    merge: (await owner('customers/merge', merged)).mergeID,
  } satisfies Partial<Record<EntityKind, unknown>>
}

/** Two batches of notices from a customer app; the first is the sample. */
const noticesOf = async (server: Booted) => {
  const push = await noticePusher(server)
  const { batchID } = await push({
    notices: [noticeTo('+12135550188', 'Ida Knott', {}, 60_001), noticeTo('+12135550189', 'Jo Larch', {}, 60_002)],
  })
  const lake = await push({ notices: [noticeTo('+12135550188', 'Ida Knott', {}, 60_003)] }, 'gp-lake')
  // A letter that needs an address.
  await server.connection.writes
    .updateTable('notices')
    .set({ noticeStatus: 'letter', postalAddress: '' })
    .where('batchID', '=', lake.batchID!)
    .execute()
  // One of the first that was not delivered, for the call list.
  await server.connection.writes
    .updateTable('notices')
    .set({ noticeStatus: 'failed' })
    .where('batchID', '=', batchID!)
    .where('givenName', '=', 'Jo Larch')
    .execute()
  const { notices } = await (await server.signIn('clerk'))('notices/batch-details', { batchID: batchID! })
  return { batch: batchID!, notice: notices[0]!.noticeID }
}

/** A calendar file that was taken in. */
const importOf = async (server: Booted): Promise<number> => {
  const owner = await server.signIn('owner')
  const ics_data = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260601\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
  return (await owner('calendar/import', { catID: 1, ics_data })).importID!
}

const BOOK = 'Last,First,Cell,Tkt,Due Date,Amount\nKnott,Ida,(213) 555-0188,77001,12/1/2026,80.00\n'

/** A file and its ticket. */
const bookOf = async (owner: Awaited<ReturnType<Booted['signIn']>>) => {
  const book = { csv_data: BOOK, filename: 'book.csv', storeID: STORE.main, wholeBook: false }
  const { importID } = (await owner('mailers/import-from-superpawn', book)).import
  const { tickets } = await owner('tickets/list', { search: { filter: '77001' } })
  return { import: importID!, ticket: tickets[0]!.ticketID }
}

/** A plan that asks for nothing yet, and another that was canceled. */
const planOf = async (owner: Awaited<ReturnType<Booted['signIn']>>): Promise<number> => {
  const save = async (custID: number, storeID: number) =>
    (await owner('payments/schedules/save', { plan: laterPlan(custID, storeID) })).plan.planID
  await owner('payments/schedules/cancel', { planID: await save(PEOPLE.nguyen.custID, STORE.lake) })
  return save(PEOPLE.whitfield.custID, STORE.main)
}

/** A visit of XD Support that is over. */
const visitOf = async (server: Booted): Promise<number> => {
  const support = await server.signIn('support@xd.test')
  await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 12 about Whitfield' })
  await support('admin/logout-as', {})
  const owner = await server.signIn('owner')
  return (await owner('settings/activity/visits/list', {})).visits[0]!.visitID
}

/** An API key that a visitor asked for. */
const approvalOf = async (server: Booted): Promise<number> => {
  const support = await server.signIn('support@xd.test')
  await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 13', readOnly: false })
  const key = { keyName: 'Price tags of the east shop', keyPermissions: ['tickets'] } as const
  const { approval } = await support('settings/api-keys/save', { key })
  await support('admin/logout-as', {})
  return approval!.approvalID
}

/** A charge that only the card processor knows. */
const differenceOf = async ({ connection }: Booted): Promise<number> => {
  const { exceptionID } = await connection.writes
    .insertInto('payment_exceptions')
    .values({
      companyID: COMPANY.goldenPledge,
      storeID: STORE.main,
      paymentID: null,
      exceptionKey: 'charge-only-there/simulator/1',
      kind: 'charge-only-there',
      gateway: 'simulator',
      gatewayID: 'ch_1',
      hereCents: null,
      thereCents: 100,
      at: 1,
      foundAt: 1,
      resolvedAt: null,
      resolvedByID: null,
    })
    .returning('exceptionID')
    .executeTakeFirstOrThrow()
  return exceptionID
}
