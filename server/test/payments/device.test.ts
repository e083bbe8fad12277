import { expect, test } from 'vitest'
import { deviceOf } from '#services/payments/device.ts'

const NOTHING = { browser: null, os: null, device: null }
const LONG = 'A'.repeat(100)

test.each([
  ['', NOTHING],
  ['  \t', NOTHING],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    { browser: 'Safari 17', os: 'iOS 17', device: 'Apple iPhone' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
    { browser: 'Chrome 124', os: 'Windows 10', device: 'desktop' },
  ],
  [`${LONG}/1.2 (x)`, { browser: 'A'.repeat(60), os: null, device: null }],
])('the device of %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device)
})
