import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { askForFile, exported } from '../exports/export-file.ts'
import { eventsSince } from '../events.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const PASSWORD = 'a long walk by the river'
const tokenOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('token')!

describe.each(ENGINES)('users, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  let made = 0
  const newUser = (given: object = {}) => ({
    userUsername: `new-${(made += 1)}@goldenpledge.test`,
    userNickname: `New ${made}`,
    userPermissions: [...PRESETS.clerk] as (typeof PRESETS.owner)[number][],
    userAllowedStoreIDs: [STORE.main] as number[] | null,
    ...given,
  })
  const invite = async (given: object = {}, by = owner) => {
    const { user, inviteURL } = await by('settings/users/save', { user: newUser(given) })
    return { user, token: tokenOf(inviteURL!) }
  }
  /** An invited user who has accepted, signed in. */
  const join = async (given: object = {}) => {
    const { user, token } = await invite(given)
    const { token: session } = await server.call('auth/accept-invite', { token, password: PASSWORD, bearer: true })
    return { user, token: session! }
  }
  const as = (token: string, path: string, body: object = {}) =>
    fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const mailTo = async (address: string) =>
    (await server.sandbox<{ messages: { subject: string; text: string }[] }>('/mail/messages', { address })).messages
  const edit = (user: Awaited<ReturnType<typeof invite>>['user'], given: object = {}) => ({
    userID: user.userID,
    userUsername: user.userUsername,
    userNickname: user.userNickname,
    userPermissions: user.userPermissions as (typeof PRESETS.owner)[number][],
    userAllowedStoreIDs: user.userAllowedStoreIDs,
    ...given,
  })
  const lines = async (action: string) => {
    const rows = await server.connection.reads
      .selectFrom('audit')
      .selectAll()
      .where('companyID', '=', COMPANY.goldenPledge)
      .where('action', '=', action)
      .orderBy('auditID')
      .execute()
    return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail ?? 'null') as unknown }))
  }

  test('the list has the company’s own users, by name, and is searched by name and email', async () => {
    const { users, count } = await owner('settings/users/list', {})
    expect(count).toBe(users.length)
    expect(users.map(({ userNickname }) => userNickname)).toEqual([
      'Dana',
      'June',
      'Lena',
      'Marcus',
      'Noor',
      'Priya',
      'Tomás',
      'Walter',
    ])
    expect(users[0]).toMatchObject({
      userUsername: 'clerk@goldenpledge.test',
      userPermissions: PRESETS.clerk,
      userAllowedStoreIDs: [STORE.main, STORE.prospect],
      userStatus: 'active',
      userSecondFactor: false,
      inviteExpires: null,
    })
    const names = async (search: object) =>
      (await owner('settings/users/list', { search })).users.map(({ userNickname }) => userNickname)
    expect(await names({ filter: 'TOMAS' })).toEqual(['Tomás'])
    expect(await names({ filter: 'manager@' })).toEqual(['Marcus'])
    expect(await names({ status: 'disabled' })).toEqual(['Walter'])
    expect(await names({ status: 'invited' })).toEqual(['Noor'])
    const first = await owner('settings/users/list', { search: { perPage: 4 } })
    const rest = await owner('settings/users/list', { search: { perPage: 4, cursor: first.nextCursor } })
    expect(rest.users.map(({ userNickname }) => userNickname)).toEqual(['Noor', 'Priya', 'Tomás', 'Walter'])
  })

  test('the list is exported as filtered, with each user’s permissions', async () => {
    const all = await exported(server, 'users', {}, owner)
    expect(all.map(({ Name }) => Name)).toEqual(
      (await owner('settings/users/list', {})).users.map(({ userNickname }) => userNickname),
    )
    expect(all[0]).toEqual({
      Name: 'Dana',
      Email: 'clerk@goldenpledge.test',
      Role: 'Clerk',
      May: expect.stringContaining('Read and send messages') as string,
      Stores: 'Golden Pledge Main St; Golden Pledge Prospect',
      Status: 'Active',
      'Last sign-in': expect.any(String) as string,
      'Time zone': 'America/Los_Angeles',
    })
    const former = await exported(server, 'users', { status: 'disabled' }, owner)
    expect(former.map(({ Name, Status }) => [Name, Status])).toEqual([['Walter', 'Disabled']])
    const manager = await server.signIn('manager')
    expect((await askForFile(server, 'users', {}, manager)).status).toBe(403)
    expect((await askForFile(server, 'users', { status: 'gone' }, owner)).status).toBe(400)
  })

  test('only for users who may manage users', async () => {
    const manager = await server.signIn('manager')
    for (const refused of [
      () => manager('settings/users/list', {}),
      () => manager('settings/users/save', { user: newUser() }),
      () => manager('settings/users/disable', { userID: USER.clerk }),
    ])
      await expect(refused()).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  })

  test('an invited user gets an email, chooses a password, and is signed in; the link works once', async () => {
    const events = await eventsSince(server.connection, COMPANY.goldenPledge)
    const { user, token } = await invite({ userNickname: 'Íris', userAllowedStoreIDs: [STORE.lake] })
    expect(user).toMatchObject({ userStatus: 'invited', userNickname: 'Íris', userAllowedStoreIDs: [STORE.lake] })
    expect(user.userColor).toMatch(/^#[0-9a-f]{6}$/)
    expect(Date.parse(user.inviteExpires!) - Date.now()).toBeGreaterThan(71 * 3_600_000)
    expect(await events()).toContainEqual({ event: 'reload_employees', data: {}, storeID: null })
    await expect.poll(() => mailTo(user.userUsername)).toHaveLength(1)
    const [mail] = await mailTo(user.userUsername)
    expect(mail!.subject).toBe('Join Golden Pledge Pawn & Loan on XD Back Office')
    expect(mail!.text).toContain(`${server.url}/invite#token=${token}`)
    const names = async () => (await owner('employees/list', {})).employees.map(({ userNickname }) => userNickname)
    expect(await names()).not.toContain('Íris')

    const accept = (password: string) => server.call('auth/accept-invite', { token, password, bearer: true })
    for (const [password, problem] of [
      ['short', /12 characters/],
      ['password1234', /too easy/],
      ['finalfantasy', /too easy/],
      ['GoldenPledge1', /too easy/],
      [user.userUsername, /name/],
    ] as const)
      await expect(accept(password)).rejects.toMatchObject({
        status: 400,
        fields: { password: expect.stringMatching(problem) as string },
      })
    const { token: session } = await accept(PASSWORD)
    const info = (await (await as(session!, 'auth/info')).json()) as { user: object }
    expect(info.user).toMatchObject({ userNickname: 'Íris', userAllowedStoreIDs: [STORE.lake] })
    expect(await names()).toContain('Íris')
    await expect(accept(PASSWORD)).rejects.toMatchObject({ status: 409, code: 'link_over' })
    await server.call('auth/login', { username: user.userUsername.toUpperCase(), password: PASSWORD })
    expect((await lines('user-invite')).at(-1)).toMatchObject({
      actorUserID: USER.owner,
      target: `user/${user.userID}`,
      detail: { user: 'Íris', set: { userUsername: user.userUsername, userAllowedStoreIDs: [STORE.lake] } },
    })
  })

  test('nobody signs in without a password, and an expired or made-up link opens nothing', async () => {
    const { user, token } = await invite()
    await expect(server.call('auth/login', { username: user.userUsername, password: '' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
    await server.connection.writes
      .updateTable('user_links')
      .set({ expiresAt: Date.now() - 1 })
      .where('userID', '=', user.userID)
      .execute()
    for (const tried of [token, 'made-up'])
      await expect(server.call('auth/accept-invite', { token: tried, password: PASSWORD })).rejects.toMatchObject({
        code: 'link_over',
      })
    const again = await owner('settings/users/invite/resend', { userID: user.userID })
    await server.call('auth/accept-invite', { token: tokenOf(again.inviteURL!), password: PASSWORD })
    await expect(owner('settings/users/invite/resend', { userID: user.userID })).rejects.toMatchObject({
      status: 409,
      code: 'already_joined',
    })
    await owner('settings/users/disable', { userID: user.userID })
    await expect(owner('settings/users/invite/resend', { userID: user.userID })).rejects.toMatchObject({
      code: 'already_joined',
      message: 'This user is disabled. Enable them first.',
    })
  })

  test('a new email address takes the invitation with it', async () => {
    const { user, token } = await invite()
    const moved = await owner('settings/users/save', { user: edit(user, { userUsername: 'Moved@GoldenPledge.test ' }) })
    expect(moved.user.userUsername).toBe('moved@goldenpledge.test')
    await expect(server.call('auth/accept-invite', { token, password: PASSWORD })).rejects.toMatchObject({
      code: 'link_over',
    })
    expect(moved.inviteURL).toBeDefined()
  })

  test('a user whose email address is changed is told at the old address, whose link to a new password is over', async () => {
    const { user } = await join()
    await server.call('auth/forgot-password', { username: user.userUsername })
    const link = async () =>
      (await mailTo(user.userUsername)).flatMap(({ text }) => /\S+#token=\S+/.exec(text) ?? []).at(-1)
    await expect.poll(link).toContain('/reset#')
    const token = tokenOf((await link())!)
    await owner('settings/users/save', { user: edit(user, { userUsername: 'elsewhere@goldenpledge.test' }) })
    await expect(server.call('auth/reset-password', { token, password: PASSWORD })).rejects.toMatchObject({
      code: 'link_over',
    })
    const subject = 'The email address for your XD Back Office account was changed'
    await expect.poll(async () => (await mailTo(user.userUsername)).map((mail) => mail.subject)).toContain(subject)
    expect(await mailTo('elsewhere@goldenpledge.test')).toEqual([])
  })

  test.each([
    ['userUsername', { userUsername: 'nobody' }],
    ['userUsername', { userUsername: 'CLERK@goldenpledge.test' }],
    ['userUsername', { userUsername: 'owner@silveranchor.test' }],
    ['userNickname', { userNickname: '  ' }],
    ['userAllowedStoreIDs', { userAllowedStoreIDs: [] }],
  ])('a bad or taken %s is reported at its field: %j', async (field, given) => {
    await expect(invite(given)).rejects.toMatchObject({
      status: 400,
      fields: { [`user.${field}`]: expect.any(String) as string },
    })
  })

  test('nobody grants a permission or a store they lack, or changes a user who can do more', async () => {
    const { user, token } = await join({ userPermissions: [...PRESETS.clerk, 'settings', 'users'] })
    const tries: [string, object, number][] = [
      ['save', { user: newUser({ userPermissions: ['refunds'] }) }, 403],
      ['save', { user: newUser({ userAllowedStoreIDs: [STORE.lake] }) }, 404],
      ['save', { user: newUser({ userAllowedStoreIDs: null }) }, 403],
      ['save', { user: newUser() }, 200],
    ]
    for (const userID of [USER.owner, USER.manager, USER.tomas])
      tries.push(['disable', { userID }, 403], ['sign-out', { userID }, 403])
    for (const [call, body, status] of tries)
      expect([call, body, (await as(token, `settings/users/${call}`, body)).status]).toEqual([call, body, status])
    await owner('settings/users/disable', { userID: user.userID })
  })

  test('colleagues are listed by name, those with the same name in order of creation', async () => {
    const twins = [
      await join({ userNickname: 'Zed' }),
      await join({ userNickname: 'Zed' }),
      await join({ userNickname: 'ada' }),
    ]
    const { employees } = await owner('employees/list', {})
    const names = employees.map(({ userNickname }) => userNickname)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
    const ids = employees.filter(({ userNickname }) => userNickname === 'Zed').map(({ userID }) => userID)
    expect(ids).toEqual(twins.slice(0, 2).map(({ user }) => user.userID))
    for (const { user } of twins) await owner('settings/users/disable', { userID: user.userID })
  })

  test('nobody locks themselves out, and the last owner stays', async () => {
    const { users } = await owner('settings/users/list', { search: { filter: 'priya' } })
    const [priya] = users
    const last = { status: 409, code: 'last_owner' }
    await expect(owner('settings/users/disable', { userID: USER.owner })).rejects.toMatchObject(last)
    const demoted = edit(priya!, { userPermissions: ['messages'] })
    await expect(owner('settings/users/save', { user: demoted })).rejects.toMatchObject(last)
    const support = await server.signIn('support@xd.test')
    await expect(support('settings/users/disable', { userID: USER.support })).rejects.toMatchObject(last)
    await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 9', readOnly: false })
    await expect(support('settings/users/disable', { userID: USER.owner })).rejects.toMatchObject(last)
    await expect(support('settings/users/save', { user: demoted })).rejects.toMatchObject(last)

    const { user, token } = await join({ userPermissions: [...PRESETS.owner], userAllowedStoreIDs: null })
    const second = edit(user, { userPermissions: ['messages', 'settings'] })
    const refused = { status: 403, code: 'not_allowed' }
    await expect(owner('settings/users/disable', { userID: USER.owner })).rejects.toMatchObject(refused)
    await expect(owner('settings/users/save', { user: demoted })).rejects.toMatchObject(refused)
    expect((await as(token, 'settings/users/save', { user: second })).status).toBe(403)
    // Two owners who disable each other at the same moment: one of them stays.
    await Promise.allSettled([
      owner('settings/users/disable', { userID: user.userID }),
      as(token, 'settings/users/disable', { userID: USER.owner }),
    ])
    const both = await server.connection.reads
      .selectFrom('users')
      .select('userEnabled')
      .where('userID', 'in', [user.userID, USER.owner])
      .execute()
    expect(both.map(({ userEnabled }) => userEnabled).sort()).toEqual([0, 1])
    const enable = (userID: number, userEnabled: 0 | 1) =>
      server.connection.writes.updateTable('users').set({ userEnabled }).where('userID', '=', userID).execute()
    await enable(USER.owner, 1)
    await enable(user.userID, 0)
    owner = await server.signIn('owner')
  })

  test('a disabled user is signed out at once everywhere, keeps their name, and can come back', async () => {
    const { user, token } = await join({ userNickname: 'Short stay' })
    const disabled = await owner('settings/users/disable', { userID: user.userID })
    expect(disabled.user.userStatus).toBe('disabled')
    expect((await as(token, 'auth/info')).status).toBe(403)
    const login = { username: user.userUsername, password: PASSWORD }
    await expect(server.call('auth/login', login)).rejects.toMatchObject({ code: 'invalid_credentials' })
    const { employees, former } = await owner('employees/list', {})
    expect(employees.map(({ userID }) => userID)).not.toContain(user.userID)
    expect(former).toContainEqual({ userID: user.userID, userNickname: 'Short stay' })
    expect((await lines('user-disable')).at(-1)).toMatchObject({ detail: { user: 'Short stay' } })
    await owner('settings/users/disable', { userID: user.userID, disabled: false })
    expect((await as(token, 'auth/info')).status).toBe(403)
    await server.call('auth/login', login)
  })

  test('signing a user out ends all of their sessions and no others', async () => {
    const [one, other] = [await server.signIn('lena'), await server.signIn('lena')]
    await owner('settings/users/sign-out', { userID: USER.lena })
    for (const lena of [one, other]) await expect(lena('auth/info', {})).rejects.toMatchObject({ code: 'signed_out' })
    await owner('auth/info', {})
    await server.call('auth/login', { username: 'lena@goldenpledge.test', password: DEMO_PASSWORD })
  })

  test('all stores includes later ones', async () => {
    const { user, token } = await join({ userAllowedStoreIDs: null })
    expect(user.userAllowedStoreIDs).toBeNull()
    const { storeID: _id, ...like } = await server.connection.reads
      .selectFrom('stores')
      .selectAll()
      .where('storeID', '=', STORE.main)
      .executeTakeFirstOrThrow()
    const { storeID } = await server.connection.writes
      .insertInto('stores')
      .values({ ...like, storeKey: 'later', storeName: 'Later', storeSMSNumber: '' })
      .returning('storeID')
      .executeTakeFirstOrThrow()
    const info = (await (await as(token, 'auth/info')).json()) as { user: { userAllowedStoreIDs: number[] } }
    expect(info.user.userAllowedStoreIDs).toContain(storeID)
    expect((await owner('auth/info', {})).user.userAllowedStoreIDs).not.toContain(storeID)
    await server.connection.writes.deleteFrom('stores').where('storeID', '=', storeID).execute()
  })
})
