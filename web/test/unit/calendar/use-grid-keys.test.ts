import { beforeEach, expect, test, vi } from 'vitest'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

/** A place in the grid, as far as keys look for it. */
class Spot extends EventTarget {
  readonly dataset: Readonly<Record<string, string>>
  readonly top: number
  readonly left: number
  constructor(dataset: Readonly<Record<string, string>>, top = 0, left = 0) {
    super()
    this.dataset = dataset
    this.top = top
    this.left = left
  }
  readonly visibility = 'visible'
  closest(selector: string): Spot | null {
    return (/\[data-(\w+)\]/.exec(selector)?.[1] ?? '') in this.dataset ? this : null
  }
  getBoundingClientRect() {
    return { top: this.top, left: this.left }
  }
  focus() {
    Object.assign(document, { activeElement: this })
  }
}

const DAYS = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-30', '2026-12-01']
const SPOTS = [
  ...DAYS.map((day) => new Spot({ day })),
  // The lower one comes first in the data.
  new Spot({ entry: 'meeting' }, 40),
  new Spot({ entry: 'audit' }, 20),
  new Spot({ entry: 'birthday' }, 20, 90),
  new Spot({ more: '', date: '2026-11-24' }),
]
const box = {
  querySelectorAll: (selector: string) => {
    const [, kind = '', value] = /\[data-(\w+)="([^"]*)"\]/.exec(selector) ?? []
    return SPOTS.filter(({ dataset }) => dataset[kind] === value)
  },
  querySelector: (selector: string) =>
    SPOTS.find(({ dataset }) => 'more' in dataset && selector.includes(`"${dataset['date']!}"`)) ?? null,
}
const SPANS: Readonly<Record<string, object>> = {
  audit: { start: '2026-11-23', end: '2026-11-24' },
  meeting: { start: '2026-11-23T09:00', end: '2026-11-23T10:00' },
}
const ON: Readonly<Record<string, readonly string[]>> = {
  '2026-11-23': ['meeting', 'audit', 'birthday'],
  '2026-11-24': ['audit'],
}

