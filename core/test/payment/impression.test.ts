import { expect, test } from 'vitest'
import { isCloudAddress } from '#domain/payment/cloud-address.ts'
import { deviceWords } from '#domain/payment/device-words.ts'
import { classifyImpression, impressionLabel } from '#domain/payment/impression.ts'
import { jsonTable } from '../table.ts'

interface Row {
  what: string
  agent: string | null
  ip: string | null
  company?: boolean
  class: string
}

test.each(jsonTable<Row[]>('payment/impressions.json'))(
  '$what is $class',
  ({ agent, ip, company, class: expected }) => {
    expect(classifyImpression({ userAgent: agent, ip, isCompanyView: company ?? false })).toBe(expected)
  },
)

test.each([
  'facebookcatalog/1.0',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; Facebot Twitterbot/1.0)',
  'WhatsApp/2.23',
  'TelegramBot (like TwitterBot)',
  'Viber/20',
  'Slackbot-LinkExpanding 1.0',
  'Slack-ImgProxy 1.0',
  'Discordbot/2.0',
  'SkypeUriPreview Preview/0.5',
  'LinkedInBot/1.0',
  'Pinterestbot/1.0',
  'redditbot/1.0',
  'Google-PageRenderer Google',
  'GoogleMessages/1.0',
  'Google-Safebrowsing',
  'GoogleImageProxy',
  'Google-Read-Aloud',
  'FeedFetcher-Google',
  'APIs-Google',
  'Mediapartners-Google',
  'BingPreview/1.0b',
  'msnbot/2.0b',
  'MicrosoftPreview/2.0',
  'SafeLinks',
  'ms-office',
  'Barracuda Sentinel',
  'Proofpoint',
  'Mimecast',
  'urlscan.io',
  'VirusTotal',
  'CensysInspect/1.1',
  'Shodan',
  'zgrab/0.x',
  'SomeCrawler',
  'some_spider',
  'scraper/2',
  'Preview',
  'fetcher',
  'ia_archiver',
  'Yahoo! Slurp',
  'Monitor',
  'uptime/1',
  'HeadlessChrome/120',
  'PhantomJS/2',
  'Puppeteer',
  'Playwright/1',
  'Selenium',
  'Chrome-Lighthouse',
  'Electron/28',
  'curl/8',
  'Wget/1',
  'python-requests/2',
  'Go-http-client/2',
  'Java/17',
  'okhttp/4',
  'node-fetch',
  'axios/1',
  'undici',
  'libwww-perl',
  'Ruby',
  'PHP/8',
  'Perl',
  'HTTPie/3',
  'PostmanRuntime/7',
  'Apache-HttpClient/4',
  'GuzzleHttp/7',
  'TwilioProxy/1.1',
])('a program that calls itself %s is no person', (userAgent) => {
  expect(classifyImpression({ userAgent, ip: '98.97.20.5', isCompanyView: false })).toBe('bot')
})

test.each(['Mozilla/5.0 (Linux; Android 14) curly', 'Mozilla/5.0 robotics', 'Mozilla/5.0 mytwilio'])(
  'a browser that calls itself %s may be a person’s',
  (userAgent) => {
    expect(classifyImpression({ userAgent, ip: '98.97.20.5', isCompanyView: false })).toBe('human')
  },
)

test.each([
  ['view', null, 'Viewed'],
  ['view', 'sent', 'Viewed'],
  ['sent', 'sent', 'Sent'],
  ['submit', 'approved', 'Approved'],
  ['submit', 'declined', 'Declined'],
  ['submit', 'error', 'Error'],
  ['submit', '', 'Submitted'],
  ['submit', null, 'Submitted'],
  ['submit', ' ', 'Submitted'],
  ['submit', ' approved ', 'Approved'],
] as const)('a %s row with status %s reads %s', (kind, paymentStatus, label) =>
  expect(impressionLabel({ kind, paymentStatus })).toBe(label),
)

test.each(['', '  ', null, undefined])('a visit whose program has the name %j is no person’s', (userAgent) =>
  expect(classifyImpression({ userAgent, ip: '98.97.20.5', isCompanyView: false })).toBe('bot'),
)

test('a link preview is not called a view', () => {
  expect(impressionLabel({ kind: 'view', paymentStatus: 'sent', source: 'bot' })).toBe('Previewed')
  expect(impressionLabel({ kind: 'view', paymentStatus: 'sent', source: 'human' })).toBe('Viewed')
})

test.each([
  '3.80.0.1',
  ' 3.95.255.255 ',
  '::ffff:3.80.0.1',
  '2600:1f00::1',
  '2600:1F00:0:0:0:0:0:1',
  '2600:1f00::1%eth0',
  '2600:1f00::',
  '2600:1f00:0:0:0:0:0::',
])('"%s" is a cloud address', (ip) => expect(isCloudAddress(ip)).toBe(true))

test.each([
  '3.96.0.0',
  '3.79.255.255',
  '2600:2000::1',
  '::3.80.0.1',
  '::ffff:1.2.3.4',
  '1::ffff:3.80.0.1',
  '3.80.0.',
  '3.80.0.0x1',
  '3.80.0.0001',
  '',
  'x',
  '1.2.3',
  '1.2.3.4.5',
  '::1::2',
  '2a03:2880',
  ':::',
  '1.2.3.256',
  '3.80.0.256',
  '3.80.0.1.1',
  '2600:1f00::1::2',
  '2600:1f00:0:0:0:0:0:0:1',
  '2600:1f00:0:0:0:0:0:0::1',
  'fe80::1%eth0',
])('"%s" is not a cloud address', (ip) => {
  expect(isCloudAddress(ip)).toBe(false)
})

test.each([
  ['human', { browser: 'Safari', os: 'iOS 18', device: 'Apple iPhone' }, 'Customer · Safari on iOS 18, Apple iPhone'],
  ['bot', { browser: null, os: null, device: null }, 'Link preview or bot'],
  ['staff', { browser: 'Chrome', os: null, device: null }, 'Staff · Chrome'],
] as const)('a view of a %s', (impressionSource, impressionDevice, words) => {
  expect(deviceWords({ impressionSource, impressionDevice })).toBe(words)
})

test.each([
  ['human', 'Safari', 'iOS', 'iPhone', 'Customer · Safari on iOS, iPhone'],
  ['human', null, 'iOS', null, 'Customer · iOS'],
  ['staff', 'Chrome', null, null, 'Staff · Chrome'],
  ['bot', null, null, null, 'Link preview or bot'],
  ['human', null, null, 'iPhone', 'Customer · iPhone'],
] as const)('%s with %s, %s, %s: %s', (impressionSource, browser, os, device, words) =>
  expect(deviceWords({ impressionSource, impressionDevice: { browser, os, device } })).toBe(words),
)
