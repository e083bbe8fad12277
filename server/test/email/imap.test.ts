import hoodiecrow from 'hoodiecrow-imap'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDemoSandbox } from '@xd/fixtures/start/demo-sandbox.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type EmailWorld, emailWorld } from './email-world.ts'

const ADDRESS = 'messages@live.test'

describe.each(ENGINES)('a live server with a mail server and a mailbox, on %s', (database) => {
  const imap = hoodiecrow({
    plugins: [
      'ID',
      'SASL-IR',
      'AUTH-PLAIN',
      'NAMESPACE',
      'IDLE',
      'ENABLE',
      'CONDSTORE',
      'LITERALPLUS',
      'UNSELECT',
      'SPECIAL-USE',
    ],
    storage: { INBOX: {} },
  })
  let world: EmailWorld
  let outside: Awaited<ReturnType<typeof startDemoSandbox>>
  const nobody = 'http://127.0.0.1:9'

  const append = (lines: readonly string[], flags: readonly string[] = [], at: string | false = false) =>
    imap.appendMessage('INBOX', flags, at, lines.join('\r\n'))
  const mail = (from: string, to: string, id: string, more: readonly string[] = [], body = 'Hello by IMAP') => [
    `From: <${from}>`,
    `To: <${to}>`,
    'Subject: Hello',
    `Message-ID: <${id}@example.test>`,
    'MIME-Version: 1.0',
    ...more,
    '',
    body,
  ]
  const flagsOf = (id: string) =>
    imap.getMailbox('INBOX').messages.find(({ raw }) => raw.includes(`<${id}@example.test>`))?.flags
  /** The mailbox check that runs every twenty seconds, now. */
  const look = () =>
    world.connection.writes.updateTable('jobs').set({ runAt: 0 }).where('kind', '=', 'poll-mailbox').execute()
  const bodies = async (convoID: number) => {
    await look()
    return (await world.messages(convoID)).map(({ messageBody }) => messageBody)
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => imap.listen(0, resolve))
    const { port } = imap.server.address() as AddressInfo
    outside = await startDemoSandbox({
      port: 0,
      smtpPort: 0,
      databasePath: ':memory:',
      publicURL: nobody,
      secretKey: TEST_SECRET_KEY,
      pace: 0,
    })
    const email = {
      smtpURL: `smtp://127.0.0.1:${outside.smtpPort}`,
      address: ADDRESS,
      imapURL: `imap://testuser:testpass@127.0.0.1:${port}/INBOX`,
    }
    world = await emailWorld({ database, sandbox: { url: outside.url }, config: { mode: 'live', email } })
  })
  afterAll(async () => {
    await world.close()
    await outside.close()
    await new Promise<void>((resolve) => imap.close(resolve))
  })

  it('sends through the mail server', async () => {
    const { convoID, address } = await world.mailContact()
    const sent = await world.reaches(await world.email(convoID, 'Hello from live'), 'sent')
    expect(sent.messageEmail).toMatchObject({ from: world.storeAddress })
    expect(await world.arrives(address)).toMatchObject({ from: world.storeAddress })
  })

  it('takes new mail from the mailbox, once, and marks it read', async () => {
    const contact = await world.mailContact()
    append(mail(contact.address, world.storeAddress, `one-${contact.custID}`))
    await expect.poll(() => bodies(contact.convoID), PATIENCE).toEqual(['Hello by IMAP'])
    await expect.poll(() => flagsOf(`one-${contact.custID}`), PATIENCE).toContain('\\Seen')
    append(mail(contact.address, world.storeAddress, `one-${contact.custID}`, [], 'The same again'))
    append(mail(contact.address, world.storeAddress, `two-${contact.custID}`, [], 'Another'))
    await expect.poll(() => bodies(contact.convoID), PATIENCE).toEqual(['Hello by IMAP', 'Another'])
  })

  it('threads answers by their references, and separates text, formatted text and pictures', async () => {
    const contact = await world.mailContact()
    await world.email(contact.convoID, 'Is it yours?')
    const { messageID } = await world.arrives(contact.address)
    append([
      ...mail(
        'elsewhere@example.test',
        ADDRESS,
        `three-${contact.custID}`,
        [`In-Reply-To: ${messageID}`, 'Content-Type: multipart/alternative; boundary=b'],
        '--b',
      ),
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'S=C3=AD, es m=C3=ADo',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<p>S=C3=AD, <script>x</script><b>es m=C3=ADo</b></p>',
      '--b--',
    ])
    await expect.poll(() => bodies(contact.convoID), PATIENCE).toEqual(['Is it yours?', 'Sí, es mío'])
    const { messageEmail } = (await world.messages(contact.convoID)).at(-1)!
    const page = await fetch(new URL(messageEmail!.htmlURL!, world.url), {
      headers: { authorization: `Bearer ${world.clerk.token}` },
    })
    expect(await page.text()).toContain('<p>Sí, <b>es mío</b></p>')
  })

  it('does not mark mail written by a program as waiting for an answer', async () => {
    const contact = await world.mailContact()
    append(
      mail(
        contact.address,
        world.storeAddress,
        `away-${contact.custID}`,
        ['Auto-Submitted: auto-replied'],
        'I am away',
      ),
    )
    await expect.poll(() => bodies(contact.convoID), PATIENCE).toEqual(['I am away'])
    await expect(world.convo(contact)).resolves.toMatchObject({ convoUnread: 1, convoWaitingSince: null })
  })

  it('takes mail whose only store address is in Delivered-To', async () => {
    const contact = await world.mailContact()
    append(
      mail(contact.address, 'undisclosed-recipients:;', `bcc-${contact.custID}`, [
        `Delivered-To: ${world.storeAddress}`,
      ]),
    )
    await expect.poll(() => bodies(contact.convoID), PATIENCE).toEqual(['Hello by IMAP'])
  })

  it('shows mail at the time the mail server got it, never later than now', async () => {
    const contact = await world.mailContact()
    append(mail(contact.address, world.storeAddress, `early-${contact.custID}`), [], '03-Jan-2024 10:15:00 +0000')
    append(mail(contact.address, world.storeAddress, `late-${contact.custID}`), [], '03-Jan-2124 10:15:00 +0000')
    await expect.poll(() => bodies(contact.convoID), PATIENCE).toHaveLength(2)
    const [early, late] = (await world.messages(contact.convoID)).map(({ messageDate }) => Date.parse(messageDate))
    expect(early).toBe(Date.UTC(2024, 0, 3, 10, 15))
    expect(late).toBeLessThanOrEqual(Date.now())
  })

  it('takes read receipts without a message', async () => {
    const contact = await world.mailContact()
    await world.email(contact.convoID, 'Is it yours?')
    const { messageID } = await world.arrives(contact.address)
    append([
      ...mail(contact.address, world.storeAddress, `read-${contact.custID}`, [
        `In-Reply-To: ${messageID}`,
        'Content-Type: multipart/report; report-type=disposition-notification; boundary=r',
      ]),
      '--r',
      'Content-Type: text/plain',
      '',
      'Your message was read.',
      '--r--',
    ])
    await expect
      .poll(async () => {
        await look()
        return flagsOf(`read-${contact.custID}`)
      }, PATIENCE)
      .toContain('\\Seen')
    expect(await world.messages(contact.convoID)).toHaveLength(1)
    await expect(world.convo(contact)).resolves.toMatchObject({ convoUnread: 0, convoWaitingSince: null })
  })

  it('leaves mail for no one here to people', async () => {
    const contact = await world.mailContact()
    append(mail('stranger@example.test', ADDRESS, `stranger-${contact.custID}`))
    append(mail(contact.address, world.storeAddress, `after-${contact.custID}`, [], 'After it'))
    await expect.poll(() => bodies(contact.convoID), PATIENCE).toEqual(['After it'])
    expect(flagsOf(`stranger-${contact.custID}`)).not.toContain('\\Seen')
  })

  /** A mail server's report about one of our emails. */
  const report = (type: string, id: string, about: string, lines: readonly string[]) =>
    append([
      ...mail(
        'mailer-daemon@example.test',
        ADDRESS,
        id,
        ['Auto-Submitted: auto-replied', `Content-Type: multipart/report; report-type=${type}; boundary=r`],
        '--r',
      ),
      'Content-Type: text/plain',
      '',
      'Sorry.',
      '--r',
      `Content-Type: message/${type}`,
      '',
      ...lines,
      '--r',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${about}`,
      'Subject: Hello',
      '',
      '--r--',
    ])

  it('notices that an email bounced, and that someone marked it as spam', async () => {
    const contact = await world.mailContact()
    const sent = await world.email(contact.convoID, 'Hello')
    const { messageID } = await world.arrives(contact.address)
    await world.reaches(sent, 'sent')
    report('delivery-status', `bounce-${contact.custID}`, messageID, [
      'Reporting-MTA: dns; mx.example.test',
      '',
      `Final-Recipient: rfc822; ${contact.address}`,
      'Action: failed',
      'Status: 5.2.2',
      'Diagnostic-Code: smtp; 552 5.2.2 Mailbox full',
    ])
    const found = async () => {
      await look()
      return world.messages(contact.convoID)
    }
    await expect
      .poll(found, PATIENCE)
      .toMatchObject([{ messageID: sent.messageID, messageStatus: 'undelivered', messageTwilioError: 552 }])
    const spam = ['Feedback-Type: abuse', 'User-Agent: Example/1', 'Version: 1']
    for (const time of ['one', 'two']) report('feedback-report', `spam-${time}-${contact.custID}`, messageID, spam)
    await expect
      .poll(async () => {
        await look()
        return flagsOf(`spam-two-${contact.custID}`)
      }, PATIENCE)
      .toContain('\\Seen')
    const { consents } = await world.clerk('customers/consent/fetch', { custID: contact.custID })
    expect(consents).toMatchObject([{ consentKind: 'marketing', given: false, source: 'complaint' }])
  })

  it('takes the newest of a large backlog first, and all of it once', async () => {
    const contact = await world.mailContact()
    const said = Array.from({ length: 65 }, (_, index) => `Mail ${index + 1}`)
    for (const [index, body] of said.entries()) {
      append(mail(contact.address, world.storeAddress, `burst-${index}-${contact.custID}`, [], body))
      // Left to people, so never looked at again.
      append(mail('stranger@example.test', ADDRESS, `stranger-${index}-${contact.custID}`))
    }
    const taken = async () => {
      await look()
      const rows = await world.connection.reads
        .selectFrom('messages')
        .select('messageBody')
        .where('convoID', '=', contact.convoID)
        .orderBy('messageID')
        .execute()
      return rows.map(({ messageBody }) => messageBody)
    }
    await expect.poll(async () => (await taken()).toSorted(), PATIENCE).toEqual(said.toSorted())
    const inOrder = await taken()
    expect(inOrder.indexOf('Mail 65')).toBeLessThan(10)
    expect(inOrder.indexOf('Mail 1')).toBeLessThan(20)
  })

  it('leaves a bounce that names only the address to people, unless exactly one email matches', async () => {
    const contact = await world.mailContact()
    const told = (id: string, subject: string) =>
      append([
        ...mail('mailer-daemon@example.test', world.storeAddress, id, ['Auto-Submitted: auto-replied']).map((line) =>
          line.replace('Subject: Hello', `Subject: ${subject}`),
        ),
        `<${contact.address}>: 552 5.2.2 Mailbox full`,
      ])
    const sent = async (subject: string) =>
      world.reaches(await world.email(contact.convoID, 'Hello', { subject }), 'sent')
    const gold = await sent('Your gold')
    const first = await sent('Your ring')
    told(`any-${contact.custID}`, 'Undelivered Mail Returned to Sender')
    told(`other-${contact.custID}`, 'Undeliverable: Somebody else’s ring')
    told(`fits-${contact.custID}`, 'Undeliverable: Your ring')
    const statuses = async () => {
      await look()
      return (await world.messages(contact.convoID)).map(({ messageID, messageStatus, messageTwilioError }) => ({
        messageID,
        messageStatus,
        messageTwilioError,
      }))
    }
    await expect.poll(statuses, PATIENCE).toEqual([
      { messageID: gold.messageID, messageStatus: 'sent', messageTwilioError: null },
      { messageID: first.messageID, messageStatus: 'undelivered', messageTwilioError: 552 },
    ])
    await expect.poll(() => flagsOf(`fits-${contact.custID}`), PATIENCE).toContain('\\Seen')
    for (const id of ['any', 'other']) expect(flagsOf(`${id}-${contact.custID}`)).not.toContain('\\Seen')
  })

  it('sets aside an email that keeps crashing the server, says so in its conversation, and takes the next', async () => {
    const contact = await world.mailContact()
    const { uidnext } = imap.getMailbox('INBOX')
    const markNow = () =>
      world.connection.reads.selectFrom('meta').selectAll().where('key', 'like', 'mailbox/%').executeTakeFirstOrThrow()
    await expect
      .poll(async () => JSON.parse((await markNow()).value), PATIENCE)
      .toEqual({
        validity: expect.any(String),
        uid: uidnext - 1,
      })
    const mark = await markNow()
    const value = JSON.stringify({ ...JSON.parse(mark.value), trying: { uid: uidnext, times: 2 } })
    await world.connection.writes.updateTable('meta').set({ value }).where('key', '=', mark.key).execute()
    append(mail(contact.address, world.storeAddress, `deadly-${contact.custID}`))
    append(mail(contact.address, world.storeAddress, `next-${contact.custID}`, [], 'The next'))
    await expect
      .poll(() => bodies(contact.convoID), PATIENCE)
      .toEqual([expect.stringMatching(/^This email couldn’t be opened here/), 'The next'])
    expect((await world.messages(contact.convoID))[0]).toMatchObject({ messageSubject: 'Hello' })
    expect(flagsOf(`deadly-${contact.custID}`)).not.toContain('\\Seen')
    await expect.poll(() => flagsOf(`next-${contact.custID}`), PATIENCE).toContain('\\Seen')
  })

  it('names an email too large to take, and leaves it to people', async () => {
    const contact = await world.mailContact()
    const line = `${'x'.repeat(998)}\r\n`
    append(mail(contact.address, world.storeAddress, `large-${contact.custID}`, [], line.repeat(27_000)))
    append(mail(contact.address, world.storeAddress, `small-${contact.custID}`, [], 'A small one'))
    await expect
      .poll(() => bodies(contact.convoID), PATIENCE)
      .toEqual([expect.stringMatching(/^This email couldn’t be opened here/), 'A small one'])
  })
})
