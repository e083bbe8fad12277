import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import type { Feature } from '@xd/core/domain/access/features.ts'
import { FEATURES, SOLD } from '@xd/core/domain/pricing/features.ts'
import { lackSentence } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'

const ofModules = (Object.keys(calls) as CallName[]).filter((name) => calls[name].feature !== undefined)
/** Calls that need a feature for only part of their input: every one is tried below. */
const ofParts = SOLD.flatMap(({ feature, gate }) =>
  gate && 'within' in gate ? gate.within.map((name) => [feature, name] as const) : [],
)

describe.each(ENGINES)('a feature the company has not bought is refused, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    await (
      await noticePusher(server)
    )({ notices: [noticeTo('+12135550188', 'Ida Knott')] })
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
    const search =
      name === 'mailer-recipients'
        ? { mailer: (await owner('mailers/list-jobs', {})).jobs[0]!.jobID }
        : name === 'notices'
          ? { batch: (await owner('notices/list-batches', {})).batches[0]!.batchID }
          : {}
    const get = () =>
      fetch(`${server.url}${exportPath(name, search)}`, { headers: { authorization: `Bearer ${owner.token}` } })
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

  const picture = async (): Promise<number> => {
    const { messages } = await owner('customers/conversation/messages/fetch', { convoID: PEOPLE.nguyen.convos.main! })
    return messages.flatMap(({ messageMedia }) => messageMedia)[0]!.mediaID
  }
  const paid = async (): Promise<string> =>
    (await owner('payments/list', { search: { status: 'approved' } })).payments[0]!.paymentKey
  const gateway = (kind: 'bluedog' | 'fortis' | 'paypal') => () =>
    owner('settings/payments/save', { account: { gateway: kind, environment: 'test', settings: {}, secrets: {} } })

  /** By feature and call: an input that needs the feature. */
  const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
    'email customers/conversation/messages/send': () => send({ channel: 'email' }),
    'email payments/send-receipt': async () =>
      owner('payments/send-receipt', {
        paymentKey: await paid(),
        channel: 'email',
        clientMessageID: crypto.randomUUID(),
      }),
    'mms customers/conversation/messages/send': async () => send({ media: [await picture()] }),
    'inboxscheduler customers/conversation/messages/send': () => send({ sendAt: tomorrow() }),
    'inboxscheduler customers/conversation/messages/reschedule': () =>
      owner('customers/conversation/messages/reschedule', { messageID: waiting, sendAt: tomorrow() }),
    'payments:bluedog settings/payments/save': gateway('bluedog'),
    'payments:fortispay settings/payments/save': gateway('fortis'),
    'payments:paypal settings/payments/save': gateway('paypal'),
  }
  let waiting: number
  beforeAll(async () => {
    waiting = (await send({ sendAt: tomorrow() })).message.messageID
  })

  test.each(ofParts)('%s within %s', async (feature, name) => {
    const attempt = PARTS[`${feature} ${name}`]!
    await without(feature, async () => {
      const refusal = feature.startsWith('payments:') ? { status: 400 } : refused(feature)
      await expect(attempt()).rejects.toMatchObject(refusal)
    })
  })

  test('a refusal names the missing feature', async () => {
    await without('calendar', async () => {
      await expect(owner('calendar/categories/list', {})).rejects.toThrow(lackSentence('calendar'))
    })
  })

  test('email is no longer among the listed channels', async () => {
    expect((await owner('stores/company-info', {})).company.channels).toContain('email')
    await without('email', async () => {
      expect((await owner('stores/company-info', {})).company.channels).not.toContain('email')
    })
  })

  test('a waiting message with a picture isn’t sent now, nor an undelivered one again', async () => {
    const { message } = await send({ sendAt: tomorrow(), media: [await picture()] })
    const { messageID } = (await send({ media: [await picture()] })).message
    await server.connection.writes
      .updateTable('messages')
      .set({ messageStatus: 'undelivered' })
      .where('messageID', '=', messageID)
      .execute()
    await without('mms', async () => {
      await expect(
        owner('customers/conversation/messages/send-now', { messageID: message.messageID }),
      ).rejects.toMatchObject(refused('mms'))
      await expect(owner('customers/conversation/messages/retry', { messageID })).rejects.toMatchObject(refused('mms'))
      await send({})
    })
  })

  test('a message that can be undone is sent without the scheduler', async () => {
    await without('inboxscheduler', async () => {
      await send({ undo: true })
      await owner('customers/conversation/messages/unschedule', { messageID: waiting })
    })
  })

  test('its quotes are not found', async () => {
    const [loan] = (await owner('loans/list', { search: { perPage: 1 } })).loans
    const found = async () => (await owner('search/find', { text: String(loan!.loanID) })).loans
    expect(await found()).not.toEqual([])
    await without('loans', async () => expect(await found()).toEqual([]))
  })

  test('its payments are neither found nor counted', async () => {
    expect((await owner('search/find', { text: 'Whitfield' })).payments).not.toEqual([])
    await without('payments', async () => {
      expect((await owner('search/find', { text: 'Whitfield' })).payments).toEqual([])
    })
  })
})
