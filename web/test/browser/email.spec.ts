import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { violations } from './axe.ts'
import { newContact } from './contact.ts'
import { thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

const mailContact = async (world: Booted, firstName: string) => {
  const contact = await newContact(world, firstName)
  const address = `${firstName.toLowerCase()}@${randomUUID().slice(0, 8)}.example.test`
  const clerk = await world.signIn('clerk')
  const { customer } = await clerk('customers/fetch', { customerID: contact.custID })
  await clerk('customers/save', { customer: { ...customer, custEmail: address } })
  return { ...contact, address }
}

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' })
const choose = (page: Page, name: 'Text' | 'Email') => page.getByRole('radio', { name }).click()

test.describe('an email to a customer', () => {
  test('is sent under its subject, gets an answer from the mailbox, and the answer is answered', async ({
    open,
    world,
  }) => {
    const contact = await mailContact(world, 'Edda')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await choose(page, 'Email')
    await expect(subject(page)).toHaveValue(/^Message from /)
    await subject(page).fill('Your ring')
    await page.getByRole('textbox', { name: /^Email Edda/ }).fill('It is ready.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(thread(page).getByText('Your ring')).toBeVisible()
    await expect(thread(page).getByText('Sent', { exact: true })).toBeVisible()

    const mailbox = await open('nobody', `/sandbox?tab=mailbox&mailbox=${encodeURIComponent(contact.address)}`)
    await expect(mailbox.getByRole('heading', { name: 'Your ring' })).toBeVisible()
    await mailbox.getByRole('textbox', { name: 'Answer' }).fill('I will come at five.')
    await mailbox.getByRole('button', { name: 'Send reply' }).click()
    await expect(thread(page).getByText('I will come at five.')).toBeVisible()
    await expect(thread(page).getByText(`Email from ${contact.address}`)).toBeVisible()
    await expect(subject(page)).toHaveValue('Re: Your ring')
  })

  test('keeps the subject and the channel that were chosen after its text, over a reload', async ({ open, world }) => {
    const contact = await mailContact(world, 'Olga')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    const saved = () => page.waitForResponse((response) => response.url().endsWith('/draft/save') && response.ok())
    await choose(page, 'Email')
    const words = saved()
    await page.getByRole('textbox', { name: /^Email Olga/ }).fill('It is ready.')
    await words
    const title = saved()
    await subject(page).fill('Your watch')
    await title
    await page.reload()
    await expect(subject(page)).toHaveValue('Your watch')
    const text = saved()
    await choose(page, 'Text')
    await text
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Text Olga/ })).toHaveValue('It is ready.')
  })

  test('is not possible without an address; one can be added right there, and a bounced email says why', async ({
    open,
    world,
  }) => {
    const contact = await newContact(world, 'Nils')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await choose(page, 'Email')
    await expect(page.getByText('This customer has no email address.')).toBeVisible()
    const pane = page.getByRole('region', { name: /^Conversation with/ })
    await pane.getByRole('button', { name: 'Add email' }).click()
    const field = pane.getByRole('textbox', { name: 'Email' })
    await field.fill('nils')
    await field.press('Enter')
    await expect(pane.getByRole('alert')).toHaveText('Enter a valid email address')
    await field.fill('bounce@post.example.test')
    await field.press('Enter')
    const words = page.getByRole('textbox', { name: /^Email Nils/ })
    await expect(words).toBeFocused()
    await expect(page.getByRole('complementary', { name: 'Customer' })).toContainText('bounce@post.example.test')
    await words.fill('Hello')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(thread(page).getByText('The mailbox doesn’t exist or rejects our email.')).toBeVisible()
  })
})

test('with formatting is shown separately, and fetches its images only on request', async ({ open, world }) => {
  const contact = await mailContact(world, 'Ida')
  const { stores } = await (await world.signIn('clerk'))('stores/list', {})
  const { storeKey } = stores.find(({ storeID }) => storeID === STORE.main)!
  const html =
    '<p>Look at <b>this</b></p><script>document.title = "taken"</script><img src="https://images.example.test/ring.png" alt="ring">'
  await world.sandbox('/mail/send', {
    from: contact.address,
    to: `messages+${storeKey}@xd.test`,
    subject: 'A ring',
    html,
    text: 'Look at this\n\nOn Monday Main wrote:\n> Which ring?',
    attachments: ['data:application/pdf;base64,JVBERi0='],
  })
  const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
  const asked: string[] = []
  await page.context().route('https://images.example.test/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked()
  await expect(thread(page)).toContainText('1 attached file isn’t shown. Only pictures up to 10 MB are.')
  await expect(thread(page).getByText('Which ring?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show quoted text' }).click()
  await expect(thread(page).getByText('Which ring?')).toBeVisible()

  await page.getByRole('button', { name: 'Show formatted' }).click()
  const frame = page.frameLocator('iframe[title="Email: A ring"]')
  await expect(frame.getByText('this', { exact: true })).toHaveCSS('font-weight', '700')
  await expect(frame.getByRole('img')).toHaveCount(0)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show images' }).click()
  await expect(frame.getByRole('img', { name: 'ring' })).toHaveCount(1)
  await expect.poll(() => asked).toEqual(['https://images.example.test/ring.png'])

  const [shown, place] = [await page.locator('iframe').boundingBox(), await thread(page).boundingBox()]
  expect(shown!.x + shown!.width).toBeLessThan(place!.x + place!.width)

  expect(await violations(page, 'section[aria-label^="Conversation with"]')).toEqual([])
})
