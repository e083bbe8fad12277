import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { systemScope } from '@xd/server/db/scope.ts'
import { deletePasskeys, notePasskeyUse, passkeysOf } from '@xd/server/queries/passkeys.ts'
import { countInWindow, countOneLess, forgetCount } from '@xd/server/queries/rate-limits.ts'
import { rightsOf } from '@xd/server/queries/rights.ts'
import {
  deleteTotp,
  findTotp,
  recoveryCodesOf,
  replaceRecoveryCodes,
  replaceTotp,
  resealTotp,
  setHasFactor,
  takeRecoveryCode,
  takeStep,
} from '@xd/server/queries/second-factor.ts'
import { insertCode, setCode } from '@xd/server/queries/self-codes.ts'
import { sessionsOfUser, takeSessionsOfUser, widenVisit } from '@xd/server/queries/sessions.ts'
import { deleteLinks, findLinkUser, invitesOf, replaceLink, takeLink } from '@xd/server/queries/user-links.ts'
import { noteDevice } from '@xd/server/queries/user-devices.ts'
import { type FactRow, testFacts } from './facts.ts'
import type { Rows } from './turns.ts'

const [HER, HIM] = [USER.lena, USER.tomas]
const OURS = { companyID: COMPANY.goldenPledge }
const signIn = systemScope('sign-in')
const session = (rows: Rows, userID: number, tokenHash: string, change: object = {}) =>
  rows.insert('sessions', {
    ...{ ...OURS, userID, tokenHash, visitReadOnly: 1, createdAt: 1, expiresAt: 99, usedAt: 5, confirmedAt: 1 },
    ...{ visitID: null, ...change },
  })
const link = (userID: number, kind: 'invite' | 'reset', tokenHash: string) =>
  ({ ...OURS, userID, kind, tokenHash, expiresAt: 9 }) as unknown as Parameters<typeof replaceLink>[1]

