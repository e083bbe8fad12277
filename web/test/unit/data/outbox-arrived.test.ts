import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UNREACHABLE } from './page.ts'
import { CONVO, message, pass, sendingPage } from './sending.ts'

const PAGES = ['customers/conversation/messages/fetch', { convoID: CONVO }, 'pages'] as const
const INBOX = ['inbox/list', {}] as const

describe('a message on its way', () => {
  let world: ReturnType<typeof sendingPage>
  beforeEach(() => {
    vi.useFakeTimers()
    world = sendingPage()
  })
  afterEach(() => void vi.useRealTimers())

  const opened = async () => {
    const tab = await world.load()
    const page = { messages: [message(1)], scheduled: [], hasMore: false, deletedBefore: null }
    tab.queryClient.setQueryData(PAGES, { pages: [page], pageParams: [null] })
    tab.queryClient.setQueryData(INBOX, { messages: [] })
    const shown = () => {
      const [newest] = tab.queryClient.getQueryData<{ pages: (typeof page)[] }>(PAGES)!.pages
      const idsOf = (messages: readonly { messageID: number }[]) => messages.map(({ messageID }) => messageID)
      return { said: idsOf(newest!.messages), scheduled: idsOf(newest!.scheduled) }
    }
    return { tab, shown }
  }

  test('stands at the end of the thread once it has arrived, and the inbox is fetched anew', async () => {
    const { tab, shown } = await opened()
    world.server.messages.push(message(1))
    tab.sendMessage({ convoID: CONVO, body: 'Hello' }, [])
    expect(tab.queryClient.getQueryState(INBOX)?.isInvalidated).toBe(false)
    await pass(1_000)
    expect(shown()).toEqual({ said: [1, 2], scheduled: [] })
    expect(tab.queryClient.getQueryState(INBOX)?.isInvalidated).toBe(true)
  })

  test('for later stands among the scheduled ones once it has arrived', async () => {
    const { tab, shown } = await opened()
    world.page.answers[world.SEND] = () => ({
      message: message(9, { messageSchedule: { sendAt: '2027-01-15T18:00:00Z' } as never }),
    })
    tab.sendMessage({ convoID: CONVO, body: 'Hello' }, [])
    await pass(1_000)
    expect(shown()).toEqual({ said: [1], scheduled: [9] })
  })

  test('is not sent while somebody signs in, and is sent once after that', async () => {
    const { tab } = await opened()
    const { disownLocal, ownLocal } = await import('#data/local.ts')
    tab.sendMessage({ convoID: CONVO, body: 'Hello' }, [])
    disownLocal()
    await pass(10_000)
    expect(world.page.names()).not.toContain(world.SEND)
    ownLocal(1, 3)
    tab.resumeOutbox()
    await pass(1_000)
    expect(world.server.messages.map(({ messageBody }) => messageBody)).toEqual(['Hello'])
  })

  test('has the server’s time, which may differ from this computer’s', async () => {
    const { tab } = await opened()
    const { heedServerTime } = await import('#state/server-clock.ts')
    world.page.answers[world.SEND] = () => Promise.reject(UNREACHABLE)
    const now = Date.now()
    heedServerTime(new Date(now - 7_200_000).toUTCString(), now, now)
    tab.sendMessage({ convoID: CONVO, body: 'Hello' }, [])
    expect(Math.abs(tab.outgoingNow()[0]!.at - (now - 7_200_000))).toBeLessThan(2_000)
  })
})
