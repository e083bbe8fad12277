import { describe, expect, test, vi } from 'vitest'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { askForLink } from '#pay/ask-for-link.ts'
import { mailReceipt } from '#pay/mail-receipt.ts'
import { printReceipt } from '#pay/print-receipt.ts'
import { sourceOfForm } from '#pay/source-of-form.ts'
import { answering, aServedPage, gets, settled } from './a-page.ts'

const DATA = { script: 'https://g.test/s.js', clientToken: 'ct', publicKey: 'pk', baseUrl: 'https://g.test' }

/** A gateway’s form that its own script draws. */
const withScript = (form: 'elements' | 'tokenizer') => {
  const page = aServedPage('<form></form>')
  // The library refuses every script at once; here a test says when it comes.
  page.window.addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  const heard: unknown[] = []
  const on = { news: (news: unknown) => void heard.push(news), silent: () => void heard.push('silent') }
  const shown = page.find<HTMLFormElement>('form')
  Object.assign(shown.dataset, { form, ...DATA })
  const source = sourceOfForm(shown, on as never)!
  const script = page.find<HTMLScriptElement>('head > script')
  const loads = async (event: string) => {
    gets(script, event)
    await settled()
  }
  return { page, source, script, loads, news: () => heard.splice(0) }
}

describe('Fortis’ form', () => {
  const drawn = async (isBus: boolean) => {
    const form = withScript('elements')
    const listeners: Record<string, (told: object) => void> = {}
    const own = { on: (event: string, listener: (told: object) => void) => void (listeners[event] = listener) }
    const [create, submit, made] = [vi.fn(), vi.fn(), vi.fn()]
    class Elements {
      constructor(...given: unknown[]) {
        made(...given)
        Object.assign(this, { create, submit }, isBus ? { eventBus: own } : own)
      }
    }
    Object.assign(form.page.window, { Commerce: { elements: Elements } })
    form.source.tell('tokenize')
    await settled()
    expect(made).not.toHaveBeenCalled()
    await form.loads('load')
    return { ...form, listeners, create, submit, made }
  }

  test.each([true, false])('is drawn, tells what happens (a bus: %s), and is submitted by the page', async (isBus) => {
    const { source, script, listeners, create, submit, made, news } = await drawn(isBus)
    expect([script.src, made.mock.calls, submit.mock.calls.length]).toEqual([DATA.script, [['ct']], 0])
    expect(create.mock.calls).toEqual([
      [
        {
          container: '#card-fields',
          theme: 'default',
          environment: '',
          view: 'default',
          hideTotal: true,
          showSubmitButton: false,
          showReceipt: false,
        },
      ],
    ])
    listeners['ready']!({})
    listeners['done']!({ data: { id: 'a' }, id: 'b' })
    listeners['done']!({ id: 'b' })
    listeners['done']!({})
    listeners['validationError']!({})
    listeners['error']!({ message: 'Down.' })
    listeners['error']!({})
    expect(news()).toEqual([
      { event: 'ready' },
      { event: 'token', token: 'a' },
      { event: 'token', token: 'b' },
      { event: 'error', code: 'incomplete' },
      { event: 'error', message: 'Down.' },
      { event: 'error' },
    ])
    source.tell('focus')
    expect(submit).toHaveBeenCalledTimes(0)
    source.tell('tokenize')
    expect(submit).toHaveBeenCalledTimes(1)
    expect(source).toEqual({ oneTry: true, tell: expect.any(Function) as unknown })
  })
})

describe('FluidPay’s form', () => {
  interface Options {
    readonly submission: (told: object) => void
    readonly validCard: (told: object) => void
    readonly onLoad: () => void
  }
  test('is drawn, tells what happens, and is submitted by the page', async () => {
    const { page, source, loads, news } = withScript('tokenizer')
    const [submit, made] = [vi.fn(), vi.fn()]
    class Tokenizer {
      submit = submit
      constructor(options: unknown) {
        made(options)
      }
    }
    Object.assign(page.window, { Tokenizer })
    await loads('load')
    expect(made).toHaveBeenCalledExactlyOnceWith({
      apikey: 'pk',
      url: 'https://g.test',
      container: '#card-fields',
      submission: expect.any(Function) as unknown,
      validCard: expect.any(Function) as unknown,
      onLoad: expect.any(Function) as unknown,
      settings: { payment: { types: ['card'], showTitle: false }, user: { showInline: false } },
    })
    const { submission, validCard, onLoad } = made.mock.calls[0]![0] as Options
    onLoad()
    validCard({ bin: { card_type: 'CREDIT' } })
    validCard({})
    submission({ status: 'success', token: 't' })
    submission({ status: 'success' })
    submission({ status: 'validation', msg: 'Number?' })
    submission({ status: 'error', token: 't', msg: 'Down.' })
    expect(news()).toEqual([
      { event: 'ready' },
      { event: 'change', funding: 'credit' },
      { event: 'change' },
      { event: 'token', token: 't' },
      { event: 'error' },
      { event: 'error', code: 'incomplete', message: 'Number?' },
      { event: 'error', message: 'Down.' },
    ])
    source.tell('focus')
    source.tell('tokenize')
    expect([submit.mock.calls.length, source.oneTry]).toEqual([1, undefined])
  })
})

