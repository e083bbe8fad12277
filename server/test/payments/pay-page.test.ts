import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { boot } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { payWorld, type PayWorld, shownOf } from './pay-world.ts'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

describe.each(ENGINES)('the pay page on %s', (database) => {
  let world: PayWorld
  beforeAll(async () => void (world = await payWorld({ database })))
  afterAll(() => world.close())

  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${world.url}/p/${path}`, { method, headers: { 'user-agent': SAFARI, ...headers } })
  const textOf = async (path: string, headers: Record<string, string> = {}) => shownOf(await open(path, headers))

  test('a payable request shows the amount, the store and the expiry, and nothing about the customer', async () => {
    const paymentMemo = '<b>Gold & "chain"</b>'
    const { paymentKey, ...payment } = await world.request({
      paymentTicketList: '10233',
      paymentMode: 'debit-only',
      paymentMemo,
    })
    const page = await textOf(paymentKey)
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('$45.50')
    expect(page).toContain('&lt;b&gt;Gold &amp; &quot;chain&quot;&lt;/b&gt;')
    expect(page).toContain('10233')
    expect(page).toContain('TEST MODE')
    expect(page).toContain('Interest can be paid by debit card only')
    expect(page).toContain(`data-payment-key="${paymentKey}"`)
    expect(page).toContain(`data-gateway-origin="${new URL(world.sandboxURL).origin}"`)
    expect(page).toMatch(/<iframe id="card-frame"[^>]*data-src="[^"]*\/cards\/frame\?lang=en/)
    expect(page).toContain('noindex')
    expect(page).not.toContain(payment.customer.custFirstName)
    expect(page).not.toContain(payment.customer.custPhone)
    const preview = page.slice(0, page.indexOf('</head>'))
    expect(preview).not.toContain('45.50')
    expect(preview).toContain('og:title')
  })

  test('names the cards that can pay, in both languages', async () => {
    const marksOf = (page: string) => [...page.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name]) => name)
    const debit = await world.request({ paymentMode: 'debit-only' })
    const any = await world.request({ paymentMode: 'any' })
    expect(marksOf(await textOf(debit.paymentKey))).toEqual(['Visa', 'Mastercard', 'Discover'])
    expect(marksOf(await textOf(any.paymentKey))).toEqual(['Visa', 'Mastercard', 'Discover', 'American Express'])
    expect(await textOf(`${any.paymentKey}?lang=es`)).toContain('aria-label="Tarjetas que aceptamos"')
  })

  test('says once until when it can be paid', async () => {
    const { paymentKey } = await world.request()
    const page = await textOf(paymentKey)
    expect(/<dt>Pay by<\/dt>/.test(page)).not.toBe(/today to post today\.<\/p>/.test(page))
  })

  test('a receipt is mailed or the store called before it is printed', async () => {
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, '4000056655665556')
    for (const path of [paymentKey, `${paymentKey}/receipt`]) {
      const page = await textOf(path)
      const places = ['id="mail"', 'class="call num" href="tel:', 'id="print"'].map((part) => page.indexOf(part))
      expect(places).not.toContain(-1)
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })

  test('no longer has a title that asks for payment once it is over', async () => {
    const titleOf = async (address: string) => /<title>(.*?)<\/title>/.exec(await textOf(address))?.[1]
    const { paymentKey } = await world.request()
    expect(await titleOf(paymentKey)).toBe('Pay Golden Pledge Main St')
    await world.pay(paymentKey, '4000056655665556')
    expect(await titleOf(paymentKey)).toBe('Paid: Golden Pledge Main St')
    expect(await titleOf(`${paymentKey}?lang=es`)).toBe('Pagado: Golden Pledge Main St')
  })

  test('is in Spanish if the browser or the link asks for it', async () => {
    const { paymentKey } = await world.request()
    expect(await textOf(paymentKey, { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' })).toContain('<html lang="es">')
    expect(await textOf(paymentKey, { 'accept-language': 'de, en;q=0.2, es;q=0.1' })).toContain('<html lang="en">')
    const spanish = await textOf(`${paymentKey}?lang=es`, { 'accept-language': 'en' })
    expect(spanish).toContain('Pagar $45.50')
    expect(spanish).toContain('href="?lang=en"')
  })

  test('is in the language staff chose for the customer, unless the page’s switch says otherwise', async () => {
    const { paymentKey } = await world.request()
    const language = (custLanguage: 'en' | 'es') =>
      world.connection.writes
        .updateTable('customers')
        .set({ custLanguage })
        .where('custID', '=', world.custID)
        .execute()
    await language('es')
    const english = { 'accept-language': 'en-US,en;q=0.9' }
    expect(await textOf(paymentKey, english)).toContain('<html lang="es">')
    expect(await textOf(`${paymentKey}?lang=en`, english)).toContain('<html lang="en">')
    await world.pay(paymentKey, '4000056655665556')
    expect(await textOf(`${paymentKey}/receipt`, english)).toContain('<html lang="es">')
    await language('en')
    expect(await textOf(`${paymentKey}/receipt`, english)).toContain('<html lang="en">')
  })

  test('many tickets are collapsed', async () => {
    const tickets = (count: number) => Array.from({ length: count }, (_, i) => String(50_000 + i)).join(', ')
    const { paymentKey } = await world.request({ paymentTicketList: tickets(99) })
    const page = await textOf(paymentKey)
    expect(page).toContain('<summary>Show all 99 tickets</summary>')
    expect(page).toContain('50000, 50001, 50002, 50003, 50004 …')
    expect(page).toContain('50098')
    const few = await world.request({ paymentTicketList: tickets(8) })
    expect(await textOf(few.paymentKey)).not.toContain('<summary>')
  })

  test('a refused card is reported at its field', async () => {
    const { paymentKey } = await world.request()
    expect((await world.pay(paymentKey, '4000000000000127')).attempt).toMatchObject({ state: 'declined', field: 'cvc' })
    expect((await world.pay(paymentKey, '4000000000000002')).attempt).toMatchObject({ field: 'number' })
  })

  test('every final state of a request has its page', async () => {
    const { paid, declined, expired } = payPageText('en').states
    const [one, two, three] = [await world.request(), await world.request(), await world.request()]
    await world.pay(one.paymentKey, '4000056655665556')
    await world.pay(two.paymentKey, '4000000000009979')
    await world.clerk('payments/cancel', { paymentKey: three.paymentKey })
    const receipt = await textOf(one.paymentKey)
    expect(receipt).toContain(paid.title)
    expect(receipt).toContain('Visa ···· 5556')
    expect(receipt).toContain((await world.payment(one.paymentKey)).paymentRefID!)
    expect(await textOf(two.paymentKey)).toContain(declined.title)
    const canceled = await textOf(three.paymentKey)
    expect(canceled).toContain(expired.title)
    expect(canceled.toLowerCase()).not.toContain('cancel')
    for (const page of [receipt, canceled]) expect(page).not.toContain('id="pay"')
    for (const page of [receipt, await textOf(two.paymentKey), canceled]) expect(page).toContain('$45.50')
    for (const page of [await textOf(two.paymentKey), canceled]) expect(page).toMatch(/nothing was charged/i)
  })

  test('a charge in progress shows as such, without a card form', async () => {
    const { paymentKey } = await world.request()
    await world.leavePending(paymentKey)
    const page = await textOf(paymentKey)
    expect(page).toContain('data-pay-status="processing"')
    expect(page).not.toContain('<iframe')
  })

  test('a button whose script never ran leads back to the page, in the same language', async () => {
    const { paymentKey } = await world.request()
    const answer = await fetch(`${world.url}/p/${paymentKey}?lang=es`, { method: 'POST', redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/p/${paymentKey}?lang=es`)
  })

  test('an unknown link is 404 and says so', async () => {
    const answer = await open('nonsense')
    expect(answer.status).toBe(404)
    expect(await shownOf(answer)).toContain(payPageText('en').states.notFound.title)
  })

  test('its policy allows only its own script and style and the gateway’s frame', async () => {
    const { paymentKey } = await world.request()
    const answer = await open(paymentKey)
    const { headers } = answer
    const page = await answer.text()
    const carried = (element: RegExp) => element.exec(page)?.[1] ?? 'none'
    const [script, style] = [carried(/<script type="module">(.*?)<\/script>/s), carried(/<style>(.*?)<\/style>/s)]
    const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.split('; ').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      `frame-src ${new URL(world.sandboxURL).origin}`,
      "img-src 'self'",
      `script-src ${digest(script)}`,
      `style-src ${digest(style)}`,
    ])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    const rest = page.replace(`>${script}<`, '><').replace(`>${style}<`, '><')
    expect(rest.match(/<(?:script|style)/g)).toEqual(['<style', '<script'])
    expect(rest).not.toMatch(/\sstyle=|\son\w+=/)
  })

  test('opening it is a view by a person, a bot or staff of the company; a HEAD request is none', async () => {
    const { paymentKey } = await world.request()
    const stranger = await world.signIn('owner@silveranchor.test')
    await open(paymentKey, {}, 'HEAD')
    await open(paymentKey)
    await open(paymentKey, { 'user-agent': 'WhatsApp/2.23.20.0' })
    await open(paymentKey, { cookie: `xd_session=${world.clerk.token}` })
    await open(paymentKey, { cookie: 'xd_session=nonsense', 'user-agent': 'Another browser' })
    await open(paymentKey, { cookie: `xd_session=${stranger.token}`, 'user-agent': 'A third browser' })
    const views = (await world.views(paymentKey)).filter(({ impressionKind }) => impressionKind === 'view').reverse()
    expect(views.map(({ impressionSource }) => impressionSource)).toEqual(['human', 'bot', 'staff', 'human', 'human'])
    expect(views.map(({ isCompanyView }) => isCompanyView)).toEqual([false, false, true, false, false])
    const impressionDevice = { browser: 'Safari 17', os: 'iOS 17', device: 'Apple iPhone' }
    expect(views[0]).toMatchObject({ paymentStatus: 'sent', impressionDevice })
  })

  test('reloads within a minute are one view and one event, and a crowd of strangers is twenty', async () => {
    const { paymentKey } = await world.request()
    // All but the line that says it was sent.
    const views = async () => (await world.clerk('payments/impressions/fetch', { paymentKey })).count - 1
    const told = async () => {
      const events = await world.connection.reads
        .selectFrom('events')
        .select('data')
        .where('event', '=', 'reload_payments')
        .execute()
      return events.filter(({ data }) => data.includes(paymentKey)).length
    }
    const before = await told()
    await Promise.all(Array.from({ length: 30 }, () => open(paymentKey)))
    await open(paymentKey)
    expect(await views()).toBe(1)
    expect((await told()) - before).toBe(1)
    await Promise.all(Array.from({ length: 30 }, (_, n) => open(paymentKey, { 'user-agent': `Browser ${n}` })))
    expect(await views()).toBe(20)
    expect((await told()) - before).toBe(20)
  })
})

test('in a live system a page that isn’t there says nothing of a demo or a test', async () => {
  const server = await boot({ config: { mode: 'live' } })
  for (const language of ['en', 'es'] as const) {
    const { states, demo, testMode } = payPageText(language)
    const page = await shownOf(await fetch(`${server.url}/p/nonsense?lang=${language}`))
    expect(page).toContain(states.notFound.title)
    for (const words of [`<b>${demo}`, testMode]) expect(page).not.toContain(words)
  }
  await server.close()
})
