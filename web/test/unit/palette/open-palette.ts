import { expect, onTestFinished, vi } from 'vitest'
import { drawn, rendered, textOf } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { EMPLOYEES, NOW, STORES } from '../lists/cells.table.ts'
import { sessionOf, type Shown } from '../shown/shown.ts'

interface Entry {
  key: string
  title: string
  detail?: string
  words?: string
  after?: unknown
  refused?: string | null
  acts?: readonly Entry[]
}
interface Results {
  typed: string
  answered: string
  searching: boolean
  waiting: number
  failure: string | null
  groups: readonly { title: string; entries: readonly Entry[] }[]
  pick: (entry: Entry) => void
  onType: (typed: string) => void
  onEarlyEnter: () => void
}
export interface Opened {
  page: ReturnType<typeof aPage>
  /** What the browser was asked for. */
  asked: unknown[]
}

/** Before each test: a page with nothing on it, as far as the palette looks at it. */
export const aPalettePage = (): Opened => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = aPage()
  const asked: unknown[] = []
  const { document } = aWindow()
  const requestFullscreen = async () => void asked.push('full screen')
  Object.assign(document, {
    documentElement: { dataset: {}, requestFullscreen },
    getElementById: () => null,
    querySelector: () => null,
  })
  vi.stubGlobal('getComputedStyle', () => ({ colorScheme: 'light' }))
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  return { page, asked }
}

export const palette = async (
  { page, asked }: Opened,
  shown: Omit<Shown, 'at' | 'draws'> = {},
  kept: unknown = undefined,
) => {
  const [{ queryClient }, { ownLocal }, { writeKept }, { PaletteDialog }, { useOpenDialog }] = await Promise.all([
    import('#data/query-client.ts'),
    import('#data/local.ts'),
    import('#data/kept.ts'),
    import('#features/palette/palette-dialog.tsx'),
    import('#data/dialogs.ts'),
  ])
  ownLocal(1, 5)
  if (kept) writeKept('recents', kept)
  for (const [key, data] of [STORES, EMPLOYEES]) queryClient.setQueryData(key, data)
  page.answers['calendar/categories/list'] = () => ({
    categories: [{ catID: 1, catTitle: 'Store calendar', catColor: '#112233' }],
    shown: [1],
  })
  for (const [name, answer] of Object.entries(shown.answers ?? {})) page.answers[name] = () => answer
  let closed = 0
  const session = sessionOf({ at: '', draws: '', ...shown })
  const props = { onClose: () => void (closed += 1) }
  const screen = await drawn(PaletteDialog, props, [], {
    session,
    address: shown.address ?? '/',
    viewOnly: shown.viewOnly ?? null,
  })
  const results = () => screen.part('PaletteResults').props as unknown as Results
  const dialogs = await drawn(useOpenDialog as never, {}, [undefined])
  const settled = async () => {
    await vi.waitFor(() => expect([results().searching, queryClient.isFetching()]).toEqual([false, 0]), {
      timeout: 4000,
    })
    await rendered()
  }
  return {
    results,
    settled,
    type: async (typed: string) => {
      results().onType(typed)
      await rendered()
      await settled()
    },
    /** Every line, with its group, its details and its further acts. */
    lines: (): string[] =>
      results().groups.flatMap(({ title, entries }) => [
        `${title}:`,
        ...entries.map((one) =>
          [
            one.title,
            one.detail,
            textOf(one.after),
            one.refused,
            ...(one.acts ?? []).map((act) => `[${act.title}]${act.refused ?? ''}`),
          ]
            .filter(Boolean)
            .join(' | '),
        ),
      ]),
    /** Where each line leads, in the order of `lines`; nothing else opens. */
    leads: async (): Promise<string[]> => {
      const all = results().groups.flatMap(({ entries }) => entries.flatMap((one) => [one, ...(one.acts ?? [])]))
      const to: string[] = []
      for (const one of all) {
        const [before, was] = [screen.address(), closed]
        asked.splice(0)
        results().pick(one)
        await rendered()
        const { closeDialog } = await import('#data/dialogs.ts')
        const opened = dialogs.value()
        const went = screen.address() === before ? [] : [screen.address()]
        to.push(
          [
            one.title,
            ...went,
            ...(opened === null ? [] : [JSON.stringify(opened)]),
            ...asked,
            ...(closed === was + 1 ? [] : ['stays']),
          ].join(' → '),
        )
        closeDialog()
        await rendered()
      }
      return to
    },
    closed: () => closed,
  }
}
