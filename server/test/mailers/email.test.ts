import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

interface Mail {
  readonly subject: string
  readonly text: string
}

describe.each(ENGINES)('a mailer by email, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  const mails = async (address: string) =>
    (await world.sandbox<{ messages: Mail[] }>('/mail/messages', { address })).messages
  const states = async (jobID: number) => (await world.recipients(jobID)).map(({ state, reason }) => [state, reason])

  it('goes to each address once, at any hour, and says how to unsubscribe; unsubscribers get no more', async () => {
    const address = 'ana.prueba@example.com'
    const { labelID } = await world.audience([
      { more: { custEmail: address } },
      { more: { custEmail: address.toUpperCase() } },
      {},
      { more: { custEmail: 'somebody.else@example.com' } },
      { more: { custEmail: 'bounce@example.com' } },
    ])
    const email = {
      jobChannel: 'email',
      jobSubject: 'Hello [FIRST_NAME]',
      jobBodyEN: 'Our new hours:\n\n[STORE_HOURS]',
    }
    const jobID = await world.start(labelID, email)
    await world.becomes(jobID, 'finished')
    await expect.poll(async () => (await mails(address)).length, PATIENCE).toBe(1)
    expect((await states(jobID)).slice(1, 3)).toEqual([
      ['excluded', 'Same email address as an earlier recipient'],
      ['excluded', 'No email address'],
    ])
    expect((await states(jobID))[4]![0]).toBe('failed')
    const [mail] = await mails(address)
    expect(mail!.subject).toBe('Hello Ana')
    const link = /Unsubscribe: (\S+)/.exec(mail!.text)![1]!
    // Mailboxes open links automatically.
    const page = await (await fetch(link)).text()
    expect(page).toContain('To stop advertising emails and texts from Golden Pledge')
    expect(page).toContain('<button type="submit">Unsubscribe</button>')
    const spanish = await (await fetch(`${link}x?lang=es`)).text()
    expect(spanish).toContain('Este enlace no funciona')
    expect((await states(jobID))[0]![0]).not.toBe('opted_out')
    expect((await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
    expect((await states(jobID))[0]![0]).toBe('opted_out')
    const back = await (await fetch(`${link}?lang=es`)).text()
    expect(back).toContain('Ya se dio de baja')
    expect(back).toContain('hreflang="en"')
    expect(back).not.toContain('<form')
    expect((await fetch(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, { method: 'POST' })).status).toBe(404)
    await world.company({ companyMailerGapDays: 0 })
    const next = await world.start(labelID, email)
    await world.becomes(next, 'finished')
    const withdrawn = ['excluded', 'Hasn’t agreed to marketing, or withdrew consent']
    // The other customer with this address gets none there either.
    expect((await states(next)).slice(0, 2)).toEqual([withdrawn, withdrawn])
    expect((await states(next))[4]).toEqual(['excluded', 'Earlier emails to this address bounced'])
    expect(await mails(address)).toHaveLength(1)
  })

  it('is not sent while one of its stores has no postal address, which the law requires', async () => {
    const { labelID, people } = await world.audience([{ more: { custEmail: 'ana.where@example.com' } }])
    await world.write(people[0]!.phone, 'Are you open?')
    const addressOf = (storeID: number, storeAddressStr: string) =>
      world.connection.writes.updateTable('stores').set({ storeAddressStr }).where('storeID', '=', storeID).execute()
    const start = (jobStoreID: number | 'last') =>
      world.start(labelID, { jobChannel: 'email', jobSubject: 'Rings', jobStoreID, jobBodyEN: 'Half off' })
    const refused = { code: 'channel_off', message: expect.stringContaining('postal address') }
    await addressOf(world.storeID, ' ')
    await expect(start(world.storeID)).rejects.toMatchObject(refused)
    await addressOf(world.storeID, '100 Main St')
    await addressOf(STORE.prospect, '')
    await expect(start('last')).rejects.toMatchObject(refused)
    await world.becomes(await start(world.storeID), 'finished')
    await addressOf(STORE.prospect, '200 Prospect Ave')
  })

  it('is unsubscribed from by the link of a customer who has been merged into another since', async () => {
    const [old, kept] = ['eva.old@example.com', 'eva.kept@example.com']
    const { labelID, people } = await world.audience([{ more: { custEmail: old } }, { more: { custEmail: kept } }])
    const email = { jobChannel: 'email', jobSubject: 'Rings', jobBodyEN: 'Half off' }
    await world.becomes(await world.start(labelID, email), 'finished')
    await expect.poll(async () => (await mails(old)).length, PATIENCE).toBe(1)
    const link = /Unsubscribe: (\S+)/.exec((await mails(old))[0]!.text)![1]!
    const [mergedID, keptID] = people.map(({ custID }) => custID) as [number, number]
    await world.manager('customers/merge', { keptID, mergedID, choices: { custEmail: 'merged' } })
    expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    const { consents } = await world.manager('customers/consent/fetch', { custID: keptID })
    expect(consents.at(0)).toMatchObject({ consentKind: 'marketing', given: false })
  })
})
