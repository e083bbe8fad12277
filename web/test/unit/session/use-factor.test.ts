import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { useFactor as Hook } from '#parts/second-factor/use-factor.ts'
import type { FactorMethod } from '#data/second-factor.ts'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

beforeEach(() => {
  aPage()
  aWindow()
})

type Use = ReturnType<typeof Hook>

const open = async (methods: readonly FactorMethod[], hasPasskeys = false) => {
  if (hasPasskeys) Object.assign(window, { PublicKeyCredential: class {} })
  const { useFactor } = await import('#parts/second-factor/use-factor.ts')
  const renew = vi.fn<() => Promise<undefined>>(async () => undefined)
  const screen = await drawn(useFactor as never, {}, [{ needed: { methods }, renew }])
  return { now: () => screen.value() as Use, renew }
}

describe('the second factor', () => {
  test.each<[methods: FactorMethod[], hasPasskeys: boolean, first: FactorMethod, others: FactorMethod[]]>([
    [['totp', 'passkey', 'recovery'], true, 'passkey', ['totp', 'recovery']],
    [['totp', 'passkey', 'recovery'], false, 'totp', ['recovery']],
    [['passkey', 'recovery'], false, 'recovery', []],
    [['recovery', 'totp'], true, 'totp', ['recovery']],
  ])('of %j, with passkeys in the browser: %s, is first %s', async (methods, hasPasskeys, first, others) => {
    const { now } = await open(methods, hasPasskeys)
    expect([now().method, now().others]).toEqual([first, others])
  })

  test.each<[method: FactorMethod, typed: string, given: object]>([
    ['totp', ' 123 456 ', { totp: '123456' }],
    ['recovery', ' abcd efgh ', { recoveryCode: 'abcd efgh' }],
  ])('%s, typed as “%s”', async (method, typed, given) => {
    const { now } = await open(['totp', 'recovery'])
    now().choose(method)
    await rendered()
    expect(now().isBlank).toBe(true)
    now().setCode(typed)
    await rendered()
    expect(now().isBlank).toBe(false)
    expect(await now().give()).toEqual(given)
    now().choose('recovery')
    await rendered()
    expect(now().code).toBe('')
  })

  test('asks for another request when it has none', async () => {
    const { now, renew } = await open(['passkey'], true)
    await expect(now().give()).rejects.toThrow('You can’t use a passkey here. Use another method.')
    expect(renew).toHaveBeenCalledTimes(1)
  })
})
