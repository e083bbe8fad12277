import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { launchChromium } from '../../../.ci/chromium.js'

const PATIENCE_MS = 30_000
const HALF_WRITTEN = 'Begun on the old release,'

/** A browser tab on a conversation, with a text begun. It is never reloaded by hand. */
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
    /** What a clerk does next, and what came of it. */
    goOn: async () => {
      const kept = (await box.inputValue()) === HALF_WRITTEN
      const body = `${HALF_WRITTEN} ended on the new one.`
      await box.fill(body)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await page.getByRole('log', { name: 'Messages' }).getByText(body).waitFor()
      // Screens whose code the tab has not loaded yet.
      const opened = []
      for (const name of ['Reports', 'Calendar', 'Loans'] as const) {
        await page.getByRole('link', { name, exact: true }).first().click()
        await page.getByRole('heading', { name, exact: true }).first().waitFor()
        opened.push(name)
      }
      return { body, keptItsDraft: kept, opened, reloads: loads }
    },
    close: () => browser.close(),
  }
}
