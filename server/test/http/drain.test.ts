import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { boot } from '@xd/fixtures/boot.ts'

/** A sign-in whose head the server has read; the rest is sent on command. */
const beginSignIn = async (port: string, n: number) => {
  const body = JSON.stringify({ username: `nobody${n}@goldenpledge.test`, password: 'a wrong one' })
  const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1')
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('data', resolve))
  return (): Promise<string> => {
    let answer = ''
    socket.on('data', (said: string) => (answer += said))
    socket.on('error', () => undefined)
    socket.write(body)
    return new Promise((resolve) => socket.once('close', () => resolve(answer)))
  }
}

test('running requests are answered before the server stops', async () => {
  const server = await boot()
  const { port } = new URL(server.url)
  const send = await Promise.all(Array.from({ length: 6 }, (_, n) => beginSignIn(port, n)))
  const answers = send.map((one) => one())
  // Checking passwords takes longer than a server without jobs in progress takes to stop.
  await server.close()
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1.1 401 [^]*invalid_credentials/)
    // Their connections are closed after the answer.
    expect(answer).toMatch(/^connection: close\r$/im)
  }
})
