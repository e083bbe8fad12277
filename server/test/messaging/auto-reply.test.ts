import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { holdJobs } from '../hold-jobs.ts'
import { type TextWorld, textWorld } from './text-world.ts'

test('an auto-reply is worth sending until its store opens', async () => {
  const world = await textWorld()
  const { writes } = world.connection
  const hours = {
    hoursIsOpen: 1,
    hoursOpenTime: '09:00:00',
    hoursCloseTime: '17:00:00',
    hoursAutoReplyTime: '17:00:00',
  } as const
  const zone = zoneWhereItIs(3)
  await writes.updateTable('store_hours').set(hours).execute()
  await writes.deleteFrom('store_closures').execute()
  await writes
    .updateTable('stores')
    .set({ storeTimezone: zone, autoReplyMessage: 'Closed.' })
    .where('storeID', '=', world.storeID)
    .execute()
  const { phone } = await world.contact()
  await holdJobs(world)
  await world.write(phone, 'Hello?')
  const { payload } = await writes
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'send-message')
    .orderBy('jobID', 'desc')
    .executeTakeFirstOrThrow()
  const { purpose, until } = JSON.parse(payload) as { purpose: string; until: number }
  const at = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(until)
  expect([purpose, at]).toEqual(['auto-reply', '9:00 AM'])
  expect(until - Date.now()).toBeLessThan(DAY_MS)
  await world.close()
})

