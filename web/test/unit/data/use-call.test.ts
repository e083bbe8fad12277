import { beforeEach, describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, gate, refusal } from './page.ts'

const SAVE = 'labels/save'

describe('a call that is refused', () => {
  let page: ReturnType<typeof aPage>
  beforeEach(() => void (page = aPage()))

  const asking = async () => {
    const [{ useCallMutation }, { unheardFailures }] = await Promise.all([
      import('#data/use-call.ts'),
      import('#state/unheard-failures.ts'),
    ])
    const heard: string[] = []
    unheardFailures.listen(({ message }) => heard.push(message))
    const answer = gate()
    page.answers[SAVE] = async () => {
      await answer.opened
      return refusal(409, 'conflict')
    }
    const hook = await runHook(() => useCallMutation(SAVE))
    const refused = hook
      .now()
      .mutateAsync({} as never)
      .catch((error: Error) => error.message)
    return { hook, heard, refused, open: answer.open }
  }

  test('is said by its screen while that is there, and by nobody else', async () => {
    const { heard, refused, open } = await asking()
    open()
    expect(await refused).toBe('Refused: conflict')
    expect(heard).toEqual([])
  })

  test('is said by the page once its screen has been left', async () => {
    const { hook, heard, refused, open } = await asking()
    hook.stop()
    open()
    await refused
    expect(heard).toEqual(['Refused: conflict'])
  })
})

test('a call that has been reset is asked again, and only the latest asking is answered', async () => {
  const page = aPage()
  const { useCallMutation } = await import('#data/use-call.ts')
  const first = gate()
  const answers = [first, gate()]
  let asked = 0
  page.answers[SAVE] = async () => {
    const turn = asked++
    await answers[turn]!.opened
    return { turn }
  }
  const heard: unknown[] = []
  const hook = await runHook(() => useCallMutation(SAVE))
  const ask = () => hook.now().mutate({} as never, { onSuccess: (answer) => void heard.push(answer) })
  ask()
  ask()
  hook.now().reset()
  ask()
  await expect.poll(() => asked).toBe(2)
  answers[1]!.open()
  await expect.poll(() => heard).toMatchObject([{ turn: 1 }])
  first.open()
  const { queryClient } = await import('#data/query-client.ts')
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(heard).toHaveLength(1)
})
