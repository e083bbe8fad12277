import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActivityAction, activityWords } from '@xd/core/domain/activity/words.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { insertRows } from '@xd/fixtures/demo/write/insert-rows.ts'
import { COMPANY, PAYMENT_KEY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** More than are checked one by one. */
const MANY = 2_100

const linesOf = async (owner: SignedIn, search: object = {}) =>
  (await owner('settings/activity/list', { search: { perPage: 100, ...search } })).activity

/** All the text of a line, folded. */
const shown = ({ userName, action, targetName, words }: Line): string =>
  foldText([userName, activityWords(action), targetName, words].join(' '))

describe.each(ENGINES)('a search of the activity log, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    await owner('stores/save', { store: { storeID: STORE.prospect, autoReplyMessage: 'Back at nine.' } })
    await owner('customers/block', { customerID: PEOPLE.munoz.custID })
    await owner('customers/block', { customerID: PEOPLE.petrov.custID })
    await owner('payments/cancel', { paymentKey: PAYMENT_KEY.sent })
    const { labels } = await owner('labels/save', {
      label: { labelName: 'Big spender', labelModuleKey: 'customer', labelColor: '#aa5500' },
    })
    await owner('labels/save', {
      label: { labelID: labels.find(({ labelName }) => labelName === 'Big spender')!.labelID, deleteLabel: true },
    })
    const template = { templateChannel: 'sms', templateLanguage: 'en', templateBody: 'Hello' } as const
    const { templates } = await owner('templates/save', { template: { ...template, templateName: 'Zinnia' } })
    const { templateID } = templates.find(({ templateName }) => templateName === 'Zinnia')!
    await owner('templates/save', { template: { templateID, templateName: 'Marigold' } })
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 77', readOnly: false })
    await support('customers/conversation/set-flag', { convoID: PEOPLE.whitfield.convos.main!, flag: 'bolt' })
    await support('admin/logout-as', {})
    // Several of the demo's records, because the first of each kind would match by chance.
    const { reads, writes } = server.connection
    const company = ['companyID', '=', COMPANY.goldenPledge] as const
    const quotes = await reads
      .selectFrom('loans')
      .select('loanID')
      .where(...company)
      .orderBy('loanID')
      .limit(12)
      .execute()
    const batches = await reads
      .selectFrom('rewrite_batches')
      .select('rewriteID')
      .orderBy('rewriteID')
      .limit(12)
      .execute()
    const line = (action: ActivityAction, target: string) => ({
      companyID: COMPANY.goldenPledge,
      at: Date.now(),
      actorUserID: USER.clerk,
      subjectUserID: USER.clerk,
      action,
      target,
      detail: null,
      auditWords: '',
      ip: null,
    })
    await insertRows(writes, 'audit', [
      ...quotes.map(({ loanID }) => line('loan.share', `loan/${loanID}`)),
      ...batches.map(({ rewriteID }) => line('rewrite.post', `rewrite/${rewriteID}`)),
    ])
  })
  afterAll(() => server.close())

  test.each([
    ['a customer’s name, with or without accents', 'muñoz', 1],
    ['a customer’s request, by their name', 'Baptiste', 1],
    ['their conversation, by their name', 'whitfield', 1],
    ['a store’s name', 'prospect', 1],
    ['what was done', 'BLOCKED A CUSTOMER', 2],
    ['what was done to whom', 'petrov blocked', 1],
    ['words of the details', 'auto-reply', 1],
    ['what was typed', 'back at nine', 1],
    ['a record that is gone', 'big spender', 1],
    ['a setting, by the name it was given later', 'marigold', 2],
    ['who did it', 'robin', 3],
    ['XD Support', 'xd support', 3],
    ['nothing that is shown', 'zebra', 0],
    ['the name of a field', 'autoReplyMessage', 0],
    ['letters that are too few for an index', 'xd', 3],
  ])('finds %s', async (_, filter, least) => {
    const all = await linesOf(owner)
    const terms = foldText(filter).split(' ')
    const expected = all.filter((line) => terms.every((term) => shown(line).includes(term)))
    const found = await owner('settings/activity/list', { search: { filter, perPage: 100 } })
    expect(found.activity.map(({ activityID }) => activityID)).toEqual(expected.map(({ activityID }) => activityID))
    expect(found.activity.length).toBeGreaterThanOrEqual(least)
    expect(found.count).toBe(found.activity.length)
  })

  test('finds what was done with the quotes and rewrites of each customer, by their name', async () => {
    const all = await linesOf(owner)
    const theirs = all.filter(({ target }) => /^(?:loan|rewrite)\//.test(target ?? ''))
    expect(theirs.length).toBeGreaterThan(12)
    // "Quote 3 for $320.00 to Whitfield, Jerome": the name comes last.
    for (const name of new Set(theirs.map(({ targetName }) => targetName!.split(' ').at(-1)!))) {
      const found = await linesOf(owner, { filter: name })
      const expected = all.filter((line) => shown(line).includes(foldText(name)))
      expect(found.map(({ activityID }) => activityID)).toEqual(expected.map(({ activityID }) => activityID))
    }
  })

  test('covers only the company’s own lines, combines with the other filters, and is the same in the file', async () => {
    const stranger = await server.signIn('owner@silveranchor.test')
    expect(await linesOf(stranger, { filter: 'muñoz' })).toEqual([])
    expect(await linesOf(owner, { filter: 'petrov', action: 'login' })).toEqual([])
    expect(await linesOf(owner, { filter: 'petrov', user: USER.owner })).toHaveLength(1)
    const file = await fetch(`${server.url}${exportPath('activity', { filter: 'petrov' })}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect((await file.text()).trim().split('\r\n')).toHaveLength(
      1 + (await linesOf(owner, { filter: 'petrov' })).length,
    )
  })

  test('finds the same among very many lines, page by page', async () => {
    const { companyID, at } = { companyID: COMPANY.goldenPledge, at: Date.parse('2026-01-01T00:00:00Z') }
    const lines = Array.from({ length: MANY }, (_, i) => ({
      companyID,
      at: at + i,
      actorUserID: USER.manager,
      subjectUserID: USER.manager,
      action: i % 2 === 0 ? 'login' : 'customer-unblock',
      target: i % 2 === 0 ? null : `customer/${PEOPLE.nguyen.custID}`,
      detail: null,
      auditWords: '',
      ip: null,
    }))
    await insertRows(server.connection.writes, 'audit', lines)
    // Only one of the two terms is in few lines, then neither.
    expect(await linesOf(owner, { filter: 'marcus muñoz' })).toEqual([])
    const first = await owner('settings/activity/list', { search: { filter: 'marcus', perPage: 30 } })
    expect(first.count).toBeGreaterThanOrEqual(MANY)
    const next = await owner('settings/activity/list', {
      search: { filter: 'marcus', perPage: 30, cursor: first.nextCursor },
    })
    expect(new Set([...first.activity, ...next.activity].map(({ activityID }) => activityID)).size).toBe(60)
    for (const line of [...first.activity, ...next.activity]) expect(shown(line)).toContain('marcus')
    const both = await owner('settings/activity/list', { search: { filter: 'nguyen marcus unblocked' } })
    expect(both.count).toBe(MANY / 2)
    // Both of two terms are in very many lines, and few of those in the other's.
    const more = lines.map((line, i) => ({
      ...line,
      at: at - 1 - i,
      actorUserID: USER.owner,
      action: 'login',
      target: null,
    }))
    await insertRows(server.connection.writes, 'audit', more)
    const counted = async (search: object) =>
      (await owner('settings/activity/list', { search: { perPage: 30, ...search } })).count
    const signIns = await counted({ user: USER.manager, action: 'login' })
    expect(signIns).toBeLessThan(2_000)
    for (const filter of ['marcus signed', 'signed marcus'])
      expect([filter, await counted({ filter })]).toEqual([filter, signIns])
    // A search has at most six words. Blanks don’t count.
    expect(await counted({ filter: '  signed   in marcus  s i g nonsense' })).toBe(signIns)
  })
})
