import { beforeEach, describe, expect, test, vi } from 'vitest'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { refusal } from '../data/page.ts'
import { aPanel, bubble } from './a-panel.ts'

let page: ReturnType<typeof aPanel>['page']
let dom: ReturnType<typeof aPanel>['dom']
let open: ReturnType<typeof aPanel>['open']
beforeEach(() => {
  ;({ page, dom, open } = aPanel())
})

const TWO = [
  { storeID: 7, storeName: 'Harbor', open: true, reopens: '' },
  { storeID: 8, storeName: 'Uptown', open: false, reopens: 'Opens at 9' },
]

describe('a visitor who opens the chat', () => {
  test('is greeted and asked for a message first, in their language', async () => {
    await open()
    expect(dom.says()).toEqual([
      'h1 Golden Pledge',
      'button .plain lang=es Español',
      'button .plain close aria-label=Close chat',
      'p .greeting Hi there',
      'label for=message Message',
      'textarea id=message name=message rows=3',
      'p role=alert',
      'button .main Next',
    ])
    expect(dom.document.documentElement.lang).toBe('en')
    expect(dom.document.documentElement.style.cssText).toBe('--color: #123456; --ink: #ffffff;')
    expect(dom.posted).toEqual([[{ xdChat: 'ready' }, '*']])
  })

  test('is asked for an empty message, and the mistake is cleared by typing', async () => {
    await open()
    await dom.submit()
    expect(dom.says()).toEqual([
      'h1 Golden Pledge',
      'button .plain lang=es Español',
      'button .plain close aria-label=Close chat',
      'p .greeting Hi there',
      'label for=message Message',
      'textarea aria-invalid=true aria-describedby=message-problem id=message name=message rows=3',
      'p .problem id=message-problem Fill in this field',
      'p role=alert',
      'button .main Next',
    ])
    expect(dom.focused()).toBe('message')
    await dom.type('message', 'Hello')
    expect(dom.says().join()).not.toContain('Fill in this field')
    expect(page.names()).toEqual([])
  })

  test('is asked once who they are, for each thing that is missing, and consent last', async () => {
    await open(bubble({ stores: TWO }, 'es'))
    await dom.type('message', 'Hola')
    await dom.submit()
    expect(dom.says()).toEqual([
      'h1 Golden Pledge',
      'button .plain lang=en English',
      'button .plain close aria-label=Cerrar el chat',
      `p .greeting ${panelText('es').reach}`,
      'label for=store Tienda',
      'select id=store name=storeID',
      'option Harbor',
      'option Uptown',
      'p .hours Harbor Abierto ahora',
      'label for=name Su nombre',
      'input id=name name=name maxlength=100 autocomplete=name',
      'label for=phone Teléfono celular',
      'input id=phone name=phone type=tel autocomplete=tel',
      'label for=message Mensaje',
      'textarea id=message name=message rows=3',
      'input name=website autocomplete=off',
      'label .agree',
      'input id=consent name=consent type=checkbox',
      'span Acepto.',
      'p role=alert',
      'button .main Iniciar chat',
    ])
    expect(dom.focused()).toBe('storeID')
    await dom.submit()
    expect(dom.says().filter((line) => /problem|invalid/.test(line))).toEqual([
      'input aria-invalid=true aria-describedby=name-problem id=name name=name maxlength=100 autocomplete=name',
      'p .problem id=name-problem Complete este campo',
      'input aria-invalid=true aria-describedby=phone-problem id=phone name=phone type=tel autocomplete=tel',
      'p .problem id=phone-problem Complete este campo',
      'input aria-invalid=true aria-describedby=consent-problem id=consent name=consent type=checkbox',
      'p .problem id=consent-problem Marque la casilla para aceptar',
    ])
    expect(dom.focused()).toBe('name')
  })

  test('sees the hours of the store they choose', async () => {
    await open(bubble({ stores: TWO }))
    await dom.type('message', 'Hello')
    await dom.submit()
    await dom.fire(Object.assign(dom.find('store'), { selectedIndex: 1 }), 'change')
    expect(dom.says().filter((line) => line.startsWith('p .hours'))).toEqual(['p .hours Uptown Opens at 9'])
  })

  const start = async () => {
    await dom.type('message', 'Hello')
    await dom.submit()
    await dom.type('name', 'Vi')
    await dom.type('phone', '808 555 0147')
    await dom.agree('consent')
    await dom.submit()
  }

  test('starts the chat once, which is kept and followed', async () => {
    await open()
    page.answers['bubble/start'] = () => ({ sessionToken: 'secret' })
    await start()
    expect(page.calls()).toEqual([
      [
        'bubble/start',
        {
          storeID: 7,
          name: 'Vi',
          phone: '808 555 0147',
          website: '',
          companyKey: 'key',
          message: 'Hello',
          consent: true,
          language: 'en',
        },
      ],
      ['bubble/messages', { sessionToken: 'secret' }],
    ])
    expect(localStorage.getItem('xd-chat/key')).toBe('secret')
    expect(dom.says().at(-1)).toBe('button .main disabled Send')
  })

  test('is not asked again while the chat is being started', async () => {
    await open()
    page.answers['bubble/start'] = () => new Promise(() => undefined)
    await start()
    await dom.submit()
    expect(page.names()).toEqual(['bubble/start'])
    expect(dom.says().at(-1)).toBe('button .main disabled Sending…')
  })

  test.each([
    ['too many', refusal(429, 'too_many', { message: 'Wait a moment.' }), 'p role=alert Wait a moment.'],
    ['none is there', refusal(404, 'not_found'), `p role=alert ${panelText('en').unavailable}`],
    ['broken', refusal(500, 'broken'), `p role=alert ${panelText('en').failed}`],
    [
      'a wrong phone',
      refusal(400, 'invalid', { fields: { phone: 'No such number.' } }),
      'p .problem id=phone-problem No such number.',
    ],
  ])('is told why it was not started, and may try again: %s', async (_, answer, line) => {
    await open()
    page.answers['bubble/start'] = () => answer
    await start()
    expect(dom.says()).toContain(line)
    expect(dom.says().at(-1)).toBe('button .main Start chat')
    expect(localStorage.getItem('xd-chat/key')).toBeNull()
    await dom.submit()
    expect(page.names()).toEqual(['bubble/start', 'bubble/start'])
  })

  test('chooses the other language, even if it can’t be loaded', async () => {
    await open()
    await dom.press('Español')
    expect(dom.document.documentElement.lang).toBe('en')
    page.answers['bubble/fetch'] = () => ({ bubble: bubble({}, 'es') })
    await dom.press('Español')
    expect(page.inputs('bubble/fetch')).toEqual([
      { companyKey: 'key', language: 'es' },
      { companyKey: 'key', language: 'es' },
    ])
    expect(dom.document.documentElement.lang).toBe('es')
    expect(dom.says()).toContain('button .plain lang=en English')
  })

  test('of a company with one language and a logo sees the logo alone', async () => {
    await open(bubble({ languages: ['en'], companyLogo: '/logo.png' }))
    expect(dom.says().slice(0, 2)).toEqual([
      'img alt=Golden Pledge src=/logo.png',
      'button .plain close aria-label=Close chat',
    ])
  })

  test('closes it by its button and by Escape, and by no other key', async () => {
    await open()
    await dom.press('Close chat')
    dom.hears('keydown', { key: 'Escape' })
    dom.hears('keydown', { key: 'a' })
    expect(dom.posted.slice(1)).toEqual([
      [{ xdChat: 'close' }, '*'],
      [{ xdChat: 'close' }, '*'],
    ])
  })

  test('puts the focus into the box only when the page around it says so', async () => {
    await open()
    dom.hears('message', { source: {}, data: { xdChat: 'focus' } })
    dom.hears('message', { source: dom.parent, data: { xdChat: 'other' } })
    dom.hears('message', { source: dom.parent, data: null })
    expect(dom.focused()).toBeNull()
    dom.hears('message', { source: dom.parent, data: { xdChat: 'focus' } })
    expect(dom.focused()).toBe('message')
  })

  test('opens the quote form, which keeps its place, and goes back to the chat', async () => {
    await open(bubble({ quotes: true }))
    const bodies = () => dom.says().filter((line) => /^(div \.body|p \.start|button \.plain (Get|Back))/.test(line))
    expect(bodies()).toEqual(['button .plain Get a quote'])
    await dom.press('Get a quote')
    await vi.waitFor(() =>
      expect(bodies()).toEqual([
        'button .plain Back to the chat',
        'div .body hidden',
        `p .start role=alert ${panelText('en').failed}`,
      ]),
    )
    await dom.press('Back to the chat')
    expect(bodies()).toEqual([
      'button .plain Get a quote',
      'div .body hidden',
      `p .start role=alert ${panelText('en').failed}`,
    ])
    expect(dom.says().indexOf('button .main Next')).toBeLessThan(dom.says().indexOf('div .body hidden'))
  })
})
