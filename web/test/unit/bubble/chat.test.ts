import { beforeEach, describe, expect, test, vi } from 'vitest'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { refusal, UNREACHABLE } from '../data/page.ts'
import { aPanel, AT, bubble, facts, said } from './a-panel.ts'

let page: ReturnType<typeof aPanel>['page']
let dom: ReturnType<typeof aPanel>['dom']
let open: ReturnType<typeof aPanel>['open']
let answered: ReturnType<typeof aPanel>['answered']
beforeEach(() => {
  ;({ page, dom, open, answered } = aPanel())
})

describe('a chat', () => {
  test.each([
    ['not proved', facts({ state: 'unproved', code: '4711' }), [`p .prove ${panelText('en').prove} 4711`]],
    ['not proved, without a code', facts({ state: 'unproved' }), []],
    ['proved', facts(), [`p .prove ${panelText('en').proved}`]],
    ['moved', facts({ state: 'moved' }), [`p .prove ${panelText('en').moved}`]],
    [
      'being answered',
      facts({ typing: true, seen: true }),
      ['p .seen The store is typing…', `p .prove ${panelText('en').proved}`],
    ],
  ])('tells how it stands: %s', async (_, chat, lines) => {
    answered(chat, [said(2, 'store'), said(1, 'visitor')])
    await open(bubble(), 'secret')
    expect(dom.says().filter((line) => /^p \.(seen|prove)/.test(line))).toEqual(lines)
  })

  test('shows who wrote what and when, with pictures, and that it was seen', async () => {
    answered(facts({ seen: true }), [
      said(1, 'store', { pictures: [{ url: '/p/1', width: 10, height: 20 }], body: '' }),
      said(2, 'visitor'),
    ])
    await open(bubble({}, 'es'), 'secret')
    expect(dom.says()).toEqual([
      'h1 Golden Pledge',
      'button .plain lang=en English',
      'button .plain close aria-label=Cerrar el chat',
      'div .talk aria-label=Chat role=region',
      'p .hours Harbor Abierto ahora',
      'div role=log',
      'li .store',
      'span .unseen Golden Pledge:',
      'img alt=Foto src=/p/1 width=10',
      `time datetime=${AT} ${new Date(AT).toLocaleTimeString('es-US', { timeStyle: 'short' })}`,
      'li .visitor',
      'span .unseen Usted:',
      'p Words 2',
      `time datetime=${AT} ${new Date(AT).toLocaleTimeString('es-US', { timeStyle: 'short' })}`,
      'div role=status',
      'p .seen Visto',
      `p .prove ${panelText('es').proved}`,
      'p role=alert',
      'label .pick title=Agregar una foto',
      'input aria-label=Agregar una foto type=file accept=image/*',
      'textarea aria-label=Mensaje rows=2',
      'button .main disabled Enviar',
    ])
  })

  test('asks for what is new after what it knows, and tells what it shows', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    answered(facts({ seen: true, typing: true }), [said(3, 'store')])
    await open(bubble(), 'secret')
    await vi.waitFor(() => expect(page.inputs('bubble/messages')).toHaveLength(2))
    expect(page.inputs('bubble/messages')).toEqual([
      { sessionToken: 'secret' },
      { sessionToken: 'secret', after: 3, wait: true, state: 'proved', seen: true, typing: true },
    ])
    vi.useRealTimers()
  })

  test('says that there is no connection, and goes on when there is', async () => {
    let times = 0
    page.answers['bubble/messages'] = () => {
      times += 1
      if (times === 1) throw UNREACHABLE
      return times === 2 ? { chat: facts(), messages: [said(1, 'store')] } : new Promise(() => undefined)
    }
    await open(bubble(), 'secret')
    expect(dom.says()).toContain(`p .seen ${panelText('en').offline}`)
    await vi.waitFor(() => expect(dom.says()).not.toContain(`p .seen ${panelText('en').offline}`), { timeout: 4000 })
    expect(dom.says().join('\n')).toContain('Words 1')
  })

  test.each([
    ['ended', () => ({ chat: facts({ state: 'ended' }), messages: [said(1, 'store')] })],
    ['unknown to the server', () => refusal(404, 'not_found')],
  ])('that is over is not asked for again, and another may begin: %s', async (_, answer) => {
    page.answers['bubble/messages'] = answer
    await open(bubble(), 'secret')
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(page.names()).toEqual(['bubble/messages'])
    expect(dom.says()).toContain('p .prove This chat is over.')
    await dom.press('Start a new chat')
    expect(localStorage.getItem('xd-chat/key')).toBe('')
    expect(dom.says().at(-1)).toBe('button .main Next')
  })
})

