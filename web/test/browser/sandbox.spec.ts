import { readFileSync } from 'node:fs'
import { newContact } from './contact.ts'
import { CARD, payWell } from './pay-steps.ts'
import { requestByAPI } from './request-steps.ts'
import { handset, textFrom } from './sandbox-steps.ts'
import { expect, test } from './world.ts'

test('the sandbox needs no sign-in, lists the phones, and a phone writes to the chosen store', async ({
  open,
  world,
}) => {
  const page = await open('nobody', '/sandbox')
  await expect(page.getByText('Everything here is simulated.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sandbox', level: 1 })).toBeVisible()
  for (const tab of ['Phones', 'Mailbox', 'Card network', 'Point of sale'])
    await expect(page.getByRole('tab', { name: tab })).toBeVisible()

  const [first, second] = [await newContact(world, 'Ana'), await newContact(world, 'Ben')]
  const list = page.getByRole('region', { name: 'Simulated phones' }).getByRole('list').getByRole('button')
  await test.step('newest first, each with the other party', async () => {
    await world.sandbox('/phone/send', { from: first.phone, to: '+12135550100', body: 'from the first phone' })
    await expect(list.first()).toContainText(first.shownPhone)
    // To the same store: while one is closed, its reply to the first would come after a text to another.
    await world.sandbox('/phone/send', { from: second.phone, to: '+12135550100', body: 'from the second phone' })
    await expect(list.first()).toContainText(second.shownPhone)
    await page.getByRole('searchbox', { name: 'Find a name or number' }).fill(first.phone.slice(-10))
    await expect(list).toHaveCount(1)
    await list.first().click()
  })

  await test.step('a text goes to the chosen store', async () => {
    const partner = handset(page, first).getByRole('combobox', { name: 'Texting with' })
    await expect(partner).toContainText('Golden Pledge Main St')
    await partner.click()
    await page.getByRole('option', { name: /Golden Pledge Prospect/ }).click()
    await expect(partner).toContainText('Golden Pledge Prospect')
    await textFrom(page, 'do you have my ring in Denver?')
    const lena = await world.signIn('lena')
    const { messages } = await lena('inbox/list', { search: { filter: 'ring in Denver' } })
    expect(messages).toHaveLength(1)
  })

  await test.step('a new phone needs a whole number', async () => {
    await page.getByRole('button', { name: 'New phone' }).click()
    const dialog = page.getByRole('dialog', { name: 'New phone' })
    const number = dialog.getByRole('textbox', { name: 'Phone number' })
    await number.fill('213 555')
    await dialog.getByRole('button', { name: 'Pick up this phone' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Enter a whole phone number.')
    await number.fill('323 555 0186')
    await dialog.getByRole('button', { name: 'Pick up this phone' }).click()
    await textFrom(page, 'do you buy accordions')
    const clerk = await world.signIn('clerk')
    const { messages } = await clerk('inbox/list', { search: { filter: 'buy accordions' } })
    expect(messages).toHaveLength(1)
  })

  await page.getByRole('link', { name: 'Back office' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('the sandbox shows the card network’s record live, and writes a file of the point of sale', async ({
  open,
  world,
}) => {
  const contact = await newContact(world, 'Dario')
  const { key, path } = await requestByAPI(world, contact, 19.99)
  const page = await open('nobody', '/sandbox?tab=cards', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: `Copy ${CARD.visaDebit}` }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CARD.visaDebit)
  await payWell(await open('nobody', path), CARD.visaDebit)
  for (const name of ['Transactions', 'Attempts']) {
    const line = page.getByRole('table', { name }).getByRole('row').filter({ hasText: key })
    await expect(line).toContainText('$19.99')
    await expect(line).toContainText('Visa ···· 5556')
  }

  await test.step('the file contains the actions at the point of sale’s counter', async () => {
    await page.getByRole('tab', { name: 'Point of sale' }).click()
    await page.getByRole('combobox', { name: 'Store' }).click()
    await page.getByRole('option', { name: 'Lake' }).click()
    const row = page.getByRole('table', { name: 'Tickets' }).getByRole('row').filter({ hasText: /^3/ }).first()
    const ticket = await row.getByRole('cell').first().innerText()
    await page.getByRole('button', { name: `Redeem ${ticket}` }).click()
    await expect(page.getByText(`Ticket ${ticket} is redeemed.`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Redeem ${ticket}` })).toHaveCount(0)
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Ticket report' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^gp-lake .* tickets\.csv$/)
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(lines.find((line) => line.includes(`,${ticket},`))).toContain(',Redeemed,')
  })
})
