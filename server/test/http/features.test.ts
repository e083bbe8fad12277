import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls } from '@xd/core/contract/calls.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { type Feature, FEATURES } from '@xd/core/domain/access/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

/** To which module a call belongs, by the first words of its name: a new call of a module cannot be forgotten. */
const MODULES: readonly (readonly [prefix: string, feature: Feature])[] = [
  ['payments/rewrites/', 'rewrites'],
  ['settings/rewrites/', 'rewrites'],
  ['payments/', 'payments'],
  ['settings/payments/', 'payments'],
  ['settings/reminders/', 'payments'],
  ['calendar/', 'calendar'],
  ['mailers/', 'massmailer'],
  ['notices/', 'enotices'],
  ['loans/', 'loans'],
]
const NAMES = Object.keys(calls) as CallName[]
const ofModules = NAMES.filter((name) => calls[name].feature !== undefined)

test.each(NAMES)('%s says which module it belongs to', (name) => {
  expect(calls[name].feature).toBe(MODULES.find(([prefix]) => name.startsWith(prefix))?.[1])
})

describe.each(ENGINES)('a feature the company has not bought is refused, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const without = async (feature: Feature, work: () => Promise<void>) => {
    const keep = (features: readonly string[]) =>
      server.connection.writes
        .updateTable('companies')
        .set({ features: JSON.stringify(features) })
        .where('companyID', '=', COMPANY.goldenPledge)
        .execute()
    await keep(FEATURES.filter((one) => one !== feature))
    try {
      await work()
    } finally {
      await keep(FEATURES)
    }
  }
  const refused = (feature: Feature) => ({ status: 403, code: 'not_allowed', body: { feature } })

  test.each(ofModules)('%s', async (name) => {
    const feature = calls[name].feature!
    await without(feature, async () => {
      await expect(owner(name, {} as never)).rejects.toMatchObject(refused(feature))
    })
  })

  const filesOfModules = FILES.map(({ name, call }) => [name, calls[call].feature] as const)
  test.each(filesOfModules.filter(([, feature]) => feature !== undefined))('the file of %s', async (name, feature) => {
    const get = () =>
      fetch(`${server.url}${exportPath(name, {})}`, { headers: { authorization: `Bearer ${owner.token}` } })
    expect((await get()).status).toBe(200)
    await without(feature!, async () => expect((await get()).status).toBe(403))
  })

  const send = (more: object) =>
    owner('customers/conversation/messages/send', {
      convoID: PEOPLE.petrov.convos.main!,
      body: 'Hello',
      clientMessageID: crypto.randomUUID(),
      force: true,
      ...more,
    })
  const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString()

  test('an email, and the email in the channels that are shown', async () => {
    expect((await owner('stores/company-info', {})).company.channels).toContain('email')
    await without('email', async () => {
      await expect(send({ channel: 'email' })).rejects.toMatchObject(refused('email'))
      expect((await owner('stores/company-info', {})).company.channels).not.toContain('email')
    })
  })

  test('a text with a picture', async () => {
    const { messages } = await owner('customers/conversation/messages/fetch', { convoID: PEOPLE.nguyen.convos.main! })
    const media = [messages.flatMap(({ messageMedia }) => messageMedia)[0]!.mediaID]
    await without('mms', async () => {
      await expect(send({ media })).rejects.toMatchObject(refused('mms'))
      await send({})
    })
  })

  test('a message for later; an undoable one is still sent', async () => {
    const { message } = await send({ sendAt: tomorrow() })
    await without('inboxscheduler', async () => {
      await expect(send({ sendAt: tomorrow() })).rejects.toMatchObject(refused('inboxscheduler'))
      await expect(
        owner('customers/conversation/messages/reschedule', { messageID: message.messageID, sendAt: tomorrow() }),
      ).rejects.toMatchObject(refused('inboxscheduler'))
      await send({ undo: true })
      await owner('customers/conversation/messages/unschedule', { messageID: message.messageID })
    })
  })

  test('its payments are neither found nor counted', async () => {
    expect((await owner('search/find', { text: 'Whitfield' })).payments).not.toEqual([])
    await without('payments', async () => {
      expect((await owner('search/find', { text: 'Whitfield' })).payments).toEqual([])
    })
  })
})
