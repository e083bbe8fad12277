import { Effect } from 'effect'
import { afterEach, describe, expect, it, test } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import type { Config } from '#config.ts'
import { textingLayer } from '#providers/texting/layer.ts'
import { type OutgoingText, Texting, TextRefused, TextUnknown } from '#providers/texting/texting.ts'
import { twilio } from '#providers/texting/twilio.ts'
import { twilioSignature } from '#providers/texting/twilio-signature.ts'
import { readTwilioWebhook } from '#providers/texting/twilio-webhook.ts'
import { type Answer, stubbornCarrier } from './stubborn-carrier.ts'

const accountSid = `AC${'1'.repeat(32)}`
const text: OutgoingText = { sendKey: 'key', from: '+12135550100', to: '+12135550142', body: 'Hello', mediaURLs: [] }
/** To the second, as Twilio writes it. */
const NOW = Math.floor(Date.now() / SECOND_MS) * SECOND_MS
const resource = (sid: string, more: object = {}) => ({
  sid,
  status: 'queued',
  body: 'Hello',
  date_created: new Date(NOW).toUTCString(),
  ...more,
})

let close = async () => {}
afterEach(() => close())

const against = async (answers: readonly Answer[] | (() => Answer)) => {
  const carrier = await stubbornCarrier(answers)
  close = carrier.close
  return {
    ...carrier,
    texting: twilio({ baseURL: carrier.url, accountSid, authToken: 'secret', publicURL: 'https://shop.example' }),
  }
}
const ok = (body: unknown): Answer => ({ status: 200, body })
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect))

describe('a text to Twilio', () => {
  it('of pictures alone has no words', async () => {
    const { texting, requests } = await against([{ status: 201, body: resource('SM1', { status: 'unheard of' }) }])
    expect(await run(texting.send({ ...text, body: '', mediaURLs: ['https://shop.example/media/a'] }))).toMatchObject({
      success: { providerMessageID: 'SM1', status: 'queued' },
    })
    expect([...requests[0]!.form.keys()].toSorted()).toEqual(['From', 'MediaUrl', 'StatusCallback', 'To'])
  })

  it.each([
    [1_999, '1'],
    [2_000, '2'],
    [36_000_000, '36000'],
    [36_000_999, '36000'],
  ])('that is useful for %i ms waits %s seconds at most', async (validMs, seconds) => {
    const { texting, requests } = await against([{ status: 201, body: resource('SM1') }])
    await run(texting.send({ ...text, validMs }))
    expect(requests[0]!.form.get('ValidityPeriod')).toBe(seconds)
  })

  it.each([
    ['without words', { status: 400, body: {} }, { code: null, message: 'status 400' }],
    [
      'with a code in words',
      { status: 400, body: { code: '21610', message: 7 } },
      { code: null, message: 'status 400' },
    ],
    ['with half a code', { status: 400, body: { code: 1.5, message: 'No' } }, { code: null, message: 'No' }],
    ['that is null', { status: 404, body: 'null' }, { code: null, message: 'status 404' }],
  ] satisfies [string, Answer, object][])('is refused %s', async (_, answer, failure) => {
    const { texting } = await against([answer])
    expect(await run(texting.send(text))).toMatchObject({ failure: { _tag: 'TextRefused', retry: false, ...failure } })
  })
})

