import { beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'

beforeEach(() => {
  aPage()
  vi.stubGlobal(
    'Element',
    class {
      readonly leaves: boolean
      constructor(leaves: boolean) {
        this.leaves = leaves
      }
      matches() {
        return this.leaves
      }
    },
  )
})

const swiping = async () => {
  const { useSwipe } = await import('#ui/hook/use-swipe.ts')
  const onSwipe = vi.fn()
  const hook = await runHook(() => useSwipe(onSwipe))
  const at = async (
    event: 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    x = 0,
    y = 0,
    pointerType = 'touch',
  ) => {
    ;(hook.now().handlers[event] as (given: object) => void)({ pointerType, clientX: x, clientY: y })
    await rendered()
    const { style, isMeant, isSwiping } = hook.now()
    return [style?.transform ?? null, isMeant, isSwiping]
  }
  return { at, swiped: () => onSwipe.mock.calls.length }
}

test('a swipe to the left moves the row along, and acts once it is long enough', async () => {
  const { at, swiped } = await swiping()
  await at('onPointerDown', 200, 50)
  expect(await at('onPointerMove', 188, 50)).toEqual([null, false, false])
  expect(await at('onPointerMove', 187, 50)).toEqual(['translateX(-13px)', false, true])
  expect(await at('onPointerMove', 105, 90)).toEqual(['translateX(-95px)', false, true])
  expect(await at('onPointerUp')).toEqual([null, false, false])
  expect(swiped()).toBe(0)
  await at('onPointerDown', 200, 50)
  expect(await at('onPointerMove', 104, 50)).toEqual(['translateX(-96px)', true, true])
  expect(await at('onPointerMove', 230, 50)).toEqual([null, false, false])
  await at('onPointerMove', 100, 50)
  expect([await at('onPointerUp'), swiped()]).toEqual([[null, false, false], 1])
})

test('a scroll, a canceled gesture, a mouse and a swipe to the right don’t act', async () => {
  const { at, swiped } = await swiping()
  await at('onPointerDown', 200, 50)
  await at('onPointerMove', 195, 63)
  expect(await at('onPointerMove', 50, 63)).toEqual([null, false, false])
  await at('onPointerUp')
  await at('onPointerDown', 200, 50)
  await at('onPointerMove', 50, 50)
  await at('onPointerCancel')
  await at('onPointerDown', 200, 50, 'mouse')
  await at('onPointerMove', 50, 50)
  await at('onPointerUp')
  await at('onPointerDown', 200, 50)
  await at('onPointerMove', 400, 50)
  await at('onPointerUp')
  expect(swiped()).toBe(0)
})

test('a field’s fault is shown once the user leaves it, and all of them for a save', async () => {
  const { useLeftErrors } = await import('#ui/field/use-left-errors.ts')
  const faults: { name: string | null; phone: string | null } = { name: 'Too long.', phone: 'No phone.' }
  const hook = await runHook(() => useLeftErrors<'name' | 'phone'>(faults))
  const leaves = (value: string, relatedTarget: object | null = null) => ({ target: { value }, relatedTarget }) as never
  const away = (isLeaving: boolean) => new (Element as unknown as new (leaves: boolean) => object)(isLeaving)
  const errors = async () => {
    await rendered()
    return [hook.now().error('name'), hook.now().error('phone'), hook.now().valid]
  }
  expect(await errors()).toEqual([null, null, false])
  hook.now().onBlur('name')(leaves(''))
  hook.now().onBlur('name')(leaves('x', away(true)))
  expect(await errors()).toEqual([null, null, false])
  hook.now().onBlur('name')(leaves('x', away(false)))
  expect(await errors()).toEqual(['Too long.', null, false])
  hook.now().reveal()
  hook.now().onBlur('name')(leaves('x'))
  expect(await errors()).toEqual(['Too long.', 'No phone.', false])
  hook.now().reset()
  expect(await errors()).toEqual([null, null, false])
  hook.now().onBlur('phone')()
  expect(await errors()).toEqual([null, 'No phone.', false])
  Object.assign(faults, { name: null, phone: null })
  hook.again()
  expect(await errors()).toEqual([null, null, true])
})
