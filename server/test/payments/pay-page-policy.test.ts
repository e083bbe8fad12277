import { expect, test } from 'vitest'
import { payPageHeaders } from '@xd/server/http/pay-page-headers.ts'
import { addressesOf } from '@xd/server/providers/cards/addresses.ts'
import type { CardForm } from '@xd/server/providers/cards/gateway.ts'

const live = { mode: 'live', sandboxURL: 'http://localhost:9' } as const
const SCRIPT = {
  tokenizer: { scriptURL: '', publicKey: '', baseURL: '' },
  elements: { scriptURL: '', clientToken: '', environment: '' },
  approval: {},
}

const SCRIPT_DIGEST = "'sha256-c2NyaXB0'"
const STYLE_DIGEST = "'sha256-c3R5bGU='"
const FILES = { script: { text: '', source: SCRIPT_DIGEST }, style: { text: '', source: STYLE_DIGEST } }
const BLUEDOG = 'https://app.bluedogpayments.com'
const FORTIS = 'https://js.fortis.tech https://api.fortis.tech'

test.each([
  [
    'bluedog',
    'tokenizer',
    {
      'script-src': `${SCRIPT_DIGEST} ${BLUEDOG}`,
      'connect-src': `'self' ${BLUEDOG}`,
      'frame-src': BLUEDOG,
      'form-action': "'self'",
    },
  ],
  [
    'fortis',
    'elements',
    {
      'script-src': `${SCRIPT_DIGEST} ${FORTIS}`,
      'connect-src': `'self' ${FORTIS}`,
      'frame-src': FORTIS,
      'form-action': "'self'",
    },
  ],
  [
    'paypal',
    'approval',
    {
      'script-src': SCRIPT_DIGEST,
      'connect-src': "'self'",
      'frame-src': "'none'",
      'form-action': "'self' https://www.paypal.com",
    },
  ],
] as const)('in live mode the pay page allows only %s’s own origins', (gateway, kind, allowed) => {
  const form = { kind, ...SCRIPT[kind], origins: addressesOf(gateway, 'live', live).origins } as CardForm
  const policy = payPageHeaders(FILES, form)['content-security-policy']!
  const own = {
    'style-src': STYLE_DIGEST,
    'font-src': "'self'",
    'img-src': "'self'",
    'default-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }
  const told = policy
    .split('; ')
    .map((directive) => [directive.split(' ', 1)[0], directive.slice(directive.indexOf(' ') + 1)])
  expect(Object.fromEntries(told)).toEqual({ ...own, ...allowed })
})
