import { beforeEach, expect, test } from 'vitest'
import { aPage, gate, refusal } from './page.ts'

const LIST = 'inbox/get-quick-replies'
const REORDER = 'settings/quick-replies/reorder'
const reply = (replyID: number) => ({ replyID })

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

/** Five replies of which the user sees every other one in a list of their own store. */
const open = async () => {
  const [{ reorderReplies }, { queryClient }] = await Promise.all([
    import('#data/quick-replies.ts'),
    import('#data/query-client.ts'),
  ])
  queryClient.setQueryData([LIST, {}], { replies: [1, 2, 3, 4, 5].map(reply), more: true })
  const shown = () =>
    queryClient.getQueryData<{ replies: ReturnType<typeof reply>[] }>([LIST, {}])?.replies.map(({ replyID }) => replyID)
  return { reorderReplies, shown }
}

test('replies moved show at once among the others, and then as the server has them', async () => {
  const { reorderReplies, shown } = await open()
  const [asked, slow] = [gate(), gate()]
  page.answers[REORDER] = async () => {
    asked.open()
    await slow.opened
    return { replies: [5, 4, 3, 2, 1].map(reply) }
  }
  const done = reorderReplies([5, 3, 1])
  await asked.opened
  expect(shown()).toEqual([5, 2, 3, 4, 1])
  slow.open()
  await done
  expect(shown()).toEqual([5, 4, 3, 2, 1])
  expect(page.inputs(REORDER)).toEqual([{ replyIDs: [5, 3, 1] }])
})

test('replies moved return to their places if that is refused', async () => {
  const { reorderReplies, shown } = await open()
  page.answers[REORDER] = () => refusal(409, 'conflict')
  await expect(reorderReplies([5, 3, 1])).rejects.toThrow('Refused: conflict')
  expect(shown()).toEqual([1, 2, 3, 4, 5])
})
