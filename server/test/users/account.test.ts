import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD_ERRORS } from '@xd/core/domain/access/password.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { openLive } from '../live/live-socket.ts'

const PASSWORD = 'eleven herons on the ice'

const CHANGED = 'Your password for XD Back Office was changed'

describe.each(ENGINES)('one’s own account, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  const mailTo = async (name: string) =>
    (
      await server.sandbox<{ messages: { subject: string; text: string }[] }>('/mail/messages', {
        address: `${name}@goldenpledge.test`,
      })
    ).messages
  const subjectsTo = async (name: string) => (await mailTo(name)).map(({ subject }) => subject)
  const login = (name: string, password: string) =>
    server.call('auth/login', { username: `${name}@goldenpledge.test`, password, bearer: true })
  const forgot = (username: string) => server.call('auth/forgot-password', { username })
  const links = () => server.connection.reads.selectFrom('user_links').selectAll().where('kind', '=', 'reset').execute()
  const forget = () => server.connection.writes.deleteFrom('rate_limits').execute()

  test('a forgotten password: the same answer for everyone, and a link for existing users', async () => {
    for (const username of ['LENA@goldenpledge.test ', 'nobody@goldenpledge.test', '', '4111 1111 1111 1111'])
      expect(await forgot(username)).toEqual({ success: true })
    await expect.poll(() => mailTo('lena')).toHaveLength(1)
    expect((await links()).map(({ userID, kind }) => [userID, kind])).toEqual([[USER.lena, 'reset']])
    const [mail] = await mailTo('lena')
    expect(mail!.subject).toBe('Reset your XD Back Office password')
    const token = /\/reset#token=([\w-]+)/.exec(mail!.text)![1]!

    const open = await server.signIn('lena')
    const reset = (password: string) => server.call('auth/reset-password', { token, password, bearer: true })
    const nicknamed = (userNickname: string) =>
      server.connection.writes.updateTable('users').set({ userNickname }).where('userID', '=', USER.lena).execute()
    await nicknamed('Ottoline Fairweather')
    for (const [weak, problem] of [
      ['password1234', 'common'],
      ['finalfantasy', 'common'],
      // The company is Golden Pledge Pawn & Loan.
      ['goldenpledgepawnloan', 'common'],
      ['ottoline fairweather 7', 'name'],
      ['lena@goldenpledge.test', 'name'],
    ] as const)
      await expect(reset(weak)).rejects.toMatchObject({ status: 400, fields: { password: PASSWORD_ERRORS[problem] } })
    await nicknamed('Lena')
    await expect(server.call('auth/accept-invite', { token, password: PASSWORD })).rejects.toMatchObject({
      code: 'link_over',
    })
    expect((await reset(PASSWORD)).token).toEqual(expect.any(String))
    await expect(reset(PASSWORD)).rejects.toMatchObject({ status: 409, code: 'link_over' })
    await expect(open('auth/info', {})).rejects.toMatchObject({ code: 'signed_out' })
    await expect(login('lena', DEMO_PASSWORD)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await login('lena', PASSWORD)
    await expect.poll(() => subjectsTo('lena')).toContain(CHANGED)
  })

  test('a link ends after an hour, when a newer one is sent, and when the user is disabled', async () => {
    await forget()
    const latest = async (count: number) => {
      await forgot('tomas@goldenpledge.test')
      await expect.poll(() => mailTo('tomas')).toHaveLength(count)
      const all = await mailTo('tomas')
      return all.map(({ text }) => /#token=([\w-]+)/.exec(text)![1]!)
    }
    const over = async (token: string) =>
      expect(server.call('auth/reset-password', { token, password: PASSWORD })).rejects.toMatchObject({
        code: 'link_over',
      })
    const [first] = await latest(1)
    const tokens = await latest(2)
    await over(first!)
    const second = tokens.find((token) => token !== first)!
    await server.connection.writes
      .updateTable('user_links')
      .set({ expiresAt: Date.now() - 1 })
      .execute()
    await over(second)
    const third = (await latest(3)).find((token) => token !== first && token !== second)!
    // No mailbox is flooded: the fourth in an hour is not sent.
    await forgot('tomas@goldenpledge.test')
    const owner = await server.signIn('owner')
    const turn = (disabled: boolean) => owner('settings/users/disable', { userID: USER.tomas, disabled })
    await turn(true)
    await over(third)
    // It stays over when they come back.
    await turn(false)
    await over(third)
    expect(await mailTo('tomas')).toHaveLength(3)
  })

  test('nobody who is disabled or suspended gets a link, and somebody who was only invited an invitation', async () => {
    await forget()
    const { reads } = server.connection
    const theirs = await reads
      .selectFrom('users')
      .select(['userID', 'userUsername'])
      .where((eb) =>
        eb.or([
          eb('companyID', '=', COMPANY.harborLight),
          eb('userUsername', 'like', 'walter@%'),
          eb('userID', '=', 10),
        ]),
      )
      .where('userIsKey', '=', 0)
      .orderBy('userID')
      .execute()
    expect(theirs.length).toBeGreaterThanOrEqual(3)
    const linksNow = async () =>
      (await reads.selectFrom('user_links').select(['userID', 'kind', 'expiresAt']).execute()).filter(
        ({ expiresAt }) => expiresAt > Date.now() + HOUR_MS / 2,
      )
    await server.connection.writes.deleteFrom('user_links').execute()
    for (const { userUsername } of theirs) await forgot(userUsername)
    // Later than theirs.
    await forgot('manager@goldenpledge.test')
    await expect
      .poll(async () => (await linksNow()).map(({ userID, kind }) => [userID, kind]).sort())
      .toEqual([
        [10, 'invite'],
        [USER.manager, 'reset'],
      ])
    const invitation = (await linksNow()).find(({ kind }) => kind === 'invite')!
    expect(invitation.expiresAt).toBeGreaterThan(Date.now() + 71 * HOUR_MS)
  })

  test('where email can’t help, the holder of the server’s secret key makes a link, and nobody else', async () => {
    await forget()
    const username = 'OWNER@goldenpledge.test'
    const help = (secret: string, who = username) => server.call('setup/reset-password', { secret, username: who })
    await expect(help('not the key of this server, but as long')).rejects.toMatchObject({ code: 'not_allowed' })
    const { secretKey } = server.config
    await expect(help(secretKey, 'nobody@goldenpledge.test')).rejects.toMatchObject({ status: 404 })
    await expect(help(secretKey, 'walter@goldenpledge.test')).rejects.toMatchObject({
      code: 'not_allowed',
      message: expect.stringContaining('disabled') as string,
    })
    const made = await help(secretKey)
    expect(made).toMatchObject({ username: 'owner@goldenpledge.test', companyName: 'Golden Pledge Pawn & Loan' })
    const token = new URL(made.resetURL).hash.slice('#token='.length)
    const lasts = ({ expiresAt }: typeof made) => Math.round((Date.parse(expiresAt) - Date.now()) / HOUR_MS)
    expect(lasts(made)).toBe(1)
    await server.call('auth/reset-password', { token, password: PASSWORD })
    await login('owner', PASSWORD)
    const line = await server.connection.reads
      .selectFrom('audit')
      .select(['actorUserID', 'target', 'detail'])
      .where('action', '=', 'password-link')
      .executeTakeFirst()
    expect(line).toEqual({ actorUserID: null, target: `user/${USER.owner}`, detail: '{"by":"server"}' })

    const users = () => server.connection.writes.updateTable('users').where('userID', '=', USER.tomas)
    const { userPasswordHash } = await server.connection.reads
      .selectFrom('users')
      .select('userPasswordHash')
      .where('userID', '=', USER.tomas)
      .executeTakeFirstOrThrow()
    // A user who has never signed in gets their invitation again.
    await users().set({ userPasswordHash: '' }).execute()
    const invited = await help(secretKey, 'tomas@goldenpledge.test')
    expect([new URL(invited.resetURL).pathname, lasts(invited)]).toEqual(['/invite', 72])
    await users().set({ userPasswordHash }).execute()
  })

  test('a changed password signs out everywhere else, and needs the old one', async () => {
    const [here, elsewhere] = [await server.signIn('june'), await server.signIn('june')]
    const socket = await openLive(
      server.url,
      { authorization: `Bearer ${elsewhere.token}` },
      { companyKey: 'goldenpledge', userID: USER.june },
    )
    await socket.next(({ event }) => event === 'ready')
    const change = (current: string, password: string) => here('auth/change-password', { current, password })
    await expect(change('wrong', PASSWORD)).rejects.toMatchObject({
      status: 400,
      fields: { current: expect.any(String) as string },
    })
    for (const weak of ['short', 'finalfantasy'])
      await expect(change(DEMO_PASSWORD, weak)).rejects.toMatchObject({
        fields: { password: expect.any(String) as string },
      })
    await change(DEMO_PASSWORD, PASSWORD)
    expect(await socket.closeCode()).toBe(1001)
    await here('auth/info', {})
    await expect(elsewhere('auth/info', {})).rejects.toMatchObject({ code: 'signed_out' })
    await login('june', PASSWORD)
    await expect.poll(() => subjectsTo('june')).toContain(CHANGED)
  })

  test('guessing the old password is limited like signing in', async () => {
    await forget()
    const clerk = await server.signIn('clerk')
    const guess = () => clerk('auth/change-password', { current: 'guess', password: PASSWORD })
    for (let i = 0; i < 10; i += 1) await expect(guess()).rejects.toMatchObject({ status: 400 })
    await expect(guess()).rejects.toMatchObject({ status: 429, code: 'too_many' })
    await forget()
  })

  test('sessions are listed and ended one by one, or all the others', async () => {
    const [here, one, two] = [
      await server.signIn('manager'),
      await server.signIn('manager'),
      await server.signIn('manager'),
    ]
    const { sessions } = await here('auth/sessions/list', {})
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
    const { session } = await one('auth/info', {})
    const left = await here('auth/sessions/end', { sessionID: session.sessionID })
    expect(left.sessions.map(({ sessionID }) => sessionID)).not.toContain(session.sessionID)
    await expect(one('auth/info', {})).rejects.toMatchObject({ code: 'signed_out' })
    await expect(here('auth/sessions/end', { sessionID: session.sessionID })).rejects.toMatchObject({ status: 404 })
    const { session: own } = await here('auth/info', {})
    await expect(here('auth/sessions/end', { sessionID: own.sessionID })).rejects.toMatchObject({ status: 404 })
    const clerk = await server.signIn('clerk')
    const theirs = (await clerk('auth/info', {})).session.sessionID
    await expect(here('auth/sessions/end', { sessionID: theirs })).rejects.toMatchObject({ status: 404 })
    expect((await here('auth/sessions/end', {})).sessions).toMatchObject([{ isThis: true }])
    await expect(two('auth/info', {})).rejects.toMatchObject({ code: 'signed_out' })
    await clerk('auth/info', {})
  })

  test('a user’s own name and color, logged by name; not from a support visit', async () => {
    const clerk = await server.signIn('clerk')
    await clerk('auth/save-profile', { userNickname: ' Dana K. ', userColor: '#AA5500' })
    expect((await clerk('auth/info', {})).user).toMatchObject({ userNickname: 'Dana K.', userColor: '#aa5500' })
    await expect(clerk('auth/save-profile', { userNickname: ' ', userColor: '#aa5500' })).rejects.toMatchObject({
      fields: { userNickname: 'Enter a name' },
    })
    const { detail } = await server.connection.reads
      .selectFrom('audit')
      .select('detail')
      .where('companyID', '=', COMPANY.goldenPledge)
      .where('action', '=', 'profile-save')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(detail!)).toEqual({ user: 'Dana K.', set: { userNickname: 'Dana K.', userColor: '#aa5500' } })
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 9', readOnly: false })
    await expect(support('auth/save-profile', { userNickname: 'Robin', userColor: '#aa5500' })).rejects.toMatchObject({
      status: 403,
      code: 'not_allowed',
    })
  })

  test('a link is over once the password was changed in the account', async () => {
    await forget()
    const marcus = await server.signIn('manager')
    await forgot('manager@goldenpledge.test')
    const open = async () => (await links()).filter(({ userID }) => userID === USER.manager).length
    await expect.poll(open).toBe(1)
    await marcus('auth/change-password', { current: DEMO_PASSWORD, password: PASSWORD })
    expect(await open()).toBe(0)
  })
})
