import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('a user invited during a support visit, on %s', (database) => {
  let server: Booted
  let visitor: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    visitor = await server.signIn('support@xd.test')
    await visitor('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'A new owner', readOnly: false })
  })
  afterAll(() => server.close())

  test('gets the link by email, and nobody else sees it: whoever has it stays beyond the visit', async () => {
    const userUsername = 'iva@goldenpledge.test'
    const person = { userUsername, userNickname: 'Iva', userPermissions: PRESETS.owner, userAllowedStoreIDs: null }
    const made = await visitor('settings/users/save', { user: person })
    const { userID, userVersion } = made.user
    expect(made).not.toHaveProperty('inviteURL')
    expect(await visitor('settings/users/invite/resend', { userID })).not.toHaveProperty('inviteURL')
    const moved = { user: { ...person, userID, userUsername: 'ivana@goldenpledge.test' }, expectedVersion: userVersion }
    expect(await visitor('settings/users/save', moved)).not.toHaveProperty('inviteURL')
    const emails = async () =>
      (await server.sandbox<{ messages: { text: string }[] }>('/mail/messages', { address: moved.user.userUsername }))
        .messages
    await expect.poll(async () => (await emails()).map(({ text }) => text).join(), PATIENCE).toContain('/invite#token=')
    const owner = await server.signIn('owner')
    expect((await owner('settings/users/invite/resend', { userID })).inviteURL).toContain('/invite#token=')
  })
})
