import { beforeEach, expect, test } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { ALL_ACTS, ALL_HANDED } from './all-acts.ts'
import { begin } from './begin.ts'
import { rendered } from './drawn.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

/** Pressed or submitted. The rest are callbacks of other components, such as a label’s choice. */
const isPress = ([words]: readonly [words: string, ...given: unknown[]]): boolean => /^[A-Z]|^form$/.test(words)
const PRESSED = [...ALL_ACTS, ...ALL_HANDED].filter(({ does }) => does.length > 0 && isPress(does.at(-1)!))

test('most acts are presses', () => expect(PRESSED.length).toBeGreaterThan(120))

test.each(PRESSED)('pressed twice, made once: $name', async (act) => {
  const { screen, inputs } = await begin(page, act)
  await rendered()
  screen.doesIfOffered(...act.does.at(-1)!)
  await rendered()
  expect(inputs()).toHaveLength(1)
})
