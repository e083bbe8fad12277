import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aPage, UNREACHABLE } from '../data/page.ts'
import { createAsking } from '#bubble-quote/asking.ts'
import { call, upload } from '#bubble/api.ts'
import { toldBy } from '#bubble/field.tsx'
import { keepChat, keptChat } from '#bubble/kept.ts'
import { isRemembered, remember } from '#bubble/remembered.ts'
import { focusFirst, forgetting, missingIn, start } from '#bubble/start.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
})
const words = { agree: 'Agree first.', required: 'Fill this in.' }
const bubble = { words, stores: [{ storeID: 7 }, { storeID: 8 }], language: 'es' } as never
const formOf = (given: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) form.append(name, value)
  return form
}

describe('a visitor’s call', () => {
  const error = { code: 'x', message: 'Wait.', fields: { phone: 'Wrong.' } }
  const refused = (status: number, message: string, fields: object = {}) => ({ status, message, fields })

  test.each([
    [
      'refused',
      () => Promise.resolve(Response.json({ success: false, error }, { status: 429 })),
      refused(429, 'Wait.', error.fields),
    ],
    [
      'refused without a reason',
      () => Promise.resolve(Response.json({ success: false }, { status: 409 })),
      refused(409, ''),
    ],
    ['answered with a page', () => Promise.resolve(new Response('<html>', { status: 404 })), refused(0, '')],
    ['not answered', () => Promise.reject(UNREACHABLE), refused(0, '')],
  ])('%s', async (_, answer, expected) => {
    vi.stubGlobal('fetch', answer)
    const failure = await call('bubble/typing', { sessionToken: 't' }).catch((failed: unknown) => failed)
    const { status, message, fields } = failure as typeof expected
    expect({ status, message, fields }).toEqual(expected)
  })

  test('goes without cookies, and can be stopped', async () => {
    const fetched = vi.fn((_path: string, _init: RequestInit) =>
      Promise.resolve(Response.json({ success: true, a: 1 })),
    )
    vi.stubGlobal('fetch', fetched)
    const { signal } = new AbortController()
    expect(await call('bubble/typing', { sessionToken: 't' }, signal)).toEqual({ success: true, a: 1 })
    expect(fetched.mock.calls).toEqual([
      [
        '/api/bubble/typing',
        {
          method: 'POST',
          credentials: 'omit',
          body: '{"sessionToken":"t"}',
          headers: { 'content-type': 'application/json' },
          signal,
        },
      ],
    ])
  })

  test('brings a picture to the visitor’s chat', async () => {
    const fetched = vi.fn((_path: string, _init: RequestInit) =>
      Promise.resolve(Response.json({ success: true, mediaID: 4 })),
    )
    vi.stubGlobal('fetch', fetched)
    const picture = new File(['x'], 'ring.jpg')
    expect(await upload('t', picture)).toBe(4)
    const [[path, { body, ...rest }]] = fetched.mock.calls as [[string, RequestInit]]
    expect([path, rest, (body as FormData).get('file')]).toEqual([
      '/api/bubble/upload',
      { method: 'POST', credentials: 'omit', headers: { authorization: 'Bearer t' } },
      picture,
    ])
  })
})

describe('a visitor’s details', () => {
  test('that are blank are asked for, and consent in its own words', () => {
    const names = ['name', 'phone', 'message', 'consent']
    expect(missingIn(formOf({ name: ' ', message: 'Hi' }), names, bubble)).toEqual({
      name: words.required,
      phone: words.required,
      consent: words.agree,
    })
    expect(missingIn(formOf({ message: 'Hi' }), ['message'], bubble)).toEqual({})
  })

  test('start a chat with the store that was chosen, or the only one, under one key', async () => {
    page.answers['bubble/start'] = () => ({ sessionToken: 't' })
    const keys: unknown[] = []
    const answer = page.answers['bubble/start']
    page.answers['bubble/start'] = (input) => (keys.push(input['clientKey']), answer(input))
    const given = { name: 'Ana', phone: '213', website: '', consent: 'on', message: 'x' }
    const data = { companyKey: 'c', bubble }
    expect(await start(data, formOf(given), 'Hi')).toBe('t')
    await start(data, formOf({ ...given, storeID: '8' }), 'Hi')
    await start({ companyKey: 'c', bubble: { ...(bubble as object), stores: [] } as never }, formOf(given), 'Hi')
    const sent = {
      name: 'Ana',
      phone: '213',
      website: '',
      companyKey: 'c',
      message: 'Hi',
      consent: true,
      language: 'es',
    }
    expect(page.calls()).toEqual([
      ['bubble/start', { ...sent, storeID: 7 }],
      ['bubble/start', { ...sent, storeID: '8' }],
      ['bubble/start', { ...sent, storeID: 0 }],
    ])
    expect([new Set(keys).size, typeof keys[0]]).toEqual([1, 'string'])
  })

  test('are marked until they are changed, and the first wrong one has the focus', () => {
    let problems: Readonly<Record<string, string>> = { name: 'No.', phone: 'No.' }
    const change = forgetting((next) => void (problems = next(problems)))
    change({ target: { name: 'phone' } } as never)
    expect(problems).toEqual({ name: 'No.', phone: '' })
    const focused: string[] = []
    const elements = ['store', 'name', 'phone'].map((name) => ({ name, focus: () => void focused.push(name) }))
    focusFirst({ elements } as never, { phone: 'No.', name: '' })
    focusFirst({ elements } as never, {})
    expect(focused).toEqual(['phone'])
    expect([toldBy('phone', 'No.'), toldBy('phone', ''), toldBy('phone', undefined)]).toEqual([
      { 'aria-invalid': true, 'aria-describedby': 'phone-problem' },
      {},
      {},
    ])
  })
})

