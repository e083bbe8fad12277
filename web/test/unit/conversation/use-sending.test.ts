import { toast as sonner } from 'sonner'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Later } from '#features/conversation/use-sending.ts'
import { hearToasts } from '../acts/drawn.ts'
import { pressToast } from '../acts/press-toast.ts'
import { runHook } from '../data/hook.ts'
import { aPage, refusal } from '../data/page.ts'
import { CONVO, message } from '../data/sending.ts'
import { aWindow } from '../data/window.ts'

const SEND = 'customers/conversation/messages/send'
const ARCHIVE = 'customers/conversation/archive'
const UNSCHEDULE = 'customers/conversation/messages/unschedule'
const held = { sendAt: '', discardOnReply: false, stoppedBy: null, undoable: true }

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
  page.answers[SEND] = () => ({ message: message(1, { messageSchedule: held as never }) })
  page.answers[ARCHIVE] = () => ({})
  page.answers[UNSCHEDULE] = () => ({ message: message(1) })
  page.answers['customers/conversation/draft/save'] = () => ({ draft: null })
  page.answers['employees/list'] = () => ({ employees: [], former: [] })
})

const open = async (choice: object = { channel: 'sms' }, reason: string | null = null) => {
  const said = await hearToasts(sonner)
  const [{ useSending }, { ownLocal }, { NOTHING }] = await Promise.all([
    import('#features/conversation/use-sending.ts'),
    import('#data/local.ts'),
    import('#data/drafts.ts'),
  ])
  ownLocal(1, 3)
  const { now } = await runHook(() =>
    useSending({
      convoID: CONVO,
      name: 'Ana',
      userID: 3,
      box: { current: null },
      written: { ...NOTHING, body: 'We close at six' },
      choice: { sentSubject: null, forgetSubject: () => undefined, ...choice } as never,
      reason,
      lastSeenMessageID: 30,
      onTyped: () => undefined,
    }),
  )
  return { said, sending: now() }
}

describe('a message being sent', () => {
  const later: Later = { sendAt: '2026-11-24T18:00:00.000Z', discardOnReply: true }
  test.each([
    ['a text', { channel: 'sms' }, undefined, { undo: true }],
    [
      'an email',
      { channel: 'email', sentSubject: 'Hours' },
      undefined,
      { channel: 'email', subject: 'Hours', undo: true },
    ],
    [
      'a reply to a visitor, who is waiting',
      { channel: 'web', chat: { chatID: 4 } },
      undefined,
      { channel: 'web', chatID: 4, undo: false },
    ],
    ['one for later, which needs no undo', { channel: 'sms' }, later, { ...later }],
  ])('says how: %s', async (_, choice, when, how) => {
    const { sending } = await open(choice)
    expect(sending.send(when)).toEqual(expect.any(String))
    await expect.poll(() => page.inputs(SEND)).toHaveLength(1)
    const { clientMessageID: _id, ...sent } = page.inputs(SEND)[0]!
    expect(sent).toEqual({ convoID: CONVO, body: 'We close at six', media: [], lastSeenMessageID: 30, ...how })
  })

  test('that may not be sent is not, and nothing is archived', async () => {
    const { sending } = await open({ channel: 'sms' }, 'They opted out')
    expect(sending.send()).toBeUndefined()
    sending.sendAndArchive()
    expect(page.names()).not.toContain(SEND)
    expect(page.names()).not.toContain(ARCHIVE)
  })

  test('and archived is one act: undo brings back both', async () => {
    const { sending, said } = await open()
    sending.sendAndArchive()
    await expect.poll(said).toEqual(['Sent, and archived Ana'])
    expect(page.inputs(ARCHIVE)).toMatchObject([{ archived: true }])
    pressToast(sonner, 'Undo')
    await expect.poll(() => page.inputs(ARCHIVE).map(({ archived }) => archived)).toEqual([true, false])
    await expect.poll(() => page.inputs(UNSCHEDULE)).toEqual([{ messageID: 1 }])
  })

  test('but refused leaves its conversation in the inbox', async () => {
    page.answers[SEND] = () => refusal(409, 'newer_messages')
    const { sending, said } = await open()
    sending.sendAndArchive()
    await expect.poll(said).toEqual(['Not sent, so Ana stays in the inbox.'])
    expect(page.names()).not.toContain(ARCHIVE)
  })
})
