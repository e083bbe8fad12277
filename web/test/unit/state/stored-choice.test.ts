import { beforeEach, expect, test } from 'vitest'
import { aPage } from '../data/page.ts'

beforeEach(() => void aPage())

const choice = async (usual: boolean) => {
  const { ON_OFF, storedChoice } = await import('#state/stored-choice.ts')
  return storedChoice('letters', usual, ON_OFF)
}

test.each([
  [true, false],
  [true, true],
  [false, true],
  [false, false],
])('usually %s, it is %s once chosen, after a reload and for nobody else', async (usual, chosen) => {
  const { get, set } = await choice(usual)
  expect(get(3)).toBe(usual)
  set(chosen, 3)
  expect(get(3)).toBe(chosen)
  const reloaded = await choice(usual)
  expect([reloaded.get(3), reloaded.get(4), reloaded.get()]).toEqual([chosen, usual, usual])
})

test('what is no choice is the usual one', async () => {
  localStorage.setItem('letters', 'maybe')
  expect((await choice(true)).get()).toBe(true)
  expect((await choice(false)).get()).toBe(false)
})
