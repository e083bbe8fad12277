import { createHash } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payPageFiles } from '@xd/server/http/pay-page-files.ts'
import { serveWeb } from '@xd/server/http/static-files.ts'

let folder: string
const app = new Hono()
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'xd-web-'))
  for (const inner of ['assets', 'pay']) mkdirSync(join(folder, inner))
  for (const name of ['assets/main-1.js', 'theme.js'])
    for (const end of ['', '.br', '.gz']) writeFileSync(join(folder, name + end), `${name}${end}`)
  serveWeb(app, folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

test.each([
  ['br, gzip', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['identity', null, ''],
])('a browser that accepts %s gets it', async (understood, encoding, end) => {
  for (const path of ['/assets/main-1.js', '/theme.js']) {
    const answer = await ask(path, { 'accept-encoding': understood })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(await answer.text()).toBe(`${path.slice(1)}${end}`)
  }
})

test('a missing file is not cached', async () => {
  const answer = await ask('/assets/gone-2.js')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBeNull()
})

test('a file with a hash in its name is cached for good, any other is revalidated', async () => {
  expect((await ask('/assets/main-1.js')).headers.get('cache-control')).toContain('immutable')
  expect((await ask('/theme.js')).headers.get('cache-control')).toBe('no-cache')
})

test('the pay page’s inline script and style cannot break out of their elements, and are allowed by digest', () => {
  writeFileSync(join(folder, 'pay/pay.js'), 'say("</script><!--")\n')
  const { script, style } = payPageFiles(folder)
  expect(script.text).toBe('say("\\x3c/script>\\x3c!--")')
  expect(script.source).toBe(`'sha256-${createHash('sha256').update(script.text).digest('base64')}'`)
  expect(style.text).toBe('')
})
