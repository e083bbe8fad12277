import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { USER } from '@xd/fixtures/demo/people.ts'
import { openLive } from './live-socket.ts'

let server: Booted
beforeAll(async () => {
  server = await boot()
})
afterAll(() => server.close())

const openSockets = async () => {
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^xd_live_sockets (\d+)$/m.exec(figures)?.[1])
}

test('a client that sends no frames at all is cut off, without waiting for it to say goodbye', async () => {
  const { token } = await server.signIn('clerk')
  const { hostname, port } = new URL(server.url)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  socket.write(
    [
      'GET / HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Authorization: Bearer ${token}`,
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('101 Switching Protocols')
  socket.on('error', () => undefined)
  await expect.poll(openSockets).toBe(1)
  socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff]))
  // It gets the server's goodbye, and keeps its own side open. The polite way out would take half a minute.
  socket.resume()
  await expect.poll(openSockets).toBe(0)
  socket.destroy()
})

test('a closed socket is no longer counted', async () => {
  const clerk = await server.signIn('clerk')
  const ready = { companyKey: 'goldenpledge', userID: USER.clerk }
  const [one, other] = await Promise.all(
    [1, 2].map(() => openLive(server.url, { authorization: `Bearer ${clerk.token}` }, ready)),
  )
  await expect.poll(openSockets).toBe(2)
  one!.close()
  await expect.poll(openSockets).toBe(1)
  other!.close()
  await expect.poll(openSockets).toBe(0)
})
