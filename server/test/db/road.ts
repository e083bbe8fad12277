import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A way to PostgreSQL that can be cut, as when it restarts, and on which PostgreSQL can fall silent, as when it hangs. Like
 * PgBouncer, it refuses connections that bring settings along.
 */
export const road = async (to: URL) => {
  const open = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined).on('close', () => other.destroy())
    }
    near.once('data', (first) => first.includes('\0options\0') && near.destroy())
    near.pipe(far)
    far.on('data', (bytes) => isSilent || near.write(bytes))
  })
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  const { port } = server.address() as AddressInfo
  const through = new URL(to)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      open.forEach((socket) => socket.destroy())
      await closed
    },
    mend: () => listen(port),
    /** What PostgreSQL says is lost from now on, or heard again. */
    silence: (silent: boolean) => void (isSilent = silent),
  }
}
