import { toast as sonner } from 'sonner'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, hearToasts, rendered } from '../acts/drawn.ts'
import { runHook } from '../data/hook.ts'
import { aPage, refusal, UNREACHABLE } from '../data/page.ts'
import { CONVO, message } from '../data/sending.ts'
import { aWindow } from '../data/window.ts'

let page: ReturnType<typeof aPage>
let window: ReturnType<typeof aWindow>
beforeEach(() => {
  page = aPage()
  window = aWindow()
})

const READ = 'customers/conversation/read'

describe('a message in sight', () => {
  const open = async (viewOnly: string | null = null) => {
    const { useReadOnSight } = await import('#features/conversation/use-read-on-sight.ts')
    const sight = { newestID: 30, unread: true, atEnd: true, meant: true }
    const screen = await drawn(useReadOnSight as never, {}, [CONVO, sight], { viewOnly })
    // It is told once a timer has passed.
    await new Promise((resolve) => setTimeout(resolve, 5))
    await rendered()
    return screen
  }

  test('is read once', async () => {
    const screen = await open()
    window.looks('visible')
    await screen.again()
    expect(page.calls()).toEqual([[READ, { convoID: CONVO }]])
  })

  test('is read once the window is looked at', async () => {
    window.document.visibilityState = 'hidden'
    await open()
    expect(page.calls()).toEqual([])
    window.looks('hidden')
    expect(page.calls()).toEqual([])
    window.looks('visible')
    window.looks('visible')
    await expect.poll(page.calls).toEqual([[READ, { convoID: CONVO }]])
  })

  test('stays unread on a view-only visit', async () => {
    await open('You can only look.')
    window.looks('visible')
    await rendered()
    expect(page.calls()).toEqual([])
  })

  test('is not read once the conversation is left before the window is looked at', async () => {
    window.document.visibilityState = 'hidden'
    const screen = await open()
    screen.ends()
    window.looks('visible')
    await rendered()
    expect(page.calls()).toEqual([])
  })
})

describe('a message that was held for undo', () => {
  const held = (clientMessageID: string, undoable = true) =>
    message(31, { clientMessageID, messageSchedule: { undoable } as never })
  test.each([
    ['a text', 'sms', 'mine', ['Message sent']],
    ['an answer in a chat', 'web', 'mine', ['Message sent']],
    ['an email', 'email', 'mine', ['Email sent']],
    ['a colleague’s text, which nobody here held', 'sms', 'other', []],
    ['one that was scheduled', 'sms', 'later', []],
  ] as const)('is announced once it is sent: %s', async (_, messageChannel, clientMessageID, words) => {
    const [{ useThreadNews }, { onAnnounce }] = await Promise.all([
      import('#features/conversation/use-thread-news.ts'),
      import('#ui/a11y/announce.ts'),
    ])
    const announced: string[] = []
    onAnnounce((said) => void announced.push(said))
    let newest = message(30)
    const waiting = [held('mine'), held('later', false)]
    const { again } = await runHook(() => useThreadNews(newest, waiting))
    await rendered()
    newest = message(31, { messageChannel, clientMessageID })
    again()
    await rendered()
    expect(announced).toEqual(words)
  })
})

describe('a message that is refused', () => {
  const send = async (body: string, isShown: boolean) => {
    const said = await hearToasts(sonner)
    const [{ useSendingNews }, { useIsOnScreen }, { sendMessage }, { ownLocal }] = await Promise.all([
      import('#features/conversation/use-sending-news.ts'),
      import('#features/conversation/on-screen.ts'),
      import('#data/outbox.ts'),
      import('#data/local.ts'),
    ])
    ownLocal(1, 3)
    page.answers['customers/conversation/messages/send'] = () => refusal(409, 'newer_messages')
    const opened: number[] = []
    const other = await runHook(() => useIsOnScreen(8))
    const { stop } = await runHook(() => useIsOnScreen(CONVO))
    if (!isShown) stop()
    await runHook(() => useSendingNews((convoID) => void opened.push(convoID)))
    await rendered()
    sendMessage({ convoID: CONVO, body }, [])
    await vi.waitFor(() => expect(page.names()).toContain('customers/conversation/messages/send'))
    await rendered()
    other.stop()
    return said
  }

  test.each([
    ['x'.repeat(40), `“${'x'.repeat(40)}”: `],
    ['x'.repeat(41), `“${'x'.repeat(40)}…”: `],
  ])('is told where its conversation is not on screen', async (body, begins) => {
    const said = await send(body, false)
    await expect.poll(said).toHaveLength(1)
    expect(said()[0]).toMatch(new RegExp(`^${begins}.`))
  })

  test('is told by its conversation alone where that is on screen', async () => {
    const said = await send('Hello', true)
    await rendered()
    expect(said()).toEqual([])
  })
})

