import { beforeEach, expect, test } from 'vitest'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

beforeEach(() => {
  aPage()
  aWindow()
})

const unfolded = async (draft: object, errors: object) => {
  const { RequestCustomFields } = await import('#features/payments/request-custom-fields.tsx')
  const screen = await drawn(RequestCustomFields as never, { draft, errors, fields: [], permissions: [] })
  const open = () => (screen.part('details').props as { open: boolean }).open
  return { screen, open, aside: () => (screen.part('span').props as { children: string }).children }
}

test.each([
  ['nothing is filled in', {}, {}, false, 'Optional'],
  ['only blanks are', { a: ' ', b: '' }, { a: null, b: null }, false, 'Optional'],
  ['one of two is filled in', { a: 'x', b: '' }, { a: null, b: null }, true, '1 filled in'],
  ['one of two has a fault', { a: '', b: ' ' }, { a: null, b: 'Enter a number' }, true, 'Optional'],
])('a request’s own fields when %s', async (_, draft, errors, isOpen, words) => {
  const { open, aside } = await unfolded(draft, errors)
  expect([open(), aside()]).toEqual([isOpen, words])
})

test('they can be folded, except over a fault', async () => {
  for (const [errors, after] of [
    [{ a: null }, false],
    [{ a: 'Enter a number', b: null }, true],
  ] as const) {
    const { screen, open } = await unfolded({ a: 'x' }, errors)
    ;(screen.part('details').props as { onToggle: (event: object) => void }).onToggle({
      currentTarget: { open: false },
    })
    await rendered()
    expect(open()).toBe(after)
  }
})
