import type { Booted } from '@xd/fixtures/boot.ts'
import { boot } from '@xd/fixtures/testing/bundled-boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { inboxPath, row, thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

test.use({ bootOptions: { database: 'postgres' } })

let other: Booted | undefined
test.afterEach(() => other?.close())

test('a text that arrives at one server is seen live in a browser on another', async ({ browser, world }) => {
  other = await boot({ database: { url: world.config.databaseURL }, sandbox: { url: world.sandboxURL } })
  const context = await browser.newContext({ baseURL: other.url })
  await context.request.post('/api/auth/login', {
    data: { username: 'clerk@goldenpledge.test', password: DEMO_PASSWORD },
  })
  const page = await context.newPage()
  await page.goto(inboxPath('petrov'))
  await expect(thread(page).getByText('Ok see you saturday')).toBeVisible()

  const clerk = await world.signIn('clerk')
  const { stores } = await clerk('stores/list', {})
  const to = stores.find(({ storeID }) => storeID === STORE.main)?.storeSMSNumber
  // The sandbox knows only the first server: its webhook goes there.
  await world.sandbox('/phone/send', { from: PEOPLE.petrov.custPhone, to, body: 'Is the guitar still there?' })

  await expect(thread(page).getByText('Is the guitar still there?')).toBeVisible()
  await expect(row(page, 'petrov')).toContainText('Is the guitar still there?')
  await context.close()
})