describe('a message on its way', () => {
  const BODY = 'A text'
  const arrived = (more: object) => () => ({ message: message(31, more) })
  test.each([
    ['sent', arrived({}), 'Message sent'],
    [
      'to be sent in a moment',
      arrived({ messageSchedule: { undoable: true } }),
      'Message sends in a few seconds. Press Ctrl+Z to undo.',
    ],
    ['scheduled', arrived({ messageSchedule: { undoable: false } }), 'Message scheduled'],
    [
      'waiting for the server',
      () => {
        throw UNREACHABLE
      },
      'Message not sent yet. It will send when the server can be reached.',
    ],
    [
      'waiting behind a proxy',
      () => ({ status: 502, body: '<h1>Bad gateway</h1>' }),
      'Message not sent yet. It will send when the server can be reached.',
    ],
  ])('is announced, and no toast shown, on its own screen and elsewhere: %s', async (_, answer, words) => {
    for (const isShown of [true, false]) {
      page.fresh()
      const toasts = await hearToasts((await import('sonner')).toast)
      const [{ useSendingNews }, { useIsOnScreen }, outbox, { ownLocal }, { onAnnounce }] = await Promise.all([
        import('#features/conversation/use-sending-news.ts'),
        import('#features/conversation/on-screen.ts'),
        import('#data/outbox.ts'),
        import('#data/local.ts'),
        import('#ui/a11y/announce.ts'),
      ])
      ownLocal(1, 3)
      page.answers['customers/conversation/messages/send'] = answer
      const announced: string[] = []
      onAnnounce((said) => void announced.push(said))
      if (isShown) await runHook(() => useIsOnScreen(CONVO))
      await runHook(() => useSendingNews(() => undefined))
      await rendered()
      outbox.sendMessage({ convoID: CONVO, body: BODY }, [])
      await expect.poll(() => announced).toEqual([words])
      expect(toasts()).toEqual([])
      // It is not sent again.
      outbox.outgoingNow().forEach(outbox.discard)
    }
  })
})

describe('a conversation’s pictures', () => {
  class Link {
    readonly dataset: object
    constructor(dataset: object) {
      this.dataset = dataset
    }
    closest = () => (Object.keys(this.dataset).length > 0 ? this : null)
    focus = () => undefined
  }
  const photo = (mediaID: number, type = 'image/jpeg') => ({ mediaID, url: `/m/${mediaID}`, type }) as never
  const PAGES = [
    [
      message(1, { messageMedia: [photo(1), photo(2, 'application/pdf')] }),
      message(2, { messageMedia: [photo(3)], messageDirection: 'in' }),
    ],
    [message(3, { messageMedia: [photo(4)] })],
  ]
  const press = async (target: object, keys: object = {}) => {
    vi.stubGlobal('Element', Link)
    const { useThreadPictures } = await import('#features/conversation/thread-pictures.tsx')
    const options = {
      pages: PAGES,
      timezone: 'UTC',
      whoOf: ({ messageDirection }: { messageDirection: string }) => (messageDirection === 'in' ? 'Ana' : 'Kim'),
    }
    const screen = await drawn(useThreadPictures as never, {}, [options])
    const prevented: true[] = []
    screen.does('open', { target, preventDefault: () => void prevented.push(true), ...keys })
    await rendered()
    const { lightbox } = screen.value() as { lightbox: { props: object } | null }
    return [lightbox?.props ?? null, prevented.length]
  }

  test('open over it, each with its sender and time, without the other files', async () => {
    const title = (who: string, messageID: number) => expect.stringMatching(new RegExp(`^${who}, 8:0${messageID} AM$`))
    expect(await press(new Link({ picture: '/m/3' }))).toEqual([
      expect.objectContaining({
        at: 1,
        pictures: [
          { url: '/m/1', title: title('Kim', 1) },
          { url: '/m/3', title: title('Ana', 2) },
          { url: '/m/4', title: title('Kim', 3) },
        ],
      }),
      1,
    ])
  })

  test.each([
    ['words', new Link({}), {}],
    ['with Ctrl, for a new tab', new Link({ picture: '/m/3' }), { ctrlKey: true }],
    ['with Command, for a new tab', new Link({ picture: '/m/3' }), { metaKey: true }],
    ['with Shift, for a new window', new Link({ picture: '/m/3' }), { shiftKey: true }],
  ])('stay as they are: a press of %s', async (_, target, keys) => {
    expect(await press(target, keys)).toEqual([null, 0])
  })
})
