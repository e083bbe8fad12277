import { beforeEach, describe, expect, test, vi } from 'vitest'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'

beforeEach(() => {
  aPage()
  vi.stubGlobal('window', new EventTarget())
})

interface Choice {
  readonly use: (userID: number) => unknown
  readonly set: (value: never, userID: number) => void
}

const SWITCHES: readonly (readonly [what: string, load: () => Promise<Choice>, name: string])[] = [
  [
    'single letters as shortcuts',
    async () => {
      const { useLetterKeys, setLetterKeys } = await import('#state/letter-keys-choice.ts')
      return { use: useLetterKeys, set: setLetterKeys }
    },
    'xd.letter-keys',
  ],
  [
    'snow',
    async () => {
      const { useSnowChoice, setSnowChoice } = await import('#state/snow-choice.ts')
      return { use: useSnowChoice, set: setSnowChoice }
    },
    'xd.snow',
  ],
  [
    'texts read aloud',
    async () => {
      const { useSpokenTexts, setSpokenTexts } = await import('#state/spoken-texts-choice.ts')
      return { use: useSpokenTexts, set: setSpokenTexts }
    },
    'xd.spoken-texts',
  ],
  [
    'undo after sending',
    async () => {
      const { useUndoSend, setUndoSend } = await import('#state/undo-send-choice.ts')
      return { use: useUndoSend, set: setUndoSend }
    },
    'xd.undo-send',
  ],
]

test.each(SWITCHES)('%s: on, until this user turns it off in this browser', async (_, load, name) => {
  const { use, set } = await load()
  const { now } = await runHook(() => [use(5), use(6)])
  expect(now()).toEqual([true, true])
  set(false as never, 5)
  await expect.poll(now).toEqual([false, true])
  expect([localStorage.getItem(`${name}.5`), localStorage.getItem(`${name}.6`)]).toEqual(['off', null])
  set(true as never, 5)
  await expect.poll(now).toEqual([true, true])
  expect(localStorage.getItem(`${name}.5`)).toBe('on')
})

describe('alerts', () => {
  test.each([
    [null, { sound: false, desktop: false }],
    ['{"sound":true}', { sound: true, desktop: false }],
    ['{"sound":true,"desktop":true}', { sound: true, desktop: true }],
    ['{"sound":', { sound: false, desktop: false }],
  ])('are off unless this user turned them on: %s', async (kept, shown) => {
    if (kept !== null) localStorage.setItem('xd.alerts.5', kept)
    const { useAlertChoices } = await import('#state/alert-choices.ts')
    const { now } = await runHook(() => [useAlertChoices(5)[0], useAlertChoices(6)[0]])
    expect(now()).toEqual([shown, { sound: false, desktop: false }])
  })

  test('change one at a time', async () => {
    const { useAlertChoices } = await import('#state/alert-choices.ts')
    const { now } = await runHook(() => useAlertChoices(5))
    const change = now()[1]
    change({ desktop: true })
    change({ sound: true })
    await expect.poll(() => now()[0]).toEqual({ sound: true, desktop: true })
    change({ desktop: false })
    await expect.poll(() => now()[0]).toEqual({ sound: true, desktop: false })
    expect(JSON.parse(localStorage.getItem('xd.alerts.5')!)).toEqual({ sound: true, desktop: false })
  })
})

test.each([
  [null, null],
  ['12', 12],
  ['0', 0],
  ['null', null],
  ['12a', null],
  ['a12', null],
  ['', null],
])('the store a user last wrote from, kept as %o, is %o', async (kept, storeID) => {
  if (kept !== null) localStorage.setItem('xd.new-message-store.5', kept)
  const { useLastStore, setLastStore } = await import('#state/new-message-store.ts')
  const { now } = await runHook(() => [useLastStore(5), useLastStore(6)])
  expect(now()).toEqual([storeID, null])
  setLastStore(3, 5)
  await expect.poll(now).toEqual([3, null])
  expect(localStorage.getItem('xd.new-message-store.5')).toBe('3')
})
