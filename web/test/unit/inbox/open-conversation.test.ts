import { toast as sonner } from 'sonner'
import { beforeEach, expect, test } from 'vitest'
import { drawn, hearToasts, rendered, SESSION } from '../acts/drawn.ts'
import { aPage, refusal } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})
const opening = async (session = SESSION) => {
  const { useOpenConversation } = await import('../../../src/pages/use-open-conversation.ts')
  const said = await hearToasts(sonner)
  const screen = await drawn(useOpenConversation as never, {}, [undefined], { session })
  const opened = await (screen.value() as (custID: number, storeID: number) => Promise<number | undefined>)(4, 2)
  await rendered()
  return { opened, at: screen.address(), said: said(), calls: page.calls() }
}
const convo = { convo: { convoID: 7 } }

test('a customer’s conversation with a store is opened, and started if there is none', async () => {
  page.answers['customers/conversation/start'] = () => convo
  expect(await opening()).toEqual({
    opened: 7,
    at: '/inbox?convo=7',
    said: [],
    calls: [['customers/conversation/start', { custID: 4, storeID: 2 }]],
  })
})

test('a view-only visit opens it only if it is there', async () => {
  page.answers['customers/conversation/fetch'] = () => convo
  const visit = { ...SESSION, session: { ...SESSION.session, impersonatedBy: { readOnly: true } } } as never
  expect(await opening(visit)).toMatchObject({
    opened: 7,
    calls: [['customers/conversation/fetch', { custID: 4, storeID: 2 }]],
  })
})

test('one that can’t be opened says why, and nothing is opened', async () => {
  page.answers['customers/conversation/start'] = () => refusal(403, 'forbidden')
  expect(await opening()).toMatchObject({ opened: undefined, at: '/', said: ['Refused: forbidden'] })
})
