import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDemoSandbox } from '@xd/fixtures/start/demo-sandbox.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type EmailWorld, emailWorld } from './email-world.ts'
import { smtpProxy } from './smtp-proxy.ts'

const SECRET_KEY = 'a key for tests only, thirty-two characters or more'

describe.each(ENGINES)('an unreliable mail server, on %s', (database) => {
  let outside: Awaited<ReturnType<typeof startDemoSandbox>>
  let proxy: Awaited<ReturnType<typeof smtpProxy>>
  let world: EmailWorld
  beforeAll(async () => {
    outside = await startDemoSandbox({
      port: 0,
      smtpPort: 0,
      databasePath: ':memory:',
      publicURL: 'http://127.0.0.1:9',
      secretKey: SECRET_KEY,
      pace: 0,
    })
    proxy = await smtpProxy(outside.smtpPort)
    world = await emailWorld({ database, sandbox: { url: outside.url, smtpPort: proxy.port } })
  })
  afterAll(async () => {
    await world.close()
    await proxy.close()
    await outside.close()
  })

  it('gets an email again after it was busy', async () => {
    const { convoID, address } = await world.mailContact()
    proxy.meets('busy')
    await world.reaches(await world.email(convoID, 'Hello'), 'sent')
    expect(await world.mailbox(address)).toHaveLength(1)
  })

  it('gets an email again after it was down', async () => {
    const { convoID, address } = await world.mailContact()
    proxy.meets('refuse')
    await world.reaches(await world.email(convoID, 'Hello'), 'sent')
    expect(await world.mailbox(address)).toHaveLength(1)
  })

  it('is asked about an email whose answer was lost, and does not get it twice', async () => {
    const { convoID, address } = await world.mailContact()
    proxy.meets('answer lost')
    await world.reaches(await world.email(convoID, 'Hello'), 'sent')
    expect(await world.mailbox(address)).toHaveLength(1)
  })

  it('that cannot be asked gets it again under the same Message-ID', async () => {
    const email = { smtpURL: `smtp://127.0.0.1:${proxy.port}`, address: 'messages@live.test' }
    const live = await emailWorld({ database, sandbox: { url: outside.url }, config: { mode: 'live', email } })
    const { convoID, address } = await live.mailContact('live')
    proxy.meets('answer lost')
    await live.reaches(await live.email(convoID, 'Hello'), 'sent')
    const mails = await live.mailbox(address)
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ messageID }) => messageID)).size).toBe(1)
    await live.close()
  })
})
