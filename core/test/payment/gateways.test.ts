import { describe, expect, test } from 'vitest'
import {
  accountTitle,
  boughtGateways,
  GATEWAY_TYPES,
  gatewayFaults,
  gatewayTitle,
  isLiveGateway,
  keysRefused,
  modesTaken,
} from '#domain/payment/gateways.ts'

const BLUEDOG = {
  gateway: 'bluedog',
  settings: { publicKey: 'pub_shop' },
  secrets: { apiKey: 'api_shop' },
} as const

describe('an account at a gateway', () => {
  test.each([
    ['bluedog-12', 'BlueDog 12'],
    ['fortis-3', 'FortisPay 3'],
    ['paypal-1', 'PayPal 1'],
    ['simulator', 'Simulated card network'],
    ['bluedog', 'bluedog'],
    ['something-4', 'something-4'],
  ])('stored as %s is called %s', (name, title) => expect(accountTitle(name)).toBe(title))

  test.each([
    [undefined, ['debit-only', 'any']],
    ['simulator', ['debit-only', 'any']],
    ['bluedog', ['debit-only', 'any']],
    ['fortis', ['debit-only', 'any']],
    ['paypal', ['any']],
  ])('of the kind %s takes %j', (kind, modes) => expect(modesTaken(kind)).toEqual(modes))

  test('with refused keys names the field', () => {
    expect(keysRefused('fortis')).toBe('FortisPay doesn’t accept these keys')
    expect(gatewayTitle('simulator')).toBe('Simulated card network')
    expect([isLiveGateway('paypal'), isLiveGateway('simulator')]).toEqual([true, false])
  })
})

test('a company chooses among the gateways it has bought', () => {
  expect(boughtGateways(['payments', 'payments:bluedog', 'payments:paypal'])).toEqual(['bluedog', 'paypal'])
  expect(boughtGateways([])).toEqual([])
})

describe('an account as entered', () => {
  test('is accepted with only the required fields, including spaces around them', () => {
    expect(gatewayFaults(BLUEDOG, [])).toEqual({})
    expect(gatewayFaults({ ...BLUEDOG, settings: { publicKey: '  pub_shop ' } }, [])).toEqual({})
  })

  test('is named field by field where it is missing', () =>
    expect(gatewayFaults({ ...BLUEDOG, settings: {}, secrets: { apiKey: ' ' } }, [])).toEqual({
      'account.settings.publicKey': 'Public API key is needed',
      'account.secrets.apiKey': 'Private API key is needed',
    }))

  test('may omit a stored secret, but nothing else', () => {
    expect(gatewayFaults({ ...BLUEDOG, secrets: {} }, ['apiKey'])).toEqual({})
    expect(gatewayFaults({ ...BLUEDOG, secrets: {} }, ['webhookSecret'])).toHaveProperty(['account.secrets.apiKey'])
    expect(gatewayFaults({ ...BLUEDOG, settings: {} }, ['publicKey'])).toHaveProperty(['account.settings.publicKey'])
  })

  test.each([
    ['bluedog', 'publicKey', 'api_shop', 'Public API key should look like pub_…'],
    ['bluedog', 'publicKey', 'my pub_shop', 'Public API key should look like pub_…'],
    ['bluedog', 'publicKey', 'pub_a b', 'Public API key should look like pub_…'],
    ['bluedog', 'signatureHeader', 'X Signature', 'Signature header should look like a header’s name'],
    ['bluedog', 'tokenizerPath', 'tokenizer.js', 'Tokenizer path should look like /path/to/tokenizer.js'],
    ['bluedog', 'tokenizerPath', '/tokenizer.mjs?x', 'Tokenizer path should look like /path/to/tokenizer.js'],
    ['fortis', 'locationID', 'xyz', 'Location ID should look like 24 hexadecimal digits'],
    ['fortis', 'locationID', '11e95f8ec39de8fbdb0a4f1', 'Location ID should look like 24 hexadecimal digits'],
  ] as const)('at %s is refused when %s is %j', (gateway, name, value, sentence) =>
    expect(gatewayFaults({ gateway, settings: { [name]: value }, secrets: {} }, [])).toMatchObject({
      [`account.settings.${name}`]: sentence,
    }),
  )
})

test.each([
  ['bluedog', 'publicKey', ['pub_1'], ['pub_', 'xpub_1', 'api_1', 'pub_1 2']],
  ['bluedog', 'apiKey', ['api_1'], ['api_', 'xapi_1', 'pub_1', 'api_1 2']],
  ['bluedog', 'signatureHeader', ['X-Sign-2', 'signature'], ['X Sign', 'X_Sign', 'Sign:']],
  [
    'bluedog',
    'tokenizerPath',
    ['/js/v1.2/my_token-izer.js'],
    ['js/a.js', '/.js', '/a.js?x', '/a b.js', '/ajs', 'x/a.js'],
  ],
  [
    'fortis',
    'locationID',
    ['11e9-ABCDEF0123456789012', '0123456789abcdef01234567', 'a'.repeat(36)],
    ['a'.repeat(23), 'a'.repeat(37), 'g'.repeat(24), ` ${'a'.repeat(24)}x`],
  ],
] as const)('%s takes a %s like %j, not %j', (kind, name, right, wrong) => {
  const { pattern } = GATEWAY_TYPES[kind].fields.find((field) => field.name === name)!
  expect([...right, ...wrong].filter((text) => pattern!.test(text))).toEqual(right)
})
