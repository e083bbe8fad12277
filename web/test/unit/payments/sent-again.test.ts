import { expect, onTestFinished, test, vi } from 'vitest'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'

const NOON = Date.parse('2026-11-23T20:00:00Z')

test('what was sent again after a lost answer says when', async () => {
  aPage()
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  onTestFinished(() => void vi.useRealTimers())
  const { ownLocal } = await import('#data/local.ts')
  ownLocal(1, 3)
  const { clientKeyOf } = await import('#data/client-keys.ts')
  const { sentWhen } = await import('#features/payments/sent-when.ts')
  const said = () =>
    sentWhen('resend k', { messageDate: '2026-11-23T22:14:00Z' }, { storeTimezone: 'America/Los_Angeles' })
  clientKeyOf('resend k')
  expect(said()).toBe('')
  clientKeyOf('resend k')
  expect(said()).toBe(' at 2:14 PM')
})

test('a text that arrives behind the open dialog does not count as seen', async () => {
  const page = aPage()
  page.answers['payments/send'] = () => ({ message: { messageID: 32, convoID: 7 } })
  const { queryClient } = await import('#data/query-client.ts')
  const { useSendRequest } = await import('#features/payments/use-send-request.tsx')
  const thread = (...messageIDs: readonly number[]) =>
    queryClient.setQueryData(['customers/conversation/messages/fetch', { convoID: 7 }, 'pages'], {
      pages: [{ messages: messageIDs.map((messageID) => ({ messageID, convoID: 7 })), scheduled: [], hasMore: false }],
      pageParams: [null],
    })
  thread(30)
  const hook = await runHook(() => useSendRequest(7, { onSent: () => undefined, onRefused: () => undefined }))
  thread(30, 31)
  hook.again()
  hook.now().send({ convoID: 7 } as Parameters<ReturnType<typeof useSendRequest>['send']>[0])
  await expect.poll(() => page.inputs('payments/send')).toMatchObject([{ lastSeenMessageID: 30, force: false }])
})
