import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { NoticeData } from '#data/notices.ts'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'

const notice = (noticeID: number, ...calls: object[]) => ({ noticeID, calls }) as unknown as NoticeData
const [ana, bo, cy] = [notice(1), notice(2), notice(3)]
const call = { outcome: 'voicemail', at: '2026-11-20T10:00:00.000Z', userID: 7 }

beforeEach(() => void aPage())

/** The card over a list that others change, with its customer in the address. */
const opened = async (...notices: NoticeData[]) => {
  const { useCurrentCall } = await import('#features/notices/use-current-call.ts')
  const page = { notices, isPlaceholder: false, chosen: undefined as number | undefined }
  const hold = (chosen: number) => void (page.chosen = chosen)
  const { now, again } = await runHook(() => useCurrentCall({ ...page, hold }))
  const seen = () => {
    again()
    again()
    return now()
  }
  await vi.waitFor(() => expect(page.chosen).toBe(notices[0]?.noticeID))
  return {
    after: (change: Partial<typeof page>) => {
      Object.assign(page, change)
      return seen()
    },
    goOn: (from: number) => {
      now().goOn(from)
      return seen()
    },
  }
}

describe('the customer being called', () => {
  test('stays on the card when a new notice arrives ahead, and when a colleague records one', async () => {
    const card = await opened(ana, bo)
    expect(card.after({})).toMatchObject({ current: ana, hasLeft: false })
    expect(card.after({ notices: [cy, ana, bo] })).toMatchObject({ current: ana, hasLeft: false, newCalls: [] })
    expect(card.after({ notices: [cy, bo] })).toMatchObject({ current: ana, hasLeft: true })
    expect(card.after({ notices: [] })).toMatchObject({ current: ana, hasLeft: true })
  })

  test('stays too when chosen out of turn', async () => {
    const card = await opened(ana, bo)
    expect(card.after({ chosen: bo.noticeID })).toMatchObject({ current: bo, hasLeft: false })
    expect(card.after({ notices: [ana] })).toMatchObject({ current: bo, hasLeft: true })
  })

  test('is shown as called by a colleague meanwhile', async () => {
    const card = await opened(ana, bo)
    expect(card.after({ notices: [bo, notice(1, call)] })).toMatchObject({
      current: { noticeID: 1 },
      hasLeft: false,
      newCalls: [call],
    })
    expect(card.after({ chosen: bo.noticeID })).toMatchObject({ newCalls: [] })
    expect(card.after({ chosen: ana.noticeID })).toMatchObject({ newCalls: [] })
  })

  test('gives way to the next one once the call is recorded, and the last to nobody', async () => {
    const card = await opened(ana, bo)
    expect(card.goOn(ana.noticeID)).toMatchObject({ current: bo, hasLeft: false })
    expect(card.after({ notices: [bo] })).toMatchObject({ current: bo, hasLeft: false })
    card.goOn(bo.noticeID)
    expect(card.after({ notices: [] })).toMatchObject({ current: undefined, hasLeft: false })
  })

  test('returns after a voicemail if nobody else is on the list', async () => {
    const card = await opened(ana)
    card.goOn(ana.noticeID)
    const called = notice(1, call)
    expect(card.after({ notices: [called] })).toMatchObject({ current: called, hasLeft: false })
    expect(card.after({ notices: [] })).toMatchObject({ current: called, hasLeft: true })
  })

  test('is the one chosen while the call was being recorded', async () => {
    const card = await opened(ana, bo, cy)
    card.after({ chosen: cy.noticeID })
    expect(card.goOn(ana.noticeID)).toMatchObject({ current: cy })
  })

  test('is nobody from another page, whose rows are shown until the list has loaded', async () => {
    const card = await opened(ana, bo)
    card.after({ chosen: undefined, isPlaceholder: true })
    expect(card.after({ notices: [cy], isPlaceholder: false })).toMatchObject({ current: cy, hasLeft: false })
  })
})
