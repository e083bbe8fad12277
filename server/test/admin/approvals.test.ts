import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { APPROVAL_MS } from '@xd/core/domain/access/approval.ts'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { openLive } from '../live/live-socket.ts'
import { PATIENCE } from '../messaging/text-world.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const { goldenPledge: companyID } = COMPANY
const account = GATEWAY_ACCOUNTS.bluedog

describe.each(ENGINES)('changes that would outlive a support visit, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  let visitor: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    visitor = await visit(companyID)
  })

  const visit = async (company: number) => {
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID: company, reason: 'A new owner', ticket: 'C-9', readOnly: false })
    return support
  }
  let people = 0
  const person = (over: object = {}) => {
    people += 1
    const userUsername = `iva-${people}@goldenpledge.test`
    return {
      userUsername,
      userNickname: `Iva ${people}`,
      userPermissions: PRESETS.owner,
      userAllowedStoreIDs: null,
      ...over,
    }
  }
  const answer = (approvalID: number, approved: boolean, who = owner) =>
    who('settings/approvals/answer', { approvalID, approved })
  const waiting = async (who = owner) => (await who('settings/approvals/list', {})).approvals
  const named = async (username: string) =>
    (await owner('settings/users/list', { search: { filter: username } })).users.at(0)
  const mailTo = async (address: string) =>
    (await server.sandbox<{ messages: { subject: string; text: string }[] }>('/mail/messages', { address })).messages
  const subjectsTo = async (address: string) => (await mailTo(address)).map(({ subject }) => subject)

  test('an invitation creates no user and sends no email until an owner approves; the owner is then the inviter', async () => {
    const user = person()
    const made = await visitor('settings/users/save', { user })
    expect(made).not.toHaveProperty('inviteURL')
    expect(made.user).toMatchObject({ userID: 0, userUsername: user.userUsername, userAllowedStoreIDs: null })
    const { approval } = made
    expect(approval).toMatchObject({
      approvalCall: 'settings/users/save',
      approvalTitle: 'Invite a user',
      approvalTarget: null,
      approvalName: user.userNickname,
      askedByName: 'Robin (XD Support)',
      visitReason: 'A new owner',
      visitTicket: 'C-9',
      mayAnswer: false,
    })
    expect(approval!.approvalWords).toContain(user.userUsername)
    expect(approval!.approvalWords).toContain('same permissions as an owner')
    expect(Date.parse(approval!.approvalExpires) - Date.parse(approval!.askedAt)).toBe(APPROVAL_MS)
    expect(await named(user.userUsername)).toBeUndefined()
    expect(await subjectsTo(user.userUsername)).toEqual([])
    expect((await waiting(visitor))[0]).toEqual(approval)
    expect((await waiting())[0]).toEqual({ ...approval, mayAnswer: true })
    // The owners learn what was asked for and why.
    await expect
      .poll(async () => (await mailTo('owner@goldenpledge.test')).map(({ text }) => text).join(), PATIENCE)
      .toContain(user.userUsername)
    const letter = (await mailTo('owner@goldenpledge.test')).find(({ text }) => text.includes(user.userUsername))!
    expect(letter.text).toContain('Reason of the visit: A new owner')
    expect(letter.text).toContain(`${server.config.publicURL}/settings/approvals`)

    const answered = await answer(approval!.approvalID, true)
    expect(answered.inviteURL).toContain('/invite#token=')
    expect(answered.approvals.map(({ approvalID }) => approvalID)).not.toContain(approval!.approvalID)
    const { userID, userStatus } = (await named(user.userUsername))!
    expect(userStatus).toBe('invited')
    await expect.poll(() => subjectsTo(user.userUsername), PATIENCE).toHaveLength(1)
    const { activity } = await owner('settings/activity/list', { search: { perPage: 10 } })
    expect(activity.find(({ action }) => action === 'user-invite')).toMatchObject({
      userID: USER.owner,
      asSupport: false,
      target: `user/${userID}`,
    })
    expect(activity.find(({ action }) => action === 'approval-approve')).toMatchObject({ userID: USER.owner })
    expect(activity.find(({ action }) => action === 'approval-ask')).toMatchObject({
      userID: USER.support,
      asSupport: true,
      words: expect.stringContaining('Invite a user') as string,
    })
    // A request can be answered only once.
    await expect(answer(approval!.approvalID, false)).rejects.toMatchObject({ code: 'approval_over' })
  })

  test('more permissions, a new address, a resent invitation and an enabled user wait too', async () => {
    const clerk = person({ userPermissions: PRESETS.clerk, userAllowedStoreIDs: [STORE.main] })
    const { user } = await owner('settings/users/save', { user: clerk })
    const { userID } = user
    const asks = async (over: object) => {
      const saved = await visitor('settings/users/save', { user: { ...clerk, userID, ...over } })
      return { approval: saved.approval, saved: saved.user }
    }
    for (const over of [
      { userPermissions: PRESETS.manager },
      { userAllowedStoreIDs: [STORE.main, STORE.lake] },
      { userAllowedStoreIDs: null },
      { userUsername: 'mine@xd.test' },
    ]) {
      const { approval, saved } = await asks(over)
      expect(approval?.approvalTarget, JSON.stringify(over)).toBe(`user/${userID}`)
      expect(saved, JSON.stringify(over)).toEqual(user)
    }
    // Each replaced the one before.
    expect((await waiting()).filter(({ approvalTarget }) => approvalTarget === `user/${userID}`)).toHaveLength(1)
    const again = await visitor('settings/users/invite/resend', { userID })
    expect(again.approval).toMatchObject({ approvalTitle: 'Send an invitation again' })
    expect(again.user.inviteExpires).toBe(user.inviteExpires)
    // The owner was told once about the four, and once about this one.
    const letters = async () =>
      (await mailTo('owner@goldenpledge.test')).filter(({ text }) => text.includes(clerk.userNickname))
    const isAgain = ({ text }: { text: string }) => text.includes('Send an invitation again')
    await expect.poll(async () => (await letters()).filter(isAgain).length, PATIENCE).toBe(1)
    expect((await letters()).filter((letter) => !isAgain(letter))).toHaveLength(1)
    expect((await answer(again.approval!.approvalID, true)).inviteURL).toContain('/invite#token=')
    // A change that grants nothing is made at once.
    const { approval, saved } = await asks({ userNickname: 'Ida', userPermissions: ['messages'] })
    expect(approval).toBeUndefined()
    expect(saved).toMatchObject({ userNickname: 'Ida', userPermissions: ['messages'] })
    expect((await visitor('settings/users/disable', { userID })).user.userStatus).toBe('disabled')
    const enabled = await visitor('settings/users/disable', { userID, disabled: false })
    expect(enabled.user.userStatus).toBe('disabled')
    await answer(enabled.approval!.approvalID, true)
    expect((await named(clerk.userUsername))?.userStatus).toBe('invited')
    // The other address was requested before all that, so it can no longer be carried out as intended.
    const [stale] = (await waiting()).filter(({ approvalTarget }) => approvalTarget === `user/${userID}`)
    await expect(answer(stale!.approvalID, true)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('changed since XD Support asked') as string,
    })
    await answer(stale!.approvalID, false)
    expect((await named(clerk.userUsername))?.userUsername).toBe(clerk.userUsername)
  })

  test('an address that someone else took meanwhile is reported when the owner answers', async () => {
    const user = person()
    await expect(
      visitor('settings/users/save', { user: { ...user, userUsername: 'clerk@goldenpledge.test' } }),
    ).rejects.toMatchObject({ code: 'invalid_input' })
    const { approval } = await visitor('settings/users/save', { user })
    await owner('settings/users/save', { user })
    await expect(answer(approval!.approvalID, true)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Another user has this email address.',
    })
    expect((await waiting()).map(({ approvalID }) => approvalID)).toContain(approval!.approvalID)
    await answer(approval!.approvalID, false)
  })

  test('an API key belongs to the owner who approves, who alone sees its secret', async () => {
    const key = { keyName: 'Shelf tags', keyPermissions: ['tickets'] } as const
    const asked = await visitor('settings/api-keys/save', { key })
    expect(asked).not.toHaveProperty('secret')
    expect(asked.keyID).toBe(0)
    expect(asked.approval).toMatchObject({ approvalTitle: 'Create an API key', approvalName: 'Shelf tags' })
    expect(asked.keys.map(({ keyName }) => keyName)).not.toContain('Shelf tags')
    const { secret } = await answer(asked.approval!.approvalID, true)
    const program = await fetch(`${server.url}/api/tickets/list`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: '{}',
    })
    expect(program.status).toBe(200)
    const made = (await owner('settings/api-keys/list', {})).keys.find(({ keyName }) => keyName === 'Shelf tags')!
    expect(made.keyMakerID).toBe(USER.owner)
    const { keyID } = made
    const wider = await visitor('settings/api-keys/save', {
      key: { ...key, keyID, keyPermissions: ['customers', 'tickets'] },
    })
    expect(wider.keys.find((one) => one.keyID === keyID)?.keyPermissions).toEqual(['tickets'])
    await answer(wider.approval!.approvalID, false)
    const { keys } = await owner('settings/api-keys/list', {})
    expect(keys.find((one) => one.keyID === keyID)?.keyPermissions).toEqual(['tickets'])
  })

  test('a gateway keeps charging until the approval, and its keys are kept sealed and then forgotten', async () => {
    const before = await owner('settings/payments/save', { account })
    const other = {
      ...account,
      settings: { publicKey: 'pub_of_another' },
      secrets: { apiKey: 'api_the_other_key_9876' },
    }
    const asked = await visitor('settings/payments/save', { account: other })
    expect(asked.company).toEqual(before.company)
    expect(asked.approval?.approvalWords).toContain('pub_of_another')
    const stored = async () =>
      server.connection.reads
        .selectFrom('approvals')
        .selectAll()
        .where('approvalID', '=', asked.approval!.approvalID)
        .executeTakeFirstOrThrow()
    const row = await stored()
    expect(row.sealedInput).not.toBeNull()
    expect(JSON.stringify([row, asked, await waiting()])).not.toContain('api_the_other_key_9876')
    await answer(asked.approval!.approvalID, true)
    expect(await stored()).toMatchObject({ state: 'approved', sealedInput: null, answeredByID: USER.owner })
    const after = await owner('settings/payments/fetch', {})
    expect(after.company).toMatchObject({
      settings: { publicKey: 'pub_of_another' },
      secrets: { apiKey: { lastFour: '9876' } },
    })
    // Removing it waits as well; declined, it stays.
    const removal = await visitor('settings/payments/save', { account: null })
    expect(removal.company).toEqual(after.company)
    expect(removal.approval?.approvalWords).toBe('Removed the account')
    await answer(removal.approval!.approvalID, false)
    expect((await owner('settings/payments/fetch', {})).company).toEqual(after.company)
    await owner('settings/payments/save', { account: null })
  })

  test('is answered only by the company’s own owners, never on a visit, and after a recent confirmation', async () => {
    const { approval } = await visitor('settings/users/save', { user: person() })
    const { approvalID } = approval!
    await expect(answer(approvalID, true, visitor)).rejects.toMatchObject({ code: 'not_allowed' })
    const manager = await server.signIn('manager')
    await expect(answer(approvalID, true, manager)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(waiting(manager)).rejects.toMatchObject({ code: 'not_allowed' })
    const stranger = await server.signIn('owner@silveranchor.test')
    await expect(answer(approvalID, true, stranger)).rejects.toMatchObject({ status: 404 })
    expect((await waiting(stranger)).map((one) => one.approvalID)).not.toContain(approvalID)
    // A user with only the settings permission is no owner.
    const users = server.connection.writes.updateTable('users').where('userID', '=', USER.manager)
    await users.set({ userPermissions: JSON.stringify(['settings']) }).execute()
    await expect(answer(approvalID, true, manager)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(waiting(manager)).rejects.toMatchObject({ code: 'not_allowed' })
    await users.set({ userPermissions: JSON.stringify(PRESETS.manager) }).execute()
    await server.connection.writes
      .updateTable('sessions')
      .set({ confirmedAt: 0 })
      .where('userID', '=', USER.owner)
      .execute()
    await expect(answer(approvalID, true)).rejects.toMatchObject({ code: 'step_up_needed' })
    owner = await server.signIn('owner')
    await answer(approvalID, false)
  })

  test('reaches everyone who has it on screen at once', async () => {
    const socket = await openLive(
      server.url,
      { authorization: `Bearer ${owner.token}` },
      { companyKey: 'goldenpledge', userID: USER.owner },
    )
    await socket.next(({ event }) => event === 'ready')
    const heard = () => socket.frames.filter(({ event }) => event === 'reload_approvals').length
    const { approval } = await visitor('settings/users/save', { user: person() })
    await expect.poll(heard).toBe(1)
    await answer(approval!.approvalID, false)
    await expect.poll(heard).toBe(2)
  })

  test('does not apply to a new company’s first owner, whose address can still be corrected', async () => {
    const first = { userUsername: 'first@tincup.test', userNickname: 'Ines' }
    const support = await server.signIn('support@xd.test')
    const company = { companyName: 'Tin Cup Loans', companyTimezone: 'America/Chicago', owner: first }
    const { company: made } = await support('admin/companies/save', { company })
    const visiting = await visit(made.companyID)
    const [user] = (await visiting('settings/users/list', {})).users.filter(
      ({ userNickname }) => userNickname === 'Ines',
    )
    const { userID, userVersion } = user!
    expect(await visiting('settings/users/invite/resend', { userID })).not.toHaveProperty('approval')
    const moved = { ...first, userID, userUsername: 'ines@tincup.test', userPermissions: PRESETS.owner }
    const saved = await visiting('settings/users/save', {
      user: { ...moved, userAllowedStoreIDs: null },
      expectedVersion: userVersion,
    })
    expect(saved).not.toHaveProperty('approval')
    expect(saved.user.userUsername).toBe('ines@tincup.test')
    // A second one waits for the first.
    const second = await visiting('settings/users/save', { user: person() })
    expect(second.approval).toMatchObject({ approvalTitle: 'Invite a user' })
  })

  test('lapses after two weeks, with its secrets; a new secret key still opens waiting requests', async () => {
    const lapsing = (await visitor('settings/users/save', { user: person() })).approval!.approvalID
    const user = person()
    const standing = (await visitor('settings/users/save', { user })).approval!.approvalID
    const approvals = server.connection.writes.updateTable('approvals')
    await approvals
      .set({ expiresAt: Date.now() - 1 })
      .where('approvalID', '=', lapsing)
      .execute()
    await expect(answer(lapsing, true)).rejects.toMatchObject({ code: 'approval_over' })
    const next = await boot({
      database: { url: server.config.databaseURL },
      sandbox: { url: server.sandboxURL, smtpPort: 1 },
      config: {
        secretKey: 'another key for tests, as long as it has to be, no more',
        previousSecretKey: server.config.secretKey,
      },
    })
    try {
      const row = () =>
        next.connection.reads.selectFrom('approvals').selectAll().where('approvalID', '=', lapsing).executeTakeFirst()
      await expect.poll(row, PATIENCE).toMatchObject({ state: 'lapsed', sealedInput: null })
      const there = await next.signIn('owner')
      const { activity } = await there('settings/activity/list', { search: { action: 'approval-lapse' } })
      expect(activity).toMatchObject([{ userID: null, words: expect.stringContaining('Invite a user') as string }])
      await answer(standing, true, there)
      expect((await named(user.userUsername))?.userStatus).toBe('invited')
    } finally {
      await next.close()
    }
  })
})
