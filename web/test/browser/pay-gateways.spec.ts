import type { Page } from '@playwright/test'
import { declineMessage } from '@xd/core/domain/payment/decline.ts'
import { CREDIT_SLIPPED, NO_DEBIT_ONLY } from '@xd/core/domain/payment/mode.ts'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { newContact } from './contact.ts'
import { CARD, fillCard, paidHeading, payButton, payWell } from './pay-steps.ts'
import { openRequest, paymentCard, requestByAPI } from './request-steps.ts'
import { expect, PHONE, test } from './world.ts'

/** A request at a store that uses the gateway, and the money that has moved for it in our ledger. */
const requestThrough = async (
  world: Booted,
  gateway: keyof typeof GATEWAY_ACCOUNTS,
  firstName: string,
  amount: number,
  mode: 'any' | 'debit-only' = 'any',
) => {
  await (
    await world.signIn('owner')
  )('settings/payments/save', { account: GATEWAY_ACCOUNTS[gateway] })
  const { key, path } = await requestByAPI(world, await newContact(world, firstName), amount, mode)
  const clerk = await world.signIn('clerk')
  const moved = async () =>
    (await clerk('payments/ledger/fetch', { paymentKey: key })).ledger.map(({ kind, amount: dollars, gateway: by }) => [
      kind,
      dollars,
      by,
    ])
  return { key, path, moved }
}

/** The browser's requests to us and to others from now on, and the page's policy. */
const watch = async (page: Page, { url }: Booted) => {
  const sent: { toUs: boolean; text: string }[] = []
  const refused: string[] = []
  page.context().on('request', (request) =>
    sent.push({
      toUs: request.url().startsWith(url),
      text: [request.url(), JSON.stringify(request.headers()), request.postData()].join('\n'),
    }),
  )
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()))
  const header = (await page.reload())!.headers()['content-security-policy']!
  const policy = Object.fromEntries(
    header.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
  )
  const of = (toUs: boolean) =>
    sent
      .filter((one) => one.toUs === toUs)
      .map(({ text }) => text.replace(/%20|[\s+-]/g, ''))
      .join('\n')
  return {
    policy,
    refused,
    /** Typed at the gateway, and visible only there. */
    expectKeptFromUs: (number: string) => {
      expect(of(false)).toContain(number)
      expect(of(true)).not.toContain(number)
    },
    submits: () => sent.filter(({ text }) => text.includes('/api/pay/submit')).length,
  }
}

/** The page's own script, as its policy knows it. */
const CARRIED: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/)

/** A script from elsewhere, as an attacker would inject it: the directive that blocks it. */
const strangerIsKeptOut = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
          once: true,
        })
        const script = document.createElement('script')
        script.src = 'https://elsewhere.example/skimmer.js'
        document.head.append(script)
      }),
  )

const problem = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true })

