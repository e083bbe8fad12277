import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import hoodiecrow from 'hoodiecrow-imap'
import { Secret, TOTP } from 'otpauth'
import { createCallClient } from '@xd/core/client/call-client.ts'
import { boot } from '@xd/fixtures/boot.ts'
import { startDemoSandbox } from '@xd/fixtures/start/demo-sandbox.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { administer, startPostgres } from '@xd/fixtures/testing/postgres.ts'
import { road } from '@xd/fixtures/testing/road.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { createLog } from '@xd/server/log.ts'
import { door } from './door.ts'

export type Engine = 'sqlite' | 'postgres'

const [OWNER, SUPPORT, PASSWORD] = ['owner@acme.example', 'help@office.example', 'eleven herons on the ice']
const IMAP_PLUGINS = ['ID', 'SASL-IR', 'AUTH-PLAIN', 'NAMESPACE', 'IDLE', 'ENABLE', 'LITERALPLUS', 'UNSELECT']

/** A separate disk for the data, small enough to fill. */
const smallDisk = (folder: string, megabytes: number) => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  return () => void execFileSync('umount', ['--lazy', folder])
}

const startMailbox = async () => {
  const imap = hoodiecrow({ plugins: IMAP_PLUGINS, storage: { INBOX: {} } })
  const port = await freePort()
  await new Promise<void>((resolve) => imap.listen(port, resolve))
  return { port, close: () => imap.close() }
}

/** Where the data is, and how to remove it. */
const startDatabase = async (engine: Engine, folder: string, megabytes: number) => {
  if (engine === 'sqlite') {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    const unmount = smallDisk(disk, megabytes)
    return { disk, url: `file:${join(disk, 'xd.sqlite')}`, postgres: undefined, stop: async () => unmount() }
  }
  // As root, PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755)
  const [data, port] = [join(folder, 'postgres'), await freePort()]
  mkdirSync(data)
  const start = () => startPostgres(data, port)
  let running: Awaited<ReturnType<typeof start>> | undefined = await start()
  await administer(running.url, 'create database outside')
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  const postgres = { stop, start: async () => void (running = await start()) }
  return { disk: undefined, url: `${running.url}/outside`, postgres, stop }
}

/** A live server with one company at work, with everything outside it under control. */
export const outsideWorld = async (engine: Engine, megabytes: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-outside-'))
  const database = await startDatabase(engine, folder, megabytes)
  const port = await freePort()
  const publicURL = `http://localhost:${port}`
  const sandbox = await startDemoSandbox({
    port: 0,
    smtpPort: 0,
    databasePath: ':memory:',
    publicURL,
    secretKey: TEST_SECRET_KEY,
    pace: 0,
  })
  const mailbox = await startMailbox()
  const providers = await door(sandbox.url)
  const smtp = await road(new URL(`smtp://127.0.0.1:${sandbox.smtpPort}`))
  const imap = await road(new URL(`imap://testuser:testpass@127.0.0.1:${mailbox.port}/INBOX`))
  const lines: string[] = []
  const server = await boot({
    database: { url: database.url },
    live: true,
    port,
    sandbox: { url: sandbox.url, smtpPort: sandbox.smtpPort },
    log: createLog('info', (line) => void lines.push(line.trim())),
    config: {
      providersURL: providers.url,
      email: { smtpURL: smtp.url, address: 'office@acme.example', imapURL: imap.url },
    },
  })

  const signIn = async (username: string) => {
    const { token = '' } = await server.call('auth/login', { username, password: PASSWORD, bearer: true })
    return createCallClient((path, body) =>
      fetch(`${server.url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body }),
    )
  }
  const secret = TEST_SECRET_KEY
  await server.call('setup/create', {
    secret,
    companyName: 'Acme Pawn',
    storeName: 'Main St',
    timezone: 'America/Chicago',
    username: OWNER,
    password: PASSWORD,
  })
  await server.call('setup/support', { secret, username: SUPPORT, password: PASSWORD })
  const support = await signIn(SUPPORT)
  const factor = await support('auth/second-factor/start', {})
  await support('auth/second-factor/confirm', {
    code: TOTP.generate({ secret: Secret.fromBase32(factor.secret) }),
  })
  const owner = await signIn(OWNER)
  const { storeID } = (await owner('stores/list', {})).stores[0]!
  await owner('stores/save', { store: { storeID, storeSMSNumber: '+13125550100' } })
  await owner('settings/payments/save', { account: GATEWAY_ACCOUNTS.bluedog })
  const { custID } = await owner('customers/save', {
    customer: { custPhone: '+14155554321', custFirstName: 'Ana', custLastName: 'Petrov', custEmail: 'ana@box.example' },
  })
  const { convo } = await owner('customers/conversation/start', { custID, storeID })
  return {
    url: server.url,
    owner,
    support,
    convoID: convo.convoID,
    lines,
    database,
    providers,
    smtp,
    smtpPort: Number(new URL(smtp.url).port),
    imap,
    close: async () => {
      await server.close()
      await sandbox.close()
      mailbox.close()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type OutsideWorld = Awaited<ReturnType<typeof outsideWorld>>
