import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { askOf } from '../screens/photograph.ts'
import { SCREENS } from '../screens/screens.table.ts'
import { answersOf, type Enabled, enabledControls, pressControl } from './enabled-controls.ts'
import { browserOf, expect, test } from './world.ts'

/** Steps to a dialog that a visitor can’t open end here. */
const STEP_MS = 700
/** More of the same kind on one screen are rows. */
const MOST = 60

const OUTSIDE = ['/p/', '/q/', '/sandbox', '/admin', '/login', '/terms', '/privacy', '/logout']
const WITHIN = SCREENS.filter(({ as, path }) => (as === 'clerk' || as === 'owner') && typeof path === 'string').filter(
  ({ path }) => !OUTSIDE.some((start) => (path as string).startsWith(start)),
)

test('on a view-only visit, nothing that can be pressed is refused', async ({ browser, world }) => {
  test.setTimeout(900_000)
  const context = await browserOf(browser, world, 'support@xd.test')
  const ask = askOf(context, world.url)
  await ask('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 812', readOnly: true })
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_MS)
  context.on('page', (other) => void other.close())
  page.on('dialog', (dialog) => void dialog.accept())
  page.on('filechooser', () => undefined)
  const pending = answersOf(page)
  const settle = () => expect.poll(pending, { timeout: 10_000, intervals: [20, 50, 100] }).toBe(0)

  let pressed = 'opening the screen'
  const refused = new Set<string>()
  page.on('response', async (response) => {
    if (response.status() !== 403 || !response.url().includes('/api/')) return
    const doing = pressed
    const text = await response.text().catch(() => '')
    if (text.includes('visit_read_only')) refused.add(`${doing}: ${new URL(response.url()).pathname}`)
  })

  const tried = new Set<string>()
  const fresh = async () => (await enabledControls(page)).filter(({ key }) => !tried.has(key))
  const press = async (control: Enabled) => {
    tried.add(control.key)
    pressed = control.key
    await pressControl(page, control)
    await settle()
  }
  /** Closes what was opened, as Esc does; false if the page is another one now. */
  const isBack = async (path: string, before: number) => {
    for (let tries = 0; tries < 2 && (await layers()) > before; tries += 1) await page.keyboard.press('Escape')
    return page.url() === new URL(path, world.url).href && (await layers()) === before
  }
  const layers = () => page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').count()

  const until = Date.now() + 400_000
  let seen = 0
  for (const { name, path, open } of WITHIN.slice(69)) {
    if (Date.now() > until) break
    seen += 1
    const show = async () => {
      pressed = `opening ${name}`
      // What was pressed last may still be on its way elsewhere.
      const go = () => page.goto(path as string, { timeout: 20_000 })
      await go().catch(go)
      await page.locator('main#main').waitFor({ timeout: 20_000 })
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [data-splash]') === null, null, {
        timeout: 20_000,
      })
      await open?.(page).catch(() => undefined)
      await settle()
    }
    await show()
    for (let count = 0; count < MOST; count += 1) {
      const [next] = await fresh()
      if (next === undefined) break
      const before = await layers()
      await press(next)
      if (page.url() !== new URL(path as string, world.url).href || (await layers()) !== before) {
        // What has opened is tried too, one layer deep; then the screen is shown again.
        for (const inner of (await layers()) > before ? await fresh() : []) await press(inner)
        if (!(await isBack(path as string, before))) await show()
      }
    }
  }
  console.log('SEEN', seen, 'of', WITHIN.length, 'controls', tried.size, 'REFUSED', [...refused])
  expect([...refused]).toEqual([])
  expect(tried.size).toBeGreaterThan(100)
  await context.close()
})
