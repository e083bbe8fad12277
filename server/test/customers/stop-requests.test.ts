import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessDaysLeft, stopDueDay } from '@xd/core/domain/message/stop-request.ts'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type EmailWorld, emailWorld, type MailContact } from '../email/email-world.ts'
import { untilAtRest } from './whole/stored-rows.ts'

describe.each(ENGINES)('a request to stop in other words than STOP, on %s', (database) => {
  let world: EmailWorld
  let owner: Awaited<ReturnType<EmailWorld['signIn']>>
  let zone: string
  beforeAll(async () => {
    world = await emailWorld({ database })
    owner = await world.signIn('owner')
    const { stores } = await owner('stores/list', {})
    zone = stores.find(({ storeID }) => storeID === world.storeID)!.storeTimezone
  })
  afterAll(() => world.close())

  const list = (search: object = {}) => owner('customers/stop-requests/list', { search })
  const of = async ({ custID }: { custID: number }) => (await list({ custID })).stopRequests
  const decide = (stopRequestID: number, decision: 'opted_out' | 'not_a_request') =>
    world.clerk('customers/stop-requests/decide', { stopRequestID, decision })
  const holds = async ({ custID }: { custID: number }) => (await owner('customers/consent/fetch', { custID })).holds
  const customer = async ({ custID }: { custID: number }) =>
    (await owner('customers/fetch', { customerID: custID })).customer
  const asks = async (words = 'Please stop texting me'): Promise<MailContact> => {
    const contact = await world.mailContact()
    await world.write(contact.phone, words)
    return contact
  }

  test('is kept with its words and its last day, once while it is open', async () => {
    const contact = await asks('Por favor dejen de mandarme mensajes')
    await world.write(contact.phone, 'I said stop texting me!')
    await world.writeMail(contact.address, { text: 'And stop emailing me' })
    const [request, ...others] = await of(contact)
    expect(others).toEqual([])
    expect(request).toMatchObject({
      channel: 'sms',
      words: 'Por favor dejen de mandarme mensajes',
      customer: { custPhone: contact.phone },
      convoID: contact.convoID,
      decision: null,
      decidedDate: null,
    })
    const day = localDay(Date.parse(request!.requestedDate), zone)
    expect([request!.dueDay, request!.daysLeft]).toEqual([stopDueDay(day), 10])
  })

  test.each([
    ['Please take me off your email list', 'email'],
    ['Unsubscribe me, thanks', 'email'],
    ['No quiero recibir más correos', 'email'],
    ['Thank you, see you Monday\n\n> Reply STOP to opt out\n> Please stop emailing me', null],
    ['I will come by\n\nOn Tue, Nov 3, 2026 at 9:12 AM Shop wrote:\n> please unsubscribe me', null],
  ])('by email: %j', async (text, channel) => {
    const contact = await world.mailContact()
    await world.writeMail(contact.address, { text })
    expect((await of(contact)).map((request) => request.channel)).toEqual(channel === null ? [] : [channel])
  })

  test('is not kept if the customer has opted out already, unless it is about emails', async () => {
    const contact = await asks('STOP')
    await world.write(contact.phone, 'please stop texting me')
    expect(await of(contact)).toEqual([])
    await world.writeMail(contact.address, { text: 'And stop emailing me' })
    const [request] = await of(contact)
    await decide(request!.stopRequestID, 'opted_out')
    await world.writeMail(contact.address, { text: 'I said stop emailing me' })
    expect(await of(contact)).toMatchObject([{ decision: 'opted_out', channel: 'email' }])
    const { consents } = await owner('customers/consent/fetch', { custID: contact.custID })
    expect(consents[0]).toMatchObject({ consentKind: 'service', given: false, source: 'email' })
  })

  test('replaces no flag that staff have set', async () => {
    const contact = await world.mailContact()
    const flagged = async (flag: 'none' | 'bomb') => {
      await world.clerk('customers/conversation/set-flag', { convoID: contact.convoID, flag })
      await world.write(contact.phone, 'please stop texting me')
      return (await world.convo(contact)).convoFlag
    }
    expect(await flagged('bomb')).toBe('bomb')
    expect(await flagged('none')).toBe('flag')
  })

  const old = ({ custID }: { custID: number }, ms: number) =>
    world.connection.writes
      .updateTable('stop_requests')
      .set({ requestedAt: Date.now() - ms })
      .where('custID', '=', custID)
      .execute()

  test.each([
    ['confirmed once, within five minutes', 4, 1],
    ['not confirmed later', 6, 0],
  ])('by text, once accepted, means STOP: %s', async (_, minutes, confirmed) => {
    const contact = await asks()
    await old(contact, minutes * MINUTE_MS)
    const { stopRequest } = await decide((await of(contact))[0]!.stopRequestID, 'opted_out')
    expect(stopRequest).toMatchObject({ decision: 'opted_out', decidedByID: USER.clerk, daysLeft: null })
    expect(await holds(contact)).toEqual({ service: false, marketing: false })
    await expect(world.send(contact.convoID, 'Hello')).rejects.toMatchObject({ code: 'opted_out' })
    const { activity } = await owner('settings/activity/list', { search: { action: 'customer-opt-out' } })
    expect(activity[0]).toMatchObject({
      target: `customer/${contact.custID}`,
      words: expect.stringContaining('by text'),
    })
    await untilAtRest(world.connection)
    const texts = (await world.phone(contact.phone)).filter(({ body }) => /You have opted out/.test(body))
    expect(texts).toHaveLength(confirmed)
  })

  test('is confirmed no later than that from the conversation either', async () => {
    const contact = await asks()
    await old(contact, 6 * MINUTE_MS)
    await world.clerk('customers/conversation/opt-out', { convoID: contact.convoID })
    await untilAtRest(world.connection)
    expect((await world.phone(contact.phone)).map(({ body }) => body)).toEqual(['Please stop texting me'])
  })

  test('that is rejected changes nothing; a later one is another', async () => {
    const contact = await asks('Stop, I have a question')
    const [{ stopRequestID } = { stopRequestID: 0 }] = await of(contact)
    await decide(stopRequestID, 'not_a_request')
    await decide(stopRequestID, 'not_a_request')
    await expect(decide(stopRequestID, 'opted_out')).rejects.toMatchObject({ code: 'conflict' })
    expect(await holds(contact)).toEqual({ service: null, marketing: null })
    await world.write(contact.phone, 'please stop texting me')
    expect((await of(contact)).map(({ decision }) => decision)).toEqual([null, 'not_a_request'])
    const { activity } = await owner('settings/activity/list', { search: { action: 'customer-stop-dismiss' } })
    expect(activity.map(({ target }) => target)).toEqual([`customer/${contact.custID}`])
  })

  test.each([
    ['STOP', (contact: MailContact) => world.write(contact.phone, 'STOP'), null],
    [
      'the press in the conversation',
      ({ convoID }: MailContact) => world.clerk('customers/conversation/opt-out', { convoID }),
      USER.clerk,
    ],
    [
      'the press on the customer',
      ({ custID }: MailContact) => world.clerk('customers/consent/opt-out', { custID, means: 'phone' }),
      USER.clerk,
    ],
  ])('is decided by %s', async (_, optOut, decidedByID) => {
    const contact = await asks()
    await optOut(contact)
    expect(await of(contact)).toMatchObject([{ decision: 'opted_out', decidedByID }])
  })

  test('is listed before decided ones, oldest first, and counted as overdue past its day', async () => {
    const { open, overdue } = await list()
    const [first, second] = [await asks(), await asks()]
    const [{ stopRequestID } = { stopRequestID: 0 }] = await of(second)
    const today = localDay(Date.now(), zone)
    await world.connection.writes
      .updateTable('stop_requests')
      .set({ requestedAt: 1, dueDay: addDays(today, -1) })
      .where('stopRequestID', '=', stopRequestID)
      .execute()
    const found = await list({ perPage: 100 })
    expect([found.open, found.overdue]).toEqual([open + 2, overdue + 1])
    expect(found.stopRequests[0]).toMatchObject({ stopRequestID, daysLeft: null, decision: null })
    const decided = found.stopRequests.findIndex(({ decision }) => decision !== null)
    expect(found.stopRequests.slice(decided).every(({ decision }) => decision !== null)).toBe(true)
    expect((await list({ status: 'open', perPage: 100 })).count).toBe(found.open)
    expect((await owner('home/today', {})).stopRequests).toEqual({ open: found.open, overdue: found.overdue })
    const walked: number[] = []
    for (let cursor: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof list>> = await list({ perPage: 2, ...(cursor !== null && { cursor }) })
      walked.push(...page.stopRequests.map((request) => request.stopRequestID))
      cursor = page.nextCursor
      if (cursor === null) break
    }
    expect(walked).toEqual(found.stopRequests.map((request) => request.stopRequestID))
    const name = (await customer(first)).custPhone
    expect((await list({ filter: name })).stopRequests.map(({ custID }) => custID)).toEqual([first.custID])
  })

  test('has its days by the store’s clock, and is overdue on the day after its last one', async () => {
    // A place where it is another day than in UTC.
    const far = new Date().getUTCHours() >= 12 ? 'Etc/GMT-14' : 'Etc/GMT+12'
    const store = world.connection.writes.updateTable('stores').where('storeID', '=', world.storeID)
    await store.set({ storeTimezone: far }).execute()
    const today = localDay(Date.now(), far)
    const { overdue } = await list()
    const contact = await asks()
    const [request] = await of(contact)
    expect([request!.dueDay, request!.daysLeft]).toEqual([stopDueDay(today), 10])
    const dueOn = async (dueDay: string) => {
      await world.connection.writes
        .updateTable('stop_requests')
        .set({ dueDay: asLocalDay(dueDay) })
        .where('stopRequestID', '=', request!.stopRequestID)
        .execute()
      const found = await list({ custID: contact.custID })
      return [found.stopRequests[0]!.daysLeft, found.overdue - overdue]
    }
    expect(await dueOn(today)).toEqual([businessDaysLeft(today, today), 0])
    expect(await dueOn(addDays(today, -1))).toEqual([null, 1])
    await store.set({ storeTimezone: zone }).execute()
  })

  test('is for users who may see its store', async () => {
    const contact = await asks()
    const tomas = await world.signIn('tomas')
    const [{ stopRequestID } = { stopRequestID: 0 }] = await of(contact)
    expect((await tomas('customers/stop-requests/list', { search: { perPage: 100 } })).stopRequests).not.toContainEqual(
      expect.objectContaining({ stopRequestID }),
    )
    await expect(
      tomas('customers/stop-requests/decide', { stopRequestID, decision: 'opted_out' }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('moves with its customer in a merge, and back', async () => {
    const [contact, kept] = [await asks(), await world.mailContact()]
    const { mergeID } = await owner('customers/merge', { keptID: kept.custID, mergedID: contact.custID })
    expect(await of(kept)).toMatchObject([{ decision: null, convoID: kept.convoID }])
    await owner('customers/unmerge', { mergeID })
    expect([await of(kept), await of(contact)]).toMatchObject([[], [{ convoID: contact.convoID }]])
  })

  test('survives its customer without its words, and holds if their phone returns', async () => {
    const contact = await asks()
    const { custLastName, custFirstName } = await customer(contact)
    await owner('customers/erase', { customerID: contact.custID, confirmName: `${custLastName}, ${custFirstName}` })
    const { stopRequests } = await list({ status: 'decided', perPage: 100 })
    expect(stopRequests.find(({ custID }) => custID === contact.custID)).toMatchObject({
      ...{ decision: 'opted_out', decidedByID: USER.owner, words: '', convoID: null, messageID: null },
      customer: { custLastName: 'Erased' },
    })
    const again = { custPhone: contact.phone, custFirstName: 'Ana', custLastName: 'Again' }
    const { custID } = await owner('customers/save', { customer: again })
    expect((await customer({ custID })).custOptedOut).not.toBeNull()
  })

  test('keeps its customer from mailers until it is decided', async () => {
    const contact = await asks()
    const labelName = `Sale ${contact.custID}`
    const { labels } = await owner('labels/save', { label: { labelName, labelModuleKey: 'customer' } })
    const { labelID } = labels.find((label) => label.labelName === labelName)!
    await owner('customers/update-labels', { customerID: contact.custID, labels: [labelID] })
    const preview = (jobChannel: 'sms' | 'email') =>
      owner('mailers/preview-job', {
        job: {
          jobChannel,
          jobStoreID: world.storeID,
          jobBodyEN: 'Half off',
          jobSubject: 'Sale',
          jobAudience: { label: labelID },
        },
      })
    for (const channel of ['sms', 'email'] as const)
      expect(await preview(channel)).toMatchObject({ included: 0, excluded: { asked_to_stop: 1 } })
    await decide((await of(contact))[0]!.stopRequestID, 'not_a_request')
    for (const channel of ['sms', 'email'] as const) expect(await preview(channel)).toMatchObject({ included: 1 })
  })
})
