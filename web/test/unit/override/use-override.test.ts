import { expect, test, vi } from 'vitest'
import { type Refusal, useOverride } from '#parts/override/use-override.tsx'
import { runHook } from '../data/hook.ts'
import { rendered } from '../acts/drawn.ts'

const refused: Refusal = Object.assign(new Error('Refused'), {
  code: 'override_needed',
  body: { broken: [{ rule: 'military-lending', message: 'Nobody checked the borrower' }] },
})

test('an override repeats the act with its own reason, and the next one begins empty', async () => {
  const { now } = await runHook(useOverride)
  const question = () => now().question.props
  const act = vi.fn<(reason: string) => void>()
  for (const reason of ['The database is down', 'The manager knows them']) {
    now().orAsk(refused, act)
    await rendered()
    expect(question()).toMatchObject({ open: true, reason: '', broken: refused.body['broken'] })
    question().onReason(` ${reason} `)
    await rendered()
    question().onConfirm()
    await rendered()
    expect(question()).toMatchObject({ open: false })
    expect(act).toHaveBeenLastCalledWith(reason)
  }
  now().orAsk(refused, act)
  await rendered()
  question().onCancel()
  await rendered()
  expect([question().open, act.mock.calls.length]).toEqual([false, 2])
})
