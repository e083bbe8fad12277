import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TextWorld, textWorld } from '../messaging/text-world.ts'
import { holdFile } from '@xd/fixtures/testing/hold-file.ts'

describe('a SQLite file locked by another process', () => {
  let world: TextWorld
  let release: (() => Promise<void>) | undefined

  const hold = async () => (release = await holdFile(world.config.databaseURL))
  const health = async () => (await fetch(`${world.url}/healthz`)).status
  const post = (path: string, body: object) =>
    fetch(`${world.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${world.clerk.token}` },
      body: JSON.stringify(body),
    })

  beforeAll(async () => {
    world = await textWorld({ patienceMs: 4_000 })
  })
  afterAll(async () => {
    await release?.()
    await world.close()
  })

  it('blocks only writes, which wait until the lock is released', async () => {
    const { convoID, phone } = await world.contact()
    const letGo = await hold()
    const sending = world.send(convoID, 'As soon as I may')
    // Answered while it waits: nothing blocks the process.
    expect(await health()).toBe(200)
    expect(await world.messages(convoID)).toEqual([])
    await letGo()
    await world.reaches(await sending, 'delivered')
    expect(await world.phone(phone)).toHaveLength(1)
  })

  it('answers busy to callers who have waited long enough, however many, and sends nothing', async () => {
    const { convoID, phone } = await world.contact()
    const letGo = await hold()
    const body = () => ({ convoID, body: 'Not now', clientMessageID: randomUUID() })
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('customers/conversation/messages/send', body())))
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toMatchObject({ success: false, error: { code: 'unavailable' } })
    }
    const report = { MessageSid: 'SMbusy', MessageStatus: 'delivered', To: phone, From: world.storeNumber }
    expect(await world.webhook(report)).toBe(503)
    await letGo()
    const sent = await world.reaches(await world.send(convoID, 'Now'), 'delivered')
    expect(await world.messages(convoID)).toEqual([sent])
  })
})
