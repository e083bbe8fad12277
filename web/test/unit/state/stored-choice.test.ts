import { beforeEach, expect, test, vi } from 'vitest'
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

/** A form that understands nothing but what it wrote. */
const LIST = {
  read: (kept: string) => (kept.startsWith('list:') ? kept.slice(5).split(',') : undefined),
  write: (list: string[]) => `list:${list.join(',')}`,
}

test('nothing stored is not read as a choice', async () => {
  const { storedChoice } = await import('#state/stored-choice.ts')
  expect(storedChoice('order', ['name'], LIST).get(3)).toEqual(['name'])
})

test('a browser without storage keeps each user’s choice as long as the page', async () => {
  const { storedChoice } = await import('#state/stored-choice.ts')
  const refuses = () => {
    throw new DOMException('Storage is turned off', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses })
  vi.stubGlobal('window', new EventTarget())
  const { get, set, listen } = storedChoice('order', ['name'], LIST)
  expect(get(3)).toEqual(['name'])
  let told = 0
  const end = listen(() => (told += 1))
  set(['date', 'name'], 3)
  expect([get(3), get(4), get(), told]).toEqual([['date', 'name'], ['name'], ['name'], 1])
  // The same list, because components render from it.
  expect(get(3)).toBe(get(3))
  set(['name'], 3)
  expect([get(3), told]).toEqual([['name'], 2])
  end()
})

test('a choice made in another tab is told, and what listens no more is told nothing', async () => {
  const tabs = new EventTarget()
  vi.stubGlobal('window', tabs)
  const { get, set, listen } = await choice(true)
  const told: boolean[] = []
  const end = listen(() => told.push(get(3)))
  expect(get(3)).toBe(true)
  localStorage.setItem('letters.3', 'off')
  tabs.dispatchEvent(new Event('storage'))
  expect(told).toEqual([false])
  set(true, 3)
  expect(told).toEqual([false, true])
  end()
  tabs.dispatchEvent(new Event('storage'))
  set(false, 3)
  expect(told).toEqual([false, true])
})