const FACTS: readonly FactRow[] = [
  [
    'an app, its codes and recovery codes are each user’s own, and a code is used once',
    async (db) => {
      for (const userID of [HER, HIM]) {
        await replaceTotp(db, { ...OURS, userID, sealedSecret: `s${userID}`, since: 1, lastStep: 5 })
        await replaceRecoveryCodes(db, { ...OURS, userID }, { salt: 's', hashes: ['a', 'b'] })
      }
      await replaceTotp(db, { ...OURS, userID: HER, sealedSecret: 'new', since: 2, lastStep: 5 })
      const steps = []
      for (const step of [5, 6, 6, 4]) steps.push(await takeStep(db, HER, step))
      await resealTotp(db, HER, 'sealed')
      const codes = [
        await takeRecoveryCode(db, HER, 'a'),
        await takeRecoveryCode(db, HER, 'a'),
        await takeRecoveryCode(db, HER, 'z'),
      ]
      const left = async (userID: number) =>
        (await recoveryCodesOf(db, signIn, userID)).map(({ codeHash }) => codeHash).toSorted()
      const app = async (userID: number) => {
        const found = await findTotp(db, signIn, userID)
        return found && [found.sealedSecret, found.lastStep]
      }
      const before = [await app(HER), await app(HIM), await left(HER), await left(HIM)]
      const gone = [await deleteTotp(db, HER), await deleteTotp(db, HER)]
      await replaceRecoveryCodes(db, { ...OURS, userID: HER }, { salt: 's', hashes: [] })
      return [steps, codes, before, gone, await app(HIM), await left(HER), await left(HIM)]
    },
    [
      [false, true, false, false],
      [true, false, false],
      [['sealed', 6], [`s${HIM}`, 5], ['b'], ['a', 'b']],
      [true, false],
      [`s${HIM}`, 5],
      [],
      ['a', 'b'],
    ],
  ],
  [
    'a user has a second factor or not, on their own',
    async (db, rows) => {
      await setHasFactor(db, HER, true)
      await setHasFactor(db, HIM, true)
      await setHasFactor(db, HIM, false)
      const has = async (userID: number) => (await rows.all('users', { userID }))[0]!['userSecondFactor']
      return [await has(HER), await has(HIM), await has(USER.manager)]
    },
    [1, 0, 0],
  ],
  [
    'a passkey’s use counts if its counter has not moved since, and each is removed by its own user',
    async (db, rows) => {
      const key = (userID: number, credentialID: string) =>
        rows.insert('user_passkeys', {
          ...{ ...OURS, userID, credentialID, publicKey: Buffer.from('k'), counter: 3, transports: '[]' },
          ...{ passkeyName: credentialID, since: 1, lastUsed: null },
        })
      await key(HER, 'b')
      await key(HER, 'a')
      await key(HIM, 'c')
      const names = async (userID: number) =>
        (await passkeysOf(db, signIn, userID)).map(({ passkeyName }) => passkeyName)
      const [first] = await passkeysOf(db, signIn, HER)
      const { passkeyID } = first!
      const use = (seen: number) => notePasskeyUse(db, { passkeyID, counter: seen + 1, seen, now: 7 })
      const uses = [await use(2), await use(3), await use(3)]
      const now = (await passkeysOf(db, signIn, HER)).map(({ counter, lastUsed }) => [counter, lastUsed])
      const listed = await names(HER)
      const wrong = await deletePasskeys(db, HIM, passkeyID)
      const one = await deletePasskeys(db, HER, passkeyID)
      const rest = await names(HER)
      await deletePasskeys(db, HER)
      return [
        listed,
        uses,
        now,
        wrong,
        one.map(({ passkeyName }) => passkeyName),
        rest,
        await names(HER),
        await names(HIM),
      ]
    },
    [
      ['b', 'a'],
      [false, true, false],
      [
        [4, 7],
        [3, null],
      ],
      ...[[], ['b'], ['a'], [], ['c']],
    ],
  ],
  [
    'rights are those of enabled users, at open stores where they are allowed',
    async (db, rows) => {
      const at = async () => {
        const rights = await rightsOf(db, signIn, [HER, USER.manager])
        return [rights.get(HER)?.storeIDs, rights.get(USER.manager)?.storeIDs]
      }
      const all = await at()
      await rows.change('stores', { storeDeleted: 1 }, { storeID: STORE.lake })
      await rows.change('stores', { storeEnabled: 0 }, { storeID: STORE.main })
      const fewer = await at()
      await rows.change('stores', { storeEnabled: 0 }, { storeID: STORE.prospect })
      const none = await at()
      await rows.change('users', { userEnabled: 0 }, { userID: HER })
      return [all, fewer, none, await at()]
    },
    [
      [[STORE.prospect], [STORE.main, STORE.prospect, STORE.lake]],
      [[STORE.prospect], [STORE.prospect]],
      [[], []],
      [undefined, []],
    ],
  ],
  [
    'sessions end by user: all, all but one, or some; a visit is widened on its own',
    async (db, rows) => {
      await db.deleteFrom('sessions').execute()
      for (const tokenHash of ['a', 'b', 'c'])
        await session(rows, HER, tokenHash, { createdAt: tokenHash === 'b' ? 2 : 1 })
      await session(rows, HIM, 'd')
      await session(rows, HIM, 'newer', { usedAt: 6 })
      const listed = async (userID: number) =>
        (await sessionsOfUser(db, signIn, userID, { now: 1, idleSince: 1 })).map(({ tokenHash }) => tokenHash)
      const order = [(await listed(HER))[0], await listed(HIM)]
      const ended = async (which?: object) =>
        (await takeSessionsOfUser(db, signIn, HER, which)).map((one) => one.tokenHash).toSorted()
      return [order, await ended({ only: ['a', 'd'] }), await ended({ except: 'b' }), await ended(), await listed(HIM)]
    },
    [['b', ['newer', 'd']], ['a'], ['c'], ['b'], ['newer', 'd']],
  ],
  [
    'a visit may change things from then on, and no other',
    async (db, rows) => {
      const visit = async (tokenHash: string) => {
        await rows.insert('support_visits', {
          ...{ ...OURS, userID: USER.support, tokenHash, reason: 'Why', ticket: null, readOnly: 1, startedAt: 0 },
          ...{
            expiresAt: 9,
            endedAt: null,
            endedByID: null,
            approval: 'waiting',
            answeredAt: null,
            answeredByID: null,
          },
        })
        const [{ visitID } = {}] = await rows.all('support_visits', { tokenHash })
        await session(rows, USER.support, tokenHash, { companyID: COMPANY.xd, visitID })
        return Number(visitID)
      }
      const one = await visit('one')
      await visit('two')
      await widenVisit(db, one)
      const isReadOnly = async (tokenHash: string) => (await rows.all('sessions', { tokenHash }))[0]!['visitReadOnly']
      return [await isReadOnly('one'), await isReadOnly('two')]
    },
    [0, 1],
  ],
  [
    'a link replaces one of its kind, is used once, and is gone with its user’s others of the kind',
    async (db) => {
      await db.deleteFrom('user_links').execute()
      await replaceLink(db, link(HER, 'invite', 'i'))
      await replaceLink(db, link(HER, 'reset', 'r1'))
      await replaceLink(db, link(HER, 'reset', 'r2'))
      await replaceLink(db, link(HIM, 'reset', 'his'))
      const whose = async (tokenHash: string, kind: 'invite' | 'reset' = 'reset') =>
        (await findLinkUser(db, signIn, { tokenHash, kind, now: 1 } as Parameters<typeof findLinkUser>[2]))?.userID
      const found = [await whose('i', 'invite'), await whose('i'), await whose('r1'), await whose('r2')]
      const taken = [await takeLink(db, signIn, 'r2'), await takeLink(db, signIn, 'r2')]
      const until = [...(await invitesOf(db, OURS.companyID, [HER, HIM]))]
      await deleteLinks(db, OURS, HER, ['invite'])
      return [found, taken, until, await whose('i', 'invite'), await whose('his')]
    },
    [[HER, undefined, undefined, HER], [true, false], [[HER, 9]], undefined, HIM],
  ],
  [
    'a device is new to a user who has others',
    async (db) => {
      await db.deleteFrom('user_devices').execute()
      const note = (userID: number, deviceHash: string) => noteDevice(db, { ...OURS, userID, deviceHash, now: 5 })
      return [
        await note(HER, 'a'),
        await note(HER, 'a'),
        await note(HER, 'b'),
        await note(HIM, 'b'),
        await note(HER, 'b'),
      ]
    },
    [false, false, true, false, false],
  ],
  [
    'what is counted falls to nothing at least, and begins anew when its window is over',
    async (db) => {
      const count = async (now: number) => countInWindow(db, 'k', 10, now)
      const told = [await count(100), await count(109), await count(110), await count(111)]
      await countOneLess(db, 'k')
      await countOneLess(db, 'k')
      await countOneLess(db, 'k')
      const less = await count(112)
      await forgetCount(db, 'k')
      return [
        told.map((one) => one.count),
        told.map((one) => Number(one.windowStart)),
        less.count,
        (await count(113)).windowStart,
      ]
    },
    [[1, 2, 1, 2], [100, 100, 110, 110], 1, 113],
  ],
  [
    'a code is set once for its own request',
    async (db) => {
      const scope = systemScope('self-service')
      const [one, two] = [await insertCode(db, scope, 'p', 1), await insertCode(db, scope, 'p', 1)]
      return [
        await setCode(db, scope, one, 'x'),
        await setCode(db, scope, one, 'y'),
        await setCode(db, scope, two, 'x'),
        await setCode(db, scope, -1, 'x'),
      ]
    },
    [true, false, true, false],
  ],
]

testFacts('sign-ins and customers’ words', FACTS)
