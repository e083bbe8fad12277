import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { createServer as createBareServer, type AddressInfo, type Socket } from 'node:net'

export interface Reply {
  readonly status: number
  readonly body: object
}

/** A proxy to a provider that speaks HTTP. It can be shut, or can answer every request itself. */
export const door = async (provider: string) => {
  const open = new Set<Socket>()
  let reply: Reply | undefined
  const server = createServer((from, to) => {
    if (reply) {
      from.resume()
      return void to.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
    }
    const passed = request(new URL(from.url ?? '/', provider), { method: from.method ?? 'GET', headers: from.headers })
    passed.on('error', () => to.destroy())
    passed.on('response', (answer) => answer.pipe(to.writeHead(answer.statusCode ?? 502, answer.headers)))
    from.pipe(passed)
  }).on('connection', (socket) => void open.add(socket))
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    shut: async () => {
      const closed = once(server, 'close')
      server.close()
      open.forEach((socket) => socket.destroy())
      await closed
    },
    reopen: () => listen(port),
    /** The answer that every request gets from now on; undefined lets requests through again. */
    answer: (given: Reply | undefined) => void (reply = given),
  }
}

/** A mail server that takes another's place and refuses everyone. */
export const busyMailServer = async (port: number) => {
  const server = createBareServer((socket) => {
    socket.on('error', () => undefined)
    socket.end('421 4.3.2 Service not available, try again later\r\n')
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return () => new Promise((resolve) => server.close(resolve))
}
