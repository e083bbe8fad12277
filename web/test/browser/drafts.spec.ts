import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { newContact, phonePath } from './contact.ts'
import { hold } from './hold.ts'
import { sendText, thread } from './inbox-steps.ts'
import { textFrom, texts } from './sandbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

test.use({ bootOptions: { pace: 0.2 } })

const box = (page: Page) => page.getByRole('textbox', { name: /^Text / })
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const attach = async (page: Page) => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach a picture' }).click()
  await (await choosing).setFiles({ name: 'ring.png', mimeType: 'image/png', buffer: PIXEL })
}
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/draft/save') && response.ok())

/** The session ends while the last change is on its way to the server. */
const endSessionOver = async (page: Page, act: () => Promise<void>) => {
  const letGo = await hold(page, '**/api/**')
  await act()
  await page.context().clearCookies()
  letGo()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test.describe('a draft', () => {
  test('is marked in the list, survives a reload, follows to another device, and is gone when sent', async ({
    open,
    world,
  }) => {
    const contact = await newContact(world, 'Drusilla')
    const phone = await open('nobody', phonePath(contact))
    await textFrom(phone, 'hello')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const keeping = saved(page)
    await box(page).fill('We can hold it until')
    await keeping
    await expect(page.getByRole('button', { name: contact.name })).toContainText('Draft: We can hold it until')
    await page.reload()
    await expect(box(page)).toHaveValue('We can hold it until')

    const elsewhere = await open('clerk', `/inbox?convo=${contact.convoID}`, PHONE)
    await expect(box(elsewhere)).toHaveValue('We can hold it until')

    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(texts(phone).getByText('We can hold it until')).toBeVisible()
    await expect(page.getByRole('button', { name: contact.name })).toContainText('You: We can hold it until')
    await page.reload()
    await expect(box(page)).toHaveValue('')
  })

  test('survives being offline, and a sent message waits for the server, even over a reload', async ({
    open,
    world,
  }) => {
    const contact = await newContact(world, 'Offa')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
    await page.route('**/api/**', (route) => route.abort())
    await sendText(page, 'Said while offline')
    await expect(thread(page).getByText(/Sends when the server/)).toBeVisible()
    await box(page).fill('and half of the next')
    await page.unroute('**/api/**')
    await page.reload()
    await expect(thread(page).getByText('Delivered', { exact: true })).toBeVisible()
    await expect(thread(page).getByText('Said while offline')).toHaveCount(1)
    await expect(box(page)).toHaveValue('and half of the next')
  })

  test('returns after its user signs in again, but not for another user', async ({ open, world }) => {
    const contact = await newContact(world, 'Sessa')
    const path = `/inbox?convo=${contact.convoID}`
    const page = await open('clerk', path)
    await expect(box(page)).toBeVisible()
    await endSessionOver(page, () => box(page).fill('typed as the session ended'))
    const signIn = async (username: string) => {
      await page.getByRole('textbox', { name: 'Email' }).fill(`${username}@goldenpledge.test`)
      await page.getByLabel('Password').fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    const keeping = saved(page)
    await signIn('clerk')
    await keeping
    await expect(box(page)).toHaveValue('typed as the session ended')

    await endSessionOver(page, () => box(page).fill('typed as it ended again'))
    await signIn('manager')
    await expect(box(page)).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ended again')
  })

  test('keeps its pictures over a reload, an outage and the end of the session, for its writer only', async ({
    open,
    world,
  }) => {
    const contact = await newContact(world, 'Pictoria')
    const path = `/inbox?convo=${contact.convoID}`
    const page = await open('clerk', path)
    const phone = await open('nobody', phonePath(contact))
    const pictures = (of: Page) => of.getByRole('list', { name: 'Pictures to send' }).getByRole('listitem')
    // The page reloads before this browser has deleted the picture, which the draft has.
    await page.evaluate(() => (IDBObjectStore.prototype.delete = () => ({ transaction: {} }) as IDBRequest<undefined>))
    const keeping = saved(page)
    await attach(page)
    await expect(pictures(page)).toHaveCount(1)
    await keeping
    await page.reload()
    await expect(pictures(page)).toHaveCount(1)
    const manager = await open('manager', path)
    await expect(box(manager)).toBeVisible()
    await expect(pictures(manager)).toHaveCount(0)

    // Picked without a server, followed by a reload before the server returned.
    await page.route('**/api/**', (route) => route.abort())
    await attach(page)
    await expect(pictures(page).last()).toContainText('Uploads when the server can be reached')
    await box(page).fill('Which of the two?')
    await page.unroute('**/api/**')
    const [savedAgain] = [saved(page)]
    await page.reload()
    await expect(pictures(page)).toHaveCount(2)
    await expect(pictures(page).getByText(/^Uploads when/)).toHaveCount(0)
    await expect(box(page)).toHaveValue('Which of the two?')
    await savedAgain

    await endSessionOver(page, () => attach(page))
    await page.getByRole('textbox', { name: 'Email' }).fill('clerk@goldenpledge.test')
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(pictures(page)).toHaveCount(3)
    await pictures(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(pictures(page)).toHaveCount(2)
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await expect(send).not.toHaveAttribute('aria-disabled', 'true')
    await send.click()
    await expect(texts(phone).getByRole('img', { name: 'Picture' })).toHaveCount(2)
    await page.reload()
    await expect(box(page)).toHaveValue('')
    await expect(pictures(page)).toHaveCount(0)
  })

  test('that loses its conversation in a merge of customers is shown, not lost', async ({ open, world }) => {
    const [kept, merged] = [await newContact(world, 'Remains'), await newContact(world, 'Goes')]
    const page = await open('clerk', `/inbox?convo=${merged.convoID}`)
    await expect(box(page)).toBeVisible()
    const letGo = await hold(page, '**/draft/save')
    await box(page).fill('We can hold it until Friday')
    const owner = await world.signIn('owner')
    await owner('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    letGo()
    await expect(page.getByText('This conversation couldn’t be found')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toContainText('We can hold it until Friday')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Not sent yet' })).toContainText('We can hold it until Friday')
  })
})