describe('a text looked up at Twilio', () => {
  it('is known by its words, five minutes before it began, with its time and error', async () => {
    const ago = (ms: number) => ({ date_created: new Date(NOW - ms).toUTCString() })
    const { texting, requests, url } = await against([
      ok({
        messages: [
          resource('SM1', { date_created: null, body: ' Hello\n' }),
          resource('SM2', { status: 'undelivered', error_code: 30_006, ...ago(5 * MINUTE_MS) }),
          resource('SM3', { body: null }),
          resource('SM4', { body: 'hello' }),
          resource('SM5', ago(5 * MINUTE_MS + SECOND_MS)),
        ],
        next_page_uri: '/2010-04-01/next?Page=1',
      }),
    ])
    expect(await run(texting.lookUp(text, NOW))).toMatchObject({
      success: [
        { providerMessageID: 'SM1', status: 'queued', at: null, errorCode: null },
        { providerMessageID: 'SM2', status: 'undelivered', at: NOW - 5 * MINUTE_MS, errorCode: 30_006 },
      ],
    })
    expect(requests.map(({ method, url: asked }) => [method, asked.pathname, asked.search])).toEqual([
      [
        'GET',
        `/2010-04-01/Accounts/${accountSid}/Messages.json`,
        '?To=%2B12135550142&From=%2B12135550100&PageSize=100',
      ],
    ])
    expect(url).toMatch(/^http/)
  })

  it('is looked for on five pages, and not beyond', async () => {
    const { texting, requests } = await against(() => ok({ messages: [resource('SM1')], next_page_uri: '/next' }))
    expect(await run(texting.lookUp({ ...text, body: '' }, NOW))).toMatchObject({ success: [] })
    expect(requests).toHaveLength(5)
  })

  it('is recognized with any blanks around its words', async () => {
    const { texting } = await against([ok({ messages: [resource('SM1'), resource('SM2')], next_page_uri: null })])
    expect(await run(texting.lookUp({ ...text, body: '  Hello\n' }, NOW))).toMatchObject({
      success: [{ providerMessageID: 'SM1' }, { providerMessageID: 'SM2' }],
    })
  })

  it('of pictures alone is known by having no words', async () => {
    const { texting } = await against([
      ok({ messages: [resource('SM1', { body: null }), resource('SM2')], next_page_uri: null }),
    ])
    expect(await run(texting.lookUp({ ...text, body: '' }, NOW))).toMatchObject({
      success: [{ providerMessageID: 'SM1' }],
    })
  })
})

describe('a text’s status at Twilio', () => {
  it.each([
    [ok({ status: 'delivered', error_code: null }), { success: { status: 'delivered', errorCode: null } }],
    [ok({ status: 'undelivered', error_code: 30_003 }), { success: { status: 'undelivered', errorCode: 30_003 } }],
    [ok({ status: 'partially_delivered', error_code: null }), { success: { status: 'delivered' } }],
    [ok({ status: 'unheard of', error_code: null }), { success: { status: 'queued', errorCode: null } }],
    [ok({ status: 'sent' }), { failure: { _tag: 'TextUnknown' } }],
    [{ status: 404, body: { code: 20_404, message: 'Not found' } }, { failure: { code: 20_404, retry: false } }],
  ] as const)('%j', async (answer, outcome) => {
    const { texting, requests } = await against([answer as Answer])
    expect(await run(texting.statusOf('SM/1'))).toMatchObject(outcome)
    expect(requests[0]!.url.pathname).toBe(`/2010-04-01/Accounts/${accountSid}/Messages/SM%2F1.json`)
  })
})

describe('what came to a number at Twilio', () => {
  const from = '+12135550142'
  const inbound = (sid: string, more: object = {}) => ({
    ...resource(sid, { status: 'received' }),
    direction: 'inbound',
    from,
    to: text.from,
    num_media: null,
    ...more,
  })

  it('is only what people wrote', async () => {
    const messages = [
      inbound('SM1', { body: null }),
      inbound('SM2', { direction: 'outbound-api' }),
      inbound('SM3', { from: null }),
      inbound('SM4', { to: null }),
      inbound('SM5', { date_created: null }),
      inbound('SM6', { num_media: '1' }),
    ]
    const { texting } = await against([ok({ messages, next_page_uri: null })])
    expect(await run(texting.listIncoming(text.from, NOW))).toMatchObject({
      success: [
        { providerMessageID: 'SM6', hasMedia: true, body: 'Hello' },
        { providerMessageID: 'SM1', hasMedia: false, body: '' },
      ],
    })
  })

  it('brings files whose kind may be unknown, if they have an address', async () => {
    const media_list = [
      { uri: null, content_type: 'image/png' },
      { uri: '/2010-04-01/Media/ME1.json', content_type: null },
    ]
    const { texting, url } = await against([ok({ media_list }), { status: 400, body: {} }, ok({})])
    expect(await run(texting.mediaOf('MM1'))).toMatchObject({
      success: [{ url: `${url}/2010-04-01/Media/ME1`, type: 'application/octet-stream' }],
    })
    for (const _ of [1, 2])
      expect(await run(texting.mediaOf('MM1'))).toMatchObject({ failure: { _tag: 'TextUnknown' } })
  })
})

