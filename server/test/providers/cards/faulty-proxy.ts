import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The fault of one request: before it arrives, or after it was processed. */
export type Fault = 'cut-before' | '500-before' | 'cut-after' | '500-after' | 'garbled-after'

interface Exchange {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** The gateway's answer, even if it did not arrive. */
  answer?: { status: number; body: string }
}

/** A network between us and a gateway that fails on command, once per command. */
export const faultyProxy = async (target: string) => {
  const armed: { fault: Fault; path: RegExp }[] = []
  const seen: Exchange[] = []

  const forward = (incoming: IncomingMessage, body: Buffer): Promise<{ status: number; type: string; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const { method, url, headers } = incoming
      const out = request(
        new URL(url!, target),
        { method, headers: { ...headers, host: new URL(target).host }, agent: false },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode!,
              type: answer.headers['content-type'] ?? '',
              body: Buffer.concat(chunks),
            }),
          )
          answer.on('error', reject)
        },
      )
      out.on('error', reject)
      out.end(body)
    })

  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const path = incoming.url!
    const exchange: Exchange = { method: incoming.method!, path, headers: incoming.headers, body: body.toString() }
    seen.push(exchange)
    const index = armed.findIndex((one) => one.path.test(`${incoming.method} ${path}`))
    const fault = index < 0 ? undefined : armed.splice(index, 1)[0]!.fault
    if (fault === 'cut-before') return void response.destroy()
    if (fault === '500-before') return void response.writeHead(500).end()
    try {
      const answer = await forward(incoming, body)
      exchange.answer = { status: answer.status, body: answer.body.toString() }
      if (fault === 'cut-after') return void response.destroy()
      if (fault === '500-after') return void response.writeHead(502).end('bad gateway')
      if (fault === 'garbled-after')
        return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"half":')
      response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
    } catch {
      response.destroy()
    }
  }

  const server = createServer((incoming, response) => void respond(incoming, response))
  // A slow machine must not lose a request on its own, by reusing a connection that has just been closed.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** The next request that matches fails so. */
    fail: (fault: Fault, path: RegExp) => void armed.push({ fault, path }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
