import { describe, expect, test } from 'vitest'
import { SELF_ASKS } from '@xd/core/domain/self-service/ask.ts'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'

import { type answering, settled } from '../pay/a-page.ts'
import { mine, onPage, STALE, ticket, words } from './on-page.ts'

const proved = (fetched: object, answers: Parameters<typeof answering>[0] = {}, data = {}) =>
  onPage({ 'my/fetch': [fetched], ...answers }, { proved: '', ...data })
const askLines = (isPayable: boolean) => [
  'details',
  `summary ${words.question}`,
  ...SELF_ASKS.filter((kind) => kind !== 'payoff' || !isPayable).map(
    (kind) => `button type=button ${words.asks[kind]}`,
  ),
]

describe('a customer’s tickets', () => {
  test('say what is due, since when, and what is paid with the fee', async () => {
    const page = await proved(
      mine(
        [
          ticket('10', { ticketDescription: 'Ring', ticketDueDate: '2026-11-23', ticketGraceDate: '2026-12-01' }),
          ticket('11', { amountDue: 20.1, ticketDueDate: '2026-11-22' }),
        ],
        3,
      ),
    )
    expect(page.lines()).toEqual([
      'form',
      `h1 tabindex=-1 focused ${words.tickets}`,
      'p $31.00',
      `p ${words.total(2)}`,
      `p ${words.fee('$0.90')}`,
      `p ${words.asOf} Mon, Nov 23, 9:00 PM`,
      'ul',
      'li data-state=payable',
      'label',
      'input type=checkbox value=10 checked=',
      `b ${words.ticket('10')}`,
      'b $10.00',
      'span Ring',
      `span ${words.due('Mon, Nov 23')}`,
      `span ${words.grace('Tue, Dec 1')}`,
      ...askLines(true),
      'li data-state=payable',
      'label',
      'input type=checkbox value=11 checked=',
      `b ${words.ticket('11')}`,
      'b $20.10',
      `span ${words.overdue('Sun, Nov 22')}`,
      ...askLines(true),
      'div',
      'p role=alert hidden',
      `button type=submit ${words.pay('$31.00')}`,
      `p ${words.payoffOnly}`,
    ])
  })

  test('that can’t be paid say why, as of when, and can be asked about', async () => {
    const page = await proved(
      mine([
        ticket('10', { amountDue: null, refusal: STALE, asOf: '2026-11-20T18:00:00Z' }),
        ticket('11', { refusal: { code: 'requested', message: 'A link is open.' }, paymentURL: 'https://xd.test/p/k' }),
      ]),
    )
    const [asked, stale] = [askLines(true), askLines(false)]
    expect(page.lines()).toEqual([
      'form',
      `h1 tabindex=-1 focused ${words.tickets}`,
      'ul',
      'li data-state=book_stale',
      'div',
      `b ${words.ticket('10')}`,
      'b',
      `span ${words.asOf} Fri, Nov 20, 10:00 AM`,
      'p Call us.',
      ...stale,
      'li data-state=requested',
      'div',
      `b ${words.ticket('11')}`,
      'b $10.00',
      `span ${words.asOf} Mon, Nov 23, 9:00 PM`,
      'p A link is open.',
      `a href=https://xd.test/p/k?lang=en ${words.goOn}`,
      ...asked,
    ])
  })

  test('are paid together, those that are chosen', async () => {
    const URL = 'https://xd.test/p/k'
    const page = await proved(mine([ticket('10'), ticket('11', { amountDue: 5 }), ticket('12', { refusal: STALE })]), {
      'my/pay': [{ paymentURL: URL }],
    })
    const boxes = page.place.querySelectorAll('input')
    const button = page.place.querySelector<HTMLButtonElement>('#pay')!
    const total = () => ['total', 'count', 'fee'].map((id) => page.place.querySelector(`#${id}`)!.textContent)
    expect(total()).toEqual(['$15.00', words.total(2), ''])
    boxes[0]!.click()
    boxes[1]!.click()
    expect([...total(), button.textContent, button.disabled]).toEqual(['$0.00', words.total(0), '', words.choose, true])
    await page.pays()
    expect(page.made.map(([name]) => name)).toEqual(['my/fetch'])
    boxes[1]!.click()
    expect([...total(), button.textContent, button.disabled]).toEqual([
      '$5.00',
      words.total(1),
      '',
      words.pay('$5.00'),
      false,
    ])
    await page.pays()
    expect([button.textContent, button.disabled]).toEqual([words.opening, true])
    await page.pays()
    expect(page.made.slice(1)).toEqual([['my/pay', { ticketNumbers: ['11'], language: 'en' }]])
    expect(page.page.went).toEqual([`${URL}?lang=en`])
  })

  test('one alone has nothing to choose', async () => {
    const page = await proved(mine([ticket('10'), ticket('12', { refusal: STALE })]))
    expect(page.lines().filter((line) => /^(?:input|label)/.test(line))).toEqual([])
  })

  test.each([
    ['refused', { refused: 'no_gateway' }, 'Refused: no_gateway'],
    ['not answered', 'lost' as const, words.errors.unreachable],
  ])('a payment that is %s can be tried again', async (_, reply, error) => {
    const page = await proved(mine([ticket('10')]), { 'my/pay': [reply] })
    await page.pays()
    const alert = page.place.querySelector<HTMLElement>('[role=alert]')!
    const button = page.place.querySelector<HTMLButtonElement>('#pay')!
    expect([alert.hidden, alert.textContent, button.textContent, button.disabled, page.page.went]).toEqual([
      false,
      error,
      words.pay('$10.00'),
      false,
      [],
    ])
    button.disabled = false
    const paying = page.pays()
    expect([alert.hidden, alert.textContent]).toEqual([true, ''])
    await paying
  })

  test('a proof that is over asks for the phone again', async () => {
    const over = { refused: 'phone_unproved' }
    const page = await proved(mine([ticket('10')]), { 'my/pay': [over], 'my/ask': [over] })
    await page.pays()
    expect([page.step(), page.errorOf(page.start)[0]]).toEqual(['start', 'Refused: phone_unproved'])
    const asking = await proved(mine([ticket('10')]), { 'my/ask': [over] })
    await asking.presses(asking.find(words.asks.renew))
    expect([asking.step(), asking.errorOf(asking.start)[0]]).toEqual(['start', 'Refused: phone_unproved'])
  })

  test('a question is asked once, and said to be', async () => {
    const page = await proved(mine([ticket('10')]), { 'my/ask': [{}] })
    const act = page.find(words.asks.renew)
    act.click()
    expect([act.textContent, act.disabled]).toEqual([words.asking, true])
    await settled()
    expect(page.lines().filter((line) => /details|summary|asks/.test(line))).toEqual([])
    expect([page.find(words.asked).localName, page.told.textContent, page.made.at(-1)]).toEqual([
      'p',
      words.asked,
      ['my/ask', { ticketNumber: '10', kind: 'renew', language: 'en' }],
    ])
  })

  test.each([
    ['refused', { refused: 'rate_limited' }, 'Refused: rate_limited'],
    ['not answered', 'lost' as const, words.errors.unreachable],
  ])('a question that is %s can be asked again', async (_, reply, said) => {
    const page = await proved(mine([ticket('10')]), { 'my/ask': [reply] })
    const act = page.find(words.asks.other)
    await page.presses(act)
    expect([act.textContent, act.disabled, page.told.textContent]).toEqual([words.asks.other, false, said])
  })

  test('are in the page’s language', async () => {
    const page = await proved(mine([ticket('10')]), {}, { language: 'es' })
    const spanish = selfPageText('es')
    expect(page.lines()).toContain(`h1 tabindex=-1 focused ${spanish.tickets}`)
    expect(page.made).toEqual([['my/fetch', { language: 'es' }]])
  })
})
