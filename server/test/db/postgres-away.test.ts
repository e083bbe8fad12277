import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boot } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { freshDatabase } from '@xd/fixtures/testing/database.ts'

/** A way to PostgreSQL that can be cut, as when it restarts. */
const road = async (to: URL) => {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => undefined).on('close', () => other.destroy())
      one.pipe(other)
    }
  })
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      open.forEach((socket) => socket.destroy())
      await closed
    },
    mend: () => listen(port),
  }
}

test(
  'while PostgreSQL is away calls are told to try again, and work once it is back',
  { timeout: 30_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'xd-away-'))
    const { url, drop } = await freshDatabase('postgres', folder)
    const { port, cut, mend } = await road(new URL(url))
    const throughRoad = new URL(url)
    throughRoad.host = `127.0.0.1:${port}`
    const server = await boot({ database: { url: throughRoad.href } })
    const signIn = () =>
      fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        body: JSON.stringify({ username: 'clerk@goldenpledge.test', password: DEMO_PASSWORD, bearer: true }),
      })
    await cut()
    const refused = await signIn()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.any(String)])
    expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } })
    const away = await fetch(`${server.url}/p/${'k'.repeat(22)}`)
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, expect.any(String)])
    // What its script may say later is not what it says.
    const [page] = (await away.text()).split('<script')
    expect(page).toContain('This page can’t be shown right now')
    expect(page).not.toContain('Nothing was charged')
    await mend()
    expect((await signIn()).status).toBe(200)
    await server.close()
    await cut()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  },
)
