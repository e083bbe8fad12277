import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { Effect } from 'effect'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { queueMessage } from '@xd/server/services/messaging/queue-message.ts'
import { eventsSince } from '../events.ts'
import { PATIENCE, type TextWorld, textWorld } from '../messaging/text-world.ts'
import { stubbornCarrier } from '../texting/stubborn-carrier.ts'

const MASS = 500

describe.each(ENGINES)('the lanes of the job queue, on %s', (database) => {
  let carrier: Awaited<ReturnType<typeof stubbornCarrier>>
  let world: TextWorld
  let answer: () => void
  beforeAll(async () => {
    // Mass texts wait for an answer; a person's is taken at once.
    const later = new Promise<void>((resolve) => (answer = resolve))
    carrier = await stubbornCarrier(async ({ form }) => {
      const body = form.get('Body') ?? ''
      if (body.startsWith('Sale')) await later
      return { status: 201, body: { sid: `SM${form.get('To')}${body}`, status: 'sent', body, date_created: null } }
    })
    world = await textWorld({ database, sandbox: { url: carrier.url } })
  })
  afterAll(async () => {
    await world.close()
    await carrier.close()
  })

  it(`${MASS} mass texts to a slow carrier delay no person's text, not even one to the same customer`, async () => {
    const { custID, convoID } = await world.contact()
    const { storeID, connection } = world
    const scope = { companyID: 2, storeIDs: [storeID] }
    const others = await connection.reads
      .selectFrom('conversations')
      .innerJoin('customers', 'customers.custID', 'conversations.custID')
      .select(['convoID', 'conversations.custID', 'storeID'])
      .where('storeID', '=', storeID)
      .where('custOptedOutAt', 'is', null)
      .where('conversations.custID', '<>', custID)
      .execute()
    // In no US state, so the store's clock applies, and there it is noon: mass texts are sent.
    await connection.writes
      .updateTable('stores')
      .set({ storeTimezone: zoneWhereItIs(12) })
      .execute()
    for (const [n, id] of [custID, ...new Set(others.map((other) => other.custID))].entries())
      await connection.writes
        .updateTable('customers')
        .set({ custPhone: `+1204555${String(n).padStart(4, '0')}` })
        .where('custID', '=', id)
        .execute()
    const news = await eventsSince(connection, 2)
    const mass = (n: number) => ({ body: `Sale ${n}`, at: Date.now(), sentByID: null, purpose: 'mailer' as const })
    // Written without telling the server: its next look at the queue finds them.
    const database = makeDatabase(connection, Date.now)
    const queued = database.write(
      Effect.forEach(Array.from({ length: MASS }).keys(), (n) =>
        queueMessage(scope, n === 0 ? { convoID, storeID, custID } : others[n % others.length]!, mass(n)),
      ),
    )
    await Effect.runPromise(Effect.provideService(queued, Database, database))
    const texted = () => carrier.requests.filter(({ form }) => form.get('Body')?.startsWith('Sale') === true).length
    await expect.poll(texted, PATIENCE).toBeGreaterThan(0)
    const own = await world.send(convoID, 'Your ring is ready')
    await world.reaches(own, 'sent')
    expect(texted()).toBeLessThan(MASS)
    // Only the person's text is news for the inbox.
    expect((await news()).filter(({ event }) => event === 'reload_inbox')).toEqual([
      { event: 'reload_inbox', data: { convoID }, storeID },
    ])
    answer()
  })
})
