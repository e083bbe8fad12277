import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Delivered {
  readonly headers: Headers
  readonly body: string
}

/** Where a gateway's own webhooks arrive, in order. */
export const webhookInbox = async () => {
  const delivered: Delivered[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
      delivered.push({ headers: new Headers(headers), body: Buffer.concat(chunks).toString() })
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
