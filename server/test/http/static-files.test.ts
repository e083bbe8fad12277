import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWeb } from '@xd/server/http/static-files.ts'

let folder: string
const app = new Hono()
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'xd-web-'))
  for (const inner of ['assets', 'pay']) mkdirSync(join(folder, inner))
  for (const name of ['assets/main-1.js', 'pay/pay.js']) for (const end of ['', '.br', '.gz']) writeFileSync(join(folder, name + end), `${name}${end}`)
  serveWeb(app, folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

test.each([
  ['br, gzip', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['identity', null, ''],
])('a browser that understands %s is handed what was compressed so', async (understood, encoding, end) => {
  for (const path of ['/assets/main-1.js', '/pay/pay.js']) {
    const answer = await ask(path, { 'accept-encoding': understood })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(await answer.text()).toBe(`${path.slice(1)}${end}`)
  }
})

test('a file that is missing is not kept', async () => {
  const answer = await ask('/assets/gone-2.js')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBeNull()
})

test('what carries a hash is kept for good; the pay page’s script is asked for again, and not sent twice', async () => {
  expect((await ask('/assets/main-1.js')).headers.get('cache-control')).toContain('immutable')
  const first = await ask('/pay/pay.js', { 'accept-encoding': 'br' })
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await ask('/pay/pay.js', { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag')! })
  expect(again.status).toBe(304)
})
