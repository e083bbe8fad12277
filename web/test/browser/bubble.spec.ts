import type { Frame, FrameLocator, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './world.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { drawPicture } from '@xd/fixtures/demo/pictures/draw.ts'
import type { Booted } from '@xd/fixtures/boot.ts'

const portOf = (url: string) => new URL(url).port
const siteOf = ({ sandboxURL }: Booted, path = '/site/goldenpledge', host = 'localhost') =>
  `http://${host}:${portOf(sandboxURL)}${path}`
const panelOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Chat"]')
const frameOf = (page: Page): Frame => page.frames().find((frame) => frame.url().includes('/bubble/goldenpledge'))!

/** The requests of the panel's frame. */
const scriptsOf = (page: Page): Promise<string> =>
  frameOf(page).evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' '),
  )
const PHOTO = {
  name: 'ring.png',
  mimeType: 'image/png',
  buffer: Buffer.from(drawPicture('ring')),
}

const fillIn = async (panel: FrameLocator, phone: string) => {
  await panel.getByRole('textbox', { name: 'Your name' }).fill('Rosa Vela')
  await panel.getByRole('textbox', { name: 'Mobile phone' }).fill(phone)
  await panel.getByRole('textbox', { name: 'Message' }).fill('Do you buy gold rings?')
  await panel.getByRole('checkbox').check()
}

