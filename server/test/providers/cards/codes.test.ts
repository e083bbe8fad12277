import { createHmac } from 'node:crypto'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { addressesOf } from '#providers/cards/addresses.ts'
import { blueDogDecline } from '#providers/cards/bluedog/response-code.ts'
import { brandOf, fundingOf } from '#providers/cards/card-words.ts'
import { openAccount } from '#providers/cards/open-account.ts'
import { fortisDecline } from '#providers/cards/fortis/reason-code.ts'
import { paypalDecline } from '#providers/cards/paypal/response-code.ts'

/** Each word that a gateway's codes come to, with all its codes. */
const byWord = <Code>(codes: readonly Code[], wordOf: (code: Code) => string) =>
  Object.fromEntries(
    [...new Set(codes.map(wordOf))].sort().map((word) => [word, codes.filter((code) => wordOf(code) === word)]),
  )
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

describe('a gateway’s codes', () => {
  test('of BlueDog', () => {
    const { generic, processing_error, ...reasons } = byWord(numbers(200, 460), blueDogDecline)
    expect(reasons).toEqual({
      expired_card: [223, 224],
      fraud: [250, 253],
      insufficient_funds: [202, 203],
      lost: [251],
      stolen: [252],
      wrong_cvc: [225],
    })
    expect(processing_error).toEqual([301, ...numbers(400, 460)])
    expect(generic).toContain(399)
  })

  test('of Fortis', () => {
    const { generic, processing_error, ...reasons } = byWord(numbers(1000, 1900), fortisDecline)
    expect(reasons).toEqual({
      expired_card: [1614, 1622],
      fraud: [1301, 1520, 1604, 1605],
      insufficient_funds: [1616],
      lost: [1606],
      stolen: [1607],
      wrong_cvc: [1613, 1656, 1800],
    })
    expect(processing_error).toEqual([
      ...[1004, 1005, 1530, 1531, 1540, 1541, 1588, 1599, 1603, 1609, 1618, 1621, 1627, 1628, 1650, 1653, 1654],
      ...[1662, 1664, 1666, 1667, 1801, 1802],
    ])
    expect(generic).toContain(1625)
  })

  test('of PayPal', () => {
    const codes = [
      '0800',
      '1299',
      '1300',
      '1399',
      '1400',
      '5110',
      'PCVV',
      '5120',
      '5150',
      '5400',
      '5800',
      '5910',
      '5920',
    ]
    const more = ['5930', '7700', '8000', '9500', '9510', '9520', '9600', '0000']
    expect(byWord([...codes, ...more], paypalDecline)).toEqual({
      expired_card: ['5400'],
      fraud: ['5150', '9500', '9510'],
      generic: ['1299', '1400', '5930', '0000'],
      insufficient_funds: ['5120'],
      lost: ['9520'],
      processing_error: ['0800', '1300', '1399', '5800', '5910', '5920', '7700', '8000', '9600'],
      wrong_cvc: ['5110', 'PCVV'],
    })
    expect(paypalDecline(undefined)).toBe('generic')
  })

  test.each([
    ['Visa', 'visa'],
    ['MC', 'mastercard'],
    ['MasterCard', 'mastercard'],
    ['amex', 'amex'],
    ['American Express', 'amex'],
    ['DISC', 'discover'],
    ['Discover', 'discover'],
    ['Diners Club', 'diners'],
    ['diners', 'diners'],
    ['JCB', 'jcb'],
    ['Maestro', null],
    ['', null],
    [null, null],
  ])('the brand %o is %o', (word, brand) => expect(brandOf(word)).toBe(brand))

  test.each([
    ['Debit', 'debit'],
    ['CREDIT', 'credit'],
    ['prepaid', 'prepaid'],
    ['charge', 'unknown'],
    [undefined, 'unknown'],
  ])('the kind of card %o is %o', (word, funding) => expect(fundingOf(word)).toBe(funding))
})

test('a live account is at its gateway’s own addresses, in test or for real', () => {
  const live = { mode: 'live', sandboxURL: 'http://sandbox', providersURL: undefined } as const
  const at = (kind: 'bluedog' | 'fortis' | 'paypal', environment: 'test' | 'live') => {
    const { baseURL, pageURL, origins } = addressesOf(kind, environment, live)
    return [baseURL, pageURL, ...origins].map((url) => url.replace('https://', '')).join(' ')
  }
  expect(at('bluedog', 'live')).toBe('app.bluedogpayments.com app.bluedogpayments.com app.bluedogpayments.com')
  expect(at('bluedog', 'test')).toBe(
    'sandbox.bluedogpayments.com sandbox.bluedogpayments.com sandbox.bluedogpayments.com',
  )
  expect(at('fortis', 'live')).toBe('api.fortis.tech js.fortis.tech js.fortis.tech api.fortis.tech')
  expect(at('fortis', 'test')).toBe(
    'api.sandbox.fortis.tech js.sandbox.fortis.tech js.sandbox.fortis.tech api.sandbox.fortis.tech',
  )
  expect(at('paypal', 'live')).toBe('api-m.paypal.com www.paypal.com www.paypal.com')
  expect(at('paypal', 'test')).toBe('api-m.sandbox.paypal.com www.sandbox.paypal.com www.sandbox.paypal.com')
  const played = { baseURL: 'http://sandbox/gateways/fortis', pageURL: 'http://sandbox/gateways/fortis' }
  expect(addressesOf('fortis', 'live', { ...live, mode: 'demo' })).toEqual({ ...played, origins: ['http://sandbox'] })
})

describe('an account', () => {
  const live = { mode: 'live', sandboxURL: 'http://sandbox', providersURL: undefined } as never
  const demo = { mode: 'demo', sandboxURL: 'http://sandbox', providersURL: undefined } as never
  const opened = (environment: 'test' | 'live', config: never, fields: Readonly<Record<string, string>> = {}) =>
    openAccount({ name: 'a-1', gateway: 'bluedog', environment, field: (name) => fields[name] ?? '' }, config)

  test('is in test mode by its environment, and in a demo always', () => {
    const modes = [opened('live', live), opened('test', live), opened('live', demo)].map(({ testMode }) => testMode)
    expect(modes).toEqual([false, true, true])
  })

  test('of BlueDog has the platform’s own script and header, unless its white label has others', async () => {
    const own = { tokenizerPath: '/their/tokenizer.js', signatureHeader: 'x-theirs' }
    const script = async (fields: object) => Effect.runPromise(opened('live', live, fields as never).form('P'))
    const at = (path: string) => ({ scriptURL: `https://app.bluedogpayments.com${path}` })
    expect(await script({})).toMatchObject(at('/js/tokenizer/v1/tokenizer.js'))
    expect(await script(own)).toMatchObject(at('/their/tokenizer.js'))
    const body = '{"type":"settlement_batch"}'
    const signature = createHmac('sha256', 's').update(body).digest('hex')
    const heard = async (fields: object, header: string) =>
      Effect.runPromise(
        opened('live', live, { webhookSecret: 's', ...fields }).readWebhook({
          headers: new Headers({ [header]: signature }),
          body,
        }),
      )
    const news = { gatewayID: 'settlement_batch' }
    expect([await heard({}, 'Signature'), await heard({}, 'x-theirs')]).toEqual([news, undefined])
    expect([await heard(own, 'Signature'), await heard(own, 'x-theirs')]).toEqual([undefined, news])
  })
})