describe('an answer in a chat', () => {
  const chatting = async () => {
    answered(facts())
    await open(bubble(), 'secret')
    page.forget()
  }
  const sent = (messageID: number) => ({ chat: facts(), messages: [said(messageID, 'visitor')] })

  test('is sent by its button, and the box is empty', async () => {
    await chatting()
    page.answers['bubble/send'] = () => sent(5)
    expect(dom.says().at(-1)).toBe('button .main disabled Send')
    await dom.type('Message', 'Hello')
    expect(dom.says().at(-1)).toBe('button .main Send')
    await dom.submit()
    expect(page.inputs('bubble/send')).toEqual([
      { sessionToken: 'secret', body: 'Hello', clientMessageID: expect.any(String), media: [], language: 'en' },
    ])
    expect(dom.find('Message')).toHaveProperty('value', '')
    expect(dom.says().join('\n')).toContain('Words 5')
    await dom.submit()
    expect(page.inputs('bubble/send')).toHaveLength(1)
  })

  test.each([
    ['Enter', {}, 1, 'taken'],
    ['Enter', { shiftKey: true }, 0, 'left'],
    ['Enter', { isComposing: true }, 0, 'left'],
    ['a', {}, 0, 'left'],
  ])('is sent by Enter alone: %s %j', async (key, more, times, follows) => {
    await chatting()
    page.answers['bubble/send'] = () => sent(5)
    await dom.type('Message', 'Hello')
    expect(await dom.fire(dom.find('Message'), 'keydown', { key, shiftKey: false, isComposing: false, ...more })).toBe(
      follows,
    )
    expect(page.inputs('bubble/send')).toHaveLength(times)
  })

  test('of spaces alone is not sent', async () => {
    await chatting()
    await dom.type('Message', '  ')
    await dom.submit()
    expect(page.names()).not.toContain('bubble/send')
  })

  test('that was not sent stays in the box, and is the same one when it is sent again', async () => {
    await chatting()
    page.answers['bubble/send'] = () => refusal(500, 'broken')
    await dom.type('Message', 'Hello')
    await dom.submit()
    expect(dom.find('Message')).toHaveProperty('value', 'Hello')
    expect(dom.says()).toContain('p role=alert Not sent. Try again')
    page.answers['bubble/send'] = () => sent(5)
    await dom.submit()
    expect(dom.says()).toContain('p role=alert')
    await dom.type('Message', 'More')
    await dom.submit()
    const [first, again, next] = page.inputs('bubble/send').map(({ clientMessageID }) => clientMessageID)
    expect(again).toBe(first)
    expect(next).not.toBe(first)
  })

  test.each([
    ['too many', refusal(429, 'too_many', { message: 'Wait.' }), 'p role=alert Wait.'],
    ['over', refusal(409, 'ended', { message: 'It is over.' }), 'p role=alert It is over.'],
    ['too long', refusal(400, 'invalid', { fields: { body: 'Too long.' } }), 'p role=alert Too long.'],
  ])('is refused in the server’s words: %s', async (_, answer, line) => {
    await chatting()
    page.answers['bubble/send'] = () => answer
    await dom.type('Message', 'Hello')
    await dom.submit()
    expect(dom.says()).toContain(line)
  })

  test('has up to four pictures, which may be removed', async () => {
    await chatting()
    let mediaID = 0
    page.answers['bubble/upload'] = () => ({ mediaID: (mediaID += 1) })
    page.answers['bubble/send'] = () => sent(5)
    const pick = () => dom.pick('Add a picture', new File(['x'], 'ring.jpg'))
    await pick()
    expect(dom.says()).toContain('button .plain type=button Pictures to send: 1. Remove')
    await dom.press('Pictures to send: 1. Remove')
    expect(dom.says().at(-1)).toBe('button .main disabled Send')
    for (let times = 0; times < 4; times += 1) await pick()
    expect(dom.says().filter((line) => line.includes('type=file'))).toEqual([
      'input aria-label=Add a picture disabled type=file accept=image/*',
    ])
    await dom.submit()
    expect(page.inputs('bubble/send')).toMatchObject([{ body: '', media: [2, 3, 4, 5] }])
    expect(dom.says().at(-1)).toBe('button .main disabled Send')
  })

  test('may have the same picture again after it was removed', async () => {
    await chatting()
    page.answers['bubble/upload'] = () => ({ mediaID: 1 })
    await dom.pick('Add a picture', new File(['x'], 'ring.jpg'))
    expect(dom.find('Add a picture')).toHaveProperty('value', '')
  })

  test('brings the chat’s news with it', async () => {
    await chatting()
    page.answers['bubble/send'] = () => ({ ...sent(5), chat: facts({ seen: true }) })
    await dom.type('Message', 'Hello')
    await dom.submit()
    expect(dom.says()).toContain('p .seen Seen')
  })

  test('has no picture that was refused', async () => {
    await chatting()
    page.answers['bubble/upload'] = () => refusal(400, 'invalid', { fields: { file: 'Wrong kind.' } })
    await dom.pick('Add a picture', new File(['x'], 'ring.txt'))
    expect(dom.says()).toContain('p role=alert This picture can’t be sent. Try another one.')
    expect(dom.says().at(-1)).toBe('button .main disabled Send')
  })

  test('is told to the store while it is typed', async () => {
    await chatting()
    page.answers['bubble/typing'] = () => ({})
    await dom.type('Message', 'H')
    await dom.type('Message', 'He')
    expect(page.inputs('bubble/typing')).toEqual([{ sessionToken: 'secret' }])
  })
})
