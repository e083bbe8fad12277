import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from './page.ts'
import { CONVO, pass, sendingPage } from './sending.ts'

describe('a refused message', () => {
  let world: ReturnType<typeof sendingPage>
  beforeEach(() => {
    vi.useFakeTimers()
    world = sendingPage()
    world.page.answers[world.SEND] = () => refusal(409, 'opted_out')
  })
  afterEach(() => void vi.useRealTimers())

  const refused = async () => {
    const tab = await world.load()
    tab.write('Refused')
    await pass(1_000)
    tab.send()
    await pass(1_000)
    return tab
  }

  /** The page after a reload, with its conversation fetched. */
  const reloaded = async () => {
    const tab = await world.load()
    tab.queryClient.setQueryData(['customers/conversation/fetch', { convoID: CONVO }], {
      convo: { convoID: CONVO },
      draft: world.server.draft,
    })
    tab.resumeOutbox()
    return tab
  }

  const shown = (tab: Awaited<ReturnType<typeof refused>>) =>
    (tab.boxOf(CONVO) ?? tab.asWritten(CONVO, world.server.draft)).body

  test.each([
    ['discarded, takes its draft along', '', ''],
    ['discarded, leaves what was typed since', 'The next', 'The next'],
  ])('%s', async (_, typed, left) => {
    const tab = await refused()
    if (typed) tab.write(typed)
    tab.discardOutgoing(tab.outgoingNow()[0]!)
    await pass(1_000)
    expect(tab.outgoingNow()).toEqual([])
    expect(shown(tab)).toBe(left)
    expect(world.server.draft?.draftBody ?? '').toBe(left)
  })

  test('discarded after a reload takes its draft along', async () => {
    await refused()
    const tab = await reloaded()
    tab.discardOutgoing(tab.outgoingNow()[0]!)
    await pass(1_000)
    expect(shown(tab)).toBe('')
    expect(world.server.draft).toBeNull()
  })

  test.each([
    ['at once', refused],
    ['after a reload', async () => refused().then(reloaded)],
  ])('edited %s is in the box once', async (_, open) => {
    const tab = await open()
    tab.editOutgoing(tab.outgoingNow()[0]!)
    await pass(1_000)
    expect(tab.outgoingNow()).toEqual([])
    expect(shown(tab)).toBe('Refused')
  })

  test('edited is above what was typed since', async () => {
    const tab = await refused()
    tab.write('The next')
    tab.editOutgoing(tab.outgoingNow()[0]!)
    expect(shown(tab)).toBe('Refused\n\nThe next')
  })
})
