import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawn, type Part, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

let open: (next: { convoID: number; writing: number }) => void
let isOverlaid = false

beforeEach(() => {
  aPage()
  const { document } = aWindow()
  isOverlaid = false
  Object.assign(document, { querySelector: () => (isOverlaid ? {} : null), activeElement: null })
})

/** The screens of the page: which are kept, in order; `*` is on screen, `+` works. */
const told = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ props }) => {
    const { convoID, writing } = props as { convoID?: number; writing?: number }
    return convoID !== undefined && 'onLeave' in props ? [`${convoID} writing ${writing}`] : []
  })
const hidden = (parts: readonly Part[]): unknown[] =>
  parts.flatMap(({ props }) => ('data-kept' in props ? [props['data-kept'] ?? 'shown'] : []))
const modes = (parts: readonly Part[]): unknown[] => parts.flatMap(({ props }) => props['mode'] ?? [])

const aScreen = async () => {
  const { ConversationScreens } = await import('#pages/conversation-screens.tsx')
  const nothing = () => undefined
  const Inbox = () => {
    const [place, setPlace] = useState({ convoID: 7, writing: 0 })
    open = setPlace
    return (ConversationScreens as (props: object) => React.ReactNode)({ ...place, onLeave: nothing, onBack: nothing })
  }
  const screen = await drawn(Inbox as never, {})
  const goTo = async (convoID: number, writing = 0) => {
    open({ convoID, writing })
    await rendered()
    await vi.waitFor(() => expect(modes(screen.parts()).filter((mode) => mode === 'visible')).toHaveLength(1))
  }
  return { screen, goTo }
}

test('the open conversation and the four before it stay built, and only the open one is shown and works', async () => {
  const { screen, goTo } = await aScreen()
  for (const convoID of [3, 9, 5, 8, 4]) await goTo(convoID)
  await vi.waitFor(() => expect(modes(screen.parts())).toEqual(['hidden', 'visible', 'hidden', 'hidden', 'hidden']))
  expect(told(screen.parts())).toEqual(['3 writing 0', '4 writing 0', '5 writing 0', '8 writing 0', '9 writing 0'])
  expect(hidden(screen.parts())).toEqual([true, 'shown', true, true, true])
})

test('a conversation that is opened again for writing hears so once it works', async () => {
  const { screen, goTo } = await aScreen()
  await goTo(8)
  await goTo(7, 2)
  await vi.waitFor(() => expect(told(screen.parts())).toEqual(['7 writing 2', '8 writing 0']))
  expect(modes(screen.parts())).toEqual(['visible', 'hidden'])
  await goTo(7, 3)
  expect(told(screen.parts())).toEqual(['7 writing 3', '8 writing 0'])
})

test('a conversation that was left with a dialog open is not kept', async () => {
  const { screen, goTo } = await aScreen()
  await goTo(8)
  isOverlaid = true
  await goTo(9)
  expect(told(screen.parts())).toEqual(['7 writing 0', '9 writing 0'])
})
