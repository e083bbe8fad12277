import { expect, it } from 'vitest'
import { quarter } from '@xd/fixtures/faults/quarter.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

it.each(ENGINES)('weeks of the ladder, with payments, answers, STOPs and crashes, on %s', async (engine) => {
  const { problems, sent, crashes, stopped, heldOut, letters } = await quarter({
    tickets: 60,
    days: 24,
    engine,
    seed: 'november',
  })
  expect(problems).toEqual([])
  const { paid = 0, answered = 0, opted_out: refused = 0 } = stopped
  // Every kind of event has happened.
  for (const [what, many] of Object.entries({ sent, crashes, heldOut, letters, paid, answered, refused }))
    expect(many, what).toBeGreaterThan(0)
})
