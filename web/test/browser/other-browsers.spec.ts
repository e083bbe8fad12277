import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { conversation, row, rows } from './inbox-steps.ts'
import { openRequest } from './request-steps.ts'
import { expect, test } from './world.ts'

const HOURS_OFF = 3

/** Chrome's translation: it replaces each text with an element of its own, including text added later. */
const translate = () => {
  const SKIPPED = 'script, style, textarea, input, font, noscript, code, [translate="no"], .notranslate'
  const walk = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!/\p{L}/u.test(text.data) || !text.parentElement || text.parentElement.closest(SKIPPED)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.parentElement.replaceChild(outer, text)
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.classList.add('translated-ltr')
    walk(document.body)
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        walk(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

const refuseStorage = () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
}

const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** A page served by plain http under a name. */
const leaveInsecure = () => {
  delete (Crypto.prototype as Partial<Crypto>).randomUUID
  Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })
  for (const name of ['clipboard', 'serviceWorker', 'locks', 'credentials'])
    delete (Navigator.prototype as unknown as Record<string, unknown>)[name]
  Object.defineProperty(window, 'isSecureContext', { value: false })
}

const setClockWrong = (hours: number) => {
  const now = Date.now.bind(Date)
  Date.now = () => now() + hours * 3_600_000
  window.Date = new Proxy(Date, {
    construct: (target, given: []) => (given.length === 0 ? new target(Date.now()) : new target(...given)),
  })
}

const BROWSERS = {
  'that translates the page': (page: Page) => page.addInitScript(translate),
  'whose storage throws': (page: Page) => page.addInitScript(refuseStorage),
  'whose storage is full': (page: Page) => page.addInitScript(fillStorage),
  'on plain http': (page: Page) => page.addInitScript(leaveInsecure),
  'whose clock is fast': (page: Page) => page.addInitScript(setClockWrong, HOURS_OFF),
  'whose clock is slow': (page: Page) => page.addInitScript(setClockWrong, -HOURS_OFF),
} as const

const texts = async (page: Page) => (await rows(page).allInnerTexts()).slice(0, 4)

for (const [which, become] of Object.entries(BROWSERS))
  test(`the main screens work in a browser ${which}`, async ({ open }) => {
    const right = await open('owner', '/inbox')
    await expect(row(right, 'whitfield')).toBeVisible()

    const page = await open('nobody', '/favicon.svg')
    const faults: string[] = []
    page.on('pageerror', ({ message }) => void faults.push(message))
    await become(page)

    await test.step('sign-in and inbox', async () => {
      await page.goto('/login')
      await page.getByLabel('Email').fill('owner@goldenpledge.test')
      await page.getByLabel('Password').fill('not the password')
      await page.getByLabel('Password').press('Enter')
      await expect(page.getByRole('alert')).toHaveText('Wrong email or password.')
      await page.getByLabel('Password').fill(DEMO_PASSWORD)
      await page.getByLabel('Password').press('Enter')
      await page
        .getByRole('navigation', { name: 'Modules' })
        .getByRole('link', { name: /^Inbox/ })
        .click()
      await expect(row(page, 'whitfield')).toBeVisible()
      // Reloads both, because their content changes by the minute.
      await expect(async () => {
        await Promise.all([page.reload(), right.reload()])
        for (const each of [page, right]) await expect(row(each, 'whitfield')).toBeVisible()
        expect(await texts(page)).toEqual(await texts(right))
      }).toPass()
    })

    await test.step('composer: in one conversation, and in the next', async () => {
      await row(page, 'whitfield').click()
      const box = page.getByRole('textbox', { name: /^Text Jerome/ })
      await box.fill('It is ready for you.')
      await expect(page.getByRole('group', { name: 'Message' })).toContainText('1 segment')
      await box.fill(`It is ready for you. ${'We are open until six. '.repeat(9)}`)
      await expect(page.getByRole('group', { name: 'Message' })).toContainText('2 segments')
      await box.fill('')
      await row(page, 'nguyen').click()
      await expect(conversation(page, 'nguyen')).toBeVisible()
      await page.getByRole('textbox', { name: /^Text Thanh/ }).fill('You can pick it up today.')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('log', { name: 'Messages' })).toContainText('You can pick it up today.')
    })

    await test.step('payment request', async () => {
      await openRequest(page)
      const dialog = page.getByRole('dialog', { name: /^Request a payment from/ })
      await dialog.getByLabel('Amount').fill('41.15')
      await dialog.getByLabel('Memo').fill('Renewal')
      await dialog.getByRole('button', { name: /^Send request/ }).click()
      await expect(page.getByRole('article', { name: 'Payment request for $41.15' }).last()).toBeVisible()
    })

    await test.step('palette', async () => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      const box = page.getByRole('combobox', { name: /Find a customer/ })
      for (const typed of ['a', 'an', 'ana', 'anab', 'whitfield']) await box.fill(typed)
      await expect(page.getByRole('option', { name: /Whitfield, Jerome/ }).first()).toBeVisible()
      // The results for other words are gone, and nothing appears twice.
      await box.fill('loan 300')
      await expect(page.getByRole('option', { name: /Whitfield/ })).toHaveCount(0)
      await expect(page.getByRole('option', { name: /^Loan calculator/ }).first()).toBeVisible()
      await page.keyboard.press('Enter')
    })

    await test.step('calculator', async () => {
      const dialog = page.getByRole('dialog', { name: 'Loan calculator' })
      const amount = dialog.getByRole('textbox', { name: 'Loan amount' })
      await expect(amount).toHaveValue('300')
      const figures = await dialog.innerText()
      await amount.fill('125')
      await expect.poll(() => dialog.innerText()).not.toBe(figures)
      await amount.fill('300')
      await expect.poll(() => dialog.innerText()).toBe(figures)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('calendar', async () => {
      await page.goto('/calendar')
      await right.goto('/calendar')
      const title = page.getByRole('heading', { level: 2, name: /\d{4}/ })
      const today = right.getByRole('button', { name: /, today, / })
      await expect(page.getByRole('button', { name: /, today, / })).toHaveAccessibleName(
        (await today.getAttribute('aria-label')) ?? /, today, /,
      )
      const before = await title.innerText()
      await page
        .getByRole('button', { name: 'Later' })
        .or(page.getByRole('button', { name: /^Next/ }))
        .first()
        .click()
      await expect(title).not.toHaveText(before)
    })

    await test.step('settings', async () => {
      await page.goto('/settings/company')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    await expect(page.getByText('500')).toHaveCount(0)
    expect(faults).toEqual([])
  })
