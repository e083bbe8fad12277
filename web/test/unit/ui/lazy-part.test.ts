import { createElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPart } from '#ui/lazy-part.ts'

const Name = ({ name }: { name: string }) => createElement('b', null, name)
const drawn = (part: ReturnType<typeof lazyPart<{ name: string }>>) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: 'waiting' }, createElement(part, { name: 'Whitfield' })))

test('a loaded part is drawn at once, one still loading is awaited', async () => {
  const part = lazyPart(() => Promise.resolve(Name))
  expect(drawn(part)).toBe('waiting')
  const ahead = lazyPart(() => Promise.resolve(Name))
  await ahead.preload()
  expect(drawn(ahead)).toBe('<b>Whitfield</b>')
})

test('a failed prefetch is ignored, and the part can be fetched again', async () => {
  const asked: unknown[] = []
  let attempts = 0
  const load = () => (++attempts === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(Name))
  const onFailure = (error: unknown) => {
    asked.push(error)
    return Promise.reject(error)
  }
  const part = lazyPart(load, onFailure)
  await part.preload()
  expect(asked).toEqual([])
  await part.preload()
  expect(drawn(part)).toBe('<b>Whitfield</b>')
})
