import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName, WireInput } from '@xd/core/contract/calls.ts'
import { MADE_ONCE } from '@xd/core/contract/made-once.generated.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ALL_MADE } from '../all-made.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Version = { expectedVersion?: number }
interface Kept {
  readonly id: number
  readonly version: number
  readonly words: string
}
/** A kind of record that is saved as a whole: how it is listed and saved, always with these words. */
interface Kind {
  readonly list: (by: SignedIn) => Promise<Kept[]>
  readonly save: (by: SignedIn, id: number | undefined, words: string, version?: Version) => Promise<unknown>
  /** Takes an `expectedVersion` for deleting, too. */
  readonly remove?: (by: SignedIn, id: number, version: Version) => Promise<unknown>
}

const person: Omit<WireInput<'settings/users/save'>['user'], 'userNickname'> = {
  userUsername: 'versions@goldenpledge.test',
  userPermissions: PRESETS.clerk,
  userAllowedStoreIDs: [STORE.main],
}
const template = { templateName: 'Versions', templateChannel: 'sms', templateLanguage: 'en' } as const
const reply = { replyTitle: 'Versions', replyShortcode: 'versions' }
const closure = { storeID: STORE.main, day: '2031-05-05' }
/** The words that each amount of a store’s self-service stands for: it has no words of its own. */
const AMOUNTS = ['']

/** A percentage holds no words. */
const PERCENT_NAMED: Readonly<Record<string, number>> = {
  First: 0.5,
  Theirs: 1,
  Mine: 1.5,
  One: 2,
  Another: 2.75,
  Whatever: 3,
}

const KINDS: Record<string, Kind> = {
  user: {
    list: async (by) =>
      (await by('settings/users/list', { search: { status: 'all', filter: 'versions@' } })).users.map((user) => ({
        id: user.userID,
        version: user.userVersion,
        words: user.userNickname,
      })),
    save: (by, userID, userNickname, version) =>
      by('settings/users/save', { user: { ...person, userID: userID ?? null, userNickname }, ...version }),
  },
  template: {
    list: async (by) =>
      (await by('templates/list', {})).templates.map((one) => ({
        id: one.templateID,
        version: one.templateVersion,
        words: one.templateBody,
      })),
    save: (by, templateID, templateBody, version) =>
      by('templates/save', { template: { ...template, templateID: templateID ?? null, templateBody }, ...version }),
    remove: (by, templateID, version) =>
      by('templates/save', { template: { templateID, deleteTemplate: true }, ...version }),
  },
  'quick reply': {
    list: async (by) =>
      (await by('inbox/get-quick-replies', {})).replies.map((one) => ({
        id: one.replyID,
        version: one.replyVersion,
        words: one.replyBody,
      })),
    save: (by, replyID, replyBody, version) =>
      by('settings/quick-replies/save', { reply: { ...reply, replyID: replyID ?? null, replyBody }, ...version }),
    remove: (by, replyID, version) =>
      by('settings/quick-replies/save', { reply: { replyID, deleteReply: true }, ...version }),
  },
  'closed day': {
    list: async (by) =>
      (await by('settings/stores/closures/list', {})).closures.map((one) => ({
        id: one.closureID,
        version: one.closureVersion,
        words: one.note,
      })),
    save: (by, closureID, note, version) =>
      by('settings/stores/closures/save', { closure: { ...closure, closureID: closureID ?? null, note }, ...version }),
    remove: (by, closureID, version) =>
      by('settings/stores/closures/save', { closure: { closureID, deleteClosure: true }, ...version }),
  },
  'API key': {
    list: async (by) =>
      (await by('settings/api-keys/list', {})).keys.map((key) => ({
        id: key.keyID,
        version: key.keyVersion,
        words: key.keyName,
      })),
    save: (by, keyID, keyName, version) =>
      by('settings/api-keys/save', { key: { keyID: keyID ?? null, keyName, keyPermissions: ['reports'] }, ...version }),
  },
  label: {
    list: async (by) =>
      (await by('labels/list', {})).labels.map((one) => ({
        id: one.labelID,
        version: one.labelVersion,
        words: one.labelName,
      })),
    save: (by, labelID, labelName, version) =>
      by('labels/save', { label: { labelID: labelID ?? null, labelName, labelModuleKey: 'customer' }, ...version }),
    remove: (by, labelID, version) => by('labels/save', { label: { labelID, deleteLabel: true }, ...version }),
  },
  calendar: {
    list: async (by) =>
      (await by('calendar/categories/list', {})).categories.map((one) => ({
        id: one.catID,
        version: one.catVersion,
        words: one.catTitle,
      })),
    save: (by, catID, catTitle, version) =>
      by('calendar/categories/update', { category: { catID: catID ?? null, catTitle }, ...version }),
    remove: (by, catID, version) =>
      by('calendar/categories/update', { category: { catID, deleteCategory: true }, ...version }),
  },
  'store’s reminders': {
    list: async (by) => {
      const { settings } = await by('settings/reminders/fetch', { storeID: STORE.main })
      return [
        {
          id: settings.storeID,
          version: settings.settingsVersion,
          words: settings.reminderTextES.replace(' [LINK]', ''),
        },
      ]
    },
    save: (by, _, words, version) =>
      by('settings/reminders/save', {
        settings: { storeID: STORE.main, reminderTextES: `${words} [LINK]` },
        ...version,
      }),
  },
  'store’s online fee': {
    list: async (by) => {
      const { settings } = await by('settings/payments/remote-fee/fetch', { storeID: STORE.main })
      const words = Object.entries(PERCENT_NAMED).find(([, percent]) => percent === settings.remoteFeePercent)?.[0]
      return [{ id: settings.storeID, version: settings.settingsVersion, words: words ?? '' }]
    },
    save: (by, _, words, version) =>
      by('settings/payments/remote-fee/save', {
        settings: { storeID: STORE.main, remoteFeePercent: PERCENT_NAMED[words]! },
        ...version,
      }),
  },
  'store’s self-service': {
    list: async (by) => {
      const { settings } = await by('settings/self-service/fetch', { storeID: STORE.main })
      const words = AMOUNTS[settings.selfMaxAmount ?? 0] ?? ''
      return [{ id: settings.storeID, version: settings.settingsVersion, words }]
    },
    save: (by, _, words, version) => {
      AMOUNTS.push(words)
      const settings = { storeID: STORE.main, selfMaxAmount: AMOUNTS.length - 1 }
      return by('settings/self-service/save', { settings, ...version })
    },
  },
  'store’s ticket numbers': {
    list: async (by) => {
      const { settings } = await by('settings/rewrites/fetch', { storeID: STORE.main })
      const words = settings.ticketRange?.rangePrefix ?? ''
      return [{ id: settings.storeID, version: settings.settingsVersion, words }]
    },
    save: (by, _, rangePrefix, version) =>
      by('settings/rewrites/save', {
        settings: { storeID: STORE.main, ticketRange: { rangePrefix, rangeFrom: 1, rangeTo: 99 } },
        ...version,
      }),
  },
}

