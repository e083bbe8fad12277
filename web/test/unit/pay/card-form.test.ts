import { describe, expect, test, vi } from 'vitest'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { cardForm } from '#pay/card-form.ts'
import { answering, aServedPage, gets, passes, settled } from './a-page.ts'

const words = payPageText('es')
const ORIGIN = 'https://cards.test'
const APPROVED = { paymentStatus: 'approved', attempt: { state: 'approved' } }
const DECLINED = { paymentStatus: 'sent', attempt: { state: 'declined', message: 'No.', field: 'cvv' } }

/** A request’s page with a gateway’s frame, which has loaded. */
const onPage = (data: Record<string, string> = {}, answers: Parameters<typeof answering>[0] = {}, kept = {}) => {
  const page = aServedPage(`
    <form id="pay" data-form="frame" data-gateway-origin="${ORIGIN}" data-expires-in="86400000">
      <iframe id="card-frame" data-src="${ORIGIN}/f"></iframe>
      <button id="pay-button">Pagar $5.00</button>
      <p id="pay-status"></p>
      <p id="pay-error" hidden></p>
      <p id="pay-debit-only"></p>
    </form>
  `)
  const form = page.find<HTMLFormElement>('#pay')
  const frame = page.find<HTMLIFrameElement>('#card-frame')
  const button = page.find<HTMLButtonElement>('#pay-button')
  const error = page.find('#pay-error')
  const posted: unknown[] = []
  // A frame that is not loaded has no window.
  const contentWindow = { postMessage: (...all: unknown[]) => void posted.push(all) } as Window
  vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(contentWindow)
  Object.assign(form.dataset, data)
  Object.assign(page.window.sessionStorage, kept)
  const { made } = answering(answers)
  cardForm(form, 'k', 'es')
  const tells = async (news: object, from: object = {}) => {
    gets(page.window, 'message', {
      ...{ source: contentWindow, origin: ORIGIN, data: { type: 'xd-cards', ...news } },
      ...from,
    })
    await settled()
  }
  return {
    ...{ page, form, frame, made, tells },
    isWarned: () => page.find('#pay-debit-only').hasAttribute('data-warned'),
    /** The form’s state, its button and sentences, and what the frame was told. */
    shows: () => ({
      state: form.dataset['state'],
      busy: form.getAttribute('aria-busy'),
      button: `${button.textContent}${button.disabled ? ' (off)' : ''}`,
      status: page.find('#pay-status').textContent,
      error: error.hidden ? null : error.textContent,
    }),
    told: () => posted.splice(0),
    mayLeave: () => gets(page.window, 'beforeunload'),
    presses: async () => {
      const isLeft = gets(form, 'submit')
      await settled()
      return !isLeft
    },
  }
}
const IDLE = { state: 'idle', busy: 'false', button: 'Pagar $5.00', status: '', error: null }
const PAYING = { state: 'paying', busy: 'true', button: `${words.paying} (off)`, status: '', error: null }
const PROCESSING = { ...PAYING, state: 'processing', status: words.states.processing.text }
const TOKENIZE = [{ type: 'xd-cards', command: 'tokenize' }, ORIGIN]

