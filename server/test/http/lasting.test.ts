import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CallClient, CallError, createCallClient } from '@xd/core/client/call-client.ts'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { newAddress } from '../bubble/bubble-world.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type SelfWorld, selfWorld } from '../self-service/self-world.ts'
import { authenticator } from '../users/authenticator.ts'
import { codeOf, secondFactorWorld } from '../users/second-factor-world.ts'

/** Makes something that lasts, and says how to find out whether it still does. */
type Make = () => Promise<() => Promise<unknown>>

const PASSWORD = 'eleven herons on the ice'
const companyID = COMPANY.goldenPledge
const tokenIn = (text: string): string => /#token=([\w-]+)/.exec(text)![1]!

// The clock decides here, not the database: one engine is enough.
describe('what lasts for a time', () => {
  let world: SelfWorld
  let owner: CallClient
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    world = await selfWorld({ database: 'sqlite' })
    const bubble = {
      bubbleEnabled: true,
      bubbleDomains: ['https://goldenpledge.example'],
      bubbleStoreIDs: [world.storeID],
    }
    await world.owner('settings/chat-bubble/save', { companyBubbleSettings: bubble })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await world.close()
  })

  let people = 0
  const invited = async () => {
    people += 1
    const userUsername = `lasting-${people}@goldenpledge.test`
    const user = { userNickname: 'Ida', userPermissions: PRESETS.clerk, userAllowedStoreIDs: null, userUsername }
    const { inviteURL } = await owner('settings/users/save', { user })
    return { userUsername, token: tokenIn(inviteURL!) }
  }
  const visiting = async () => {
    const support = await world.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID, reason: 'Call 9', readOnly: false })
    return support
  }
  const withKey = (secret: string) =>
    createCallClient((path, body) =>
      fetch(`${world.url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body }),
    )
  const newKey = async () => {
    const key = { keyName: 'Sync', keyPermissions: ['customers'] as const }
    const { keyID, secret } = await owner('settings/api-keys/save', { key })
    return { keyID, call: withKey(secret!) }
  }
  /** A user with a passkey. */
  const withPasskey = async () => {
    await secondFactorWorld(world).clear()
    const tomas = await world.signIn('tomas')
    const key = authenticator(world.url)
    const response = key.create((await tomas('auth/passkeys/start', {})).options)
    await tomas('auth/passkeys/add', { name: 'Phone', response })
    return { key, tomas }
  }
  const atDoor = (more: Partial<Record<string, string>> = {}) =>
    createCallClient((path, body) =>
      fetch(`${world.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...more },
        body,
      }),
    )

  /** A browser whose phone has the code. */
  const texted = async () => {
    const { storeKey } = world
    const { phone } = await world.contact()
    const call = world.browser()
    const at = Date.now()
    await call('my/start', { storeKey, phone })
    await expect.poll(async () => (await world.codes(phone)).length, PATIENCE).toBe(1)
    // Polling moves a clock that is not real.
    vi.setSystemTime(at)
    return { call, proof: { storeKey, phone, code: (await world.codes(phone))[0]! } }
  }

  const LASTING: readonly (readonly [what: string, ms: number, make: Make])[] = [
    [
      'a session that nobody uses',
      3 * DAY_MS,
      async () => {
        const lena = await world.signIn('lena')
        return () => lena('auth/info', {})
      },
    ],
    [
      'a session in use',
      14 * DAY_MS,
      async () => {
        const lena = await world.signIn('lena')
        const use = { usedAt: Date.now() + 14 * DAY_MS }
        await world.connection.writes.updateTable('sessions').set(use).execute()
        return () => lena('auth/info', {})
      },
    ],
    [
      'an invitation',
      72 * HOUR_MS,
      async () => {
        const { token } = await invited()
        return () => world.call('auth/accept-invite', { token, password: PASSWORD })
      },
    ],
    [
      'a link to a new password',
      HOUR_MS,
      async () => {
        const { secretKey: secret } = world.config
        const { resetURL } = await world.call('setup/reset-password', { secret, username: 'lena@goldenpledge.test' })
        return () => world.call('auth/reset-password', { token: tokenIn(resetURL), password: `${PASSWORD} ${people}` })
      },
    ],
    [
      'a confirmation of who one is',
      15 * MINUTE_MS + 1,
      async () => {
        const again = await world.signIn('owner')
        return () => again('settings/api-keys/save', { key: { keyName: 'Sync', keyPermissions: ['customers'] } })
      },
    ],
    [
      'a support visit',
      HOUR_MS,
      async () => {
        const support = await visiting()
        return async () => expect((await support('auth/info', {})).company.companyID).toBe(companyID)
      },
    ],
    [
      'what a support visit asks for',
      14 * DAY_MS,
      async () => {
        const support = await visiting()
        const key = { keyName: 'Scales', keyPermissions: ['customers'] as const }
        const { approvalID } = (await support('settings/api-keys/save', { key })).approval!
        return async () => (await world.signIn('owner'))('settings/approvals/answer', { approvalID, approved: true })
      },
    ],
    [
      'the secret that a rotated API key had',
      24 * HOUR_MS,
      async () => {
        const { keyID, call } = await newKey()
        await owner('settings/api-keys/rotate', { keyID })
        return () => call('customers/list', {})
      },
    ],
    [
      'an API key',
      365 * DAY_MS,
      async () => {
        const { call } = await newKey()
        return () => call('customers/list', {})
      },
    ],
    [
      'the secret of an app for codes that is being set up',
      HOUR_MS,
      async () => {
        await secondFactorWorld(world).clear()
        const tomas = await world.signIn('tomas')
        const { secret } = await tomas('auth/second-factor/start', {})
        return () => tomas('auth/second-factor/confirm', { code: codeOf(secret) })
      },
    ],
    [
      'a request for a passkey that is being added',
      5 * MINUTE_MS,
      async () => {
        await secondFactorWorld(world).clear()
        const tomas = await world.signIn('tomas')
        const response = authenticator(world.url).create((await tomas('auth/passkeys/start', {})).options)
        return () => tomas('auth/passkeys/add', { name: 'Phone', response })
      },
    ],
    [
      'a request for a passkey at sign-in',
      5 * MINUTE_MS,
      async () => {
        const { key } = await withPasskey()
        const { login } = secondFactorWorld(world)
        const { body } = (await login('tomas').catch((refused: unknown) => refused)) as CallError
        const passkey = key.get(body['passkey'] as { challenge: string })
        return () => login('tomas', { passkey })
      },
    ],
    [
      'a request for a passkey to confirm who one is',
      5 * MINUTE_MS,
      async () => {
        const { key, tomas } = await withPasskey()
        const passkey = key.get((await tomas('auth/step-up/start', {})).passkey!)
        return () => tomas('auth/step-up', { passkey })
      },
    ],
    [
      'a change to many conversations, which can be undone',
      DAY_MS,
      async () => {
        const change = { search: { store: STORE.prospect }, change: { flag: 'bolt' } } as const
        const { changeID } = await owner('inbox/change', change)
        return async () => (await world.signIn('owner'))('inbox/undo-change', { changeID: changeID! })
      },
    ],
    [
      'a chat on the shop’s site that nobody writes in',
      DAY_MS,
      async () => {
        const { companyKey } = (await owner('auth/info', {})).company
        const { sessionToken } = await atDoor()('bubble/start', {
          companyKey,
          storeID: world.storeID,
          name: 'Rosa Vela',
          phone: `+1415555${String(1000 + (people += 1))}`,
          message: 'Do you buy rings?',
          consent: true,
        })
        return () => atDoor()('bubble/send', { sessionToken, body: 'Are you there?', clientMessageID: randomUUID() })
      },
    ],
    [
      'a code to see what is due',
      10 * MINUTE_MS,
      async () => {
        const { call, proof } = await texted()
        return () => call('my/prove', proof)
      },
    ],
    [
      'a phone’s proof',
      30 * MINUTE_MS,
      async () => {
        const { call, proof } = await texted()
        await call('my/prove', proof)
        return () => call('my/fetch', {})
      },
    ],
  ]

  const lasts = (works: () => Promise<unknown>): Promise<boolean> =>
    works().then(
      () => true,
      (cause: unknown) => {
        // Anything but a refusal is a fault of this test.
        if (cause instanceof CallError ? cause.status >= 500 : (cause as Error).name !== 'AssertionError') throw cause
        return false
      },
    )

  test.each(LASTING)('%s ends on the millisecond', async (_, ms, make) => {
    const start = Date.now()
    for (const [after, expected] of [
      [ms - 1, true],
      [ms, false],
    ] as const) {
      vi.setSystemTime(start)
      await world.connection.writes.deleteFrom('rate_limits').execute()
      owner = await world.signIn('owner')
      const works = await make()
      vi.setSystemTime(start + after)
      expect(await lasts(works), `${after} ms later`).toBe(expected)
    }
    vi.setSystemTime(start)
  })
})
