import { beforeEach, describe, expect, test } from 'vitest'
import { aPage, gate, refusal } from './page.ts'

const CONVO = 7
const KEY = ['inbox/list', { search: {} }, 'pages'] as const
const convo = { convoID: CONVO, convoStatus: 'active', convoFlag: 'none', convoLabels: [], convoUnread: 0 }

describe('a change shown before the server has answered', () => {
  let page: ReturnType<typeof aPage>
  beforeEach(() => void (page = aPage()))

  const load = async () => {
    const [{ changeConvo }, { queryClient }] = await Promise.all([
      import('#data/conversation-acts.ts'),
      import('#data/query-client.ts'),
    ])
    queryClient.setQueryData(KEY, { pages: [{ messages: [{ convo }] }], pageParams: [null] })
    queryClient.setQueryData(['customers/conversation/fetch', { convoID: CONVO }], { convo })
    const status = () => [
      queryClient.getQueryData<{ pages: { messages: { convo: typeof convo }[] }[] }>(KEY)?.pages[0]?.messages[0]?.convo
        .convoStatus,
      queryClient.getQueryData<{ convo: typeof convo }>(['customers/conversation/fetch', { convoID: CONVO }])?.convo
        .convoStatus,
    ]
    const archive = async () => {
      const { call } = await import('#data/calls.ts')
      return changeConvo(CONVO, { convoStatus: 'archived' }, () =>
        call('customers/conversation/archive', { convoIDs: [CONVO], archived: true }),
      )
    }
    return { status, archive }
  }

  test('shows at once in list and thread, and stays once done', async () => {
    const { status, archive } = await load()
    const slow = gate()
    page.answers['customers/conversation/archive'] = () => slow.opened.then(() => ({ count: 1 }))
    const done = archive()
    await expect.poll(status).toEqual(['archived', 'archived'])
    slow.open()
    await done
    expect(status()).toEqual(['archived', 'archived'])
  })

  test('is reverted when refused, and says why', async () => {
    const { status, archive } = await load()
    page.answers['customers/conversation/archive'] = () => refusal(500, 'internal')
    await expect(archive()).rejects.toThrow('Refused: internal')
    expect(status()).toEqual(['active', 'active'])
  })
})
