import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { BLUEDOG_TOKENIZER_PATH } from '@xd/server/providers/cards/bluedog/account.ts'
import { payWorld, type PayWorld } from './pay-world.ts'

const inventory = [
  ...readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8').matchAll(/^\| `([^`]+\.js)` \|/gm),
].map(([, script]) => script)

describe('the scripts of the pay page', () => {
  let world: PayWorld
  beforeAll(async () => void (world = await payWorld()))
  afterAll(() => world.close())

  /** Every script that the page loads or may load, as the inventory writes it. */
  const scriptsOf = async () => {
    const { paymentKey } = await world.request()
    const response = await fetch(`${world.url}/p/${paymentKey}`)
    const page = await response.text()
    // The inline script: the policy knows it by its digest.
    const [own, ...others] = [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(([, attributes, text]) => ({
      attributes,
      text: text!,
    }))
    expect([own?.attributes, others]).toEqual([' type="module"', []])
    const digest = `'sha256-${createHash('sha256').update(own!.text).digest('base64')}'`
    const gateway = [...page.matchAll(/data-script="([^"]+)"/g)].map(([, source]) => source!)
    const policy = /script-src ([^;]+)/.exec(response.headers.get('content-security-policy') ?? '')![1]!
    expect(policy.split(' ')).toEqual([digest, ...gateway.map((source) => new URL(source).origin)])
    return ['/pay/pay.js', ...gateway.map((source) => new URL(source).pathname)]
  }

  test('match the inventory, for each gateway', async () => {
    const owner = await world.signIn('owner')
    const seen = new Set(await scriptsOf())
    expect([...seen]).toEqual(['/pay/pay.js'])
    for (const account of Object.values(GATEWAY_ACCOUNTS)) {
      await owner('settings/payments/save', { account })
      for (const script of await scriptsOf()) seen.add(script)
    }
    const written = inventory.map((script) =>
      script!.replace('{BlueDog}', '/gateways/bluedog').replace('{Fortis}', '/gateways/fortis'),
    )
    expect([...seen].sort()).toEqual(written.sort())
    expect(inventory).toContain(`{BlueDog}${BLUEDOG_TOKENIZER_PATH}`)
  })
})