const late = { code: 'conflict', message: 'Someone else just changed this. Check it and try again.' }

describe.each(ENGINES)('on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  describe.each(Object.entries(KINDS))('a save of a %s', (_, { list, save, remove }) => {
    let id: number
    const now = async () => (await list(owner)).find((one) => one.id === id)!
    beforeAll(async () => {
      await save(owner, undefined, 'First')
      id = (await list(owner)).find(({ words }) => words === 'First')!.id
    })

    test('over someone else’s is refused, and changes nothing', async () => {
      const { version: expectedVersion } = await now()
      await save(owner, id, 'Theirs', { expectedVersion })
      expect(await now()).toEqual({ id, version: expectedVersion + 1, words: 'Theirs' })
      await expect(save(owner, id, 'Mine', { expectedVersion })).rejects.toMatchObject(late)
      if (remove) await expect(remove(owner, id, { expectedVersion })).rejects.toMatchObject(late)
      expect(await now()).toEqual({ id, version: expectedVersion + 1, words: 'Theirs' })
    })

    test('at the same moment as another: one of them is refused', async () => {
      const { version: expectedVersion } = await now()
      const saves = ['One', 'Another'].map((words) => save(owner, id, words, { expectedVersion }))
      const outcomes = await Promise.allSettled(saves)
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect((await now()).version).toBe(expectedVersion + 1)
    })

    test('without a version is accepted', async () => {
      const { version } = await now()
      await save(owner, id, 'Whatever')
      expect(await now()).toEqual({ id, version: version + 1, words: 'Whatever' })
    })
  })

  test('every call that makes a record is in the table of them', () => {
    const others = ['mailers/send-test', 'notices/record-call']
    expect([...ALL_MADE.map(([name]) => name), ...others].toSorted()).toEqual(Object.keys(MADE_ONCE).toSorted())
  })

  describe.each(ALL_MADE)('%s', (name, [table, inputOf]) => {
    const many = async () => (await server.connection.reads.selectFrom(table).selectAll().execute()).length
    const ask = async (words: string, clientKey: string) => {
      const by = name.startsWith('admin/') ? await server.signIn('support@xd.test') : owner
      const { categories } = await owner('calendar/categories/list', {})
      return by(name as CallName, { ...inputOf(words, categories[0]!.catID), clientKey } as never)
    }

    test('makes one record under one key, however often and whenever it is sent', async () => {
      const before = await many()
      await Promise.all([ask('twice', 'k-1'), ask('twice', 'k-1')])
      await ask('twice', 'k-1')
      expect(await many()).toBe(before + 1)
      await ask('once', 'k-2')
      expect(await many()).toBe(before + 2)
    })
  })

  test('every call with such a key says what it creates', () => {
    const signedIn = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access !== 'anyone')
    expect(signedIn.filter((name) => 'clientKey' in calls[name].input.fields)).toEqual(
      signedIn.filter((name) => calls[name].creates !== undefined),
    )
  })

  describe('an open form is refused after a change from elsewhere:', () => {
    const ownUser = async () => {
      const { user } = await owner('auth/info', {})
      const { users } = await owner('settings/users/list', {})
      return users.find(({ userID }) => userID === user.userID)!
    }

    test('a user’s own profile', async () => {
      const { userNickname, userColor, userVersion } = await ownUser()
      await owner('auth/save-profile', { userNickname, userColor })
      expect((await ownUser()).userVersion).toBe(userVersion + 1)
    })

    test('a store that its maker is allowed at from then on', async () => {
      const { userVersion } = await ownUser()
      await owner('stores/save', { store: { storeName: 'Versions' } })
      expect((await ownUser()).userVersion).toBe(userVersion + 1)
    })

    test('a file of quick replies, but not their order', async () => {
      const known = async () => (await owner('inbox/get-quick-replies', {})).replies.filter((one) => !one.replyIsMine)
      const [first, second] = await known()
      await owner('settings/quick-replies/reorder', { replyIDs: [second!.replyID, first!.replyID] })
      const csv_data = `Title,Shortcode,English\n${first!.replyTitle},${first!.replyShortcode},From a file`
      await owner('settings/quick-replies/import', { csv_data })
      const after = await known()
      expect(after.find(({ replyID }) => replyID === first!.replyID)!.replyVersion).toBe(first!.replyVersion + 1)
      expect(after.find(({ replyID }) => replyID === second!.replyID)!.replyVersion).toBe(second!.replyVersion)
    })
  })
})