describe('a card form', () => {
  test('a card is read, charged once, and its outcome shown by the server', async () => {
    const page = onPage({ assent: 'terms' }, { 'pay/submit': [APPROVED] })
    await page.tells({ event: 'ready', height: 120 })
    expect([page.frame.src, page.frame.style['height'], page.frame.dataset['ready']]).toEqual([
      `${ORIGIN}/f`,
      '120px',
      '',
    ])
    expect(await page.presses()).toBe(true)
    expect(page.told()).toEqual([TOKENIZE])
    expect([page.shows(), page.mayLeave()]).toEqual([PAYING, true])
    await page.presses()
    expect(page.told()).toEqual([])
    const submitted = vi.fn()
    vi.stubGlobal('fetch', submitted.mockReturnValue(new Promise(() => undefined)))
    await page.tells({ event: 'token', token: 't' })
    expect([page.shows(), page.mayLeave(), page.page.kept()]).toEqual([PROCESSING, false, { 'xd.pay.k': 'sent' }])
    const [[path, { body }]] = submitted.mock.calls as [[string, { body: string }]]
    expect([path, JSON.parse(body)]).toEqual([
      '/api/pay/submit',
      {
        paymentKey: 'k',
        attemptKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
        token: 't',
        assent: 'terms',
        language: 'es',
      },
    ])
  })

  test('an approved charge reloads the page, which may be left then', async () => {
    const page = onPage({}, { 'pay/submit': [APPROVED] })
    await page.presses()
    await page.tells({ event: 'token', token: 't' })
    expect([page.page.went, page.mayLeave(), page.page.kept()]).toEqual([['reload'], true, {}])
  })

  test('a declined charge says why, at its field, and another has another key', async () => {
    const page = onPage({}, { 'pay/submit': [DECLINED] })
    await page.presses()
    await page.tells({ event: 'token', token: 't' })
    expect(page.shows()).toEqual({ ...IDLE, error: 'No.' })
    expect(page.told()).toEqual([TOKENIZE, [{ type: 'xd-cards', command: 'focus', field: 'cvv' }, ORIGIN]])
    expect([page.page.went, page.page.kept()]).toEqual([[], {}])
    await page.presses()
    await page.tells({ event: 'token', token: 'u' })
    const keys = page.made.map(([, input]) => input['attemptKey'])
    expect([page.made.map(([, { token }]) => token), new Set(keys).size]).toEqual([['t', 'u'], 2])
  })

  test('a charge without an answer says so until there is one', async () => {
    const page = onPage({}, { 'pay/submit': ['lost'], 'pay/fetch': [{ payStatus: 'processing' }] })
    await page.presses()
    await page.tells({ event: 'token', token: 't' })
    expect(page.shows()).toEqual({ ...PROCESSING, status: words.errors.noAnswer })
  })

  test.each([
    ['a field is not filled in', { event: 'error', code: 'incomplete' }, null],
    ['the gateway says why', { event: 'error', message: 'Bad card.' }, 'Bad card.'],
    ['the gateway says nothing', { event: 'error' }, words.errors.formNotLoaded],
    ['it is drawn anew', { event: 'ready' }, null],
  ])('a card is not read: %s', async (_, news, error) => {
    const page = onPage({}, { 'pay/submit': [APPROVED] })
    await page.presses()
    await page.tells(news)
    expect(page.shows()).toEqual({ ...IDLE, error })
    await page.tells({ event: 'token', token: 'late' })
    expect(page.made).toEqual([])
    await passes(30_000)
    expect(page.shows()).toEqual({ ...IDLE, error })
    await page.presses()
    expect(page.told()).toEqual([TOKENIZE, TOKENIZE])
  })

  test('a frame that never answers is given up on, and its late card is not charged', async () => {
    const page = onPage({}, { 'pay/submit': [APPROVED] })
    await page.tells({ event: 'ready' })
    await page.presses()
    await passes(29_999)
    expect(page.shows()).toEqual(PAYING)
    await passes(1)
    expect(page.shows()).toEqual({ ...IDLE, error: words.errors.unreachable })
    await page.tells({ event: 'token', token: 'late' })
    expect(page.made).toEqual([])
  })

  test('nothing is read offline, or while the form lacks something', async () => {
    const page = onPage()
    vi.spyOn(page.form, 'reportValidity').mockReturnValueOnce(false)
    await page.presses()
    expect(page.shows().state).toBeUndefined()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await page.presses()
    expect([page.shows(), page.told()]).toEqual([{ ...IDLE, error: words.errors.unreachable }, []])
  })

  test('Enter in a field pays, and a card that nobody asked for is not charged', async () => {
    const page = onPage({}, { 'pay/submit': [APPROVED] })
    await page.tells({ event: 'token', token: 't' })
    expect(page.made).toEqual([])
    await page.tells({ event: 'submit' })
    expect(page.told()).toEqual([TOKENIZE])
  })

  test.each([
    ['another window', { source: {} }],
    ['another site', { origin: 'https://evil.test' }],
    ['another kind', { data: { type: 'other', event: 'submit' } }],
    ['nothing', { data: null }],
  ])('a message of %s is not heard', async (_, from) => {
    const page = onPage()
    await page.tells({ event: 'submit' }, from)
    expect(page.told()).toEqual([])
  })

  test.each([
    ['debit-only', 'credit', true],
    ['debit-only', 'debit', false],
    ['debit-only', undefined, false],
    ['any', 'credit', false],
  ])('a request that takes %s warns of %s: %s', async (paymentMode, funding, isWarned) => {
    const page = onPage({ paymentMode })
    await page.tells({ event: 'change', funding })
    expect(page.isWarned()).toBe(isWarned)
    await page.tells({ event: 'change', funding: 'debit' })
    expect(page.isWarned()).toBe(false)
  })

  test('a frame that stays silent is opened again, and then told as not loaded', async () => {
    const page = onPage()
    await passes(24_999)
    page.frame.src = ''
    await passes(1)
    expect([page.frame.src, page.shows().error]).toEqual([`${ORIGIN}/f`, null])
    gets(page.frame, 'load')
    await passes(3_999)
    expect(page.shows().error).toBeNull()
    await passes(1)
    expect(page.shows()).toEqual({ ...IDLE, error: words.errors.formNotLoaded })
    await page.presses()
    expect([page.shows().error, page.told()]).toEqual([words.errors.formNotLoaded, []])
    await page.tells({ event: 'ready' })
    expect(page.shows()).toEqual(IDLE)
    await page.presses()
    expect(page.told()).toEqual([TOKENIZE])
  })

  test('a frame that was heard is not told as silent', async () => {
    const page = onPage()
    gets(page.frame, 'load')
    await page.tells({ event: 'height', height: 80 })
    await passes(60_000)
    expect([page.shows().error, page.frame.style['height'], page.frame.dataset['ready']]).toEqual([
      null,
      '80px',
      undefined,
    ])
  })

  test('a page without its frame says that the form did not load', () => {
    expect(onPage({ gatewayOrigin: '' }).shows()).toEqual({ ...IDLE, error: words.errors.formNotLoaded })
  })

  test.each([
    ['5000', 5_999, 1],
    ['-90000', 999, 1],
  ])('a request that expires in %s ms is shown as expired a second later', async (expiresIn, before, more) => {
    const page = onPage({ expiresIn })
    await page.tells({ event: 'ready' })
    await passes(before)
    expect(page.page.went).toEqual([])
    await passes(more)
    expect(page.page.went).toEqual(['reload'])
  })

  test('a request does not expire while its card is read, nor if it expires next month', async () => {
    const page = onPage({ expiresIn: '5000' })
    await page.tells({ event: 'ready' })
    await page.presses()
    await passes(10_000)
    expect(page.page.went).toEqual([])
    const later = onPage({ expiresIn: String(2 ** 31) })
    await passes(10_000)
    expect(later.page.went).toEqual([])
  })

  test.each([
    ['paid', [{ payStatus: 'paid', attempt: null }], ['reload'], null],
    ['was declined', [{ payStatus: 'payable', attempt: { message: 'No.' } }], [], 'No.'],
    ['never arrived', [{ payStatus: 'payable', attempt: null }], [], null],
  ])('an attempt that was cut off %s', async (_, fetches, went, error) => {
    const page = onPage({}, { 'pay/fetch': fetches }, { 'xd.pay.k': 'sent' })
    await page.tells({ event: 'ready' })
    await passes(20_000)
    expect([page.page.went, page.shows().error, page.page.kept()]).toEqual([went, error, {}])
  })

  test('an attempt that was cut off says nothing once another is on its way', async () => {
    const page = onPage({}, { 'pay/fetch': [{ payStatus: 'paid', attempt: null }] }, { 'xd.pay.k': 'sent' })
    await page.presses()
    await passes(20_000)
    expect([page.page.went, page.shows(), page.page.kept()]).toEqual([[], PAYING, { 'xd.pay.k': 'sent' }])
  })

  test('an approval given elsewhere is charged at once, and another needs the page anew', async () => {
    const page = onPage({ form: 'approval', approved: 'A-1' }, { 'pay/submit': [DECLINED] })
    await settled()
    expect(page.made.map(([name, { token }]) => [name, token])).toEqual([['pay/submit', 'A-1']])
    expect(page.page.went).toEqual(['reload'])
  })

  test('before an approval, the form’s own submit leads to the gateway, and nothing expires', async () => {
    const page = onPage({ form: 'approval', expiresIn: '5000' })
    expect(await page.presses()).toBe(false)
    await passes(10_000)
    expect([page.shows().error, page.made, page.page.went]).toEqual([null, [], []])
  })
})
