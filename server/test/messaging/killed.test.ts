import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCallClient } from '@xd/core/client/call-client.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { startDemoSandbox } from '@xd/fixtures/start/demo-sandbox.ts'
import { ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { killableServer } from '../killable-server.ts'
import { PATIENCE, type PhoneMessage } from './text-world.ts'

const PHONE = '+14152994321'

const post = async <A>(url: string, body: string, token?: string): Promise<A> => {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  return (await (await fetch(url, { method: 'POST', headers, body })).json()) as A
}

test.each(ENGINES)(
  'a text that is scheduled, or can still be undone, is sent once after the server is killed, on %s',
  async (engine) => {
    const folder = mkdtempSync(join(tmpdir(), 'xd-killed-'))
    const fresh = await freshDatabase(engine, folder)
    const nobody = 'http://localhost:9'
    const sandbox = await startDemoSandbox({
      port: 0,
      smtpPort: 0,
      databasePath: ':memory:',
      publicURL: nobody,
      secretKey: TEST_SECRET_KEY,
      pace: 0,
    })
    const server = await killableServer({
      XD_DATABASE_URL: fresh.url,
      XD_SANDBOX_URL: sandbox.url,
      XD_UNDO_SECONDS: '2',
    })
    const callsAs = (token?: string) =>
      createCallClient((path, body) =>
        fetch(`${server.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          body,
        }),
      )
    const arrived = async () =>
      (
        await post<{ messages: PhoneMessage[] }>(`${sandbox.url}/phone/messages`, JSON.stringify({ phone: PHONE }))
      ).messages.map(({ body }) => body)
    try {
      await server.start()
      const { token } = await callsAs()('auth/login', {
        username: 'clerk@goldenpledge.test',
        password: DEMO_PASSWORD,
        bearer: true,
      })
      const clerk = callsAs(token)
      const { custID } = await clerk('customers/save', {
        customer: { custPhone: PHONE, custFirstName: 'Ada', custLastName: 'Crash' },
      })
      const { convoID } = (await clerk('customers/conversation/start', { custID, storeID: 1 })).convo
      const send = async (body: string, more: object) =>
        (await clerk('customers/conversation/messages/send', { convoID, body, clientMessageID: randomUUID(), ...more }))
          .message
      const scheduled = await send('At its time', { sendAt: new Date(Date.now() + 2_000).toISOString() })
      const undoable = await send('Just sent', { undo: true })
      expect([scheduled, undoable]).toMatchObject([
        { messageSchedule: { undoable: false } },
        { messageSchedule: { undoable: true } },
      ])
      await server.kill()
      expect(await arrived()).toEqual([])

      await server.start()
      await expect.poll(async () => (await arrived()).sort(), PATIENCE).toEqual(['At its time', 'Just sent'])
      const { messages, scheduled: waiting } = await clerk('customers/conversation/messages/fetch', { convoID })
      expect(waiting).toEqual([])
      expect(messages.map(({ messageBody }) => messageBody).sort()).toEqual(['At its time', 'Just sent'])

      // The jobs after them find nothing left to send.
      const last = await send('Last', {})
      await expect.poll(arrived, PATIENCE).toContain(last.messageBody)
      expect(await arrived()).toHaveLength(3)
    } finally {
      await server.kill()
      await sandbox.close()
      await fresh.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
