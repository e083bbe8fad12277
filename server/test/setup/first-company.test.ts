import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCallClient } from '@xd/core/client/call-client.ts'
import { ENGINES, emptyDatabase } from '@xd/fixtures/testing/database.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { migrate } from '@xd/migrations/migrate.ts'
import { type RunningApp, startApp } from '@xd/server/app.ts'
import { readConfig } from '@xd/server/config.ts'
import { connect } from '@xd/server/db/connect.ts'
import { rememberMode } from '@xd/server/db/mode.ts'
import { createLog } from '@xd/server/log.ts'
import { codeOf } from '../users/second-factor-world.ts'

const SECRET = 'the live secret of this test, long enough'
const FIRST = {
  secret: SECRET,
  companyName: 'Acme Pawn',
  storeName: 'Main St',
  timezone: 'America/Chicago',
  username: 'Owner@Acme.example',
  password: 'a long enough password',
}

describe.each(ENGINES)('a live database, on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-live-'))
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  let app: RunningApp
  let url: string
  const calls = (token?: string) =>
    createCallClient((path, body) =>
      fetch(`${url}${path}`, { method: 'POST', headers: token ? { authorization: `Bearer ${token}` } : {}, body }),
    )

  beforeAll(async () => {
    database = await emptyDatabase(engine, folder)
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const env = {
      XD_MODE: 'live',
      XD_SECRET_KEY: SECRET,
      PORT: String(port),
      XD_DATABASE_URL: database.url,
      XD_PUBLIC_URL: url,
    }
    const connection = connect(database.url)
    expect(await migrate(connection.writes as never, connection.dialect)).not.toHaveLength(0)
    await rememberMode(connection.writes, 'live')
    app = await startApp(readConfig(env, { webDir: folder }), connection, createLog('silent'))
  })
  afterAll(async () => {
    await app.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('cannot be opened as a demo', async () => {
    const connection = connect(database.url)
    await expect(rememberMode(connection.writes, 'demo')).rejects.toThrow('This database is a live database')
    await connection.close()
  })

  test('gets its first company from someone with the secret, once', async () => {
    const anyone = calls()
    await expect(anyone('setup/create', { ...FIRST, secret: 'a guess' })).rejects.toMatchObject({
      code: 'not_allowed',
      status: 403,
    })
    await expect(anyone('setup/create', { ...FIRST, timezone: 'Nowhere', password: 'short' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { timezone: expect.any(String) as string, password: expect.any(String) as string },
    })
    for (const weak of ['finalfantasy', 'AcmePawn2026'])
      await expect(anyone('setup/create', { ...FIRST, password: weak })).rejects.toMatchObject({
        fields: { password: 'This password is too easy to guess. Try a few unrelated words.' },
      })
    expect(await anyone('setup/create', FIRST)).toMatchObject({
      companyID: 2,
      companyKey: expect.stringMatching(/^acmepawn-/) as string,
    })
    await expect(anyone('setup/create', FIRST)).rejects.toMatchObject({ code: 'already_set_up', status: 409 })

    const { token } = await anyone('auth/login', {
      username: 'owner@acme.example',
      password: FIRST.password,
      bearer: true,
    })
    const { user, company, mode } = await calls(token)('auth/info', {})
    expect({ mode, name: company.companyName, stores: user.userAllowedStoreIDs.length }).toEqual({
      mode: 'live',
      name: 'Acme Pawn',
      stores: 1,
    })
    expect(user.userPermissions).toContain('settings')
    const { activity } = await calls(token)('settings/activity/list', { search: { action: 'company-create' } })
    expect(activity).toMatchObject([
      {
        userName: '',
        targetName: 'Acme Pawn',
        words: expect.stringMatching(/^Name “Acme Pawn”; key acmepawn-/) as string,
      },
    ])
  })

  test('XD staff need a second factor from the first day, and can do nothing else before', async () => {
    const connection = connect(database.url)
    const { userPasswordHash } = await connection.reads.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    const support = {
      companyID: 1,
      userUsername: 'help@xd.example',
      userPasswordHash,
      userNickname: 'Help',
      userColor: '#112233',
      userPermissions: '[]',
      userIsXDACCT: 1,
      userLastLogin: null,
    } as const
    await connection.writes.insertInto('users').values(support).execute()
    await connection.close()
    const { token } = await calls()('auth/login', {
      username: support.userUsername,
      password: FIRST.password,
      bearer: true,
    })
    const staff = calls(token)
    expect(await staff('auth/info', {})).toMatchObject({ secondFactorDue: { overdue: true } })
    await expect(staff('admin/get-login-as-companies', {})).rejects.toMatchObject({ code: 'second_factor_required' })
    const { secret } = await staff('auth/second-factor/start', {})
    await staff('auth/second-factor/confirm', { code: codeOf(secret) })
    await staff('admin/get-login-as-companies', {})
  })
})
