import { Cause, Effect, Exit } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastClose } from '@xd/core/domain/metals/close.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { metalPricesAt } from '@xd/fixtures/sandbox/metals/prices.ts'
import { readConfig } from '#config.ts'
import { metalsAPI } from '#providers/metals/metals-api.ts'

describe('the adapter of Metals-API', () => {
  let server: Booted
  beforeAll(async () => void (server = await boot()))
  afterAll(() => server.close())

  const feed = (key: string) => metalsAPI({ url: `${server.sandboxURL}/metals/vendor`, key })

  test('reads bid and ask, currencies and coins in one request', async () => {
    const latest = await Effect.runPromise(feed('a key').latest())
    expect(latest).toEqual(metalPricesAt(latest.timestamp))
  })

  test('reads a past day as its close', async () => {
    const close = lastClose(Date.parse('2024-04-09T12:00:00Z'))
    expect(await Effect.runPromise(feed('a key').at(close))).toEqual(metalPricesAt(close / 1000))
  })

  test('a refusal is no price, and does not repeat the key', async () => {
    const exit = await Effect.runPromiseExit(
      metalsAPI({ url: `${server.sandboxURL}/nothing`, key: 'k-secret' }).latest(),
    )
    expect(Exit.isFailure(exit) && Cause.pretty(exit.cause)).not.toContain('k-secret')
    expect(Exit.isFailure(await Effect.runPromiseExit(feed('').latest()))).toBe(true)
  })
})

describe('the settings of a live feed', () => {
  const env = { XD_MODE: 'live', XD_SECRET_KEY: 'x'.repeat(32) }
  const read = (more: object) => readConfig({ ...env, ...more }, { webDir: '.' }).metals

  test('both or neither', () => {
    expect(read({})).toBeUndefined()
    expect(read({ XD_METALS_URL: 'https://metals-api.com/api/', XD_METALS_KEY: 'k' })).toEqual({
      url: 'https://metals-api.com/api',
      key: 'k',
    })
    expect(() => read({ XD_METALS_KEY: 'k' })).toThrow(/set together/)
    expect(() => read({ XD_METALS_URL: 'metals-api.com', XD_METALS_KEY: 'k' })).toThrow(/must be like/)
  })
})
