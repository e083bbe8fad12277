import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Answer, stubbornCarrier } from '../texting/stubborn-carrier.ts'
import { PATIENCE, type TextWorld, textWorld } from './text-world.ts'

const jobsOf = ({ connection }: TextWorld) => {
  const job = (messageID: number) =>
    connection.reads
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'ask-status')
      .where('payload', 'like', `%"messageID":${messageID},%`)
      .executeTakeFirst()
  return {
    job,
    /** Makes the job due that asks about a text of this age. */
    comes: async (messageID: number, ageMs: number) => {
      const { writes } = connection
      const sendStartedAt = Date.now() - ageMs
      await writes.updateTable('messages').set({ sendStartedAt }).where('messageID', '=', messageID).execute()
      const { jobID } = (await job(messageID))!
      await writes.updateTable('jobs').set({ runAt: 0 }).where('jobID', '=', jobID).execute()
    },
  }
}
const taken = async (world: TextWorld, ending: string) => {
  const { convoID } = await world.contact(ending)
  const message = await world.send(convoID, 'Hello')
  await expect.poll(() => jobsOf(world).job(message.messageID), PATIENCE).toBeDefined()
  return message
}

describe.each(ENGINES)('a text whose callbacks are lost, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  it('is asked about until the carrier reports it delivered', async () => {
    const { job, comes } = jobsOf(world)
    const message = await taken(world, '0010')
    await expect
      .poll(async () => {
        if (await job(message.messageID)) await comes(message.messageID, 6 * MINUTE_MS)
        const messages = await world.messages(message.convoID)
        return messages.find(({ messageID }) => messageID === message.messageID)?.messageStatus
      }, PATIENCE)
      .toBe('delivered')
    await expect.poll(() => job(message.messageID), PATIENCE).toBeUndefined()
  })

  it('is not asked about when the callbacks come', async () => {
    const { convoID } = await world.contact()
    const { job } = jobsOf(world)
    const message = await world.reaches(await world.send(convoID, 'Hello'), 'delivered')
    await expect.poll(() => job(message.messageID), PATIENCE).toBeUndefined()
  })
})

/** The carrier's status of a text that it has passed on. */
const SENT = { sid: 'SM1', status: 'sent', body: 'Hello', date_created: null, error_code: null }

describe.each(ENGINES)('a text without further news from the carrier, on %s', (database) => {
  it('is asked about again when the carrier is busy or silent, and no more once the carrier doesn’t know the text', async () => {
    const refusal = (status: number) => ({ status, body: { code: 20_000 + status, message: `Refused with ${status}` } })
    const answers: Answer[] = [refusal(429), 'cut', refusal(404)]
    const carrier = await stubbornCarrier(({ url }) =>
      url.pathname.includes('/Messages/') ? answers.shift()! : { status: 201, body: SENT },
    )
    const world = await textWorld({ database, sandbox: { url: carrier.url } })
    try {
      const { job, comes } = jobsOf(world)
      const { messageID } = await taken(world, '4322')
      for (const reason of [/^Refused with 429/, /^no answer/]) {
        await comes(messageID, 6 * MINUTE_MS)
        await expect.poll(async () => (await job(messageID))?.lastError, PATIENCE).toMatch(reason)
        expect(Math.round((await job(messageID))!.pausedMs! / MINUTE_MS)).toBe(6)
      }
      await comes(messageID, 6 * MINUTE_MS)
      await expect.poll(() => job(messageID), PATIENCE).toBeUndefined()
    } finally {
      await world.close()
      await carrier.close()
    }
  })

  it('is asked about at growing intervals, for a day', async () => {
    const carrier = await stubbornCarrier(({ method }) => ({
      status: method === 'POST' ? 201 : 200,
      body: SENT,
    }))
    const world = await textWorld({ database, sandbox: { url: carrier.url } })
    try {
      const { job, comes } = jobsOf(world)
      const { messageID, convoID } = await taken(world, '4321')
      for (const [age, gap] of [
        [6 * MINUTE_MS, 6 * MINUTE_MS],
        [2 * HOUR_MS, 2 * HOUR_MS],
        [20 * HOUR_MS, 6 * HOUR_MS],
      ] as const) {
        await comes(messageID, age)
        await expect.poll(async () => (await job(messageID))?.runAt, PATIENCE).toBeGreaterThan(0)
        const waits = (await job(messageID))!.pausedMs!
        expect(Math.round(waits / MINUTE_MS)).toBe(gap / MINUTE_MS)
      }
      await comes(messageID, DAY_MS)
      await expect.poll(() => job(messageID), PATIENCE).toBeUndefined()
      expect((await world.messages(convoID)).at(-1)?.messageStatus).toBe('sent')
      expect(carrier.requests.filter(({ url }) => url.pathname.includes('/Messages/'))).toHaveLength(4)
    } finally {
      await world.close()
      await carrier.close()
    }
  })
})
