import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TextWorld, textWorld } from '../messaging/text-world.ts'

/** A program of its own that takes the file's write lock, says so, and keeps it until its input ends. */
const HOLDER = `
  const database = new (require('better-sqlite3'))(process.argv[1])
  database.exec('begin immediate')
  process.stdout.write('held')
  process.stdin.on('end', () => database.exec('commit')).resume()
`

describe('a SQLite file locked by another process', () => {
  let world: TextWorld
  let holder: ChildProcess | undefined

  const hold = async (): Promise<() => Promise<void>> => {
    const path = world.config.databaseURL.replace(/^file:/, '')
    const child = spawn(process.execPath, ['-e', HOLDER, path], { stdio: ['pipe', 'pipe', 'inherit'] })
    holder = child
    await once(child.stdout!, 'data')
    return async () => {
      const ended = once(child, 'exit')
      child.stdin!.end()
      await ended
    }
  }
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
    holder?.kill()
    await world.close()
  })

  it('blocks only writes, which wait until the lock is released', async () => {
    const { convoID, phone } = await world.contact()
    const release = await hold()
    const sending = world.send(convoID, 'As soon as I may')
    // Answered while it waits: nothing holds the process.
    expect(await health()).toBe(200)
    expect(await world.messages(convoID)).toEqual([])
    await release()
    await world.reaches(await sending, 'delivered')
    expect(await world.phone(phone)).toHaveLength(1)
  })

  it('answers busy to callers who have waited long enough, however many, and sends nothing', async () => {
    const { convoID, phone } = await world.contact()
    const release = await hold()
    const body = () => ({ convoID, body: 'Not now', clientMessageID: randomUUID() })
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('customers/conversation/messages/send', body())))
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toMatchObject({ success: false, error: { code: 'unavailable' } })
    }
    const report = { MessageSid: 'SMbusy', MessageStatus: 'delivered', To: phone, From: world.storeNumber }
    expect(await world.webhook(report)).toBe(503)
    await release()
    const sent = await world.reaches(await world.send(convoID, 'Now'), 'delivered')
    expect(await world.messages(convoID)).toEqual([sent])
  })
})
