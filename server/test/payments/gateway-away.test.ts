import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { boot } from '@xd/fixtures/boot.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { payWorld } from './pay-world.ts'

test('an unreachable card gateway is in the log, the metrics and the system statistics', async () => {
  const failing = {
    what: 'gateway simulator',
    cause: expect.stringMatching(/^connect ECONNREFUSED 127\.0\.0\.1/) as string,
  }
  const lines: object[] = []
  const say = (facts: object) => void lines.push(facts)
  const sandboxURL = `http://127.0.0.1:${await freePort()}`
  const server = await boot({ config: { sandboxURL }, log: { info: say, warn: say, error: say } })
  const owner = await server.signIn('owner')
  expect((await owner('settings/payments/test', {})).test.state).toBe('refused')
  expect(lines).toContainEqual(failing)
  const { stats } = await (await server.signIn('support@xd.test'))('admin/system-stats', {})
  expect(stats.failing).toContainEqual({ ...failing, since: expect.any(String) as string })
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain(
    'xd_provider_up{provider="gateway simulator"} 0\n',
  )
  await server.close()
})

test('a card whose kind the gateway doesn’t tell is not charged, and the request can be paid again at once', async () => {
  const silent = createServer((request) => request.destroy())
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const sandboxURL = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const world = await payWorld({ config: { sandboxURL } })
  const { paymentKey } = await world.request({ paymentMode: 'debit-only' })
  const answer = await world.call('pay/submit', { paymentKey, attemptKey: randomUUID(), token: 'tok_of_a_card' })
  expect(answer).toMatchObject({ paymentStatus: 'sent', attempt: { state: 'error' } })
  expect((await world.call('pay/fetch', { paymentKey })).payStatus).toBe('payable')
  await world.close()
  await promisify(silent.close.bind(silent))()
})
