import type { CDPSession, Page } from '@playwright/test'
import { askOf } from '../screens/photograph.ts'
import { paths } from '#paths.ts'
import type { Who } from '../screens/screen.ts'
import { SCREENS } from '../screens/screens.table.ts'
import { audit, bringTools, NOTHING } from './audit.ts'
import { sideways } from './sideways.ts'
import { browserOf, expect, test as base } from './world.ts'

/**
 * Nothing loads or moves: a color that changes with the theme does so in a transition, however short. Elements covered
 * by a dialog may be waiting for an answer.
 */
const settled = () =>
  document.querySelector('#root:empty, [aria-busy="true"]:not([data-aria-hidden] *), [data-splash]') === null &&
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || (effect as KeyframeEffect).target?.closest('[data-aria-hidden]'),
    )

/** Pages that the server renders itself, and the sandbox. */
const OUTSIDE = ['/p/', '/q/', '/u/', '/bubble/', paths.sandbox]

/** Screens with these names show that there is nothing. */
const MISSING = /^not-found/

const isMissing = () =>
  [...document.querySelectorAll('h1, h2')].some(({ textContent }) => textContent === 'This page couldn’t be found')

interface Desk {
  page: Page
  emulation: CDPSession
  /** The page in its current look. */
  looks?: Look
}

/** One page per person for everything that a worker checks: shared code is fetched and compiled once. */
const test = base.extend<{ deskOf: (who: Who) => Promise<Desk> }, { desks: Map<Who, Desk> }>({
  desks: [
    async ({}, use) => {
      const desks = new Map<Who, Desk>()
      await use(desks)
      for (const { page } of desks.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  deskOf: async ({ browser, world, desks }, use) => {
    await use(async (who) => {
      const known = desks.get(who)
      if (known) return known
      const context = await browserOf(browser, world, who === 'support' ? 'support@xd.test' : who)
      const page = await context.newPage()
      const desk = { page, emulation: await context.newCDPSession(page) }
      desks.set(who, desk)
      return desk
    })
  },
})

interface Look {
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
  readonly isTouched: boolean
  /** The other windows that it must fit. */
  readonly windows: readonly (readonly [width: number, height: number])[]
}

/** Windows of 1920, 1440, 1280 and 1024 px at 200 %. */
const ZOOMED = [
  [960, 540],
  [720, 450],
  [640, 360],
  [512, 384],
] as const

const LOOKS = [
  {
    colorScheme: 'light',
    width: 1280,
    isTouched: false,
    windows: [...[1920, 1440, 1024, 820, 768].map((width) => [width, 900] as const), ...ZOOMED],
  },
  {
    colorScheme: 'dark',
    width: 390,
    isTouched: true,
    windows: [
      [360, 740],
      [320, 640],
    ],
  },
] as const satisfies readonly Look[]

const look = async (desk: Desk, looks: Look) => {
  if (desk.looks === looks) return
  desk.looks = looks
  const { page, emulation } = desk
  const { colorScheme, width, isTouched } = looks
  await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme })
  await emulation.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched })
}

/** As a click would; from the plain page, or to it. */
const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    async ([privacy, to]) => {
      const isPlain = () => document.querySelector('main h1')?.textContent === 'Privacy'
      history.pushState(null, '', to)
      while (isPlain() !== (to === privacy)) await new Promise(requestAnimationFrame)
    },
    [paths.privacy, path] as const,
  )

/**
 * Goes to a screen as a click would, because loading the client again costs many times as much. The plain page on the
 * way clears the previous screen's open and chosen items, and its layout is quicker for the first look. Screens outside
 * the back office, or seen after a change made by its path or after a made-up answer, are loaded.
 */
const bring = async (desk: Desk, path: string, isLoaded: boolean) => {
  const { page } = desk
  const isOutside = path === paths.privacy || OUTSIDE.some((beginning) => path.startsWith(beginning))
  const canGoOn = () => document.querySelector('#root') !== null && sessionStorage.getItem('madeUp') === null
  if (isLoaded || isOutside || !(await page.evaluate(canGoOn))) {
    await look(desk, LOOKS[0])
    await page.goto(path)
    await page.evaluate(() => sessionStorage.removeItem('madeUp'))
  } else {
    await goOn(page, paths.privacy)
    await look(desk, LOOKS[0])
    await goOn(page, path)
  }
  await page.waitForFunction(settled)
}

const layers = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')

/** Closes the layers over the page one by one, and discards text typed into them. */
const closeByEsc = async (page: Page) => {
  const discard = page.getByRole('button', { name: 'Discard', exact: true })
  for (let open = await layers(page).count(); open > 0; open = await layers(page).count()) {
    await page.keyboard.press('Escape')
    await expect(async () => {
      if (await discard.isVisible()) await discard.click()
      expect(await layers(page).count()).toBeLessThan(open)
    }).toPass({ timeout: 3_000 })
  }
}

const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** The elements that scroll sideways, or cut off a control, in any of the windows. */
const misfits = async (page: Page, windows: Look['windows']): Promise<string[]> => {
  const found: string[] = []
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await page.evaluate(twoFrames)
    found.push(...(await page.evaluate(sideways)).map((misfit) => `${width} px: ${misfit}`))
  }
  return found
}

const hasLostFocus = () => document.activeElement === null || document.activeElement === document.body

test.describe.configure({ mode: 'parallel' })

/** Within a dialog or menu, a width changes only this: a label hidden on a phone may have been the only name. */
const AFTER_FIRST_LOOK = ['color-contrast', 'button-name', 'link-name', 'label', 'select-name', 'aria-input-field-name']

// Checks every photographed screen: light at a desk and dark on a phone, at the width of any window.
test.describe('in any window, no fault in', () => {
  for (const screen of SCREENS)
    test(screen.name, async ({ deskOf, world }) => {
      const desk = await deskOf(screen.as)
      const { page } = desk
      // A visit that begins without the page's knowledge makes it reload.
      if (typeof screen.path !== 'string') await page.goto('about:blank')
      const path = typeof screen.path === 'string' ? screen.path : await screen.path(askOf(page.context(), world.url))
      await bring(desk, path, typeof screen.path !== 'string')
      expect(await page.evaluate(isMissing), 'is the page that nothing was found').toBe(MISSING.test(screen.name))
      await screen.open?.(page)
      await bringTools(page)
      for (const looks of LOOKS) {
        await look(desk, looks)
        await page.waitForFunction(settled)
        const rules = screen.open && looks.isTouched ? AFTER_FIRST_LOOK : undefined
        expect(await audit(page, looks.isTouched, rules), `${looks.colorScheme}, ${looks.width} px`).toEqual(NOTHING)
        expect(await misfits(page, [[looks.width, 844], ...looks.windows])).toEqual([])
      }
      if (screen.open && (await layers(page).count()) > 0) {
        await page.setViewportSize({ width: 1280, height: 844 })
        await closeByEsc(page)
        // It is returned once the layer is gone.
        await expect.poll(() => page.evaluate(hasLostFocus), 'Esc lost the focus').toBe(false)
      }
    })
})
