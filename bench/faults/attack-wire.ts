import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { WebSocket } from 'ws'
import type { Booted } from '@xd/fixtures/boot.ts'
import type { Report } from './attack-report.ts'

const REQUESTS = JSON.parse(
  readFileSync(new URL('../../fixtures/tables/http/raw-requests.json', import.meta.url), 'utf8'),
) as [name: string, bytes: string][]
const TURNS = 12
const SOCKETS = 400
const HALF_BODIES = 60

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.off('error', reject).on('error', () => {})))
    socket.once('error', reject)
  })
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Raw lines, resets, socket floods and half bodies. The program ends when the server does. */
export const attackWire = async (server: Booted, report: Report): Promise<void> => {
  const { port } = server.config
  const lines = [
    ...REQUESTS.map(([, bytes]) => bytes),
    ...REQUESTS.map(([, bytes]) => bytes.slice(0, bytes.length / 2)),
  ]
  for (const bytes of lines)
    for (let turns = 0; turns < TURNS; turns += 1) {
      const socket = await open(port)
      socket.write(Buffer.from(bytes, 'latin1'))
      for (let passed = 0; passed < turns; passed += 1) await turn()
      socket.resetAndDestroy()
      report.count('resets')
    }

  const { token } = await server.signIn('clerk')
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, () => {
      const socket = new WebSocket(server.url.replace(/^http/, 'ws'), { headers: { authorization: `Bearer ${token}` } })
      return new Promise<WebSocket | undefined>((resolve) => {
        socket.once('open', () => resolve(socket))
        socket.once('error', () => resolve(undefined))
      })
    }),
  )
  const taken = sockets.filter((socket) => socket !== undefined)
  report.count('floods of sockets')
  if (taken.length > 100) report.problem(`one session opened ${taken.length} sockets`)
  for (const socket of taken) socket.terminate()

  const before = process.memoryUsage().rss
  const half = await Promise.all(Array.from({ length: HALF_BODIES }, () => open(port)))
  for (const socket of half) {
    socket.write(`POST /hooks/email/sandbox HTTP/1.1\r\nHost: x\r\nContent-Length: 40000000\r\n\r\n`)
    socket.write(Buffer.alloc(2_000_000, 120))
  }
  for (let passed = 0; passed < 200; passed += 1) await turn()
  report.count('floods of half bodies')
  const grown = (process.memoryUsage().rss - before) / 1e6
  if (grown > 400) report.problem(`half bodies of nobody took ${Math.round(grown)} MB`)
  for (const socket of half) socket.destroy()
}
