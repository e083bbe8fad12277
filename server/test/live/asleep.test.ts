import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { boot } from '@xd/fixtures/boot.ts'

/** The server gives up after eight seconds. */
const SOONER_MS = 7_000

test('a sleeping browser does not delay a server that stops', async () => {
  const server = await boot()
  const { token } = await server.signIn('clerk')
  const socket = new WebSocket(server.url.replace(/^http/, 'ws'), { headers: { authorization: `Bearer ${token}` } })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  // It reads nothing more, so it does not answer the close either.
  socket.pause()
  const tooLate = AbortSignal.timeout(SOONER_MS)
  await server.close()
  expect(tooLate.aborted).toBe(false)
  socket.terminate()
})