test.describe('the customer’s page with the store’s own gateway', () => {
  test('BlueDog’s Tokenizer: declined, and paid with another card', async ({ open, world }) => {
    const { path, moved } = await requestThrough(world, 'bluedog', 'Winifred', 61)
    const page = await open('nobody', path, PHONE)
    const { policy, refused, expectKeptFromUs } = await watch(page, world)
    expect(policy['script-src']).toEqual([CARRIED, world.sandboxURL])
    expect(policy['connect-src']).toEqual(["'self'", world.sandboxURL])
    expect(policy['frame-src']).toEqual([world.sandboxURL])
    expect(policy['form-action']).toEqual(["'self'"])

    await fillCard(page, CARD.noMoney)
    await payButton(page).press('Enter')
    await expect(problem(page, declineMessage('insufficient_funds', 'en'))).toBeVisible()
    expect(await moved()).toEqual([])
    expect(await strangerIsKeptOut(page)).toBe('script-src-elem')
    expect(refused.splice(0)).toHaveLength(1)

    await payWell(page, CARD.visaDebit)
    expect(await moved()).toEqual([['charge', 61, expect.stringMatching(/^bluedog-/)]])
    for (const number of [CARD.noMoney, CARD.visaDebit]) expectKeptFromUs(number)
    expect(refused).toEqual([])
  })

  test('BlueDog’s Tokenizer: a credit card that slipped through debit-only is not charged, and the page says so', async ({
    open,
    world,
  }) => {
    const { path, moved } = await requestThrough(world, 'bluedog', 'Hortense', 62, 'debit-only')
    const page = await open('nobody', path, PHONE)
    await fillCard(page, CARD.visaCredit)
    await payButton(page).press('Enter')
    await expect(problem(page, CREDIT_SLIPPED.en)).toBeVisible()
    expect(await moved()).toEqual([])
    await payWell(page, CARD.visaDebit)
    expect(await moved()).toHaveLength(1)
  })

  test('BlueDog refunds no part before it settles: it is planned, and can be canceled', async ({ open, world }) => {
    const { key, path } = await requestThrough(world, 'bluedog', 'Clementine', 66)
    await payWell(await open('nobody', path, PHONE), CARD.visaDebit)
    const page = await open('manager', `/payments?payment=${key}`)
    const details = page.getByRole('dialog', { name: 'Payment Details' })
    await details.getByRole('button', { name: 'Refund…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Refund .*Clementine/ })
    await dialog.getByLabel('Amount').fill('20')
    await dialog.getByLabel('Reason').fill('Paid too much')
    await dialog.getByRole('button', { name: 'Refund $20.00 to Visa 5556' }).click()
    await dialog.getByRole('button', { name: /^Refund \$20.00 on / }).click()
    await expect(details.getByText(/^\$20\.00 will be refunded on /)).toBeVisible()

    await details.getByRole('button', { name: 'Cancel refund' }).click()
    const question = page.getByRole('alertdialog', { name: /^Cancel the \$20\.00 refund to .*Clementine/ })
    await question.getByRole('button', { name: 'Cancel refund' }).click()
    await expect(details.getByText(/will be refunded on/)).toBeHidden()
    await details.getByRole('button', { name: 'Refund…' }).click()
    await expect(dialog.getByLabel('Amount')).toHaveValue('66.00')
  })

  test('Fortis Elements: declined, and paid with another card', async ({ open, world }) => {
    const { path, moved } = await requestThrough(world, 'fortis', 'Lavinia', 63, 'debit-only')
    const page = await open('nobody', path, PHONE)
    const { policy, refused, expectKeptFromUs } = await watch(page, world)
    expect(policy['script-src']).toEqual([CARRIED, world.sandboxURL])
    expect(policy['connect-src']).toEqual(["'self'", world.sandboxURL])
    expect(policy['frame-src']).toEqual([world.sandboxURL])

    await expect(payButton(page)).toHaveText('Pay $63.00')
    await expect(page.getByRole('button', { name: 'Submit card' })).toHaveCount(0)
    await payButton(page).press('Enter')
    await fillCard(page, CARD.noMoney)
    await payButton(page).press('Enter')
    await expect(problem(page, declineMessage('insufficient_funds', 'en'))).toBeVisible()
    expect(await moved()).toEqual([])

    await fillCard(page, CARD.visaDebit)
    await payButton(page).press('Enter')
    await expect(paidHeading(page)).toBeVisible()
    expect(await moved()).toEqual([['charge', 63, expect.stringMatching(/^fortis-/)]])
    for (const number of [CARD.noMoney, CARD.visaDebit]) expectKeptFromUs(number)
    expect(refused).toEqual([])
  })

  test('PayPal: staff are not offered what it cannot do', async ({ open, world }) => {
    await (
      await world.signIn('owner')
    )('settings/payments/save', { account: GATEWAY_ACCOUNTS.paypal })
    const contact = await newContact(world, 'Lucinda')
    const page = await open('clerk', `/inbox?convo=${contact.convoID}`)
    await openRequest(page)
    const dialog = page.getByRole('dialog', { name: `Request a payment from ${contact.name}` })
    await expect(dialog.getByText(NO_DEBIT_ONLY)).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Debit or credit card' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Debit card only' })).toHaveCount(0)
    await dialog.getByLabel('Amount').fill('38')
    await dialog.getByLabel('Memo').fill('Guitar, layaway')
    await dialog.getByRole('button', { name: 'Send request for $38.00' }).click()
    await expect(paymentCard(page, '$38.00')).toBeVisible()
  })

  test('PayPal: canceled there, declined, and paid; in the customer’s language throughout', async ({ open, world }) => {
    const { path, moved } = await requestThrough(world, 'paypal', 'Ottoline', 64)
    const page = await open('nobody', `${path}?lang=es`, PHONE)
    const { policy, refused, expectKeptFromUs, submits } = await watch(page, world)
    expect(policy['script-src']).toEqual([CARRIED])
    expect(policy['frame-src']).toEqual(["'none'"])
    expect(policy['form-action']).toEqual(["'self'", world.sandboxURL])

    const words = payPageText('es')
    const lead = page.getByRole('button', { name: words.payAt('PayPal', '$64.00') })
    const there = page.getByRole('heading', { name: 'Simulated PayPal' })
    await lead.press('Enter')
    await expect(there).toBeVisible()
    await page.getByRole('link', { name: 'Cancel and return' }).click()
    await expect(page.getByText(words.canceledAt('PayPal'))).toBeVisible()
    await expect(page).toHaveURL(`${path}?lang=es`)
    expect(submits()).toBe(0)

    await lead.press('Enter')
    await page.getByRole('button', { name: /9995: insufficient_funds$/ }).click()
    await expect(problem(page, declineMessage('insufficient_funds', 'es'))).toBeVisible()
    expect(submits()).toBe(1)
    expect(await moved()).toEqual([])

    await lead.press('Enter')
    await page.getByRole('button', { name: 'PayPal account: approved' }).click()
    await expect(paidHeading(page, 'es')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^PayPal$/ })).toBeVisible()
    await page.reload()
    await page.goBack()
    await page.goForward()
    await expect(paidHeading(page, 'es')).toBeVisible()
    expect(submits()).toBe(2)
    expect(await moved()).toEqual([['charge', 64, expect.stringMatching(/^paypal-/)]])
    expectKeptFromUs(CARD.noMoney)
    expect(refused).toEqual([])
  })
})
