import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { COMPANY, PAYMENT_KEY, USER } from '@xd/fixtures/demo/people.ts'
import { readTrustedProxies } from '@xd/server/client-address.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { authenticator } from './authenticator.ts'
import { codeOf, secondFactorWorld, wrongCode } from './second-factor-world.ts'

const PASSWORD = 'eleven herons on the ice'
const DAY_MS = 24 * 3600 * 1000

describe.each(ENGINES)('the second factor, on %s', (database) => {
  let server: Booted
  let world: ReturnType<typeof secondFactorWorld>
  beforeAll(async () => {
    // The tests set their own address.
    server = await boot({ database, config: { trustedProxies: readTrustedProxies('127.0.0.1, ::1') } })
    world = secondFactorWorld(server)
  })
  afterAll(() => server.close())
  afterEach(() => world.clear())

  const requireFrom = (companySecondFactorFrom: number | null) =>
    server.connection.writes
      .updateTable('companies')
      .set({ companySecondFactorFrom })
      .where('companyID', '=', COMPANY.goldenPledge)
      .execute()

  /** How often the log says that someone used a recovery code. */
  const recoveriesOf = async (userID: number) =>
    (
      await server.connection.reads
        .selectFrom('audit')
        .select('auditID')
        .where('companyID', '=', COMPANY.goldenPledge)
        .where('action', '=', 'recovery-code-use')
        .where('target', '=', `user/${userID}`)
        .execute()
    ).length

  test('codes: asked for only after the right password, valid once, one step either side', async () => {
    const lena = await server.signIn('lena')
    const { secret, qrSVG, otpauthURL } = await lena('auth/second-factor/start', {})
    expect(otpauthURL).toMatch(/^otpauth:\/\/totp\/XD%20Back%20Office:lena%40goldenpledge\.test\?/)
    expect(qrSVG).toMatch(/^<svg/)
    // Nothing counts before the first code.
    await world.login('lena')
    await expect(lena('auth/second-factor/confirm', { code: wrongCode(secret) })).rejects.toMatchObject({
      status: 400,
      fields: { code: expect.any(String) as string },
    })
    const { recoveryCodes } = await lena('auth/second-factor/confirm', { code: codeOf(secret, -1) })
    expect(new Set(recoveryCodes)).toHaveProperty('size', 10)

    await expect(world.login('lena', { password: 'wrong' })).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(world.login('lena')).rejects.toMatchObject({
      status: 401,
      code: 'second_factor_needed',
      body: { methods: ['totp', 'recovery'] },
    })
    await expect(world.login('lena', { totp: wrongCode(secret) })).rejects.toMatchObject({
      status: 401,
      code: 'invalid_credentials',
      fields: { totp: 'That code isn’t right.' },
    })
    const now = codeOf(secret)
    await world.login('lena', { totp: ` ${now.slice(0, 3)} ${now.slice(3)}` })
    for (const used of [codeOf(secret, -1), now])
      await expect(world.login('lena', { totp: used })).rejects.toMatchObject({ code: 'invalid_credentials' })
    await world.login('lena', { totp: codeOf(secret, 1) })
    expect(await recoveriesOf(USER.lena)).toBe(0)
    await world.forgetCodes()
    for (const steps of [-2, 2])
      await expect(world.login('lena', { totp: codeOf(secret, steps) })).rejects.toMatchObject({ status: 401 })
    expect(await lena('auth/second-factor/fetch', {})).toMatchObject({
      totp: { since: expect.any(String) as string },
      passkeys: [],
      recoveryCodesLeft: 10,
      required: false,
      requiredFrom: null,
    })
  })

  test('the code that sets up an app is used up, though it is still shown', async () => {
    const tomas = await server.signIn('tomas')
    const { secret } = await tomas('auth/second-factor/start', {})
    // The next code stays valid even if the clock moves on.
    const code = codeOf(secret, 1)
    await tomas('auth/second-factor/confirm', { code })
    await expect(world.login('tomas', { totp: code })).rejects.toMatchObject({
      code: 'invalid_credentials',
      fields: { totp: 'That code isn’t right.' },
    })
    await world.forgetCodes()
    await world.login('tomas', { totp: code })
  })

  test('a recovery code works once, and the user is told', async () => {
    const tomas = await server.signIn('tomas')
    const { recoveryCodes } = await world.setUp(tomas)
    const [first] = recoveryCodes
    await world.login('tomas', { recoveryCode: first!.toUpperCase().replaceAll('-', ' ') })
    await expect(world.login('tomas', { recoveryCode: first })).rejects.toMatchObject({
      code: 'invalid_credentials',
      fields: { recoveryCode: expect.any(String) as string },
    })
    expect(await tomas('auth/second-factor/fetch', {})).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await recoveriesOf(USER.tomas)).toBe(1)
    await expect
      .poll(async () => (await world.mailTo('tomas')).map(({ subject }) => subject))
      .toContain('A recovery code was used for your XD Back Office account')
    const { recoveryCodes: renewed } = await tomas('auth/second-factor/recovery-codes', {})
    await expect(world.login('tomas', { recoveryCode: recoveryCodes[1] })).rejects.toMatchObject({ status: 401 })
    await world.login('tomas', { recoveryCode: renewed[0] })
  })

  test('wrong codes are limited per user, from any address', async () => {
    const clerk = await server.signIn('clerk')
    const { secret } = await world.setUp(clerk)
    const from = async (address: string, totp: string) => {
      const response = await fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: JSON.stringify({ username: 'clerk@goldenpledge.test', password: DEMO_PASSWORD, totp }),
      })
      return response.status
    }
    for (let i = 1; i <= 10; i += 1) expect(await from(`203.0.113.${i}`, wrongCode(secret))).toBe(401)
    expect(await from('203.0.113.99', codeOf(secret))).toBe(429)
  })

  test('a passkey: added, signed in with, never twice under one challenge, never for another site', async () => {
    const june = await server.signIn('june')
    const key = authenticator(server.url)
    const { options } = await june('auth/passkeys/start', {})
    expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'june@goldenpledge.test' } })
    const response = key.create(options)
    const stranger = authenticator('http://evil.test')
    const asked = (await june('auth/passkeys/start', {})).options
    await expect(june('auth/passkeys/add', { name: 'Phone', response: stranger.create(asked) })).rejects.toMatchObject({
      status: 400,
    })
    const { recoveryCodes } = await june('auth/passkeys/add', { name: ' Phone ', response })
    expect(recoveryCodes).toHaveLength(10)
    await expect(june('auth/passkeys/add', { name: 'Phone', response })).rejects.toMatchObject({ status: 400 })

    const ask = async () => {
      const refused = (await world.login('june').catch((error: unknown) => error)) as {
        body: { methods: string[]; passkey: { challenge: string; allowCredentials: { id: string }[] } }
      }
      expect(refused.body.methods).toEqual(['passkey', 'recovery'])
      return refused.body.passkey
    }
    const request = await ask()
    expect(request.allowCredentials.map(({ id }) => id)).toEqual([response.id])
    const passkey = key.get(request)
    await world.login('june', { passkey })
    await expect(world.login('june', { passkey })).rejects.toMatchObject({
      fields: { passkey: expect.any(String) as string },
    })
    await expect(world.login('june', { passkey: key.get(await ask(), 'http://evil.test') })).rejects.toMatchObject({
      status: 401,
    })
    // Nor a challenge made for somebody else.
    const another = authenticator(server.url)
    await expect(world.login('june', { passkey: another.get(await ask()) })).rejects.toMatchObject({ status: 401 })

    const { passkeys } = await june('auth/second-factor/fetch', {})
    expect(passkeys).toMatchObject([{ name: 'Phone', lastUsed: expect.any(String) as string }])
    await expect(june('auth/passkeys/remove', { passkeyID: passkeys[0]!.passkeyID + 1000 })).rejects.toMatchObject({
      status: 404,
    })
    await june('auth/passkeys/remove', { passkeyID: passkeys[0]!.passkeyID })
    await world.login('june')
    expect(await june('auth/second-factor/fetch', {})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  })

  test('passkeys are limited to ten', async () => {
    const june = await server.signIn('june')
    const whose = { companyID: COMPANY.goldenPledge, userID: USER.june, passkeyName: 'Phone', lastUsed: null }
    const key = { publicKey: new Uint8Array([1]), counter: 0, transports: '[]', since: 1, ...whose }
    const keys = server.connection.writes.insertInto('user_passkeys')
    for (let nth = 1; nth <= 9; nth += 1) await keys.values({ ...key, credentialID: `c${nth}` }).execute()
    await june('auth/passkeys/start', {})
    await keys.values({ ...key, credentialID: 'c10' }).execute()
    const fields = { name: 'You have 10 passkeys. Remove one first.' }
    await expect(june('auth/passkeys/start', {})).rejects.toMatchObject({ code: 'invalid_input', fields })
  })

  test('stepping up takes the second factor or, for users without one, the password', async () => {
    const manager = await server.signIn('manager')
    expect(await manager('auth/step-up/start', {})).toMatchObject({ methods: ['password'] })
    await world.confirmedAgo(16 * 60_000)
    await expect(manager('auth/second-factor/start', {})).rejects.toMatchObject({ status: 403, code: 'step_up_needed' })
    await expect(manager('auth/step-up', { password: 'wrong' })).rejects.toMatchObject({
      fields: { password: expect.any(String) as string },
    })
    await manager('auth/step-up', { password: DEMO_PASSWORD })
    const { secret, recoveryCodes } = await world.setUp(manager)
    await world.confirmedAgo(16 * 60_000)
    expect(await manager('auth/step-up/start', {})).toMatchObject({ methods: ['totp', 'recovery'] })
    await expect(manager('auth/step-up', { password: DEMO_PASSWORD })).rejects.toMatchObject({
      code: 'second_factor_needed',
    })
    await expect(manager('auth/step-up', { totp: wrongCode(secret) })).rejects.toMatchObject({ status: 401 })
    const used = codeOf(secret)
    await manager('auth/step-up', { totp: used })
    await manager('auth/second-factor/recovery-codes', {})
    await expect(
      manager('auth/second-factor/remove', { password: DEMO_PASSWORD, code: recoveryCodes[0]! }),
    ).rejects.toMatchObject({ fields: { code: expect.any(String) as string } })
    await expect(
      manager('auth/second-factor/remove', { password: 'wrong', code: codeOf(secret, 1) }),
    ).rejects.toMatchObject({ fields: { password: expect.any(String) as string } })
    await expect(manager('auth/second-factor/remove', { password: DEMO_PASSWORD, code: used })).rejects.toMatchObject({
      fields: { code: 'That code isn’t right.' },
    })
    const shown = codeOf(secret, 1)
    const code = ` ${shown.slice(0, 3)} ${shown.slice(3)}`
    await manager('auth/second-factor/remove', { password: DEMO_PASSWORD, code })
    await world.login('manager')
  })

  test('money, keys and permissions ask again, on calls made long after signing in', async () => {
    const [owner, support] = [await server.signIn('owner'), await server.signIn('support@xd.test')]
    const user = { userUsername: 'ida@goldenpledge.test', userNickname: 'Ida', userPermissions: [] }
    const refund = { paymentKey: PAYMENT_KEY.paidToday, idempotencyKey: 'again-1', reason: 'Paid twice' }
    const visit = { companyID: COMPANY.silverAnchor, reason: 'Call 12' }
    await world.confirmedAgo(16 * 60_000)
    const asks = { status: 403, code: 'step_up_needed' }
    await expect(owner('settings/users/save', { user: { ...user, userAllowedStoreIDs: null } })).rejects.toMatchObject(
      asks,
    )
    await expect(owner('settings/users/disable', { userID: USER.lena })).rejects.toMatchObject(asks)
    await expect(owner('settings/payments/save', { account: null })).rejects.toMatchObject(asks)
    const required = { company: { companySecondFactorRequired: true } }
    await expect(owner('settings/company/save', required)).rejects.toMatchObject(asks)
    await expect(owner('payments/refund', { ...refund, amount: 500.01 })).rejects.toMatchObject(asks)
    await expect(owner('payments/refund', { ...refund, amount: 500 })).rejects.not.toMatchObject(asks)
    await expect(support('admin/do-login-as', { ...visit, readOnly: false })).rejects.toMatchObject(asks)
    const { silverAnchor: companyID } = COMPANY
    await expect(support('admin/companies/save', { company: { companyID, suspended: true } })).rejects.toMatchObject(
      asks,
    )
    const store = { companyID, storeName: 'Silver Anchor Pier' }
    await expect(support('admin/stores/save', { store })).rejects.toMatchObject(asks)
    await support('admin/do-login-as', { ...visit, readOnly: true })
    await owner('auth/step-up', { password: DEMO_PASSWORD })
    await owner('settings/users/save', { user: { ...user, userAllowedStoreIDs: null } })
  })

  test('a company that requires one: seven days, and then nothing else until it is set up', async () => {
    const [owner, clerk] = [await server.signIn('owner'), await server.signIn('lena')]
    const { company } = await owner('settings/company/save', { company: { companySecondFactorRequired: true } })
    const from = Date.parse(company.companySecondFactorFrom!)
    expect(Math.abs(from - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000)
    // Saving again does not restart the seven days.
    const again = await owner('settings/company/save', { company: { companySecondFactorRequired: true } })
    expect(again.company.companySecondFactorFrom).toBe(company.companySecondFactorFrom)
    expect(await clerk('auth/info', {})).toMatchObject({ secondFactorDue: { overdue: false } })
    await clerk('inbox/list', {})

    await requireFrom(Date.now() - 1)
    expect(await clerk('auth/info', {})).toMatchObject({ secondFactorDue: { overdue: true } })
    const refused = { status: 403, code: 'second_factor_required' }
    await expect(clerk('inbox/list', {})).rejects.toMatchObject(refused)
    const { token } = await world.login('lena')
    const file = await fetch(`${server.url}/export/customers.csv`, { headers: { authorization: `Bearer ${token}` } })
    expect(file.status).toBe(403)
    const { secret } = await world.setUp(clerk)
    expect(await clerk('auth/info', {})).not.toHaveProperty('secondFactorDue')
    await clerk('inbox/list', {})
    // The requirement stays.
    await expect(
      clerk('auth/second-factor/remove', { password: DEMO_PASSWORD, code: codeOf(secret) }),
    ).rejects.toMatchObject({ code: 'not_allowed' })
    await requireFrom(null)
  })

  test('another user who manages users resets a lost one, and the secret key’s holder the last owner’s', async () => {
    const owner = await server.signIn('owner')
    const userID = USER.lena
    const lena = await server.signIn('lena')
    await world.setUp(lena)
    const { users } = await owner('settings/users/list', {})
    expect(users.find((user) => user.userID === userID)).toMatchObject({ userSecondFactor: true })
    const reset = (who: number) => owner('settings/users/reset-second-factor', { userID: who })
    await expect(reset(USER.owner)).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
    expect((await reset(userID)).user).toMatchObject({ userSecondFactor: false })
    await expect(lena('auth/info', {})).rejects.toMatchObject({ code: 'signed_out' })
    const back = await server.signIn('lena')
    const resets = async () =>
      (
        await server.connection.reads
          .selectFrom('audit')
          .select('auditID')
          .where('action', '=', 'second-factor-reset')
          .where('target', '=', `user/${userID}`)
          .execute()
      ).length
    expect(await resets()).toBe(1)
    // With none left to remove, nobody is signed out again.
    expect((await reset(userID)).user).toMatchObject({ userSecondFactor: false })
    await back('auth/info', {})
    expect(await resets()).toBe(1)

    await world.setUp(owner)
    const username = 'owner@goldenpledge.test'
    const asServer = (key: string) => server.call('setup/reset-second-factor', { secret: key, username })
    await expect(asServer('not the key of this server, but as long')).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await asServer(server.config.secretKey)).toMatchObject({ username })
    await expect(asServer(server.config.secretKey)).rejects.toMatchObject({ code: 'no_second_factor' })
    await server.signIn('owner')
  })

  test('an emailed link alone signs nobody in', async () => {
    const tomas = await server.signIn('tomas')
    const { secret } = await world.setUp(tomas)
    await server.call('auth/forgot-password', { username: 'tomas@goldenpledge.test' })
    const mail = async () => (await world.mailTo('tomas')).find(({ subject }) => subject.startsWith('Reset'))
    await expect.poll(mail).toBeDefined()
    const token = /#token=([\w-]+)/.exec((await mail())!.text)![1]!
    const choose = (more: object) =>
      server.call('auth/reset-password', { token, password: PASSWORD, bearer: true, ...more })
    await expect(choose({})).rejects.toMatchObject({
      code: 'second_factor_needed',
      body: { methods: ['totp', 'recovery'] },
    })
    await expect(choose({ totp: wrongCode(secret) })).rejects.toMatchObject({ code: 'invalid_credentials' })
    const code = codeOf(secret, 1)
    expect((await choose({ totp: code })).token).toEqual(expect.any(String))
    // The code can’t be used again, as with any sign-in.
    const again = world.login('tomas', { password: PASSWORD, totp: code })
    await expect(again).rejects.toMatchObject({ fields: { totp: 'That code isn’t right.' } })
  })

  test('no secret and no code is in the log, and secrets are sealed', async () => {
    const user = await server.signIn('owner')
    const { secret, recoveryCodes } = await world.setUp(user)
    const lines = await server.connection.reads.selectFrom('audit').select('detail').execute()
    const kept = await server.connection.reads.selectFrom('user_totp').selectAll().execute()
    const codes = await server.connection.reads.selectFrom('user_recovery_codes').selectAll().execute()
    const all = JSON.stringify([lines, kept, codes])
    for (const hidden of [secret, ...recoveryCodes]) expect(all).not.toContain(hidden)
  })
})