describe('a visitor’s browser', () => {
  test('keeps the chat of each company until it is over', () => {
    expect(keptChat('a')).toBeUndefined()
    keepChat('a', 't')
    expect([keptChat('a'), keptChat('b'), localStorage.getItem('xd-chat/a')]).toEqual(['t', undefined, 't'])
    keepChat('a')
    expect(keptChat('a')).toBeUndefined()
  })

  test('that stores nothing keeps nothing', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
    keepChat('a', 't')
    expect(keptChat('a')).toBeUndefined()
  })

  test('remembers an open chat in a tab without a name of its own', () => {
    const self = { name: '' }
    vi.stubGlobal('self', self)
    const names = [true, true, false].map((isOpen) => {
      remember('page', isOpen)
      return self.name
    })
    expect([names, isRemembered('page')]).toEqual([['page', 'page', ''], false])
    self.name = 'page'
    expect([isRemembered('page'), isRemembered('other')]).toEqual([true, false])
    self.name = 'shop'
    remember('page', true)
    remember('page', false)
    expect(self.name).toBe('shop')
  })

  test('says that its visitor types every four seconds at most, and that a report is lost', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { sayTyping } = await import('#bubble/say-typing.ts')
    for (const after of [0, 1, 3_999, 4_000, 7_999, 8_000]) {
      vi.setSystemTime(1_000_000 + after)
      sayTyping('t')
    }
    expect(page.calls()).toEqual(Array.from({ length: 3 }, () => ['bubble/typing', { sessionToken: 't' }]))
    await new Promise(setImmediate)
  })
})

describe('a request for a quote', () => {
  const photos = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name))
  const asked = {
    sessionToken: 't',
    item: 'Ring',
    want: 'pawn',
    language: 'es',
    said: 'Pawn this: Ring',
    photos,
  } as const
  const input = { sessionToken: 't', item: 'Ring', want: 'pawn', language: 'es', body: asked.said, media: [1, 2] }

  test('is one, even if it is sent several times, with each picture once', async () => {
    let made = 0
    page.answers['bubble/upload'] = () => ({ mediaID: (made += 1) })
    page.answers['bubble/ask-quote'] = () => ({})
    const { ask } = createAsking()
    await ask(asked)
    await ask({ ...asked, photos: photos.toReversed() })
    await createAsking().ask({ ...asked, photos: [] })
    const sent = page.inputs('bubble/ask-quote')
    const keys = sent.map(({ clientMessageID }) => clientMessageID)
    expect([keys[0] === keys[1], keys[0] === keys[2], page.inputs('bubble/upload').length]).toEqual([true, false, 2])
    expect(sent.map(({ clientMessageID: _, ...rest }) => rest)).toEqual([
      input,
      { ...input, media: [2, 1] },
      { ...input, media: [] },
    ])
  })

  test('does not repeat the chat’s first message', async () => {
    page.answers['bubble/ask-quote'] = () => ({})
    const { started, ask } = createAsking()
    started(asked.said)
    await ask({ ...asked, photos: [] })
    await ask({ ...asked, said: 'Sell this: Ring', photos: [] })
    expect(page.inputs('bubble/ask-quote').map(({ body }) => body)).toEqual(['', 'Sell this: Ring'])
  })
})
