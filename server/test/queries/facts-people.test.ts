import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { systemScope } from '@xd/server/db/scope.ts'
import { replaceWaiting, waitingApprovals } from '@xd/server/queries/approvals.ts'
import { deleteFeed, feedOfToken, findFeed, setFeedRead } from '@xd/server/queries/calendar-feeds.ts'
import { calendarChoices, replaceCalendarChoices } from '@xd/server/queries/calendar-choices.ts'
import { worksAtStore } from '@xd/server/queries/conversations.ts'
import { deleteStarted, findStarted, takeChallenge } from '@xd/server/queries/factor-challenges.ts'
import { takeInboxChange } from '@xd/server/queries/inbox-changes.ts'
import { isKnownCustomer, isKnownUser } from '@xd/server/queries/known.ts'
import { lockOwners, lockUser, ownersOf, ownersWhoJoined, replaceUserStores } from '@xd/server/queries/managed-users.ts'
import { type FactRow, testFacts } from './facts.ts'
import type { Rows } from './turns.ts'

const OURS = { companyID: COMPANY.goldenPledge }
const ALL = { ...OURS, storeIDs: [STORE.main, STORE.prospect, STORE.lake] }
const MAIN = { ...OURS, storeIDs: [STORE.main] }
const job = systemScope('job')
const signIn = systemScope('sign-in')
const NOW = 1_750_000_000_000

const closed = async (rows: Rows, storeID: number, change: object) =>
  rows.change('stores', change as never, { storeID })
const owner = (rows: Rows, name: string, change: object) =>
  rows.like('users', { userID: USER.owner }, { userUsername: `${name}@owners.test`, userNickname: name, ...change })
const feed = (rows: Rows, userID: number, tokenHash: string) =>
  rows.insert('calendar_feeds', { ...OURS, userID, tokenHash, initials: 0, createdAt: 1, readAt: null })
const challenge = (rows: Rows, userID: number, purpose: string) =>
  rows.insert('factor_challenges', {
    ...{ ...OURS, userID, challenge: `${userID}-${purpose}`, purpose, sealedSecret: 's', expiresAt: NOW },
  })
const approval = async (rows: Rows, about: string, change: object = {}) => {
  const asked = { call: 'settings/save', action: 'company', target: null, detail: null, sealedInput: `sealed-${about}` }
  const waits = { askedByID: USER.owner, visitID: null, askedAt: 0, expiresAt: NOW, state: 'waiting' }
  const answer = { answeredByID: null, answeredAt: null }
  await rows.insert('approvals', { ...OURS, about, ...asked, ...waits, ...answer, ...change })
  return Number((await rows.all('approvals', { ...OURS, about }))[0]!['approvalID'])
}

