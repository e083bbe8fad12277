import { join } from 'node:path'
import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import type { Act } from './act.ts'
import { ALL_ACTS, ALL_HANDED, ALL_QUESTIONS } from './all-acts.ts'
import { drawn, rendered } from './drawn.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T02:30:00Z'), toFake: ['Date'] })
  page = aPage()
  aWindow()
  return () => vi.useRealTimers()
})

const SRC = join(import.meta.dirname, '../../../src')

/** The question just before the act, if there is one. */
const question = async (act: Act) => {
  const { at, draws, within = [], props = {}, given = [], before = [], does, also = {} } = act
  const [{ queryClient }, { ownLocal }] = await Promise.all([import('#data/query-client.ts'), import('#data/local.ts')])
  ownLocal(1, 5)
  for (const [key, data] of before) queryClient.setQueryData(key, data)
  for (const [name, answer] of Object.entries(also)) page.answers[name] = () => answer
  const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
  const closed = vi.fn()
  let screen = await drawn(module[draws]!, { ...props, onClose: closed, onCancel: closed } as never, given)
  for (const name of [within].flat()) {
    const { type, props: own } = screen.part(name)
    screen = await drawn(type as never, own as never)
  }
  for (const [words, ...handed] of does.slice(0, -1)) {
    void Promise.resolve(screen.does(words, ...handed)).catch(() => undefined)
    await rendered()
  }
  const last = does.at(-1)?.[0]
  const asked = screen.asked()
  return asked && (asked['confirm'] === last || last === 'onConfirm') ? { screen, asked, closed } : undefined
}
const wordsOf = (node: unknown) =>
  (isValidElement(node) ? renderToStaticMarkup(node) : String(node ?? ''))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const BLUEDOG = {
  gateway: 'bluedog',
  environment: 'test',
  readable: true,
  settings: {},
  secrets: {},
  accountVersion: 7,
}

/** The same act on something else. */
const OTHERS: readonly (readonly [act: string, props: object, title: string, words: string])[] = [
  [
    'a quick reply is deleted',
    { reply: { replyID: 3, replyTitle: 'Hours', replyIsMine: false, storeIDs: null, replyMedia: [], replyBodyES: '' } },
    'Delete Hours?',
    'Nobody can use it anymore.',
  ],
  [
    'a key gets a new secret once that is confirmed',
    { isOwn: false },
    'Rotate Till?',
    'You get a new secret. The old one works for another 24 hours, so there’s time to replace it wherever it’s used. You become responsible for it instead of Bo, and it can’t do more than you can.',
  ],
  [
    'a store’s gateway is removed once that is confirmed: Old Town: gateway removed',
    { account: BLUEDOG, settings: { company: { gateway: 'bluedog' }, fallback: null, gateways: [] } },
    'Remove BlueDog from Old Town?',
    'Without it: Uses the company’s BlueDog. Refunds of earlier payments still go through BlueDog.',
  ],
  [
    'a store’s gateway is removed once that is confirmed: Old Town: gateway removed',
    { account: BLUEDOG, storeID: undefined, title: 'Company' },
    'Remove BlueDog from Company?',
    'Without it: No gateway is set up, so payment requests can’t be sent. Refunds of earlier payments still go through BlueDog.',
  ],
]

const ALL = [...ALL_ACTS, ...ALL_HANDED]
const named = (name: string): Act => ALL.find((act) => act.name === name)!

describe('before an act', () => {
  test.each<Act>(ALL.filter(({ does }) => does.length > 0))('is asked what the table says: $name', async (act) => {
    const one = await question(act)
    const asked = one && [act.name, one.asked['title'], wordsOf(one.asked['description'])]
    expect(asked).toEqual(ALL_QUESTIONS.find(([name]) => name === act.name))
    if (!one) return
    ;(one.asked['onCancel'] as () => void)()
    await rendered()
    // Either the screen closes it, or its own handler does.
    expect([one.screen.asked() === undefined, one.closed.mock.calls.length]).toContain(one.screen.asked() ? 1 : true)
    expect(page.names()).not.toContain(act.call)
  })

  test.each(OTHERS)('%s, of another one: %j', async (name, props, title, words) => {
    const act = named(name)
    const one = await question({ ...act, props: { ...act.props, ...props } })
    expect([one?.asked['title'], wordsOf(one?.asked['description'])]).toEqual([title, words])
  })

  test('every question is of an act', () => {
    expect(ALL_QUESTIONS.filter(([name]) => !ALL.some((act) => act.name === name))).toEqual([])
  })
})
