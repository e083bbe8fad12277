import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import type { Act } from './act.ts'
import { ALL_ACTS, ALL_HANDED } from './all-acts.ts'
import { drawn, NotOffered, rendered } from './drawn.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const SRC = join(import.meta.dirname, '../../../src')

/** Acts whose control is in a part that isn’t drawn here: a label’s picker, a comment’s box, a field’s choices. */
const HELD_BELOW = [
  'a calendar is added: CalendarsDialog',
  'a comment on a customer',
  'a comment on a payment',
  'a customer says no to marketing',
  'a customer’s label is removed',
  'a label is taken from only some of the selected customers',
  'a label is taken from only some of the selected payments',
  'a note is written',
  'a payment’s labels are saved with those that were seen',
  'a rewritten ticket: onRetry',
  'a rewritten ticket: onVerify',
  'a conversation is started at once, to write',
  'all selected customers are labeled',
  'all selected payments are labeled',
  'setting up an app starts at once',
]

const presses = async ({
  at,
  draws,
  within = [],
  props = {},
  before = [],
  does,
  also = {},
}: Omit<Act, 'name' | 'call' | 'asks'>) => {
  const [{ queryClient }, { ownLocal }] = await Promise.all([import('#data/query-client.ts'), import('#data/local.ts')])
  ownLocal(1, 5)
  for (const [key, data] of before) queryClient.setQueryData(key, data)
  for (const [name, answer] of Object.entries(also)) page.answers[name] = () => answer
  const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
  const options = { viewOnly: 'This visit is view-only' }
  let screen = await drawn(module[draws]!, props as never, [], options)
  for (const name of [within].flat()) {
    const { type, props: own } = screen.part(name)
    screen = await drawn(type as never, own as never, [], options)
  }
  for (const [words, ...handed] of does) {
    try {
      void Promise.resolve(screen.does(words, ...handed)).catch(() => undefined)
    } catch (error) {
      if (error instanceof NotOffered) return false
      throw error
    }
    await rendered()
  }
  return true
}

describe('on a view-only visit', () => {
  test.each<Act>([...ALL_ACTS, ...ALL_HANDED].filter(({ draws }) => !draws.startsWith('use')))(
    'not: $name',
    async (act) => {
      const isPressed = await presses(act)
      expect([isPressed, page.names().includes(act.call)]).toEqual(
        HELD_BELOW.includes(act.name) ? [true, true] : [false, false],
      )
    },
  )
})
