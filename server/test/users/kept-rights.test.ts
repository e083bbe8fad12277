import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Permission, PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

const without = (name: Permission) => PRESETS.owner.filter((one) => one !== name)

describe.each(ENGINES)('permissions that only one owner has, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const leaveMyself = (userPermissions: readonly Permission[], userAllowedStoreIDs: readonly number[]) =>
    owner('settings/users/save', {
      user: {
        userID: USER.owner,
        userUsername: 'owner@goldenpledge.test',
        userNickname: 'Priya',
        userPermissions,
        userAllowedStoreIDs,
      },
    })
  const every = [STORE.main, STORE.prospect, STORE.lake]
  const refused = (words: RegExp) => ({ code: 'not_allowed', message: expect.stringMatching(words) as string })

  test('can’t be dropped: nobody could grant them again', async () => {
    await expect(leaveMyself(without('support-log'), every)).rejects.toMatchObject(refused(/Read the activity log/))
    await expect(leaveMyself(PRESETS.owner, [STORE.main])).rejects.toMatchObject(refused(/stores you would lose/))
    // A manager has it too, but can't grant anything.
    await expect(leaveMyself(without('refunds'), every)).rejects.toMatchObject(refused(/Refund payments/))
    await leaveMyself(PRESETS.owner, every)
  })

  test('can be dropped once another owner has them', async () => {
    await server.connection.writes
      .updateTable('users')
      .set({ userPermissions: JSON.stringify(PRESETS.owner) })
      .where('userID', '=', USER.manager)
      .execute()
    const { user } = await leaveMyself(without('support-log'), [STORE.main])
    expect(user).toMatchObject({ userPermissions: without('support-log'), userAllowedStoreIDs: [STORE.main] })
  })
})
