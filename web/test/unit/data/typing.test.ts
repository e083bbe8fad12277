import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTyping } from '#data/typing.ts'

let said: boolean[]
let typing: ReturnType<typeof createTyping>
beforeEach(() => {
  vi.useFakeTimers()
  said = []
  typing = createTyping((is) => said.push(is))
})
afterEach(() => {
  typing.close()
  vi.useRealTimers()
})
/** A letter each half second. */
const type = (letters: number) => {
  for (let count = 1; count <= letters; count += 1) {
    typing.typed('a'.repeat(count))
    vi.advanceTimersByTime(500)
  }
}

test('typing is reported at once, and not again with each letter', () => {
  type(5)
  expect(said).toEqual([true])
})

test('continued typing is reported again, before the server forgets it after six seconds', () => {
  type(20)
  expect(said).toEqual([true, true, true, true])
})

test('stopping is reported after four seconds, or at once with an empty box', () => {
  type(1)
  vi.advanceTimersByTime(3_400)
  expect(said).toEqual([true])
  vi.advanceTimersByTime(100)
  expect(said).toEqual([true, false])
  type(1)
  typing.typed('')
  expect(said).toEqual([true, false, true, false])
  typing.typed('')
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual([true, false, true, false])
})

test('turning to the visitor in the chat is reported at once, and so is turning away', () => {
  const heard: boolean[] = []
  const turning = createTyping((_, answering) => heard.push(answering))
  for (const answering of [false, true, true, false]) turning.typed('a', answering)
  turning.close()
  expect(heard).toEqual([false, true, false])
})
