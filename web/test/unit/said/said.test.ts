import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, SESSION } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { wordsOf } from '../lists/cells.ts'
import { NOW } from './said.ts'
import { SAID } from './said.table.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  aPage()
  aWindow()
  return () => vi.useRealTimers()
})

const SRC = join(import.meta.dirname, '../../../src')

/** All words of what is drawn; of a dialog, which the server draws nowhere, those in it. */
const said = async (screen: Awaited<ReturnType<typeof drawn>>): Promise<string> => {
  const [{ queryClient }, { SignedInProvider }] = await Promise.all([
    import('#data/query-client.ts'),
    import('#data/session.ts'),
  ])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const words = (drawn: ReactNode): string => {
    const routed = createElement(RouterContextProvider, { router } as never, drawn)
    const signedIn = createElement(SignedInProvider, { value: SESSION }, routed)
    return wordsOf(renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, signedIn)))
  }
  const { type, props } = screen.value() as { type: { name?: string }; props: Record<string, ReactNode> }
  if (type?.name !== 'Dialog') return words(screen.value() as ReactNode)
  return [props['title'], props['children'], props['footer']].map(words).join(' ')
}

describe('what a screen says', () => {
  test.each(SAID)('$name', async ({ at, draws, props = {}, before = [], local, says }) => {
    const { queryClient } = await import('#data/query-client.ts')
    for (const [key, data] of before) queryClient.setQueryData(key, data)
    const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
    const words = await said(await drawn(module[draws]!, props as never))
    expect(local ? words.replaceAll(/\d+:\d+(:\d+)? [AP]M/g, '…') : words).toBe(says)
  })
})
