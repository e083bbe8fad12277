import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { systemScope } from '@xd/server/db/scope.ts'
import { resealApproval } from '@xd/server/queries/approvals.ts'
import { shortenSessions } from '@xd/server/queries/company-settings.ts'
import { setSuspended } from '@xd/server/queries/company-state.ts'
import { placesOfGateway, rewritingStores } from '@xd/server/queries/feature-use.ts'
import {
  accountsInUse,
  companyAccounts,
  findAccountForStore,
  findOwnAccount,
  lastVersion,
  resealAccount,
} from '@xd/server/queries/gateway-accounts.ts'
import { replaceRemembered } from '@xd/server/queries/meta.ts'
import { rememberNoticeMapping, setPlanned, storesWithLadder } from '@xd/server/queries/notice-settings.ts'
import { listTextingStores, storesToCall } from '@xd/server/queries/stores.ts'
import { type FactRow, testFacts } from './facts.ts'
import type { Rows } from './turns.ts'

const OURS = { companyID: COMPANY.goldenPledge }
const ALL = { ...OURS, storeIDs: [STORE.main, STORE.prospect, STORE.lake] }
const MAIN = { ...OURS, storeIDs: [STORE.main] }
const job = systemScope('job')
const NOW = 1_750_000_000_000

const closed = async (rows: Rows, storeID: number, change: object) =>
  rows.change('stores', change as never, { storeID })
const account = (rows: Rows, storeID: number | null, change: object = {}) =>
  rows.like('gateway_accounts', OURS, { storeID, gateway: 'bluedog', retiredAt: null, version: 1, ...change })
const noAccounts = (db: TxDb) => db.deleteFrom('gateway_accounts').execute()
const approval = async (rows: Rows, about: string, change: object = {}) => {
  const asked = { call: 'settings/save', action: 'company', target: null, detail: null, sealedInput: `sealed-${about}` }
  const waits = { askedByID: USER.owner, visitID: null, askedAt: 0, expiresAt: NOW, state: 'waiting' }
  const answer = { answeredByID: null, answeredAt: null }
  await rows.insert('approvals', { ...OURS, about, ...asked, ...waits, ...answer, ...change })
  return Number((await rows.all('approvals', { ...OURS, about }))[0]!['approvalID'])
}

