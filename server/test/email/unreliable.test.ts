import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type EmailWorld, emailWorld } from './email-world.ts'
import { proxiedMail } from './proxied-mail.ts'

describe.each(ENGINES)('an unreliable mail server, on %s', (database) => {
  let mail: Awaited<ReturnType<typeof proxiedMail>>
  let world: EmailWorld
  beforeAll(async () => {
    mail = await proxiedMail()
    world = await emailWorld({ database, sandbox: mail.sandbox })
  })
  afterAll(async () => {
    await world.close()
    await mail.close()
  })

  it('gets an email again after it was busy', async () => {
    const { convoID, address } = await world.mailContact()
    mail.proxy.meets('busy')
    await world.reaches(await world.email(convoID, 'Hello'), 'sent')
    expect(await world.mailbox(address)).toHaveLength(1)
  })

  it('gets an email again after it was down', async () => {
    const { convoID, address } = await world.mailContact()
    mail.proxy.meets('refuse')
    await world.reaches(await world.email(convoID, 'Hello'), 'sent')
    expect(await world.mailbox(address)).toHaveLength(1)
  })

  it('is asked about an email whose answer was lost, and does not get it twice', async () => {
    const { convoID, address } = await world.mailContact()
    mail.proxy.meets('answer lost')
    await world.reaches(await world.email(convoID, 'Hello'), 'sent')
    expect(await world.mailbox(address)).toHaveLength(1)
  })

  it('that cannot be asked gets it again under the same Message-ID', async () => {
    const email = { smtpURL: `smtp://127.0.0.1:${mail.proxy.port}`, address: 'messages@live.test' }
    const live = await emailWorld({ database, sandbox: { url: mail.sandbox.url }, config: { mode: 'live', email } })
    const { convoID, address } = await live.mailContact('live')
    mail.proxy.meets('answer lost')
    await live.reaches(await live.email(convoID, 'Hello'), 'sent')
    const mails = await live.mailbox(address)
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ messageID }) => messageID)).size).toBe(1)
    await live.close()
  })
})
