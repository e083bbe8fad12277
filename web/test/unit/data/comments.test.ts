import { beforeEach, describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, refusal } from './page.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

describe('comments', () => {
  const NAME = 'customer/9'
  const comment = (commentID: number) => ({ commentID })
  const open = async (answer: object = { comments: [comment(1)] }) => {
    const [{ useComments }, { ownLocal }] = await Promise.all([import('#data/comments.ts'), import('#data/local.ts')])
    ownLocal(1, 3)
    page.answers['comments/list'] = () => answer
    return runHook(() => useComments(NAME))
  }

  test('are those on one record, with new ones last', async () => {
    const { now } = await open()
    expect([now().loading, now().comments, now().typed]).toEqual([true, [], ''])
    await expect.poll(() => now().comments).toEqual([comment(1)])
    expect(now().loading).toBe(false)
    now().type(' Prefers mornings ')
    await expect.poll(() => now().typed).toBe(' Prefers mornings ')
    page.answers['comments/submit'] = () => ({ comment: comment(2) })
    await now().add()
    expect(page.inputs('comments/submit')).toMatchObject([
      { comment: { commentKey: NAME, commentMessage: 'Prefers mornings' } },
    ])
    await expect.poll(() => now().comments).toEqual([comment(1), comment(2)])
    expect(now().typed).toBe('')
    expect(now().failure).toBeNull()
    // It may be in the list before the answer comes.
    await now().add()
    const { queryClient } = await import('#data/query-client.ts')
    const { callKey } = await import('#data/use-call.ts')
    expect(queryClient.getQueryData(callKey('comments/list', { commentKey: NAME }))).toMatchObject({
      comments: [comment(1), comment(2)],
    })
  })

  test('one typed while another is on its way stays', async () => {
    const { now } = await open()
    now().type('First')
    await expect.poll(() => now().typed).toBe('First')
    page.answers['comments/submit'] = () => {
      now().type('Second')
      return { comment: comment(2) }
    }
    await now().add()
    await expect.poll(() => now().typed).toBe('Second')
  })

  test('one that was refused stays, with the reason', async () => {
    const { now } = await open()
    now().type('Too much')
    await expect.poll(() => now().typed).toBe('Too much')
    page.answers['comments/submit'] = () => refusal(400, 'bad_input')
    await expect(now().add()).rejects.toThrow('Refused: bad_input')
    await expect.poll(() => now().failure).toBe('Refused: bad_input')
    expect(now().typed).toBe('Too much')
    now().type('')
    const { readKept } = await import('#data/kept.ts')
    expect(readKept(`comment/${NAME}`)).toBeUndefined()
  })

  test('one is added before the others are here, and makes no list of its own', async () => {
    const { now } = await open(new Promise(() => undefined))
    now().type('First')
    await expect.poll(() => now().typed).toBe('First')
    page.answers['comments/submit'] = () => ({ comment: comment(2) })
    await now().add()
    await expect.poll(() => now().typed).toBe('')
    expect([now().comments, now().loading, now().failure]).toEqual([[], true, null])
  })

  test('say why they cannot be shown', async () => {
    const { now } = await open(refusal(404, 'not_found'))
    await expect.poll(() => now().failure).toBe('Refused: not_found')
  })
})
