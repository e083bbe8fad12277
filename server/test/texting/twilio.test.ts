import { Effect, Result } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import type { OutgoingText } from '@xd/server/providers/texting/texting.ts'
import { twilio } from '@xd/server/providers/texting/twilio.ts'
import { type Answer, stubbornCarrier } from './stubborn-carrier.ts'

const accountSid = `AC${'1'.repeat(32)}`
const text: OutgoingText = { sendKey: 'key/1', from: '+12135550100', to: '+12135550142', body: 'Hello', mediaURLs: [] }
const resource = (sid: string, more: object = {}) => ({
  sid,
  status: 'queued',
  body: 'Hello',
  date_created: new Date().toUTCString(),
  ...more,
})

let close = async () => {}
afterEach(() => close())

const against = async (...answers: Answer[]) => {
  const carrier = await stubbornCarrier(answers)
  close = carrier.close
  const texting = twilio({ baseURL: carrier.url, accountSid, authToken: 'secret', publicURL: 'https://shop.example' })
  const send = (outgoing: OutgoingText = text) => Effect.runPromise(Effect.result(texting.send(outgoing)))
  return { ...carrier, texting, send }
}

describe('sending through Twilio', () => {
  it('posts the form that Twilio expects', async () => {
    const { send, requests } = await against({ status: 201, body: resource('SM1') })
    const taken = await send({ ...text, mediaURLs: ['https://shop.example/media/a', 'https://shop.example/media/b'] })
    expect(taken).toMatchObject({ success: { providerMessageID: 'SM1', status: 'queued' } })
    const [{ method, url, authorization, form } = {} as never] = requests
    expect([method, url.pathname]).toEqual(['POST', `/2010-04-01/Accounts/${accountSid}/Messages.json`])
    expect(authorization).toBe(`Basic ${Buffer.from(`${accountSid}:secret`).toString('base64')}`)
    expect([form.get('To'), form.get('From'), form.get('Body')]).toEqual([text.to, text.from, 'Hello'])
    expect(form.getAll('MediaUrl')).toEqual(['https://shop.example/media/a', 'https://shop.example/media/b'])
    expect(form.get('StatusCallback')).toBe('https://shop.example/hooks/texting/twilio?sendKey=key%2F1')
    expect(form.get('ValidityPeriod')).toBeNull()
  })

  it.each([
    [299_999, '299'],
    [1, '1'],
    [11 * 3_600_000, '36000'],
  ])('lets a text that is useful for %i ms wait no longer in Twilio’s queue', async (validMs, seconds) => {
    const { send, requests } = await against({ status: 201, body: resource('SM1') })
    await send({ ...text, validMs })
    expect(requests[0]!.form.get('ValidityPeriod')).toBe(seconds)
  })

  it.each([
    [
      '429',
      { status: 429, body: { code: 20429, message: 'Too Many Requests', status: 429 } },
      { _tag: 'TextRefused', code: 20429, retry: true },
    ],
    [
      'an opted-out number',
      { status: 400, body: { code: 21610, message: 'Unsubscribed', status: 400 } },
      { _tag: 'TextRefused', code: 21610, retry: false },
    ],
    [
      'a wrong password',
      { status: 401, body: { code: 20003, message: 'Authenticate' } },
      {
        _tag: 'TextRefused',
        code: 20003,
        message: 'the carrier does not accept our account: Authenticate',
        retry: true,
      },
    ],
    [
      'a refusal that is not JSON',
      { status: 403, body: '<html>no</html>' },
      { _tag: 'TextRefused', code: null, retry: false },
    ],
    ['a server error', { status: 500, body: { code: 20500 } }, { _tag: 'TextUnknown' }],
    ['a gateway’s time-out', { status: 504, body: '' }, { _tag: 'TextUnknown' }],
    ['a cut connection', 'cut', { _tag: 'TextUnknown' }],
    ['an answer that is not JSON', { status: 201, body: 'created' }, { _tag: 'TextUnknown' }],
    ['an answer without an id', { status: 201, body: { status: 'queued' } }, { _tag: 'TextUnknown' }],
  ] satisfies [string, Answer, object][])('understands %s', async (_, answer, failure) => {
    const { send } = await against(answer)
    expect(await send()).toMatchObject({ failure })
  })

  it('knows that nothing was processed if the carrier cannot be reached', async () => {
    const baseURL = `http://127.0.0.1:${await freePort()}`
    const texting = twilio({ baseURL, accountSid, authToken: 'secret', publicURL: 'https://shop.example' })
    const result = await Effect.runPromise(Effect.result(texting.send(text)))
    expect(result).toMatchObject({ failure: { _tag: 'TextRefused', retry: true } })
  })
})

describe('looking up a text at Twilio', () => {
  it('returns the matching texts since then, over several pages, and stops at older ones', async () => {
    const now = Date.now()
    const old = resource('SM4', { date_created: new Date(now - 3_600_000).toUTCString() })
    const { texting, requests } = await against(
      {
        status: 200,
        body: {
          messages: [resource('SM1'), resource('SM2', { body: 'Another' })],
          next_page_uri: '/2010-04-01/next?Page=1',
        },
      },
      {
        status: 200,
        body: { messages: [resource('SM3', { status: 'delivered' }), old], next_page_uri: '/2010-04-01/next?Page=2' },
      },
    )
    const matches = await Effect.runPromise(texting.lookUp(text, now))
    expect(matches).toMatchObject([
      { providerMessageID: 'SM1', status: 'queued' },
      { providerMessageID: 'SM3', status: 'delivered' },
    ])
    expect(requests.map(({ url }) => url.searchParams.get('To') ?? url.searchParams.get('Page'))).toEqual([
      text.to,
      '1',
    ])
  })

  it('knows nothing if the carrier does not answer properly', async () => {
    const { texting } = await against({ status: 429, body: {} }, { status: 200, body: { messages: 'none' } })
    for (const _ of [1, 2])
      expect(Result.isFailure(await Effect.runPromise(Effect.result(texting.lookUp(text, 0))))).toBe(true)
  })
})

