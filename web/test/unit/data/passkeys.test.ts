import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPage, refusal } from './page.ts'

const START = 'auth/passkeys/start'
const ADD = 'auth/passkeys/add'
const bytes = (text: string) => new TextEncoder().encode(text).buffer
const OPTIONS = {
  challenge: btoa('abc'),
  rp: { name: 'XD', id: 'xd.test' },
  user: { id: btoa('u2'), name: 'ana', displayName: 'Ana' },
  pubKeyCredParams: [],
}

let page: ReturnType<typeof aPage>
/** What the browser was asked for, and what it does then. */
let asked: { publicKey: object }[]
let answer: () => unknown
beforeEach(() => {
  page = aPage()
  asked = []
  const ask = (request: { publicKey: object }) => {
    asked.push(request)
    return Promise.resolve().then(() => answer())
  }
  vi.stubGlobal('navigator', { credentials: { get: ask, create: ask } })
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('location', { hostname: 'xd.test' })
  page.answers[START] = () => ({ options: OPTIONS })
})
const load = () => import('#data/passkeys.ts')
const failure = (name: string) => () => {
  throw new DOMException('The browser’s own words', name)
}
const saidBy = (work: Promise<unknown>) => work.then(() => undefined).catch(({ message }: Error) => message)

const credential = (response: object) => ({
  ...{ id: 'key1', rawId: bytes('key1'), type: 'public-key', authenticatorAttachment: 'platform', response },
  getClientExtensionResults: () => ({}),
})
const shared = {
  ...{ id: 'key1', rawId: 'a2V5MQ', type: 'public-key', authenticatorAttachment: 'platform' },
  clientExtensionResults: {},
}

describe('the browser', () => {
  test.each([
    ['has passkeys', { PublicKeyCredential: class {} }, true],
    ['has none', {}, false],
  ])('%s', async (_, window, has) => {
    vi.stubGlobal('window', window)
    expect((await load()).hasPasskeys()).toBe(has)
  })

  test('is asked for a passkey, and its answer is ready for the server', async () => {
    answer = () =>
      credential({ authenticatorData: bytes('auth'), clientDataJSON: bytes('{}'), signature: bytes('sig') })
    const { passkeyFor } = await load()
    expect(await passkeyFor({ challenge: btoa('abc'), rpId: 'xd.test' } as never)).toEqual({
      ...shared,
      response: { authenticatorData: 'YXV0aA', clientDataJSON: 'e30', signature: 'c2ln' },
    })
    expect(asked[0]!.publicKey).toMatchObject({ rpId: 'xd.test', challenge: bytes('abc') })
  })

  test.each([
    ['the user closes its question', failure('NotAllowedError')],
    ['it took too long', failure('AbortError')],
    ['it gives nothing', () => null],
  ])('has no passkey to give: %s', async (_, given) => {
    answer = given
    const { passkeyFor } = await load()
    expect(await saidBy(passkeyFor({ challenge: btoa('abc') } as never))).toBe(
      'No passkey was used. Try again, or use another method.',
    )
  })
})

describe('a new passkey', () => {
  test.each([
    ['the first factor of all', { recoveryCodes: ['a-b', 'c-d'] }, ['a-b', 'c-d']],
    ['one more', {}, undefined],
  ])('is created as the server asks, and saved under its name: %s', async (_, saved, codes) => {
    answer = () => credential({ attestationObject: bytes('att'), clientDataJSON: bytes('{}') })
    page.answers[ADD] = () => saved
    const { addPasskey } = await load()
    expect(await addPasskey('My phone')).toEqual(codes)
    expect(asked.map(({ publicKey }) => publicKey)).toEqual([
      expect.objectContaining({ rp: OPTIONS.rp, challenge: bytes('abc'), user: { ...OPTIONS.user, id: bytes('u2') } }),
    ])
    const response = { ...shared, response: { attestationObject: 'YXR0', clientDataJSON: 'e30' } }
    expect(page.calls()).toEqual([
      [START, {}],
      [ADD, { name: 'My phone', response }],
    ])
  })

  test.each([
    ['the device has one already', failure('InvalidStateError'), 'This device already has a passkey for your account.'],
    ['the user closes the question', failure('NotAllowedError'), undefined],
    ['the browser gives nothing', () => null, undefined],
  ])(
    'is not created, and nothing is saved: %s',
    async (_, given, said = 'No passkey was created. Try again when you’re ready.') => {
      answer = given
      const { addPasskey } = await load()
      expect(await saidBy(addPasskey('My phone'))).toBe(said)
      expect(page.names()).toEqual([START])
    },
  )

  test('is refused in the server’s own words, before the browser asks and after', async () => {
    answer = () => credential({ attestationObject: bytes('att'), clientDataJSON: bytes('{}') })
    page.answers[ADD] = () => refusal(400, 'invalid')
    const { addPasskey } = await load()
    expect(await saidBy(addPasskey('My phone'))).toBe('Refused: invalid')
    page.answers[START] = () => refusal(403, 'not_allowed')
    expect(await saidBy(addPasskey('My phone'))).toBe('Refused: not_allowed')
    expect(asked).toHaveLength(1)
  })
})
