import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { type Permission, PERMISSIONS } from '@xd/core/domain/access/permissions.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import type { Feature } from '@xd/core/domain/pricing/price-list.table.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { visitInputs } from '../admin/visit-inputs.ts'
import { oneOfEach } from '../one-of-each.ts'

/** Words that stand in the data which a permission, and a feature, let users see. */
interface Secret {
  readonly word: string
  readonly table: string
  readonly columns: readonly string[]
  readonly permission: Permission
  readonly feature?: Feature
  /** Where it stays once the feature is off. */
  readonly staysIn?: readonly string[]
  /** Where it is shown even without the permission. */
  readonly neededIn?: readonly string[]
}

const DATE_OF = (kind: string) => `"itemRefKey":"${kind}/`

const SECRETS: readonly Secret[] = [
  {
    word: 'zirconpay',
    table: 'payments',
    columns: ['paymentMemo', 'paymentReference', 'paymentSearch'],
    permission: 'payments',
    feature: 'payments',
    // What was written in a conversation stays there.
    staysIn: ['customers/conversation/messages/fetch', 'home/today', 'inbox/list', 'search/find'],
  },
  { word: 'zirconplan', table: 'plans', columns: ['planMemo'], permission: 'payments', feature: 'paymentscheduler' },
  { word: 'zirconloan', table: 'loans', columns: ['loanItem'], permission: 'loans', feature: 'loans' },
  { word: 'zirconloan', table: 'loan_versions', columns: ['loanItem'], permission: 'loans', feature: 'loans' },
  { word: 'zirconticket', table: 'tickets', columns: ['ticketDescription'], permission: 'tickets' },
  {
    word: 'zirconmailer',
    table: 'mailers',
    columns: ['jobTitle', 'jobTitleFold', 'jobBodyEN'],
    permission: 'mailers',
    feature: 'massmailer',
  },
  {
    word: 'zirconlicense',
    table: 'customers',
    columns: ['custDL', 'custStreet'],
    permission: 'customers',
    // Notices may have to be mailed.
    neededIn: ['notices/call-list', 'call-list.csv'],
  },
  { word: 'zirconmessage', table: 'messages', columns: ['messageBody', 'messageSearch'], permission: 'messages' },
  { word: 'zirconcomment', table: 'comments', columns: ['commentMessage'], permission: 'comments' },
  {
    word: 'zirconentry',
    table: 'calendar_entries',
    columns: ['itemTitle'],
    permission: 'calendar',
    feature: 'calendar',
  },
  {
    word: 'zirconnotice',
    table: 'notice_tickets',
    columns: ['description'],
    permission: 'notices',
    feature: 'enotices',
  },
  // Days that the calendar draws from other records.
  { word: DATE_OF('payment'), table: 'payments', columns: [], permission: 'payments', feature: 'payments' },
  { word: DATE_OF('plan'), table: 'plans', columns: [], permission: 'payments', feature: 'paymentscheduler' },
  { word: DATE_OF('mailer'), table: 'mailers', columns: [], permission: 'mailers', feature: 'massmailer' },
  { word: DATE_OF('loan'), table: 'loans', columns: [], permission: 'loans', feature: 'loans' },
  { word: DATE_OF('tickets'), table: 'tickets', columns: [], permission: 'tickets' },
  { word: DATE_OF('customer'), table: 'customers', columns: [], permission: 'customers' },
  { word: 'zirconkey', table: 'api_keys', columns: ['keyName'], permission: 'api-keys' },
]

