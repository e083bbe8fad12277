import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boot } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { freshDatabase } from '@xd/fixtures/testing/database.ts'
import { road } from '@xd/fixtures/testing/road.ts'

test('while PostgreSQL is down calls are told to try again, and work once it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-away-'))
  const { url, drop } = await freshDatabase('postgres', folder)
  const { url: throughRoad, cut, mend } = await road(new URL(url))
  const server = await boot({ database: { url: throughRoad } })
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
  // Later output of its script may differ.
  const [page] = (await away.text()).split('<script')
  expect(page).toContain('This page can’t be shown right now')
  expect(page).not.toContain('Nothing was charged')
  await mend()
  expect((await signIn()).status).toBe(200)
  await server.close()
  await cut()
  await drop()
  rmSync(folder, { recursive: true, force: true })
})
