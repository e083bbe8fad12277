import type { Page } from '@playwright/test'
import { newContact } from './contact.ts'
import { hold } from './hold.ts'
import { conversation, nameOf, row, rows, thread } from './inbox-steps.ts'
import { expect, test } from './world.ts'

const box = (page: Page) => page.getByRole('textbox', { name: /^Text / })

test('conversations change at once: the first shows its header while it loads, and a reopened one is unchanged', async ({
  open,
}) => {
  const page = await open('clerk', '/inbox')
  await test.step('one that is still loading shows its header and composer at once, then its messages', async () => {
    const letGo = await hold(page, '**/customers/**/fetch')
    await row(page, 'ortega').click()
    const pane = conversation(page, 'ortega')
    await expect(pane.getByRole('heading', { name: nameOf('ortega') })).toBeVisible()
    await expect(pane.getByRole('button', { name: 'Archive' })).toBeVisible()
    await expect(pane.getByText('Loading messages')).toBeAttached()
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('Good morning')
    letGo()
    await expect(thread(page).getByRole('article').last()).toBeInViewport()
    await expect(box(page)).toHaveValue('Good morning')
    await box(page).fill('')
  })

  await test.step('one that is reopened is unchanged, without fetching, and writes to the customer', async () => {
    await thread(page)
      .getByRole('article')
      .last()
      .evaluate((article) => article.setAttribute('data-kept', ''))
    await expect(page.getByRole('button', { name: 'New quote' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect(page.getByRole('textbox', { name: 'Note to colleagues' })).toBeFocused()
    await row(page, 'petrov').click()
    await expect(conversation(page, 'petrov')).toBeVisible()
    await expect(conversation(page, 'ortega')).toBeHidden()
    await expect(box(page)).toBeFocused()
    await expect(page.getByRole('button', { name: 'New quote' })).toBeVisible()

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await row(page, 'ortega').click()
    await expect(thread(page).locator('[data-kept]')).toBeInViewport()
    await expect(conversation(page, 'petrov')).toBeHidden()
    await expect(box(page)).toBeFocused()
    expect(asked.filter((path) => path.endsWith('/fetch'))).toEqual([])
  })

  await test.step('one that was left with a dialog open is rebuilt', async () => {
    await row(page, 'petrov').click()
    await expect(conversation(page, 'petrov')).toBeVisible()
    await page.getByRole('button', { name: 'Request payment' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(conversation(page, 'ortega')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await expect(conversation(page, 'petrov')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a conversation left open behind another does not count as viewed: colleagues see that, and new texts stay unread', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Interval')
  const path = `/inbox?convo=${contact.convoID}`
  const [clerk, manager] = [await open('clerk', path), await open('manager', path)]
  const others = manager.getByRole('status', { name: 'Colleagues here' })
  await expect(others).toContainText('Dana is viewing')
  await row(clerk, 'petrov').click()
  await expect(conversation(clerk, 'petrov')).toBeVisible()
  await expect(others).not.toContainText('Dana')
  await manager.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(manager.getByRole('table', { name: 'Customers' })).toBeVisible()

  const { stores } = await (await world.signIn('clerk'))('stores/list', {})
  await world.sandbox('/phone/send', { from: contact.phone, to: stores[0]!.storeSMSNumber, body: 'Anybody there?' })
  const its = rows(clerk).and(clerk.getByRole('button', { name: contact.name }))
  await expect(its).toContainText('Anybody there?')
  await expect(its).toHaveAccessibleName(/1 unread/)
  await row(clerk, 'ortega').click()
  await expect(conversation(clerk, 'ortega')).toBeVisible()
  await expect(its).toHaveAccessibleName(/1 unread/)
  await its.click()
  await expect(thread(clerk).getByText('Anybody there?')).toBeInViewport()
  await expect(its).not.toHaveAccessibleName(/unread/)
})
