import { expect, test } from 'vitest'
import type { Config } from '@xd/server/config.ts'
import { isOwnOrigin } from '@xd/server/http/origin.ts'

const live = { publicURL: 'https://xd.example/', mode: 'live', port: 3000 } as Config
const demo = { publicURL: 'http://localhost:3000', mode: 'demo', port: 3000 } as Config
const from = (origin: string) => ({ origin })
const site = (name: string) => ({ 'sec-fetch-site': name })

test.each<readonly [string, Config, Record<string, string>, boolean]>([
  ['our own page', live, from('https://xd.example'), true],
  ['our own page on another port', live, from('https://xd.example:8443'), false],
  ['our own host without https', live, from('http://xd.example'), false],
  ['another page', live, from('https://evil.example'), false],
  ['a page without an origin', live, from('null'), false],
  ['a program', live, {}, true],
  ['our own page, as the browser says', live, site('same-origin'), true],
  ['another page, as the browser says', live, site('cross-site'), false],
  ['a page of a neighboring host', live, site('same-site'), false],
  ['an address typed by hand', live, site('none'), false],
  ['a loopback name of a live server', live, from('http://127.0.0.1:3000'), false],
  ['the demo by its address', demo, from('http://127.0.0.1:3000'), true],
  ['the demo by its IPv6 address', demo, from('http://[::1]:3000'), true],
  ['the demo by its name', demo, from('http://localhost:3000'), true],
  ['another port of the demo’s machine', demo, from('http://127.0.0.1:3001'), false],
  ['the demo’s machine with https', demo, from('https://127.0.0.1:3000'), false],
  ['another machine on the demo’s port', demo, from('http://10.0.0.5:3000'), false],
  ['no address at all', demo, from('nonsense'), false],
])('a request from %s', (_, config, headers, isOurs) => {
  expect(isOwnOrigin(new Headers(headers), config)).toBe(isOurs)
})
