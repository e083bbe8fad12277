import { beforeEach, describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, gate, refusal, UNREACHABLE } from './page.ts'

const SAVE = 'labels/save'

describe('a call that is refused', () => {
  let page: ReturnType<typeof aPage>
  beforeEach(() => void (page = aPage()))

  const asking = async (more: object = {}) => {
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
    const hook = await runHook(() => useCallMutation(SAVE, more))
    const refused = hook
      .now()
      .mutateAsync({} as never)
      .catch((error: Error) => error.message)
    return { hook, heard, refused, open: answer.open }
  }

  test('is reported by its screen while that is there, and by nothing else', async () => {
    const { heard, refused, open } = await asking()
    open()
    expect(await refused).toBe('Refused: conflict')
    expect(heard).toEqual([])
  })

  test.each([true, false])('is shown by its form, and by the page only if the form is left: %s', async (isLeft) => {
    const done: string[] = []
    const { hook, heard, refused, open } = await asking({
      show: () => () => void done.push('put back'),
      onError: ({ code }: { code: string }, input: object) => void done.push(`${code} ${JSON.stringify(input)}`),
      onSuccess: () => void done.push('saved'),
      onSettled: () => void done.push('settled'),
    })
    if (isLeft) hook.stop()
    open()
    await refused
    expect(done).toEqual(['put back', 'conflict {}', 'settled'])
    expect(heard).toEqual(isLeft ? ['Refused: conflict'] : [])
  })

  test('is reported by the page once the user has left its screen', async () => {
    const { hook, heard, refused, open } = await asking()
    hook.stop()
    open()
    await refused
    expect(heard).toEqual(['Refused: conflict'])
  })
})

test('a call that has been reset is made again, and only the latest one is answered', async () => {
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

test.each([
  ['the answer', () => ({ labels: [] })],
  ['the refusal', () => refusal(409, 'conflict')],
])('%s of a call is on its screen until it is reset', async (_, answer) => {
  const page = aPage()
  const { useCallMutation } = await import('#data/use-call.ts')
  page.answers[SAVE] = answer
  const { now } = await runHook(() => useCallMutation(SAVE))
  const shown = () => [now().data?.labels, now().error?.code, now().isPending]
  now().mutate({} as never)
  await expect.poll(shown).toEqual('status' in answer() ? [undefined, 'conflict', false] : [[], undefined, false])
  now().reset()
  await expect.poll(shown).toEqual([undefined, undefined, false])
})

describe('a call that creates something', () => {
  let page: ReturnType<typeof aPage>
  beforeEach(() => void (page = aPage()))

  /** In a separate page, as after a reload. */
  const ask = async (name: 'loans/save', input: object) => {
    page.fresh()
    const [{ call }, { ownLocal }] = await Promise.all([import('#data/calls.ts'), import('#data/local.ts')])
    ownLocal(1, 3)
    await call(name, input as never).catch(() => undefined)
    return page.inputs(name).at(-1)!['clientKey']
  }
  const loan = (amount: string) => ({ loan: { amount } })

  test('is the same attempt after a lost answer, and another one once the outcome is known', async () => {
    page.answers['loans/save'] = () => {
      throw UNREACHABLE
    }
    const first = await ask('loans/save', loan('175'))
    expect(first).toEqual(expect.any(String))
    expect(await ask('loans/save', loan('180'))).not.toBe(first)
    // A refused second attempt does not reveal the outcome of the first.
    page.answers['loans/save'] = () => refusal(401, 'signed_out')
    expect(await ask('loans/save', loan('175'))).toBe(first)
    page.answers['loans/save'] = () => ({})
    expect(await ask('loans/save', loan('175'))).toBe(first)
    const second = await ask('loans/save', loan('175'))
    expect(second).not.toBe(first)
    page.answers['loans/save'] = () => refusal(400, 'invalid_input')
    const third = await ask('loans/save', loan('175'))
    expect(await ask('loans/save', loan('175'))).not.toBe(third)
  })

  test('has no key when it changes something', async () => {
    page.answers['loans/save'] = () => ({})
    expect(await ask('loans/save', { loan: { loanID: 3, amount: '175' } })).toBeUndefined()
  })

  test('keeps the key that its form gave it', async () => {
    page.answers['loans/save'] = () => ({})
    expect(await ask('loans/save', { ...loan('175'), clientKey: 'own' })).toBe('own')
  })
})

test('a call under way is not made again because an earlier one, with another input, is answered', async () => {
  const page = aPage()
  const { useCallMutation } = await import('#data/use-call.ts')
  const gates: Record<string, ReturnType<typeof gate>> = { First: gate(), Second: gate() }
  page.answers[SAVE] = async ({ label }) => {
    await gates[(label as { labelName: string }).labelName]!.opened
    return { labels: [] }
  }
  const hook = await runHook(() => useCallMutation(SAVE))
  const ask = (labelName: string) => hook.now().mutate({ label: { labelName } } as never)
  const { queryClient } = await import('#data/query-client.ts')
  ask('First')
  ask('Second')
  await expect.poll(() => page.inputs(SAVE)).toHaveLength(2)
  gates['First']!.open()
  await expect.poll(() => queryClient.isMutating()).toBe(1)
  ask('Second')
  expect(queryClient.isMutating()).toBe(1)
  gates['Second']!.open()
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  ask('Second')
  await expect.poll(() => page.inputs(SAVE)).toHaveLength(3)
})
