import { expect, test } from 'vitest'
import { clientAddress, readTrustedProxies } from '@xd/server/client-address.ts'

const OURS = '10.0.0.0/8, 192.0.2.7, ::1'

test.each([
  ['the connection’s own address, when it is no proxy of ours', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['what our proxy wrote', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [
    'the last that is not ours, when several proxies stand in a row',
    '10.1.2.3',
    '198.51.100.1, 192.0.2.7',
    '198.51.100.1',
  ],
  ['never what the visitor wrote before it', '10.1.2.3', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['the proxy itself, when it says nothing', '10.1.2.3', undefined, '10.1.2.3'],
  ['the proxy itself, when what it says is no address', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['an IPv4 address behind a socket for both families', '::ffff:10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
  ['an IPv6 address', '::1', '2001:db8::5', '2001:db8::5'],
  ['without the port that a proxy adds', '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
  ['without the port that a proxy adds to an IPv6 address', '10.1.2.3', '[2001:db8::5]:4711', '2001:db8::5'],
  ['without the port of the connection', '10.1.2.3:4711', '198.51.100.1', '198.51.100.1'],
  ['without the brackets of an IPv6 address', '[::1]', '[2001:db8::5]', '2001:db8::5'],
  ['without the spaces around it', '10.1.2.3', ' 198.51.100.1 ', '198.51.100.1'],
  ['never what stands before what is no address', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
  ['the first, when all are ours', '10.1.2.3', '10.0.0.1', '10.0.0.1'],
])('a request’s address is %s', (_, connection, forwardedFor, expected) => {
  expect(clientAddress(connection, forwardedFor, readTrustedProxies(OURS))).toBe(expected)
})

test('without trusted proxies no header is believed', () => {
  expect(clientAddress('10.1.2.3', '198.51.100.1', undefined)).toBe('10.1.2.3')
})

test.each([
  ['an IPv6 range', '2001:db8::/32', '2001:db8::1', true],
  ['outside an IPv6 range', '2001:db8::/32', '2001:db9::1', false],
  ['the longest prefixes', '10.0.0.1/32, ::1/128', '10.0.0.1', true],
  ['beside the longest prefix', '10.0.0.1/32, ::1/128', '10.0.0.2', false],
  ['commas too many', ',10.0.0.1, ,', '10.0.0.1', true],
] as const)('whom XD_TRUSTED_PROXIES trusts: %s', (_, text, address, is) => {
  expect(readTrustedProxies(text).check(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(is)
})

test.each(['10.0.0.0/33', 'proxy.example', '10.0.0.0/x', '::1/129', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/ 8'])(
  'refuses %s',
  (text) => {
    expect(() => readTrustedProxies(text)).toThrow('XD_TRUSTED_PROXIES')
  },
)