test.describe('the chat bubble on a shop’s site', () => {
  test('fits 1440 and 320 px, and axe finds nothing in it', async ({ world, open }) => {
    const page = await open('nobody', siteOf(world), { viewport: { width: 1440, height: 900 } })
    const stored = () => [localStorage.length, sessionStorage.length, document.cookie, self.name]
    expect(await page.evaluate(stored)).toEqual([0, 0, '', ''])
    expect(page.frames()).toHaveLength(1)
    await page.getByRole('button', { name: 'Chat with us' }).click()
    const panel = panelOf(page)
    await expect(panel.getByText('Hi! Ask us about a loan')).toBeVisible()
    await expect(panel.getByRole('textbox')).toHaveCount(1)
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await panel.getByRole('button', { name: 'Next' }).click()
    await expect(panel.getByText('Fill in this field')).toBeVisible()
    await page.keyboard.type('Do you buy gold rings?')
    await panel.getByRole('button', { name: 'Next' }).click()
    await expect(panel.getByRole('combobox', { name: 'Store' })).toBeFocused()
    await expect(panel.getByRole('button', { name: 'Start chat' })).toBeVisible()
    const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    const boxOf = async () => (await page.locator('iframe').boundingBox())!
    for (const [width, height] of [
      [1440, 900],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      if (width < 480) await expect.poll(boxOf).toMatchObject({ x: 0, y: 0, width, height })
      else expect((await boxOf()).x + (await boxOf()).width).toBeLessThanOrEqual(width)
      const frame = frameOf(page)
      expect(await frame.evaluate(wide)).toBe(false)
      expect(await page.evaluate(wide)).toBe(false)
      expect(await violations(frame)).toEqual([])
    }
  })

  test('takes a visitor’s words to the inbox and the answer back, by keyboard alone', async ({ world, open }) => {
    const page = await open('nobody', siteOf(world))
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const button = page.getByRole('button', { name: 'Chat with us' })
    await button.focus()
    await page.keyboard.press('Enter')
    const panel = panelOf(page)
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await page.keyboard.type('Do you buy gold rings?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('combobox', { name: 'Store' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Rosa Vela')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2135550133')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel.getByText('Do you buy gold rings?')).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused()
    const code = await panel.locator('.prove b').textContent()
    expect(code).toMatch(/^\d{4}$/)

    const desk = await open('owner', '/inbox')
    await desk.getByText('Vela, Rosa').first().click()
    await expect(desk.getByRole('group', { name: 'Website chat' })).toContainText('Phone not confirmed')
    const box = desk.getByRole('textbox', { name: /^Answer Rosa/ })
    await box.fill('Yes, every day until six')
    await box.press('Control+Enter')
    await expect(panel.getByText('Yes, every day until six')).toBeVisible()

    expect(await violations(frameOf(page))).toEqual([])
    const { stores } = await (await world.signIn('owner'))('stores/list', {})
    await world.sandbox('/phone/send', { from: '+12135550133', to: stores[0]!.storeSMSNumber, body: code })
    await expect(panel.getByText('Your phone is confirmed')).toBeVisible()
    await expect(desk.getByRole('group', { name: 'Website chat' })).toContainText('Phone confirmed')
    // A stranger with the same number doesn’t take over: the composer names the chat's owner, and offers the other.
    const { companyKey } = (await (await world.signIn('owner'))('auth/info', {})).company
    const form = { companyKey, storeID: stores[0]!.storeID, name: 'Somebody Else', phone: '2135550133' }
    await world.call('bubble/start', { ...form, message: 'What do I owe?', consent: true })
    await expect(desk.getByText('What do I owe?').first()).toBeVisible()
    await expect(desk.getByText('To Rosa Vela’s chat, phone confirmed')).toBeVisible()
    await desk.getByRole('radio', { name: 'Other chat' }).click()
    await expect(desk.getByText('To Somebody Else’s chat, phone not confirmed')).toBeVisible()

    await page.goto(siteOf(world, '/site/goldenpledge/visit'))
    await expect(panelOf(page).getByText('Yes, every day until six')).toBeVisible()
    await panelOf(page).getByRole('textbox', { name: 'Message' }).press('Escape')
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeFocused()

    // Once closed, it stays closed on the next page. A site that names its tabs keeps its name.
    await page.goto(siteOf(world))
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.evaluate(() => (self.name = 'the shop’s own'))
    await button.click()
    await expect(panel.getByText('Yes, every day until six')).toBeVisible()
    expect(await page.evaluate(() => self.name)).toBe('the shop’s own')
    await page.evaluate(() => (self.name = ''))
    await page.getByRole('button', { name: 'Close chat' }).click()
    await button.click()
    await page.reload()
    await expect(panel.getByText('Yes, every day until six')).toBeVisible()
    const token = (await frameOf(page).evaluate(() => localStorage.getItem('xd-chat/goldenpledge')))!
    expect(token.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => address.includes(token))).toEqual([])
  })

  test('asks for a quote with a picture, in Spanish and by keyboard; staff see it, answer and create a quote', async ({
    world,
    open,
  }) => {
    const page = await open('nobody', siteOf(world, '/site/goldenpledge?lang=es'), {
      viewport: { width: 390, height: 844 },
    })
    await page.getByRole('button', { name: 'Escríbanos' }).click()
    const panel = panelOf(page)
    await expect(panel.getByRole('textbox', { name: 'Mensaje' })).toBeFocused()
    expect(await scriptsOf(page)).not.toContain('bubble-quote.js')
    await panel.getByRole('textbox', { name: 'Mensaje' }).fill('Todavía no lo mando')
    await panel.getByRole('button', { name: 'Pedir una cotización' }).press('Enter')
    await panel.getByRole('button', { name: 'Pedir cotización' }).press('Enter')
    await expect(panel.getByRole('textbox', { name: 'Su nombre' })).toBeFocused()
    await expect(panel.getByText('Agregue una foto')).toBeVisible()
    expect(await violations(frameOf(page))).toEqual([])
    await page.keyboard.type('Alma Reyes')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2135550151')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Anillo de oro')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    const photos = ['ring.png', '2.png', '3.png', '4.png', '5.png'].map((name) => ({ ...PHOTO, name }))
    await panel.getByLabel('Agregar una foto').setInputFiles(photos)
    await expect(panel.getByText('Puede enviar hasta cuatro fotos')).toBeVisible()
    for (const name of ['2', '3', '4'])
      await panel.getByRole('button', { name: `Quitar la foto: ${name}` }).press('Enter')
    await expect(panel.getByText('Puede enviar hasta cuatro fotos')).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Quitar la foto: ring.png' })).toBeVisible()
    await panel.getByRole('checkbox').press('Space')
    // The chat has begun when the picture is lost, but the typed text remains.
    await page.route('**/api/bubble/upload', (route) => route.abort())
    await panel.getByRole('button', { name: 'Pedir cotización' }).press('Enter')
    await expect(panel.getByText('Algo salió mal')).toBeVisible()
    await expect(panel.getByRole('textbox', { name: '¿Qué artículo es?' })).toHaveValue('Anillo de oro')
    await expect(panel.getByRole('radio', { name: 'Venderlo' })).toBeChecked()
    await page.unroute('**/api/bubble/upload')
    await panel.getByRole('button', { name: 'Pedir cotización' }).press('Enter')
    await expect(panel.getByText('Quisiera vender esto: Anillo de oro')).toBeVisible()
    await expect(panel.getByRole('img', { name: 'Foto' })).toBeVisible()

    const desk = await open('owner', '/inbox?lead=new')
    await desk.getByText('Sell: Anillo de oro').click()
    const lead = desk.getByRole('group', { name: 'Quote request: Anillo de oro' })
    await expect(lead).toContainText('Quote: new')
    await panel.getByRole('textbox', { name: 'Mensaje' }).press('a')
    await expect(desk.getByRole('group', { name: 'Website chat' })).toContainText('Typing…')
    const box = desk.getByRole('textbox', { name: /^Answer Alma/ })
    await box.pressSequentially('Hola')
    await expect(panel.getByText('La tienda está escribiendo…')).toBeVisible()
    await box.press('Control+Enter')
    await expect(panel.getByText('Hola', { exact: true })).toBeVisible()
    await expect(lead).toContainText('Quote: answered')

    await lead.getByRole('button', { name: 'Make quote' }).click()
    const calculator = desk.getByRole('dialog', { name: 'Loan calculator' })
    await expect(calculator.getByRole('textbox', { name: 'Item' })).toHaveValue('Anillo de oro')
    await calculator.getByRole('textbox', { name: 'Loan amount' }).fill('150')
    await calculator.getByRole('button', { name: 'Add to cart' }).click()
    await expect(lead.getByRole('link', { name: /^Loan quote/ })).toBeVisible()
    await lead.getByRole('button', { name: 'Move to' }).click()
    await desk.getByRole('menuitem', { name: 'Won…' }).click()
    const won = desk.getByRole('dialog', { name: 'Won' })
    await won.getByRole('textbox').fill('12x')
    await expect(won.getByRole('alert')).toContainText('Enter an amount in dollars')
    await desk.keyboard.press('Escape')
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await won.getByRole('textbox').fill('')
    await desk.getByRole('button', { name: 'Mark as won' }).click()
    await expect(lead).toContainText('$150.00')
  })

  test('says what is missing and when a closed store opens, in Spanish on a Spanish page', async ({ world, open }) => {
    const owner = await world.signIn('owner')
    const { storeID, storeTimezone } = (await owner('stores/list', {})).stores.at(-1)!
    const closure = { storeID, day: localDay(Date.now(), storeTimezone) }
    await owner('settings/stores/closures/save', { closure })
    const page = await open('nobody', siteOf(world, '/site/goldenpledge?lang=es'))
    await page.getByRole('button', { name: 'Escríbanos' }).click()
    const panel = panelOf(page)
    await panel.getByRole('button', { name: 'Siguiente' }).click()
    await expect(panel.getByRole('textbox', { name: 'Mensaje' })).toBeFocused()
    await expect(panel.getByText('Complete este campo')).toHaveCount(1)
    await page.keyboard.type('Hola')
    await panel.getByRole('button', { name: 'Siguiente' }).click()
    await panel.getByRole('button', { name: 'Iniciar chat' }).click()
    await expect(panel.getByRole('textbox', { name: 'Su nombre' })).toBeFocused()
    await expect(panel.getByText('Complete este campo')).toHaveCount(2)
    const red = 'rgb(179, 20, 27)'
    for (const name of ['Su nombre', 'Teléfono celular'])
      await expect(panel.getByRole('textbox', { name })).toHaveCSS('border-color', red)
    await panel.getByRole('combobox', { name: 'Tienda' }).selectOption(String(storeID))
    await expect(panel.getByText(/Cerrado\. Abre .+ a las/)).toBeVisible()
    await panel.getByRole('button', { name: 'English' }).click()
    await fillIn(panel, '555')
    await expect(panel.locator('.problem')).toHaveCount(0)
    await panel.getByRole('button', { name: 'Start chat' }).click()
    await expect(panel.getByText('Enter a mobile phone number')).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you buy gold rings?')
  })

  test('stays away from a site that the company has not listed, and its panel refuses to be shown there', async ({
    world,
    open,
  }) => {
    const page = await open('nobody', siteOf(world, '/site/goldenpledge', '127.0.0.1'))
    await expect(page.getByText('is not one of the shop’s websites')).toBeVisible()
    await page.getByRole('button', { name: 'What do I need to bring?' }).click()
    await expect(page.getByText('Your item and a photo ID.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0)
    await expect(panelOf(page).getByRole('button', { name: 'Start chat' })).toHaveCount(0)
  })

  test('leaves the page alone when the server is down', async ({ world, open }) => {
    const page = await open('nobody', 'about:blank')
    await page.route(`${world.url}/**`, (route) => route.abort())
    await page.goto(siteOf(world))
    await page.getByRole('button', { name: 'What do I need to bring?' }).click()
    await expect(page.getByText('Your item and a photo ID.')).toBeVisible()
    await page.unroute(`${world.url}/**`)
    await page.reload()
    const button = page.getByRole('button', { name: 'Chat with us' })
    await expect(button).toBeVisible()
    await page.route(`${world.url}/**`, (route) => route.abort())
    await button.click()
    await page.getByRole('button', { name: 'Close chat' }).click()
    await page.getByRole('link', { name: 'Visit us' }).click()
    await expect(page.getByRole('heading', { name: 'Visit us' })).toBeVisible()
  })
})

test.describe('the settings of the chat bubble', () => {
  test('are previewed while they are entered, and say what is wrong at the field', async ({ world, open }) => {
    const page = await open('owner', '/settings/chat-bubble')
    const preview = page.getByRole('group', { name: 'Preview of the chat' })
    await page.getByRole('textbox', { name: 'Greeting', exact: true }).fill('Welcome to the shop!')
    await expect(preview).toContainText('Welcome to the shop!')
    await page.getByRole('radio', { name: 'Spanish' }).click()
    await expect(preview).toContainText('Iniciar chat')
    const sites = page.getByRole('textbox', { name: 'Websites' })
    const before = await sites.inputValue()
    await sites.fill('golden pledge')
    await page.getByRole('button', { name: 'Save chat bubble' }).click()
    await expect(page.getByText('isn’t a website address')).toBeVisible()
    await sites.fill(`${before}\nhttps://www.Another.example/contact`)
    await page.getByRole('button', { name: 'Save chat bubble' }).click()
    await expect(page.getByText('Chat bubble saved')).toBeVisible()
    await expect(sites).toHaveValue(`${before}\nanother.example`)
    await expect(page.getByRole('region', { name: 'For your website' })).toContainText('/bubble/goldenpledge/bubble.js')
    const { bubble } = await world.call('bubble/fetch', { companyKey: 'goldenpledge' })
    expect(bubble.greeting).toBe('Welcome to the shop!')
  })
})
