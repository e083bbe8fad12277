import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gate, refusal, UNREACHABLE } from './page.ts'
import { CONVO, pass, sendingPage } from './sending.ts'

describe('the announcement of a message', () => {
  let world: ReturnType<typeof sendingPage>
  beforeEach(() => {
    vi.useFakeTimers()
    world = sendingPage()
  })
  afterEach(() => void vi.useRealTimers())

  const outcomesOf = async (answer: () => unknown, more: object = {}) => {
    const tab = await world.load()
    world.page.answers[world.SEND] = answer
    const outcomes: string[] = []
    tab.onOutcome(({ kind }) => outcomes.push(kind))
    tab.write('Hello')
    tab.send(more)
    await pass(0)
    const atOnce = [...outcomes]
    await pass(7_000)
    return { atOnce, outcomes }
  }

  test.each([
    ['when it has arrived', () => ({ message: { messageID: 1, convoID: CONVO } }), ['arrived']],
    ['once while it is held, not at each try', () => Promise.reject(UNREACHABLE), ['held']],
    ['once while the server cannot take it right now', () => refusal(503, 'unavailable'), ['held']],
    ['when it is refused', () => refusal(409, 'newer_messages'), ['refused']],
    ['when the server has failed', () => refusal(500, 'internal'), ['refused']],
  ])('%s', async (_, answer, outcomes) => {
    expect((await outcomesOf(answer)).outcomes).toEqual(outcomes)
  })

  test('says nothing before the server has answered', async () => {
    const slow = gate()
    const { atOnce } = await outcomesOf(() => slow.opened.then(() => ({ message: { messageID: 1, convoID: CONVO } })))
    expect(atOnce).toEqual([])
  })
})