describe('a webhook of Twilio', () => {
  const url = 'https://shop.example/hooks/texting/twilio?sendKey=abc'
  const read = (form: Record<string, string>) => {
    const posted = new URLSearchParams(form)
    return readTwilioWebhook('token', url, twilioSignature('token', url, posted), posted.toString())
  }
  const came = { SmsSid: 'SM1', From: '+12135550142', To: '+12135550100' }

  it('may name a text by its older name, and lack words', () => {
    expect(read(came)).toMatchObject({ text: { providerMessageID: 'SM1', body: '', media: [], answeredKeyword: null } })
    for (const lacking of ['From', 'To', 'SmsSid']) expect(read({ ...came, [lacking]: '' })).toEqual({ kind: 'other' })
  })

  it('has ten files at most, each with an address', () => {
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`MediaUrl${n}`, n === 3 ? '' : `https://x.test/${n}`]),
    )
    const { text: taken } = read({ ...came, ...files, NumMedia: '12' }) as unknown as {
      text: { media: { url: string }[] }
    }
    expect(taken.media.map(({ url: file }) => file)).toEqual(
      [0, 1, 2, 4, 5, 6, 7, 8, 9].map((n) => `https://x.test/${n}`),
    )
  })

  it.each([
    ['START', 'start'],
    ['HELP', 'help'],
    ['stop', null],
  ])('says that Twilio has answered %s', (OptOutType, answeredKeyword) => {
    expect(read({ ...came, OptOutType })).toMatchObject({ text: { answeredKeyword } })
  })

  it.each([
    ['999999999', 999_999_999],
    ['1234567890', null],
    ['-1', null],
    ['', null],
  ])('reports error %j as %j', (ErrorCode, errorCode) => {
    expect(read({ ...came, MessageStatus: 'partially_delivered', ErrorCode })).toEqual({
      kind: 'report',
      report: { providerMessageID: 'SM1', sendKey: 'abc', status: 'delivered', errorCode },
    })
  })
})

describe('texting on a live server', () => {
  const noted: [string, readonly string[], (failure: unknown) => string | null][] = []
  const layerFor = (config: object) =>
    textingLayer(
      config as Config,
      {
        noting: (name: string, provider: object, methods: readonly string[], causeOf: never) => {
          noted.push([name, methods, causeOf])
          return provider
        },
      } as never,
    )
  const live = { mode: 'live', publicURL: 'https://shop.example', sandboxURL: 'http://sandbox.test', secretKey: 'x' }
  const serviceFor = (config: object) =>
    Effect.runPromise(
      Effect.gen(function* () {
        return yield* Texting
      }).pipe(Effect.provide(layerFor(config))),
    )

  test('without an account refuses everything for good, and trusts no webhook', async () => {
    const off = await serviceFor(live)
    const refused = {
      failure: { _tag: 'TextRefused', code: null, message: 'no texting account is set up', retry: false },
    }
    expect([off.name, off.on]).toEqual(['off', false])
    expect(await run(off.send(text))).toMatchObject(refused)
    expect(await run(off.statusOf('SM1'))).toMatchObject(refused)
    expect(await run(off.fetchMedia('https://x.test'))).toMatchObject(refused)
    expect(await run(off.deleteMedia('https://x.test'))).toMatchObject(refused)
    expect(await run(off.lookUp(text, 0))).toMatchObject({ failure: { _tag: 'TextUnknown' } })
    expect(await run(off.listIncoming('+1', 0))).toMatchObject({ success: [] })
    expect(await run(off.mediaOf('SM1'))).toMatchObject({ success: [] })
    expect(off.readWebhook({ url: 'https://x.test', headers: new Headers(), body: '' })).toBeUndefined()
    expect(noted).toEqual([])
  })

  test('with one notes what is wrong with the carrier, and not with a text', async () => {
    const account = { accountSid, authToken: 'secret' }
    expect(await serviceFor({ ...live, texting: account })).toMatchObject({ name: 'twilio', on: true })
    const [[name, methods, causeOf] = [] as never] = noted
    expect(name).toBe('carrier')
    expect(methods).toEqual(['send', 'lookUp', 'statusOf', 'listIncoming', 'mediaOf', 'fetchMedia', 'deleteMedia'])
    const refused = (retry: boolean) => new TextRefused({ code: 1, message: 'Busy', retry })
    expect(
      [refused(true), refused(false), new TextUnknown({ cause: 'silence' }), new Error('else')].map(causeOf),
    ).toEqual([expect.stringContaining('Busy'), null, 'silence', null])
  })
})
