import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The outcome of a connection to the mail server. */
export type Fate = 'pass' | 'refuse' | 'busy' | 'answer lost'

/** Sits between a server and its mail server. Each connection gets the next outcome, and passes when none is left. */
export const smtpProxy = async (target: number) => {
  const fates: Fate[] = []
  const sockets = new Set<Socket>()
  let heard = ''
  const server = createServer((client) => {
    const fate = fates.shift() ?? 'pass'
    sockets.add(client)
    client.on('error', () => undefined)
    if (fate === 'refuse') return void client.destroy()
    if (fate === 'busy') return void client.end('421 too busy just now\r\n')
    const upstream = connect(target, '127.0.0.1')
    sockets.add(upstream)
    upstream.on('error', () => client.destroy())
    let sent = ''
    client.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1')
      sent = (sent + chunk.toString('latin1')).slice(-10)
      upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      // The mail server has accepted it, and the answer is lost.
      if (fate === 'answer lost' && sent.endsWith('\r\n.\r\n')) client.destroy()
      else client.write(chunk)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** Everything that was said to the mail server. */
    heard: () => heard,
    meets: (...next: Fate[]) => void fates.push(...next),
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
