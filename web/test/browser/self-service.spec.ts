import { exportPath } from '@xd/core/contract/exports.ts'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { type Language, LANGUAGES } from '@xd/core/domain/text/language.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { type Contact, newContact } from './contact.ts'
import { CARD, fillCard, paidHeading, payButton } from './pay-steps.ts'
import { salesOf } from './request-steps.ts'
import { handset, texts } from './sandbox-steps.ts'
import { expect, PHONE, test } from './world.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-MX' }
const ASKS: Readonly<Record<Language, string>> = { en: 'PAY', es: 'PAGAR' }

let tickets = 0

/** A customer who owes for two tickets at a store that lets them pay without a clerk. */
const debtor = async (world: Booted, firstName: string): Promise<{ contact: Contact; numbers: string[] }> => {
  const owner = await world.signIn('owner')
  await owner('settings/self-service/save', {
    settings: { storeID: STORE.main, selfEnabled: true, selfShowItems: true },
  })
  const contact = await newContact(world, firstName)
  const numbers = [0, 1].map(() => String(77_000 + ++tickets))
  const rows = numbers.map((ticketNumber) =>
    bookedTicket({
      storeID: STORE.main,
      custID: contact.custID,
      ticketNumber,
      ticketDueDate: '2027-01-15' as never,
      asOf: Date.now(),
    }),
  )
  await world.connection.writes.insertInto('tickets').values(rows).execute()
  return { contact, numbers }
}

/** The nth thing of a kind that a phone was texted. */
const received = async (world: Booted, { phone }: Contact, what: RegExp, nth = 1): Promise<string> => {
  const find = async () => {
    const { messages } = await world.sandbox<{ messages: { body: string }[] }>('/phone/messages', { phone })
    return messages.flatMap(({ body }) => what.exec(body)?.[0] ?? [])
  }
  await expect.poll(async () => (await find()).length).toBeGreaterThanOrEqual(nth)
  return (await find())[nth - 1]!
}

const prove = async (page: Page, world: Booted, contact: Contact, language: Language) => {
  const words = selfPageText(language)
  await page.getByLabel(words.phone).fill(contact.phone.slice(2))
  await page.getByLabel(words.phone).press('Enter')
  await expect(page.getByRole('heading', { name: words.code.title })).toBeVisible()
  // The sixth digit sends it.
  await page.getByLabel(words.codeLabel).fill(await received(world, contact, /\b\d{6}\b/))
  await expect(page.getByRole('heading', { name: words.tickets })).toBeVisible()
}

for (const language of LANGUAGES)
  test(`from a text to the receipt without a clerk, in ${language}`, async ({ open, world }) => {
    const { contact, numbers } = await debtor(world, language === 'en' ? 'Ida' : 'Inés')
    const { storeSMSNumber } = (await (await world.signIn('clerk'))('stores/list', {})).stores.find(
      ({ storeID }) => storeID === STORE.main,
    )!
    await world.sandbox('/phone/send', { from: contact.phone, to: storeSMSNumber, body: ASKS[language] })
    const link = await received(world, contact, /http\S+\/my\/\S+/)

    const page = await open('nobody', new URL(link).pathname, { ...PHONE, locale: LOCALES[language] })
    const words = selfPageText(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await prove(page, world, contact, language)
    for (const number of numbers) await expect(page.getByText(words.ticket(number))).toBeVisible()
    const scheme = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
    await scheme('dark')
    await scheme('light')

    // One of them is taken off and put back, with the keyboard.
    const second = page.getByRole('checkbox', { name: new RegExp(words.ticket(numbers[1]!)) })
    await second.press('Space')
    await expect(page.getByRole('button', { name: words.pay('$120.00') })).toBeVisible()
    await second.press('Space')
    await page.getByRole('button', { name: words.pay('$240.00') }).press('Enter')

    await fillCard(page, CARD.visaDebit, language)
    await payButton(page, language).press('Enter')
    await expect(paidHeading(page, language)).toBeVisible()
    await expect(page.getByText(numbers.join(', '))).toBeVisible()
    const paymentKey = new URL(page.url()).pathname.split('/')[2]!
    expect(await salesOf(world, paymentKey)).toMatchObject([{ amountCents: 24_000 }])

    // The shop's own system gets it from the file, and staff see it in the thread.
    const { token } = await world.signIn('owner')
    const file = await fetch(`${world.url}${exportPath('payments', { origin: 'self', custID: contact.custID })}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await file.text()).toContain(`"${numbers.join(', ')}"`)
    const clerk = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await expect(clerk.getByText(`is paying ${numbers.join(', ')} online`)).toBeVisible()
    await page.goto(link)
    await expect(page.getByText(words.tickets)).toBeVisible()
    await expect(page.getByRole('button', { name: /\$/ })).toHaveCount(0)
  })

test('a wrong code, another number and a question, in a browser without a pointer', async ({ open, world }) => {
  const { contact, numbers } = await debtor(world, 'Owen')
  const words = selfPageText('en')
  const page = await open('nobody', '/my/gp-main', PHONE)
  expect(await violations(page)).toEqual([])
  await page.getByLabel(words.phone).fill('12345')
  await page.getByRole('button', { name: words.sendCode }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words.errors.badPhone)
  await page.getByLabel(words.phone).fill(contact.phone.slice(2))
  await page.getByLabel(words.phone).press('Enter')
  const code = await received(world, contact, /\b\d{6}\b/)
  await page.getByLabel(words.codeLabel).fill(code === '000000' ? '000001' : '000000')
  await expect(page.getByRole('alert')).toHaveText(words.errors.codeRefused)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: words.otherPhone }).press('Enter')
  await expect(page.getByLabel(words.phone)).toBeFocused()
  await page.getByLabel(words.phone).press('Enter')
  await page.getByLabel(words.codeLabel).fill(await received(world, contact, /\b\d{6}\b/, 2))
  await expect(page.getByRole('heading', { name: words.tickets })).toBeVisible()
  await page.getByText(words.question).first().press('Enter')
  await page.getByRole('button', { name: words.asks.renew }).press('Enter')
  await expect(page.getByText(words.asked).first()).toBeVisible()
  const clerk = await open('clerk', `/inbox?convo=${contact.convoID}`)
  await expect(clerk.getByText(`Wants to renew ticket ${numbers[0]!}`).first()).toBeVisible()
})

test('the sandbox’s phone pays online with one press', async ({ open, world }) => {
  const { contact, numbers } = await debtor(world, 'Pia')
  const words = selfPageText('en')
  const phone = await open('nobody', `/sandbox?tab=phones&phone=${encodeURIComponent(contact.phone)}`)
  await expect(handset(phone, contact)).toBeVisible()
  const coming = phone.context().waitForEvent('page')
  await phone.getByRole('button', { name: 'Pay online' }).click()
  const page = await coming
  await expect(page.getByLabel(words.phone)).toBeVisible()
  await expect(texts(phone).getByText('PAY', { exact: true })).toBeVisible()
  await prove(page, world, contact, 'en')
  for (const number of numbers) await expect(page.getByText(words.ticket(number))).toBeVisible()
})
