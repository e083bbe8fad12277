import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { launchChromium } from '../../../.ci/chromium.js'

const PATIENCE_MS = 30_000
const SCREENS = ['calendar', 'payments'] as const
const HALF_WRITTEN = 'Begun on the old release,'

/** A browser tab on a conversation with a draft. Nobody reloads it by hand. */
export const openTab = async (url: string, convoID: number) => {
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill('clerk@goldenpledge.test')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Conversations' }).waitFor()
  await page.goto(`${url}/inbox?convo=${convoID}`)
  const box = page.getByRole('textbox', { name: /^Text / })
  await box.fill(HALF_WRITTEN)
  loads = 0
  return {
    /** A clerk's next act, and its outcome. */
    goOn: async () => {
      const body = `${HALF_WRITTEN} ended on the new one.`
      const done: string[] = []
      const problems: string[] = []
      const step = async (name: string, work: () => Promise<unknown>) => {
        try {
          await work()
          done.push(name)
        } catch (error) {
          problems.push(`the old tab, ${name}: ${String(error).split('\n', 1)[0]}`)
        }
      }
      if ((await box.inputValue()) !== HALF_WRITTEN) problems.push('the old tab lost its draft')
      await step('sends its draft', async () => {
        await box.fill(body)
        await page.getByRole('button', { name: 'Send', exact: true }).click()
        await page.getByRole('log', { name: 'Messages' }).getByText(body).first().waitFor()
      })
      // Screens whose code the tab has not loaded yet.
      for (const screen of SCREENS)
        await step(`opens ${screen}`, async () => {
          await page.locator(`a[href="/${screen}"]`).first().click()
          await page.locator('main h1, main h2, main [role="region"], main section').first().waitFor()
          if (!page.url().includes(`/${screen}`)) throw new Error(`is at ${page.url()}`)
        })
      return { body, done, reloads: loads, problems }
    },
    close: () => browser.close(),
  }
}
