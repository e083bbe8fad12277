import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('a user of one store, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const make = async (more: object) =>
    owner('settings/api-keys/save', { key: { keyName: 'Sync', keyPermissions: ['customers', 'messages'], ...more } })
  let limited: SignedIn
  let withoutRefunds: SignedIn
  beforeAll(async () => {
    limited = await oneStoreUser(PRESETS.owner)
    withoutRefunds = await oneStoreUser(PRESETS.owner.filter((one) => one !== 'refunds'))
  })
  const oneStoreUser = async (permissions: readonly string[]) => {
    const { user } = await owner('settings/users/save', {
      user: {
        userUsername: `one-store-${permissions.length}@example.test`,
        userNickname: 'Onny',
        userPermissions: permissions as never,
        userAllowedStoreIDs: [STORE.main],
      },
    })
    const { userPasswordHash } = await server.connection.reads
      .selectFrom('users')
      .select('userPasswordHash')
      .where('userID', '=', USER.owner)
      .executeTakeFirstOrThrow()
    await server.connection.writes
      .updateTable('users')
      .set({ userPasswordHash })
      .where('userID', '=', user.userID)
      .execute()
    return server.signIn(user.userUsername)
  }
  const stored = (keyID: number) =>
    server.connection.reads
      .selectFrom('api_keys')
      .select(['keyStoreIDs', 'keyPermissions'])
      .where('keyID', '=', keyID)
      .executeTakeFirstOrThrow()

  test('widens nobody’s key, and renames one without changing the stores they can’t see', async () => {
    const editor = withoutRefunds
    const keyPermissions = ['customers', 'refunds'] as const
    const { keyID } = await make({ keyPermissions, keyStoreIDs: [STORE.main, STORE.lake] })
    const listed = (await editor('settings/api-keys/list', {})).keys.find((one) => one.keyID === keyID)!
    expect(listed).toMatchObject({ keyStoreIDs: [STORE.main], keyOtherStores: 1 })
    const wanted = { keyID, keyName: 'Renamed', keyPermissions: ['customers'] as const }
    await expect(editor('settings/api-keys/save', { key: { ...wanted, keyStoreIDs: null } })).rejects.toMatchObject({
      status: 403,
      message: 'You can only give access to stores you have.',
    })
    for (const stores of [{}, { keyStoreIDs: listed.keyStoreIDs }]) {
      await editor('settings/api-keys/save', { key: { ...wanted, ...stores } })
      const { keyStoreIDs, keyPermissions: held } = await stored(keyID)
      expect(JSON.parse(keyStoreIDs!)).toEqual([STORE.main, STORE.lake])
      expect(JSON.parse(held)).toEqual(['customers', 'refunds'])
    }
    await editor('settings/api-keys/save', { key: { ...wanted, keyStoreIDs: [] } })
    expect(JSON.parse((await stored(keyID)).keyStoreIDs!)).toEqual([STORE.lake])
  })

  test('widens their own key to every store they may use, also later', async () => {
    const key = { keyName: 'Own', keyPermissions: ['customers'] as const, keyStoreIDs: [STORE.main] }
    const { keyID } = await limited('settings/api-keys/save', { key })
    await limited('settings/api-keys/save', { key: { ...key, keyID, keyStoreIDs: null } })
    expect((await stored(keyID)).keyStoreIDs).toBeNull()
  })

  test('removes only their own store from another’s key for every store', async () => {
    const editor = limited
    const { keyID } = await make({ keyStoreIDs: null })
    const wanted = { keyID, keyName: 'Everywhere', keyPermissions: ['customers'] as const }
    await editor('settings/api-keys/save', { key: { ...wanted, keyStoreIDs: null } })
    expect((await stored(keyID)).keyStoreIDs).toBeNull()
    await editor('settings/api-keys/save', { key: { ...wanted, keyStoreIDs: [] } })
    const left = JSON.parse((await stored(keyID)).keyStoreIDs!) as number[]
    expect(left).not.toContain(STORE.main)
    expect(left).toContain(STORE.lake)
  })

  test('sets nothing for all stores: no closure, gateway, chat bubble or shared reply', async () => {
    const editor = limited
    const refused = { status: 403, message: expect.stringContaining('all stores') }
    const closure = { storeID: null, day: '2031-07-04' }
    await expect(editor('settings/stores/closures/save', { closure })).rejects.toMatchObject(refused)
    await editor('settings/stores/closures/save', { closure: { ...closure, storeID: STORE.main } })
    const { closures } = await owner('settings/stores/closures/save', { closure })
    const { closureID } = closures.find(({ day, storeID }) => day === closure.day && storeID === null)!
    for (const change of [{ deleteClosure: true }, { storeID: STORE.main }])
      await expect(
        editor('settings/stores/closures/save', { closure: { closureID, ...change } }),
      ).rejects.toMatchObject(refused)
    await expect(editor('settings/payments/save', { account: null })).rejects.toMatchObject(refused)

    const reply = { replyTitle: 'Hours', replyShortcode: 'hourslimited', replyBody: 'We are open.' }
    const save = 'settings/quick-replies/save'
    await expect(editor(save, { reply: { ...reply, replyIsMine: false } })).rejects.toMatchObject(refused)
    await editor(save, { reply: { ...reply, replyIsMine: false, storeIDs: [STORE.main] } })
    await editor(save, { reply: { ...reply, replyShortcode: 'mineeverywhere', replyIsMine: true } })
    const csv_data = 'Title,Shortcode,English,Stores,For\nA,fromfilelimited,Hello,,Everyone\n'
    const { problems } = await editor('settings/quick-replies/import', { csv_data, dryRun: true })
    expect(problems).toMatchObject([{ sentence: expect.stringContaining('all stores') }])

    const bubble = 'settings/chat-bubble/save'
    await expect(editor(bubble, { companyBubbleSettings: { bubbleStoreIDs: [STORE.main] } })).rejects.toMatchObject(
      refused,
    )
    await owner(bubble, { companyBubbleSettings: { bubbleStoreIDs: [STORE.lake] } })
    await editor(bubble, { companyBubbleSettings: { bubbleStoreIDs: [STORE.main] } })
    const { companyBubbleSettings } = await owner('settings/chat-bubble/fetch', {})
    expect(companyBubbleSettings.bubbleStoreIDs.toSorted()).toEqual([STORE.main, STORE.lake].toSorted())
    await expect(editor(bubble, { companyBubbleSettings: { bubbleStoreIDs: [] } })).rejects.toMatchObject(refused)
  })
})