// A call's own permission and feature are enforced for all calls alike. Many show data of more than one kind.
describe('what a permission or a feature shows', () => {
  let server: Booted
  let token: string
  /** Calls and files, with what they are asked. */
  let asks: readonly (readonly [name: string, path: string, body: string | undefined])[]
  /** Those whose answer has the word, by the word. */
  const shown = new Map<string, typeof asks>()

  const answer = async (path: string, body: string | undefined, by: string) => {
    await server.connection.writes.deleteFrom('rate_limits').execute()
    return (await server.ask(path, { ...(body !== undefined && { body }), token: by })).text
  }
  beforeAll(async () => {
    server = await boot({ database: 'sqlite' })
    const { writes } = server.connection
    await writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    const inputOf = await visitInputs(server, await oneOfEach(server))
    for (const { table, columns, word } of SECRETS.filter((one) => one.columns.length > 0))
      await writes
        .updateTable(table as 'payments')
        .set(Object.fromEntries(columns.map((column) => [column, word])))
        .where('companyID', '=', COMPANY.goldenPledge)
        .execute()
    ;({ token } = await server.signIn('owner'))
    const reads = (Object.keys(calls) as CallName[]).filter(
      (name) =>
        calls[name].kind === 'read' &&
        !['anyone', 'support'].includes(calls[name].access) &&
        calls[name].body !== 'multipart',
    )
    const { whitfield } = PEOPLE
    asks = [
      ...reads.map((name) => [name, `/api/${name}`, JSON.stringify(inputOf(name, new Map()))] as const),
      ...[...new Set(SECRETS.map(({ word }) => word)), '77001', 'Whitfield', '10233'].map(
        (text) => ['search/find', '/api/search/find', JSON.stringify({ text })] as const,
      ),
      ...[1, 2, 3].map((page) => {
        const search = { perPage: 100, page }
        return ['calendar/entries/list', '/api/calendar/entries/list', JSON.stringify({ search })] as const
      }),
      ...[`customer/${whitfield.custID}`, `convo/${whitfield.convos.main}`].map(
        (commentKey) => ['comments/list', '/api/comments/list', JSON.stringify({ commentKey })] as const,
      ),
      ...FILES.filter(({ call }) => calls[call].access !== 'support').map(
        ({ name }) => [`${name}.csv`, exportPath(name, {}), undefined] as const,
      ),
    ]
    const texts = await Promise.all(asks.map(([, path, body]) => answer(path, body, token)))
    // The activity log names every record to those who may read it.
    for (const { word } of SECRETS)
      shown.set(
        word,
        asks.filter(([name], at) => name !== 'activity.csv' && texts[at]!.includes(word)),
      )
  })
  afterAll(() => server.close())

  const leaks = async ({ word }: Secret, by: string, staysIn: readonly string[] = []) => {
    const found: string[] = []
    for (const [name, path, body] of shown.get(word)!)
      if (!staysIn.includes(name) && (await answer(path, body, by)).includes(word)) found.push(`${name} ${body}`)
    return found
  }

  let users = 0
  test.each(SECRETS)('$permission: $word of $table is shown to nobody without it', async (secret) => {
    expect(shown.get(secret.word)!.length).toBeGreaterThan(0)
    const { writes } = server.connection
    const { userID: ownerID, ...owner } = await writes
      .selectFrom('users')
      .selectAll()
      .where('userUsername', '=', 'owner@goldenpledge.test')
      .executeTakeFirstOrThrow()
    const userUsername = `lacking-${(users += 1)}@goldenpledge.test`
    const userPermissions = JSON.stringify(PERMISSIONS.filter((one) => one !== secret.permission))
    const { userID } = await writes
      .insertInto('users')
      .values({ ...owner, userUsername, userPermissions })
      .returning('userID')
      .executeTakeFirstOrThrow()
    // The same stores, because a user without stores sees nothing anyway.
    const stores = await writes.selectFrom('user_stores').selectAll().where('userID', '=', ownerID).execute()
    await writes
      .insertInto('user_stores')
      .values(stores.map((one) => ({ ...one, userID })))
      .execute()
    expect(stores).not.toEqual([])
    expect(await leaks(secret, (await server.signIn(userUsername)).token, secret.neededIn)).toEqual([])
  })

  test.each(SECRETS.filter(({ feature }) => feature !== undefined))(
    '$feature: $word of $table is not shown once it is off',
    async (secret) => {
      const set = (features: readonly Feature[]) =>
        server.connection.writes
          .updateTable('companies')
          .set({ features: JSON.stringify(features) })
          .execute()
      await set(FEATURES.filter((one) => one !== secret.feature))
      const { token: by } = await server.signIn('owner')
      const found = await leaks(secret, by, secret.staysIn)
      await set(FEATURES)
      expect(found).toEqual([])
    },
  )
})
