import type * as React from 'react'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { EMPLOYEES, LABELS, STORES } from '../lists/cells.table.ts'
import { fetching, sessionOf, show } from '../shown/shown.ts'
import { ALL_SAYS } from './all-says.ts'
import { headings, markupTold, note, standing } from './markup-told.ts'
import { linesOf, markupOf } from './words.ts'

// React draws static markup as on a server, where a page’s stores are only read by their third argument.
vi.mock('react', async (original) => {
  const react = await original<typeof React>()
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, get) =>
    react.useSyncExternalStore(subscribe, get, get)
  return { ...react, useSyncExternalStore }
})

/** Monday, half past nine in the evening in Los Angeles; Tuesday in UTC. */
const NOW = Date.parse('2026-11-24T05:30:00Z')

const LOCAL = /\d+:\d+(?::\d+)? [AP]M/
const LOCALS = new RegExp(LOCAL, 'g')
const COMPANY = [STORES, EMPLOYEES, LABELS]

let page: ReturnType<typeof aPage>
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  page = aPage()
  Object.assign(aWindow().document, {
    getElementById: () => null,
    querySelector: () => null,
    body: { nodeType: 1 },
    fullscreenElement: null,
  })
  Object.assign(window, { print: () => undefined })
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  return () => vi.useRealTimers()
})

/** What browsers are told by each component. `XD_NOTE_WRITTEN=1` writes the tables anew, to be looked at. */
const noted = new Map<string, Set<string>>()
afterAll(() => {
  if (process.env['XD_NOTE_WRITTEN']) note(noted)
})

describe('a screen says', () => {
  test.each(ALL_SAYS)(
    '$name',
    async ({ says, before = [], does = [], now = NOW, isLocal, awaits, asks = {}, ...shown }) => {
      vi.setSystemTime(now)
      const { queryClient } = await import('#data/query-client.ts')
      for (const [key, data] of [...COMPANY, ...before]) queryClient.setQueryData(key, data)
      const screen = await show(page, shown)
      for (const [words, ...given] of does) {
        void Promise.resolve(screen.does(words, ...given)).catch(() => undefined)
        await rendered()
      }
      if (awaits !== undefined) await vi.waitFor(() => expect(page.names()).toContain(awaits), { timeout: 4000 })
      await vi.waitFor(() => expect(fetching(queryClient, shown.underWay) + queryClient.isMutating()).toBe(0), {
        timeout: 4000,
      })
      await rendered()
      const { address, answers = {}, viewOnly } = shown
      const markup = await markupOf(screen, sessionOf(shown), { address, answered: Object.keys(answers), viewOnly })
      const said = linesOf(markup)
      expect(isLocal ? said.map((line) => line.replace(isLocal === 'all' ? LOCALS : LOCAL, '…')) : said).toEqual(says)
      const told = markupTold(markup).map((line) => (isLocal ? line.replace(LOCALS, '…') : line))
      const heading = `${shown.at} ${shown.draws}`
      noted.set(heading, new Set([...(noted.get(heading) ?? []), ...told]))
      if (!process.env['XD_NOTE_WRITTEN'])
        expect(
          told.filter((line) => !standing(shown.at, shown.draws).includes(line)),
          'XD_NOTE_WRITTEN=1 notes what is new in fixtures/tables/screens',
        ).toEqual([])
      for (const [call, inputs] of Object.entries(asks)) expect(page.inputs(call), call).toEqual(inputs)
    },
  )
})

test('only what is drawn stands in the tables of what browsers are told', () => {
  const drawn = new Map(ALL_SAYS.map(({ at, draws }) => [`${at} ${draws}`, [at, draws] as const]))
  expect(headings().filter((heading) => !drawn.has(heading))).toEqual([])
  // An attribute that is gone leaves its line behind.
  const gone = [...drawn].flatMap(([heading, shown]) =>
    standing(...shown).flatMap((line) => (noted.get(heading)?.has(line) ? [] : [`${heading}: ${line}`])),
  )
  expect(gone, 'XD_NOTE_WRITTEN=1 takes away what is gone').toEqual([])
})
