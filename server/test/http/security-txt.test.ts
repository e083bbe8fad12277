import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { readConfig } from '@xd/server/config.ts'
import { securityTxt } from '@xd/server/http/security-txt.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'

const ask = async (env: Record<string, string>) => {
  const app = new Hono()
  securityTxt(app, readConfig(env, { webDir: '/web', secretKey: TEST_SECRET_KEY }))
  return app.request('/.well-known/security.txt')
}

test('names the contact, its place, and a day within a year on which it expires', async () => {
  const answer = await ask({
    XD_SECURITY_CONTACT: 'mailto:security@office.example',
    XD_PUBLIC_URL: 'https://office.example',
  })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await answer.text()
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/)))
  expect(fields).toMatchObject({
    Contact: 'mailto:security@office.example',
    Canonical: 'https://office.example/.well-known/security.txt',
  })
  const left = Date.parse(fields['Expires'] ?? '') - Date.now()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(365 * DAY_MS)
})

test('is not found without a contact', async () => {
  expect((await ask({})).status).toBe(404)
})