let told: string[]
beforeEach(() => {
  told = []
  aPage()
  const { document } = aWindow()
  Object.assign(document, { body: new Spot({}), activeElement: null })
  vi.stubGlobal('HTMLElement', Spot)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('getComputedStyle', ({ visibility }: Spot) => ({ visibility }))
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const grid = async (change: object = {}, viewOnly: string | null = null) => {
  const [{ useGridKeys }, { onAnnounce }] = await Promise.all([
    import('#features/calendar/use-grid-keys.ts'),
    import('#ui/a11y/announce.ts'),
  ])
  onAnnounce((words) => void told.push(words))
  const hears =
    (name: string, answer?: unknown) =>
    (...handed: unknown[]) => {
      told.push(`${name} ${handed.map((one) => JSON.stringify(one)).join(' ')}`.trim())
      return answer
    }
  const wanted = {
    view: 'month',
    day: '2026-11-23',
    drawnFrom: 1,
    isCovered: false,
    firstDayOf: () => '2026-11-23',
    entriesOn: (day: string) => ON[day] ?? [],
    titleOf: (key: string) => `the ${key}`,
    spanOf: (key: string) => SPANS[key],
    onShow: hears('show'),
    onOpen: hears('open'),
    onMake: hears('make'),
    onMore: hears('more'),
    onRefuse: hears('refuse'),
    onDelete: hears('delete'),
    onDrop: hears('drop', 'audit'),
    ...change,
  }
  const screen = await drawn(useGridKeys as never, {}, [{ current: box }, wanted], { viewOnly })
  const held = () => screen.value() as Record<string, (event: unknown) => void>
  const focus = async (spot: Spot) => {
    spot.focus()
    held()['onFocus']!({ target: spot })
    await rendered()
  }
  /** What has the focus, the day that keys count from, and where an entry is carried to. */
  const standing = (): string => {
    const { cursor, carried } = held() as unknown as {
      cursor: string
      carried?: { span: { start: string; end: string } }
    }
    const { entry, more, day } = (document.activeElement as unknown as Spot).dataset
    const place = [entry ?? (more === undefined ? day : 'more'), ...(day === cursor ? [] : [`on ${cursor}`])].join(' ')
    return carried ? `${place}, carried to ${carried.span.start} – ${carried.span.end}` : place
  }
  /** What each key does, and tells. */
  const press = async (...keys: readonly string[]) => {
    const follows: string[] = []
    for (const pressed of keys) {
      told.splice(0)
      const [key = '', mod] = pressed.split('+').reverse()
      const seen: string[] = []
      held()['onKeyDownCapture']!({
        key,
        target: document.activeElement,
        defaultPrevented: mod === 'Done',
        ctrlKey: mod === 'Ctrl',
        metaKey: mod === 'Meta',
        altKey: mod === 'Alt',
        preventDefault: () => void seen.push('taken'),
        stopPropagation: () => void seen.push('kept'),
      })
      await rendered()
      follows.push(
        [`${pressed}: ${standing()}`, ...told, ...(seen.length === 2 ? [] : ['left to the page'])].join('; '),
      )
    }
    return follows
  }
  return { focus, press, standing }
}
const spot = (kind: string, value: string) => SPOTS.find(({ dataset }) => dataset[kind] === value)!

test('keys move among days and into their entries, from top to bottom', async () => {
  const { focus, press } = await grid()
  await focus(spot('day', '2026-11-23'))
  expect(
    await press(
      'ArrowRight',
      'ArrowLeft',
      'Enter',
      'ArrowDown',
      'ArrowDown',
      'Enter',
      'Escape',
      'n',
      'x',
      'Ctrl+ArrowRight',
      'Meta+n',
      'Alt+n',
      'Done+n',
    ),
  ).toEqual([
    'ArrowRight: 2026-11-24',
    'ArrowLeft: 2026-11-23',
    'Enter: audit on 2026-11-23',
    'ArrowDown: birthday on 2026-11-23',
    'ArrowDown: meeting on 2026-11-23',
    'Enter: meeting on 2026-11-23; open "meeting"',
    'Escape: 2026-11-23',
    'n: 2026-11-23; make "2026-11-23"',
    'x: 2026-11-23; left to the page',
    'Ctrl+ArrowRight: 2026-11-23; left to the page',
    'Meta+n: 2026-11-23; left to the page',
    'Alt+n: 2026-11-23; left to the page',
    'Done+n: 2026-11-23; left to the page',
  ])
})

test('the link to the rest of a day is reached after its entries', async () => {
  const { focus, press } = await grid()
  await focus(spot('day', '2026-11-24'))
  expect(await press('Enter', 'ArrowDown', 'Enter', 'Escape')).toEqual([
    'Enter: audit on 2026-11-24',
    'ArrowDown: more on 2026-11-24',
    'Enter: more on 2026-11-24; more "2026-11-24"',
    'Escape: 2026-11-24',
  ])
})

test('other days are shown once the keys leave the month or the week', async () => {
  const month = await grid()
  await month.focus(spot('day', '2026-11-30'))
  expect(await month.press('ArrowRight', 'ArrowLeft')).toEqual([
    'ArrowRight: 2026-12-01; show "2026-12-01"',
    'ArrowLeft: 2026-11-30; show "2026-11-30"',
  ])
  const week = await grid({ view: 'week' })
  await week.focus(spot('day', '2026-11-23'))
  expect(await week.press('ArrowLeft', 'ArrowLeft')).toEqual([
    'ArrowLeft: 2026-11-22',
    'ArrowLeft: 2026-11-22 on 2026-11-21; show "2026-11-21"',
  ])
})

test('an entry is carried to another day, and dropped or put back', async () => {
  const { focus, press } = await grid()
  await focus(spot('entry', 'audit'))
  expect(await press('m', 'ArrowRight', 'Escape', 'l', 'ArrowRight', 'Enter')).toEqual([
    'm: 2026-11-23, carried to 2026-11-23 – 2026-11-24; Moving the audit: Monday, November 23, 2026 to Tuesday, November 24, 2026. Arrow keys change it, Enter saves it, Escape cancels.',
    'ArrowRight: 2026-11-24, carried to 2026-11-24 – 2026-11-25; Tuesday, November 24, 2026 to Wednesday, November 25, 2026',
    'Escape: audit on 2026-11-23; the audit stays where it was',
    'l: 2026-11-24, carried to 2026-11-23 – 2026-11-24; Lengthening the audit: Monday, November 23, 2026 to Tuesday, November 24, 2026. Arrow keys change it, Enter saves it, Escape cancels.',
    'ArrowRight: 2026-11-25, carried to 2026-11-23 – 2026-11-25; Monday, November 23, 2026 to Wednesday, November 25, 2026',
    'Enter: audit on 2026-11-23; drop "audit" {"start":"2026-11-23","end":"2026-11-25"}',
  ])
})

test('an entry is deleted, or refused if another module manages it', async () => {
  const { focus, press } = await grid()
  await focus(spot('entry', 'audit'))
  expect(await press('Delete')).toEqual(['Delete: 2026-11-23; delete "audit"'])
  await focus(spot('entry', 'birthday'))
  expect(await press('Delete', 'm', 'l')).toEqual([
    'Delete: birthday on 2026-11-23; refuse',
    'm: birthday on 2026-11-23; refuse',
    'l: birthday on 2026-11-23; refuse',
  ])
})

test('on a view-only visit keys open entries, and change none', async () => {
  const { focus, press } = await grid({}, 'View only')
  await focus(spot('entry', 'audit'))
  expect(await press('Enter', 'm', 'l', 'Delete', 'n')).toEqual([
    'Enter: audit on 2026-11-23; open "audit"',
    'm: audit on 2026-11-23; View only',
    'l: audit on 2026-11-23; View only',
    'Delete: audit on 2026-11-23; View only',
    'n: audit on 2026-11-23; View only',
  ])
})

test('keys pressed on the page while other days are drawn still move what is carried', async () => {
  const { focus, press, standing } = await grid()
  await focus(spot('entry', 'audit'))
  const body = document.body as unknown as Spot
  const key = (name: string) => {
    const event = new Event('keydown', { cancelable: true })
    Object.defineProperty(event, 'target', { value: body })
    document.dispatchEvent(Object.assign(event, { key: name, ctrlKey: false, metaKey: false, altKey: false }))
  }
  key('ArrowRight')
  await rendered()
  expect([standing()]).toEqual(['audit on 2026-11-23'])
  await press('m')
  key('ArrowRight')
  await rendered()
  expect([standing()]).toEqual(['2026-11-24, carried to 2026-11-24 – 2026-11-25'])
  await press('Enter')
  key('ArrowRight')
  await rendered()
  expect([standing()]).toEqual(['audit on 2026-11-24'])
})

test('an entry reached by a click, on another day than the keys were on: they go on from its first day', async () => {
  const { focus, standing } = await grid()
  await focus(spot('day', '2026-11-24'))
  await focus(spot('entry', 'audit'))
  expect(standing()).toBe('audit on 2026-11-24')
  await focus(spot('entry', 'meeting'))
  expect(standing()).toBe('meeting on 2026-11-23')
})