test.each(['elements', 'tokenizer'] as const)(
  '%s: a script that does not come, or brings nothing, is told',
  async (form) => {
    const missing = withScript(form)
    await missing.loads('error')
    const empty = withScript(form)
    await empty.loads('load')
    expect([missing.news(), empty.news()]).toEqual([['silent'], ['silent']])
  },
)

/** A form with a button and a place for its outcome. */
const formWith = (id: 'ask' | 'mail', answers: Parameters<typeof answering>[0]) => {
  const page = aServedPage(`
    <form id="${id}" hidden><input /><button>Go</button><p id="${id}-error" hidden></p></form>
    <p id="${id}-status"></p>
  `)
  const form = page.find<HTMLFormElement>('form')
  const input = page.find<HTMLInputElement>('input')
  const button = page.find<HTMLButtonElement>('button')
  const error = page.find(`#${id}-error`)
  const status = page.find(`#${id}-status`)
  const { made } = answering(answers)
  ;({ ask: askForLink, mail: mailReceipt })[id](form, 'k', 'es')
  const shownButton = () => `${button.textContent}${button.disabled ? ' (off)' : ''}`
  return {
    ...{ page, input, made },
    presses: async () => {
      const isLeft = gets(form, 'submit')
      const now = shownButton()
      gets(form, 'submit')
      await settled()
      return [!isLeft, now]
    },
    shows: () => ({
      form: form.isConnected && !form.hidden,
      button: shownButton(),
      error: error.hidden ? null : error.textContent,
      status: `${status.className} ${status.textContent}`.trim(),
      invalid: input.getAttribute('aria-invalid'),
    }),
  }
}
const words = payPageText('es')

describe('a new link is asked for', () => {
  test('once, and then only said', async () => {
    const { presses, shows, made } = formWith('ask', { 'pay/ask-for-link': [{}] })
    expect([shows().form, await presses()]).toEqual([true, [true, `${words.askingForLink} (off)`]])
    expect(shows()).toMatchObject({ form: false, status: `asked ${words.linkAsked}`, error: null })
    expect(made).toEqual([['pay/ask-for-link', { paymentKey: 'k', language: 'es' }]])
  })

  test.each([
    ['where none is needed', { refused: 'link_not_needed' }, null, ['reload']],
    ['too often', { refused: 'rate_limited' }, 'Refused: rate_limited', []],
    ['without an answer', 'lost' as const, words.errors.notAsked, []],
  ])('%s', async (_, reply, error, went) => {
    const { presses, shows, page } = formWith('ask', { 'pay/ask-for-link': [reply] })
    await presses()
    expect([shows().error, shows().form, page.went]).toEqual([error, true, went])
    if (error !== null) expect(shows().button).toBe(words.askForLink)
  })
})

describe('a receipt is mailed', () => {
  test('to the address that was typed', async () => {
    const { input, presses, shows, made } = formWith('mail', { 'pay/email-receipt': [{}] })
    input.value = ' a@b.test '
    expect([shows().form, await presses()]).toEqual([true, [true, `${words.mailingReceipt} (off)`]])
    expect(made).toEqual([['pay/email-receipt', { paymentKey: 'k', email: 'a@b.test', language: 'es' }]])
    expect(shows()).toMatchObject({ form: false, status: `asked ${words.receiptMailed('a@b.test')}` })
  })

  test.each([
    ['not to an address that is none', { refused: 'invalid_input' }, words.errors.notMailed],
    ['not too often', { refused: 'rate_limited' }, 'Refused: rate_limited'],
    ['not without an answer', 'lost' as const, words.errors.notMailed],
  ])('%s', async (_, reply, error) => {
    const { presses, shows } = formWith('mail', { 'pay/email-receipt': [reply, {}] })
    await presses()
    expect(shows()).toEqual({ form: true, button: words.mailReceipt, error, status: '', invalid: 'true' })
    await presses()
    expect(shows()).toMatchObject({ form: false, invalid: null })
  })
})

test('a receipt is printed by its button, which only a script shows', () => {
  const { find, went } = aServedPage('<button id="print" hidden></button>')
  const button = find<HTMLButtonElement>('#print')
  printReceipt(button)
  button.click()
  expect([button.hidden, went]).toEqual([false, ['print']])
})
