import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { hashToken } from '@xd/server/services/session.ts'

const PASSWORD = 'eleven herons on the ice'
const KINDS = ['invite', 'reset'] as const
type Kind = (typeof KINDS)[number]

describe.each(ENGINES)('both links of a user are over, and none of anybody else’s, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  const tokenOf = (userID: number, kind: Kind) => `${kind}-${userID}`
  const give = (userID: number) =>
    server.connection.writes
      .insertInto('user_links')
      .values(
        KINDS.map((kind) => ({
          ...{ companyID: COMPANY.goldenPledge, userID, kind, tokenHash: hashToken(tokenOf(userID, kind)) },
          expiresAt: Date.now() + HOUR_MS,
        })),
      )
      .execute()
  const left = async () =>
    (await server.connection.reads.selectFrom('user_links').select(['userID', 'kind']).orderBy('kind').execute()).map(
      ({ userID, kind }) => [userID, kind],
    )
  const open = async (kind: Kind, userID: number) =>
    kind === 'invite'
      ? server.call('auth/accept-invite', { token: tokenOf(userID, kind), password: PASSWORD })
      : server.call('auth/reset-password', { token: tokenOf(userID, kind), password: PASSWORD })
  const theirs = async (userID: number) => {
    const { users } = await (await server.signIn('owner'))('settings/users/list', {})
    return users.find((user) => user.userID === userID)!
  }

  test.each<readonly [when: string, userID: number, act: (userID: number) => Promise<unknown>]>([
    ['an invitation is accepted', USER.tomas, (userID) => open('invite', userID)],
    ['a password is reset', USER.lena, (userID) => open('reset', userID)],
    [
      'the password is changed in the account',
      USER.manager,
      async () =>
        (await server.signIn('manager'))('auth/change-password', { current: DEMO_PASSWORD, password: PASSWORD }),
    ],
    [
      'the user gets another address',
      USER.clerk,
      async (userID) => {
        const owner = await server.signIn('owner')
        const { userVersion, userNickname, userColor, userPermissions, userAllowedStoreIDs } = await theirs(userID)
        await owner('settings/users/save', {
          user: {
            ...{ userID, userNickname, userColor, userAllowedStoreIDs },
            userPermissions: userPermissions as never,
            userUsername: 'moved@goldenpledge.test',
          },
          expectedVersion: userVersion,
        })
      },
    ],
    [
      'the user is disabled',
      USER.june,
      async (userID) => (await server.signIn('owner'))('settings/users/disable', { userID, disabled: true }),
    ],
  ])('when %s', async (_, userID, act) => {
    await server.connection.writes.deleteFrom('user_links').execute()
    await give(userID)
    await give(USER.owner)
    await act(userID)
    expect(await left()).toEqual(KINDS.map((kind) => [USER.owner, kind]))
    for (const kind of KINDS) await expect(open(kind, userID)).rejects.toMatchObject({ code: 'link_over' })
  })

  test('but not when only the name is saved', async () => {
    await server.connection.writes.deleteFrom('user_links').execute()
    await give(USER.owner)
    const { userVersion, ...user } = await theirs(USER.owner)
    const { userID, userUsername, userColor, userPermissions, userAllowedStoreIDs } = user
    const owner = await server.signIn('owner')
    await owner('settings/users/save', {
      user: {
        ...{ userID, userUsername, userColor, userAllowedStoreIDs },
        userPermissions: userPermissions as never,
        userNickname: 'Priya K.',
      },
      expectedVersion: userVersion,
    })
    expect(await left()).toEqual(KINDS.map((kind) => [USER.owner, kind]))
  })
})
