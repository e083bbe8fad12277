import { describe, expect, test } from 'vitest'
import { gets, settled } from '../pay/a-page.ts'
import { mine, onPage, words } from './on-page.ts'

describe('a customer proves a phone', () => {
  test('by a code, and sees the tickets', async () => {
    const page = await onPage({ 'my/start': [{}], 'my/prove': [{}], 'my/fetch': [mine([])] })
    expect([page.step(), page.shown()]).toEqual(['start', [true, false, false]])
    expect(await page.types(page.start, ' 213 555 0147 ')).toEqual([words.sending, true, 'true'])
    expect([page.step(), page.shown()]).toEqual(['code', [false, true, false]])
    expect(page.codeText.textContent).toBe(words.code.text('(213) 555-0147'))
    expect(page.focused()).toBe('digits')
    expect(await page.types(page.code, '12-34 56')).toEqual([words.checking, true, 'true'])
    expect([page.step(), page.shown(), page.lines()]).toEqual([
      'tickets',
      [false, false, true],
      [`h1 tabindex=-1 focused ${words.none.title}`, `p ${words.none.text}`],
    ])
    expect(page.made).toEqual([
      ['my/start', { storeKey: 's', phone: '213 555 0147', language: 'en' }],
      ['my/prove', { storeKey: 's', phone: '213 555 0147', code: '12-34 56', language: 'en' }],
      ['my/fetch', { language: 'en' }],
    ])
    const button = page.start.querySelector('button')!
    expect([button.textContent, button.disabled, page.start.getAttribute('aria-busy')]).toEqual([
      'Send start',
      false,
      'false',
    ])
  })

  test.each([
    ['that is none', { refused: 'invalid_input' }, words.errors.badPhone],
    ['too often', { refused: 'rate_limited' }, 'Refused: rate_limited'],
    ['without an answer', 'lost' as const, words.errors.unreachable],
  ])('a phone %s is refused', async (_, reply, error) => {
    const page = await onPage({ 'my/start': [reply] })
    await page.types(page.start, '1')
    expect([page.step(), page.errorOf(page.start)]).toEqual(['start', [error, 'true']])
    expect(page.focused()).toBe('phone')
  })

  test.each([
    ['that is none', { refused: 'invalid_input' }, words.errors.badCode],
    ['that is wrong', { refused: 'code_refused' }, 'Refused: code_refused'],
    ['without an answer', 'lost' as const, words.errors.unreachable],
  ])('a code %s is refused, and right the next time', async (_, reply, error) => {
    const page = await onPage({ 'my/start': [{}], 'my/prove': [reply, {}], 'my/fetch': [mine([])] })
    await page.types(page.start, '2135550147')
    await page.types(page.code, '1')
    expect([page.step(), page.errorOf(page.code)]).toEqual(['code', [error, 'true']])
    await page.types(page.code, '123456')
    expect([page.step(), page.errorOf(page.code)]).toEqual(['tickets', [null, null]])
  })

  test.each([
    ['123456', true],
    ['123-456', true],
    ['12 34 56', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
  ])('a code that is filled in is sent at once: %s, %s', async (code, isSent) => {
    const page = await onPage({ 'my/start': [{}], 'my/prove': [{}], 'my/fetch': [mine([])] })
    await page.types(page.start, '2135550147')
    page.code.querySelector('input')!.value = code
    gets(page.code.querySelector('input')!, 'input')
    await settled()
    expect(page.step()).toBe(isSent ? 'tickets' : 'code')
  })

  test.each([
    ['sent', {}, words.sentAgain],
    ['refused', { refused: 'rate_limited' }, 'Refused: rate_limited'],
    ['not answered', 'lost' as const, words.errors.unreachable],
  ])('another code is %s', async (_, reply, said) => {
    const page = await onPage({ 'my/start': [{}, reply] })
    await page.types(page.start, '2135550147')
    page.again.focus()
    page.again.click()
    expect(page.told.textContent).toBe(words.sending)
    await settled()
    expect([page.told.textContent, page.made[1], page.focused()]).toEqual([
      said,
      ['my/start', { storeKey: 's', phone: '2135550147', language: 'en' }],
      'digits',
    ])
  })

  test('another number is asked for anew', async () => {
    const page = await onPage({ 'my/start': [{}] })
    await page.types(page.start, '2135550147')
    page.code.querySelector('input')!.value = '12'
    await page.presses(page.other)
    expect([page.step(), page.shown(), page.focused()]).toEqual(['start', [true, false, false], 'phone'])
    await page.types(page.start, '2135550148')
    expect([page.step(), page.code.querySelector('input')!.value]).toEqual(['code', ''])
  })

  test.each([
    ['is over', { refused: 'phone_unproved' }, 'Refused: phone_unproved'],
    ['has no answer', 'lost' as const, words.errors.unreachable],
  ])('a proof from before that %s starts over, and says why', async (_, reply, error) => {
    const page = await onPage({ 'my/fetch': [reply] }, { proved: '' })
    expect([page.step(), page.errorOf(page.start)[0]]).toEqual(['start', error])
  })

  test('a page that Back restores is loaded anew', async () => {
    const page = await onPage({})
    gets(page.page.window, 'pageshow', { persisted: false })
    expect(page.page.went).toEqual([])
    gets(page.page.window, 'pageshow', { persisted: true })
    expect(page.page.went).toEqual(['reload'])
  })
})