const FACTS: readonly FactRow[] = [
  [
    'owners are enabled, of the company, and no visitors of XD Support; those who were only invited have not joined',
    async (db, rows) => {
      const before = await ownersOf(db, MAIN)
      const invited = await owner(rows, 'invited', { userPasswordHash: '' })
      const second = await owner(rows, 'second', {})
      await owner(rows, 'disabled', { userEnabled: 0 })
      await owner(rows, 'support', { userIsXDACCT: 1 })
      await owner(rows, 'clerk', { userPermissions: '["users"]' })
      const since = (ids: readonly number[]) => ids.filter((id) => !before.includes(id)).map((id) => id - invited)
      const asked = [await ownersOf(db, MAIN), await ownersWhoJoined(db, MAIN), await lockOwners(db, MAIN)]
      return [asked.map(since), second - invited]
    },
    [[[0, 1], [1], [1]], 1],
  ],
  [
    'a user is locked to be changed, the user of an API key is not',
    async (db, rows) => {
      const person = await owner(rows, 'person', {})
      const key = await owner(rows, 'key', { userIsKey: 1 })
      return [(await lockUser(db, MAIN, person))?.userNickname, await lockUser(db, MAIN, key)]
    },
    ['person', undefined],
  ],
  [
    'stores of a user that were not in question stay',
    async (db, rows) => {
      await db.deleteFrom('user_stores').where('userID', '=', USER.lena).execute()
      const at = (storeID: number) => ({ ...OURS, userID: USER.lena, storeID })
      await rows.insert('user_stores', at(STORE.main), at(STORE.depot))
      const change = { among: [STORE.main, STORE.lake], allowed: [STORE.lake] }
      await replaceUserStores(db, MAIN, USER.lena, change)
      return (await rows.all('user_stores', { userID: USER.lena })).map(({ storeID }) => storeID).toSorted()
    },
    [STORE.lake, STORE.depot],
  ],
  [
    'someone is assigned at an open store where they are allowed, and enabled',
    async (db, rows) => {
      const works = (userID: number, storeID: number) => worksAtStore(db, ALL, userID, storeID)
      const open = [await works(USER.lena, STORE.prospect), await works(USER.lena, STORE.main)]
      const everywhere = await works(USER.manager, STORE.prospect)
      await closed(rows, STORE.prospect, { storeDeleted: 1 })
      const deleted = await works(USER.manager, STORE.prospect)
      await closed(rows, STORE.prospect, { storeDeleted: 0, storeEnabled: 0 })
      const off = await works(USER.manager, STORE.prospect)
      await rows.change('users', { userEnabled: 0 }, { userID: USER.manager })
      return [open, everywhere, deleted, off, await works(USER.manager, STORE.main)]
    },
    [[true, false], true, false, false, false],
  ],
  [
    'a calendar feed is its user’s own, and works while they are enabled and the company is not suspended',
    async (db, rows) => {
      await feed(rows, USER.lena, 'lena')
      await feed(rows, USER.tomas, 'tomas')
      const whose = async (userID: number) => (await findFeed(db, { ...OURS, userID }))?.tokenHash
      const found = [await whose(USER.lena), await whose(USER.tomas), await whose(USER.june)]
      await setFeedRead(db, job, 'lena', 7)
      const read = (await rows.all('calendar_feeds', OURS)).map((one) => [one['tokenHash'], one['readAt']])
      const works = async () => (await feedOfToken(db, systemScope('calendar-feed'), 'tomas')) !== undefined
      const on = await works()
      await rows.change('users', { userEnabled: 0 }, { userID: USER.tomas })
      const disabled = await works()
      await rows.change('users', { userEnabled: 1 }, { userID: USER.tomas })
      await rows.change('companies', { suspendedAt: 1 }, OURS)
      const suspended = await works()
      await deleteFeed(db, { ...OURS, userID: USER.lena })
      return [found, read.toSorted(), on, disabled, suspended, await whose(USER.lena), await whose(USER.tomas)]
    },
    [
      ['lena', 'tomas', undefined],
      [
        ['lena', 7],
        ['tomas', null],
      ],
      ...[true, false, false, undefined, 'tomas'],
    ],
  ],
  [
    'the choice of calendars is each user’s own',
    async (db) => {
      const hers = { ...ALL, userID: USER.lena }
      const his = { ...ALL, userID: USER.tomas }
      await replaceCalendarChoices(db, hers, [{ catID: 1, isShown: false }])
      await replaceCalendarChoices(db, his, [{ catID: null, isShown: true }])
      return [await calendarChoices(db, hers), await calendarChoices(db, his)]
    },
    [[{ catID: 1, isShown: false }], [{ catID: null, isShown: true }]],
  ],
  [
    'a challenge is taken by its own user, for its own purpose, and only once',
    async (db, rows) => {
      await challenge(rows, USER.lena, 'totp')
      await challenge(rows, USER.tomas, 'totp')
      const take = (userID: number, purpose: 'totp' | 'passkey') =>
        takeChallenge(db, signIn, { challenge: `${USER.lena}-totp`, userID, purpose: purpose as 'totp', now: 1 })
      const started = (userID: number) => findStarted(db, signIn, { userID, now: 1 })
      const found = [(await started(USER.lena))?.challenge, (await started(USER.tomas))?.challenge]
      const taken = [await take(USER.tomas, 'totp'), await take(USER.lena, 'passkey'), await take(USER.lena, 'totp')]
      const again = await take(USER.lena, 'totp')
      await challenge(rows, USER.lena, 'totp')
      await deleteStarted(db, USER.lena)
      return [found, taken, again, await started(USER.lena), (await started(USER.tomas))?.challenge]
    },
    [[`${USER.lena}-totp`, `${USER.tomas}-totp`], [false, false, true], false, undefined, `${USER.tomas}-totp`],
  ],
  [
    'a request to the owners is shown with or without a visit, newest first, and is replaced by one about the same',
    async (db, rows) => {
      await db.deleteFrom('approvals').execute()
      await approval(rows, 'one')
      await approval(rows, 'two')
      await approval(rows, 'two', { call: 'settings/other', sealedInput: 'other' })
      await approval(rows, 'over', { state: 'refused' })
      const told = async () => (await waitingApprovals(db, OURS, 1)).map(({ about, call }) => `${call} ${about}`)
      const before = await told()
      const same = { call: 'settings/save', about: 'two' } as unknown as Parameters<typeof replaceWaiting>[2]
      const replaced = await replaceWaiting(db, OURS, same, 9)
      const rest = (await rows.all('approvals', { state: 'replaced' })).map((row) => [row['about'], row['answeredAt']])
      return [before, replaced, await told(), rest, await replaceWaiting(db, OURS, same, 9)]
    },
    [
      ['settings/other two', 'settings/save two', 'settings/save one'],
      true,
      ['settings/other two', 'settings/save one'],
      [['two', 9]],
      false,
    ],
  ],
  [
    'a change of many conversations is undone by the one who made it',
    async (db, rows) => {
      await rows.insert('inbox_changes', { ...OURS, userID: USER.lena, changedAt: 5, journal: '[1]' })
      await rows.insert('inbox_changes', { ...OURS, userID: USER.lena, changedAt: 5, journal: '[2]' })
      const [one] = (await rows.all('inbox_changes', { journal: '[1]' })).map((row) => Number(row['changeID']))
      const take = async (userID: number) => (await takeInboxChange(db, { ...ALL, userID }, one!, 1))?.journal
      return [
        await take(USER.tomas),
        await take(USER.lena),
        await take(USER.lena),
        await rows.all('inbox_changes', { journal: '[2]' }).then((left) => left.length),
      ]
    },
    [undefined, '[1]', undefined, 1],
  ],
  [
    'an erased customer is known from the log, and a merged one from the merge; others are not known',
    async (db, rows) => {
      const line = { ...OURS, at: 1, auditWords: '', actorUserID: USER.owner }
      await rows.insert('audit', { ...line, action: 'customer-erase', target: 'customer/900001' })
      await rows.insert('audit', { ...line, action: 'customer-save', target: 'customer/900002' })
      const merge = { ...OURS, custID: PEOPLE.petrov.custID, mergedCustID: 900_003, mergedName: '', mergedPhone: '' }
      await rows.insert('customer_merges', {
        ...merge,
        mergedAt: 1,
        mergedByID: USER.owner,
        undoneAt: null,
        journal: '[]',
      })
      const known = []
      for (const id of [PEOPLE.petrov.custID, 900_001, 900_002, 900_003, 900_004])
        known.push(await isKnownCustomer(db, OURS, id))
      return known
    },
    [true, true, false, true, false],
  ],
  [
    'another company’s user is known if they acted here',
    async (db, rows) => {
      const before = [await isKnownUser(db, OURS, USER.support), await isKnownUser(db, OURS, USER.silverOwner)]
      await rows.insert('audit', { ...OURS, at: 1, action: 'x', auditWords: '', actorUserID: USER.silverOwner })
      return [before[1], await isKnownUser(db, OURS, USER.silverOwner), await isKnownUser(db, OURS, USER.silverClerk)]
    },
    [false, true, false],
  ],
]

testFacts('people and settings', FACTS)