describe.each(ENGINES)('the auto-reply, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
    await world.setOpen(false)
  })
  afterAll(() => world.close())

  const say = (autoReplyMessage: string) =>
    world.connection.writes
      .updateTable('stores')
      .set({ autoReplyMessage })
      .where('storeID', '=', world.storeID)
      .execute()
  const replies = async (convoID: number) =>
    (await world.messages(convoID)).filter((message) => message.messageAutomatic)

  it('answers once while the store is closed, and leaves out the reopening time if there is none', async () => {
    await say('We are closed. [STORE_NAME] reopens on [NEXT_DATE] at [NEXT_TIME].')
    const contact = await world.contact()
    await world.write(contact.phone, 'Hello?')
    await world.write(contact.phone, 'Hello??')
    const [reply, ...more] = await replies(contact.convoID)
    expect(more).toEqual([])
    expect(reply).toMatchObject({ messageDirection: 'out', messageBody: 'We are closed.', messageSentByID: null })
    await world.reaches(reply!, 'delivered')
  })

  it('is in Spanish for customers who write in Spanish, in the standard words if the store has none', async () => {
    const inSpanish = async (autoReplyMessageES: string) => {
      await say('Closed.')
      const contact = await world.contact()
      const { writes } = world.connection
      await writes.updateTable('stores').set({ autoReplyMessageES }).where('storeID', '=', world.storeID).execute()
      await writes.updateTable('customers').set({ custLanguage: 'es' }).where('custID', '=', contact.custID).execute()
      await world.write(contact.phone, 'Hola?')
      return (await replies(contact.convoID)).map(({ messageBody }) => messageBody)
    }
    expect(await inSpanish('Cerrado. [STORE_NAME] abre el [NEXT_DATE].')).toEqual(['Cerrado.'])
    expect(await inSpanish(' ')).toEqual(['Ya cerramos por hoy.'])
  })

  it.each([
    'STOP - wrong number',
    'wrong number, stop',
    'STOP (you have the wrong number)',
    'STOP\nJim',
    'Do not call or text this number',
  ])('is not sent to a customer who asks to be left alone: %j', async (words) => {
    await say('Closed.')
    const contact = await world.contact()
    await world.write(contact.phone, words)
    expect(await replies(contact.convoID)).toEqual([])
    await expect(world.convo(contact)).resolves.toMatchObject({ convoFlag: 'flag' })
  })

  it.each(['STOP\nGet Outlook for iOS', 'Stop Stop Stop', 'text STOP', 'Unsub'])(
    '%j gets the confirmation of STOP instead',
    async (words) => {
      await say('Closed.')
      const contact = await world.contact()
      await world.write(contact.phone, words)
      expect(await replies(contact.convoID)).toMatchObject([
        { messageBody: expect.stringContaining('You have opted out') as string },
      ])
    },
  )

  it('neither clears unread, nor counts as an answer, nor becomes the preview', async () => {
    await say('Closed.')
    const contact = await world.contact()
    await world.write(contact.phone, 'Anybody there?')
    await expect(world.convo(contact)).resolves.toMatchObject({ convoUnread: 1, convoWaitingSince: expect.any(String) })
    const { messages } = await world.clerk('inbox/list', { search: { filter: contact.phone } })
    expect(messages).toMatchObject([{ messageBody: 'Anybody there?' }])
  })

  it('goes to the phone that wrote, even when it is sent again', async () => {
    await say('Closed.')
    const manager = await world.signIn('manager')
    // The other phone takes no texts.
    const [main, other] = [await world.contact(), await world.contact('0003')]
    await manager('customers/merge', { keptID: main.custID, mergedID: other.custID })
    await world.write(other.phone, 'Anybody there?')
    const [reply] = await replies(main.convoID)
    await world.reaches(reply!, 'undelivered')
    await world.clerk('customers/conversation/messages/retry', { messageID: reply!.messageID })
    await world.reaches(reply!, 'undelivered')
    expect(await world.phone(main.phone)).toEqual([])
  })

  it('is sent once when two texts arrive at the same moment', async () => {
    await say('Closed.')
    const contact = await world.contact()
    const form = (sid: string) => ({
      MessageSid: `${sid}${contact.phone}`,
      From: contact.phone,
      To: world.storeNumber,
      Body: 'Hello',
      SmsStatus: 'received',
    })
    await Promise.all(['SMa', 'SMb', 'SMc'].map((sid) => world.webhook(form(sid))))
    expect(await replies(contact.convoID)).toHaveLength(1)
  })

  it('is sent again in the next closed period', async () => {
    await say('Closed.')
    const contact = await world.contact()
    await world.write(contact.phone, 'Hello')
    const before = { convoAutoRepliedPeriod: 'closed/until-0' }
    await world.connection.writes
      .updateTable('conversations')
      .set(before)
      .where('convoID', '=', contact.convoID)
      .execute()
    await world.write(contact.phone, 'Hello')
    expect(await replies(contact.convoID)).toHaveLength(2)
  })

  it.each(['', '   '])('is off when its text is %j', async (text) => {
    await say(text)
    const contact = await world.contact()
    await world.write(contact.phone, 'Hello')
    expect(await replies(contact.convoID)).toEqual([])
  })

  it('does not answer a blocked customer, a keyword, or anyone who has opted out or asks to be left alone', async () => {
    await say('Closed.')
    const [blocked, asking, out, annoyed] = [
      await world.contact(),
      await world.contact(),
      await world.contact(),
      await world.contact(),
    ]
    await (
      await world.signIn('manager')
    )('customers/block', { customerID: blocked.custID })
    await world.write(blocked.phone, 'Hello')
    await world.write(asking.phone, 'HELP')
    await world.write(out.phone, 'STOP')
    await world.write(out.phone, 'and do not come back')
    await world.write(annoyed.phone, 'please stop texting me')
    for (const { convoID } of [blocked, annoyed]) expect(await replies(convoID)).toEqual([])
    for (const { convoID } of [asking, out])
      expect((await replies(convoID)).map((message) => message.messageBody)).not.toContain('Closed.')
  })

  it.each([
    ['a closed', 'stores', { storeEnabled: 0 }, { storeEnabled: 1 }],
    ['a deleted', 'stores', { storeDeleted: 1 }, { storeDeleted: 0 }],
    ['a suspended company’s', 'companies', { suspendedAt: 1 }, { suspendedAt: null }],
  ] as const)('is not sent by %s store', async (_, table, change, back) => {
    await say('Closed.')
    const contact = await world.contact()
    const { writes } = world.connection
    const set = (values: object) =>
      table === 'stores'
        ? writes.updateTable('stores').set(values).where('storeID', '=', world.storeID).execute()
        : writes.updateTable('companies').set(values).where('companyID', '=', 2).execute()
    await set(change)
    await world.write(contact.phone, 'Hello?')
    await set(back)
    const written = await world.messages(contact.convoID)
    expect(written.map(({ messageBody }) => messageBody)).toEqual(['Hello?'])
  })

  it('is as long as a text may be', async () => {
    await say('💍'.repeat(1_601))
    const contact = await world.contact()
    await world.write(contact.phone, 'Hello?')
    expect((await replies(contact.convoID)).map(({ messageBody }) => messageBody)).toEqual(['💍'.repeat(1_600)])
  })

  it('is silent while the store is open', async () => {
    await say('Closed.')
    await world.setOpen(true)
    const contact = await world.contact()
    await world.write(contact.phone, 'Hello')
    await world.setOpen(false)
    expect(await replies(contact.convoID)).toEqual([])
  })
})