describe('a picture at Twilio', () => {
  it('is fetched with the account’s key, and from nowhere else', async () => {
    const { texting, url, requests } = await against({ status: 200, body: 'bytes' })
    const fetched = await Effect.runPromise(texting.fetchMedia(`${url}/2010-04-01/media`))
    expect(Buffer.from(fetched.content).toString()).toBe('bytes')
    expect(requests[0]!.authorization).toMatch(/^Basic /)
    for (const elsewhere of [
      'https://evil.example/media',
      'http://api.twilio.com/media',
      'https://nottwilio.com/media',
      'not an address',
    ])
      expect(await Effect.runPromise(Effect.result(texting.fetchMedia(elsewhere)))).toMatchObject({
        failure: { _tag: 'TextRefused', retry: false },
      })
    expect(requests).toHaveLength(1)
  })
})

describe('deleting a picture at Twilio', () => {
  const picture = 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME1'
  const deleting = async (...answers: Answer[]) => {
    const { texting, requests } = await against(...answers)
    const result = await Effect.runPromise(Effect.result(texting.deleteMedia(picture)))
    return { result, requests }
  }

  it('is requested by its own address in our account', async () => {
    const { result, requests } = await deleting({ status: 204, body: '' })
    expect(result).toMatchObject({ _tag: 'Success' })
    const [{ method, url, authorization } = {} as never] = requests
    expect([method, url.pathname]).toEqual(['DELETE', `/2010-04-01/Accounts/${accountSid}/Messages/MM1/Media/ME1.json`])
    expect(authorization).toMatch(/^Basic /)
  })

  it.each([
    ['is gone already', { status: 404, body: { code: 20404, message: 'Not found', status: 404 } }, undefined],
    [
      'waits while Twilio is busy',
      { status: 429, body: { code: 20429, message: 'Busy', status: 429 } },
      { retry: true },
    ],
    ['waits after a server error', { status: 503, body: '' }, { _tag: 'TextUnknown' }],
    ['stays if Twilio refuses', { status: 400, body: { code: 20001, message: 'No', status: 400 } }, { retry: false }],
  ])('%s', async (_, answer, failure) => {
    expect((await deleting(answer)).result).toMatchObject(failure === undefined ? { _tag: 'Success' } : { failure })
  })

  it('is refused for any other address', async () => {
    const { texting, requests } = await against({ status: 204, body: '' })
    const result = await Effect.runPromise(Effect.result(texting.deleteMedia('https://example.com/picture.png')))
    expect(result).toMatchObject({ failure: { _tag: 'TextRefused', retry: false } })
    expect(requests).toEqual([])
  })
})

describe('the texts that came to a number at Twilio', () => {
  const incoming = (sid: string, at: string, more: object = {}) => ({
    ...resource(sid, { status: 'received', date_created: new Date(at).toUTCString(), ...more }),
    direction: 'inbound',
    from: '+12135550142',
    to: '+12135550100',
    num_media: '0',
  })
  const list = (messages: object[], page?: string) => ({
    status: 200,
    body: { messages, next_page_uri: page === undefined ? null : `/2010-04-01/next?Page=${page}` },
  })
  const since = Date.parse('2026-03-02T10:00:00Z')

  it('are listed by day and number, over its pages, oldest first and only complete ones', async () => {
    const { texting, requests } = await against(
      list(
        [incoming('SM4', '2026-03-02T10:02:00Z'), incoming('MM3', '2026-03-02T10:01:00Z', { status: 'receiving' })],
        '1',
      ),
      list(
        [{ ...incoming('MM2', '2026-03-02T10:00:00Z'), num_media: '2' }, incoming('SM1', '2026-03-02T09:59:59Z')],
        '2',
      ),
    )
    const texts = await Effect.runPromise(texting.listIncoming('+12135550100', since))
    const shape = { from: '+12135550142', to: '+12135550100', body: 'Hello', answeredKeyword: null }
    expect(texts).toEqual([
      { ...shape, providerMessageID: 'MM2', at: since, hasMedia: true },
      { ...shape, providerMessageID: 'SM4', at: since + 120_000, hasMedia: false },
    ])
    expect(requests.map(({ url }) => url.search)).toEqual([
      '?To=%2B12135550100&DateSent%3E=2026-03-02&PageSize=200',
      '?Page=1',
    ])
  })

  it('have their media listed separately', async () => {
    const media = { uri: '/2010-04-01/Accounts/AC1/Messages/MM2/Media/ME1.json', content_type: 'text/x-vcard' }
    const { texting, url, requests } = await against({ status: 200, body: { media_list: [media] } })
    expect(await Effect.runPromise(texting.mediaOf('MM2'))).toEqual([
      { url: `${url}/2010-04-01/Accounts/AC1/Messages/MM2/Media/ME1`, type: 'text/x-vcard' },
    ])
    expect(requests[0]!.url.pathname).toBe(`/2010-04-01/Accounts/${accountSid}/Messages/MM2/Media.json`)
  })

  it('are unknown if the carrier does not answer properly', async () => {
    const { texting } = await against({ status: 429, body: {} }, { status: 200, body: { messages: 'none' } })
    for (const _ of [1, 2])
      expect(await Effect.runPromise(Effect.result(texting.listIncoming('+12135550100', since)))).toMatchObject({
        failure: { _tag: 'TextUnknown' },
      })
  })
})
