import { expect, test } from 'vitest'
import { boot } from '@xd/fixtures/boot.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'

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