const FACTS: readonly FactRow[] = [
  [
    'an input is sealed anew only in its own request, and only if it is still the one that was read',
    async (db, rows) => {
      const [one, two] = [await approval(rows, 'one'), await approval(rows, 'two', { sealedInput: 'sealed-one' })]
      await resealApproval(db, job, one, 'sealed-before', 'wrong')
      await resealApproval(db, job, one, 'sealed-one', 'new')
      const sealed = async (approvalID: number) => (await rows.all('approvals', { approvalID }))[0]!['sealedInput']
      return [await sealed(one), await sealed(two)]
    },
    ['new', 'sealed-one'],
  ],
  [
    'secrets are sealed anew only in their own account, and only if nobody has saved others',
    async (db, rows) => {
      await noAccounts(db)
      const [one, two] = [
        await account(rows, null, { secrets: 'a' }),
        await account(rows, STORE.main, { secrets: 'a' }),
      ]
      const [row] = await rows.all('gateway_accounts', { accountID: one })
      await resealAccount(db, { ...row, secrets: 'older' } as never, 'wrong')
      await resealAccount(db, row as never, 'new')
      const secrets = async (accountID: number) => (await rows.all('gateway_accounts', { accountID }))[0]!['secrets']
      return [await secrets(one), await secrets(two)]
    },
    ['new', 'a'],
  ],
  [
    'accounts in use are the company’s and those of one’s stores, without retired ones',
    async (db, rows) => {
      await noAccounts(db)
      const first = await account(rows, STORE.main)
      await account(rows, null)
      await account(rows, STORE.lake)
      await account(rows, STORE.prospect, { retiredAt: 5, version: 9 })
      const told = (list: readonly { accountID: number }[]) => list.map(({ accountID }) => accountID - first)
      const own = async (storeID: number | null) => (await findOwnAccount(db, ALL, storeID))?.storeID
      const sells = async (storeID: number) =>
        (await findAccountForStore(db, systemScope('gateways'), { ...OURS, storeID }))?.storeID
      return [
        told(await accountsInUse(db, MAIN)),
        told(await accountsInUse(db, ALL)),
        told(await companyAccounts(db, MAIN)).toSorted(),
        told(await companyAccounts(db, MAIN, 5)).toSorted(),
        [await own(STORE.main), await own(null), await own(STORE.prospect)],
        [await sells(STORE.main), await sells(STORE.lake), await sells(STORE.prospect)],
        [
          await lastVersion(db, ALL, STORE.prospect),
          await lastVersion(db, ALL, STORE.main),
          await lastVersion(db, ALL, null),
        ],
      ]
    },
    [
      [0, 1],
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2, 3],
      [STORE.main, null, undefined],
      [STORE.main, STORE.lake, null],
      [9, 1, 1],
    ],
  ],
  [
    'a kind of account is used by the company and by stores, in the order they were set up',
    async (db, rows) => {
      await noAccounts(db)
      await account(rows, STORE.main)
      await account(rows, null)
      await account(rows, STORE.lake, { gateway: 'authorizenet' })
      await account(rows, STORE.prospect, { retiredAt: 5 })
      await rows.change('stores', { storeName: 'Main' }, { storeID: STORE.main })
      return placesOfGateway(db, OURS, 'bluedog' as never)
    },
    ['Main', null],
  ],
  [
    'stores that rewrite by themselves are open ones',
    async (db, rows) => {
      await rows.change('stores', { storeAutoRewrite: 1 }, OURS)
      await closed(rows, STORE.main, { storeEnabled: 0 })
      await closed(rows, STORE.prospect, { storeDeleted: 1 })
      await rows.change('stores', { storeName: 'Lake' }, { storeID: STORE.lake })
      const one = await rewritingStores(db, OURS)
      await closed(rows, STORE.main, { storeEnabled: 1, storeName: 'Zed' })
      return [one, await rewritingStores(db, OURS)]
    },
    [['Lake'], ['Zed', 'Lake']],
  ],
  [
    'stores that anybody may call or text are open',
    async (db, rows) => {
      await closed(rows, STORE.main, { storeEnabled: 0 })
      await closed(rows, STORE.prospect, { storeDeleted: 1 })
      const phones = await storesToCall(db, OURS.companyID)
      const texting = async () =>
        (await listTextingStores(db, job)).filter(({ companyName }) => companyName.startsWith('Golden')).length
      const one = await texting()
      await closed(rows, STORE.lake, { storeSMSNumber: '' })
      return [phones.length, one, await texting()]
    },
    [1, 1, 0],
  ],
  [
    'stores that can be texted come company by company, in the order in which they were made',
    async (db, rows) => {
      // Changed in another order, which moves rows in PostgreSQL.
      const ours = { storeEnabled: 1, storeDeleted: 0, storeColor: '#111111' }
      for (const storeID of [STORE.depot, STORE.lake, STORE.prospect, STORE.main])
        await closed(rows, storeID, { ...ours, storeSMSNumber: `+1${storeID}`, storeName: `Z${9 - storeID}` })
      const silver = { storeEnabled: 1, storeSMSNumber: '+14', storeName: 'Pier', storeColor: '#222222' }
      await closed(rows, STORE.silverAnchor, silver)
      const texting = await listTextingStores(db, job)
      return texting.filter(({ storeColor }) => /^#(1{6}|2{6})$/.test(storeColor))
    },
    [
      ...[STORE.main, STORE.prospect, STORE.lake, STORE.depot].map((storeID) => ({
        ...{ companyName: 'Golden Pledge Pawn & Loan', storeName: `Z${9 - storeID}`, storeColor: '#111111' },
        storeSMSNumber: `+1${storeID}`,
      })),
      { companyName: 'Silver Anchor Loans', storeName: 'Pier', storeColor: '#222222', storeSMSNumber: '+14' },
    ],
  ],
  [
    'the ladder climbs at open stores that have it on, of companies with notices that are not suspended',
    async (db, rows) => {
      await db.deleteFrom('notice_settings').execute()
      const stores = [STORE.lake, STORE.main, STORE.prospect, STORE.depot]
      for (const storeID of stores)
        await rows.insert('notice_settings', {
          ...{ ...OURS, storeID, ladderOn: storeID === STORE.prospect ? 0 : 1, ladderTime: '09:00', plannedDay: null },
          ...{ noticeAutoSend: 0, noticeLaw: null, noticeTexts: '[]', ladderSteps: '[]', holdOutPercent: 0 },
          settingsVersion: 1,
        })
      await rows.change('companies', { features: '["enotices"]' }, OURS)
      const told = async () => (await storesWithLadder(db, job)).map(({ storeID }) => storeID)
      const [open] = [await told()]
      await setPlanned(db, STORE.lake, '2025-01-02' as LocalDay)
      const planned = (await storesWithLadder(db, job)).map(({ plannedDay }) => plannedDay)
      await closed(rows, STORE.main, { storeDeleted: 1 })
      const deleted = await told()
      await rows.change('companies', { features: '["notices-by-hand"]' }, OURS)
      const without = await told()
      await rows.change('companies', { features: '["enotices"]', suspendedAt: 1 }, OURS)
      return [open, planned, deleted, without, await told()]
    },
    [[STORE.main, STORE.lake], [null, '2025-01-02'], [STORE.lake], [], []],
  ],
  [
    'the mapping of a file of notices is its store’s own',
    async (db, rows) => {
      await rememberNoticeMapping(db, OURS, STORE.main, 'main')
      await rememberNoticeMapping(db, OURS, STORE.lake, 'lake')
      await rememberNoticeMapping(db, OURS, STORE.main, 'newer')
      return (await rows.all('notice_mappings', OURS)).map((row) => [row['storeID'], row['mapping']]).toSorted()
    },
    [
      [STORE.main, 'newer'],
      [STORE.lake, 'lake'],
    ],
  ],
  [
    'a company is suspended once, and its suspension ends once',
    async (db, rows) => {
      const did = []
      for (const at of [5, 6, null, null]) did.push(await setSuspended(db, OURS, at))
      await setSuspended(db, OURS, 7)
      const [company] = await rows.all('companies', OURS)
      return [did, company!['suspendedAt']]
    },
    [[true, false, true, false], 7],
  ],
  [
    'sessions are shortened, and none is made longer',
    async (db, rows) => {
      const DAY_MS = 86_400_000
      const session = { ...OURS, userID: USER.lena, visitReadOnly: 0, createdAt: 0, usedAt: 0, confirmedAt: 0 }
      await rows.insert('sessions', { ...session, tokenHash: 'long', expiresAt: 9 * DAY_MS })
      await rows.insert('sessions', { ...session, tokenHash: 'short', expiresAt: 2 * DAY_MS })
      await shortenSessions(db, OURS, 3)
      const ends = async (tokenHash: string) => Number((await rows.all('sessions', { tokenHash }))[0]!['expiresAt'])
      return [(await ends('long')) / DAY_MS, (await ends('short')) / DAY_MS]
    },
    [3, 2],
  ],
  [
    'what the database remembers is replaced only if it is still the same',
    async (db, rows) => {
      await rows.insert('meta', { key: 'a', value: '1' }, { key: 'b', value: '1' })
      await replaceRemembered(db, job, 'a', '0', 'wrong')
      await replaceRemembered(db, job, 'a', '1', '2')
      return [(await rows.all('meta', { key: 'a' }))[0], (await rows.all('meta', { key: 'b' }))[0]]
    },
    [
      { key: 'a', value: '2' },
      { key: 'b', value: '1' },
    ],
  ],
]

testFacts('stores, accounts and companies', FACTS)
