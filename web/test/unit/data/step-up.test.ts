import { describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, refusal } from './page.ts'

const REFUND = 'payments/refund'
const GRANT = 'settings/users/save'

/** A page whose changes are refused until its user has confirmed their identity. */
const guarded = async () => {
  const page = aPage()
  let isConfirmed = false
  for (const name of [REFUND, GRANT])
    page.answers[name] = () => (isConfirmed ? { done: name } : refusal(403, 'step_up_needed'))
  const [{ call }, { useStepUpQuestion }] = await Promise.all([import('#data/calls.ts'), import('#data/step-up.ts')])
  const { now } = await runHook(useStepUpQuestion)
  const asks = () => expect.poll(now).not.toBeNull()
  return {
    names: page.names,
    change: (name: typeof REFUND | typeof GRANT) => call(name, {} as never).catch(({ message }: Error) => message),
    asks,
    isQuiet: () => expect.poll(now).toBeNull(),
    answer: async (confirmed: boolean) => {
      await asks()
      isConfirmed = confirmed
      now()!.answer(confirmed)
    },
    forget: () => (isConfirmed = false),
  }
}

describe('a change that needs its user’s identity confirmed', () => {
  test('waits for one question with all others, and is made once they have answered', async () => {
    const { change, answer, isQuiet, names } = await guarded()
    const changes = [change(REFUND), change(GRANT)]
    await expect.poll(names).toHaveLength(2)
    await answer(true)
    expect(await Promise.all(changes)).toMatchObject([{ done: REFUND }, { done: GRANT }])
    await isQuiet()
  })

  test('is not made if they close the question', async () => {
    const { change, answer, isQuiet, names } = await guarded()
    const refund = change(REFUND)
    await answer(false)
    expect(await refund).toBe('No changes were made because you didn’t confirm that it’s you.')
    await isQuiet()
    expect(names()).toEqual([REFUND])
  })

  test.each([
    ['answered', true],
    ['closed', false],
  ])('asks again after the question was %s', async (_, first) => {
    const { change, answer, isQuiet, forget } = await guarded()
    const before = change(REFUND)
    await answer(first)
    await before
    await isQuiet()
    forget()
    const again = change(REFUND)
    await answer(true)
    expect(await again).toMatchObject({ done: REFUND })
  })

  test('that creates something is the same attempt before and after', async () => {
    const page = aPage()
    let isConfirmed = false
    page.answers['labels/save'] = () => (isConfirmed ? { labels: [] } : refusal(403, 'step_up_needed'))
    const [{ call }, { useStepUpQuestion }] = await Promise.all([import('#data/calls.ts'), import('#data/step-up.ts')])
    const { now } = await runHook(useStepUpQuestion)
    const made = call('labels/save', { label: { labelName: 'Gold', labelModuleKey: 'customer' } })
    await expect.poll(now).not.toBeNull()
    isConfirmed = true
    now()!.answer(true)
    await made
    const [first, second] = page.inputs('labels/save')
    expect(first).toEqual(second)
    expect(first?.['clientKey']).toEqual(expect.any(String))
  })
})
