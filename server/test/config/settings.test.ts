import { expect, test } from 'vitest'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { readConfig } from '@xd/server/config.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'

const read = (env: Record<string, string>) =>
  readConfig(env, { webDir: '/web', secretKey: TEST_SECRET_KEY, logLevel: 'warn' })
const said = (env: Record<string, string>) => {
  try {
    return read(env)
  } catch (error) {
    return (error as Error).message
  }
}

test('a server without any setting', () => {
  expect(read({ XD_DATA_DIR: '/data' })).toEqual({
    mode: 'demo',
    host: '127.0.0.1',
    port: 4000,
    databaseURL: 'file:/data/xd.sqlite',
    publicURL: 'http://localhost:4000',
    sandboxURL: 'http://localhost:4001',
    sandboxPort: 4001,
    sandboxSmtpPort: 4002,
    secretKey: TEST_SECRET_KEY,
    webDir: '/web',
    logLevel: 'warn',
    version: CURRENT_VERSION,
  })
  expect(read({}).databaseURL).toBe(`file:${process.cwd()}/data/xd.sqlite`)
})

test('a server with every setting', () => {
  const env = {
    XD_MODE: 'live',
    HOST: '0.0.0.0',
    PORT: '8080',
    XD_DATABASE_URL: 'postgres://db/xd',
    XD_PUBLIC_URL: 'https://office.example',
    XD_SANDBOX_PORT: '5001',
    XD_SANDBOX_SMTP_PORT: '5025',
    XD_SECRET_KEY: 's'.repeat(32),
    XD_PREVIOUS_SECRET_KEY: 'p'.repeat(32),
    XD_TEXTING_ACCOUNT_SID: `AC${'0aF'.repeat(10)}00`,
    XD_TEXTING_AUTH_TOKEN: 'token',
    XD_SMTP_URL: 'smtps://me:pass@mail.example:465',
    XD_EMAIL_ADDRESS: 'Office@Mail.example',
    XD_IMAP_URL: 'imaps://me:pass@mail.example',
    XD_METALS_URL: 'https://metals.example/api//',
    XD_METALS_KEY: 'gold',
    XD_PAY_PATIENCE_MS: '2500',
    XD_UNDO_SECONDS: '7.5',
    XD_LIVE_BEAT_MS: '100',
    XD_OTLP_URL: 'http://localhost:4318',
    XD_OTLP_SAMPLE: '0.25',
    XD_METRICS_TOKEN: 'figures',
    XD_SECURITY_CONTACT: 'https://office.example/security',
    XD_MAINTENANCE: JSON.stringify({
      start: '2026-03-01T08:00:00.000Z',
      end: '2026-03-01T09:00:00.000Z',
      icon: 'clock',
      text: 'For an hour.',
      forced: false,
      button: { label: 'More', href: 'https://office.example/news' },
    }),
    XD_LOG_LEVEL: 'Debug',
  }
  const { trustedProxies, ...config } = read({ ...env, XD_TRUSTED_PROXIES: '10.0.0.1' })
  expect(trustedProxies?.check('10.0.0.1')).toBe(true)
  expect(config).toEqual({
    mode: 'live',
    host: '0.0.0.0',
    port: 8080,
    databaseURL: 'postgres://db/xd',
    publicURL: 'https://office.example',
    sandboxURL: 'http://localhost:5001',
    sandboxPort: 5001,
    sandboxSmtpPort: 5025,
    secretKey: 's'.repeat(32),
    previousSecretKey: 'p'.repeat(32),
    texting: { accountSid: `AC${'0aF'.repeat(10)}00`, authToken: 'token' },
    email: {
      smtpURL: 'smtps://me:pass@mail.example:465',
      address: 'office@mail.example',
      imapURL: 'imaps://me:pass@mail.example',
    },
    metals: { url: 'https://metals.example/api', key: 'gold' },
    payPatienceMs: 2500,
    undoMs: 7500,
    liveBeatMs: 100,
    otlp: { url: 'http://localhost:4318', authorization: undefined, sample: 0.25 },
    metricsToken: 'figures',
    securityContact: 'https://office.example/security',
    maintenance: {
      start: Date.UTC(2026, 2, 1, 8),
      end: Date.UTC(2026, 2, 1, 9),
      icon: 'clock',
      text: 'For an hour.',
      forced: false,
      button: { label: 'More', href: 'https://office.example/news' },
    },
    logLevel: 'debug',
    webDir: '/web',
    version: CURRENT_VERSION,
  })
})

const KEY = 'k'.repeat(31)
const SMTP = 'smtp://mail.example'
test.each<[Record<string, string>, string]>([
  [{ XD_MODE: 'live' }, 'XD_SECRET_KEY must be set to at least 32 characters, such as openssl rand -base64 32 prints'],
  [
    { XD_SECRET_KEY: KEY },
    'XD_SECRET_KEY must be set to at least 32 characters, such as openssl rand -base64 32 prints',
  ],
  [{ XD_PREVIOUS_SECRET_KEY: KEY }, 'XD_PREVIOUS_SECRET_KEY must be the whole key as it was: at least 32 characters'],
  [{ PORT: '-1' }, 'PORT must be a port number, not -1'],
  [{ PORT: '80.5' }, 'PORT must be a port number, not 80.5'],
  [{ PORT: '65536' }, 'PORT must be a port number, not 65536'],
  [{ XD_SANDBOX_PORT: 'x' }, 'XD_SANDBOX_PORT must be a port number, not x'],
  [{ XD_SANDBOX_SMTP_PORT: 'x' }, 'XD_SANDBOX_SMTP_PORT must be a port number, not x'],
  [{ XD_PAY_PATIENCE_MS: '-1' }, 'XD_PAY_PATIENCE_MS must be a number of milliseconds, not -1'],
  [{ XD_PAY_PATIENCE_MS: '1.5' }, 'XD_PAY_PATIENCE_MS must be a number of milliseconds, not 1.5'],
  [{ XD_LIVE_BEAT_MS: '99' }, 'XD_LIVE_BEAT_MS must be a number of milliseconds from 100, not 99'],
  [{ XD_UNDO_SECONDS: '61' }, 'XD_UNDO_SECONDS must be a number of seconds up to 60, not 61'],
  [{ XD_UNDO_SECONDS: '-1' }, 'XD_UNDO_SECONDS must be a number of seconds up to 60, not -1'],
  [{ XD_OTLP_SAMPLE: '-0.1' }, 'XD_OTLP_SAMPLE must be a number from 0 to 1, not -0.1'],
  [{ XD_OTLP_URL: 'http://o.example/#x' }, 'XD_OTLP_URL must be like http://localhost:4318, without ? or #'],
  [{ XD_TEXTING_AUTH_TOKEN: 't' }, 'XD_TEXTING_ACCOUNT_SID and XD_TEXTING_AUTH_TOKEN must be set together'],
  [{ XD_TEXTING_ACCOUNT_SID: 'AC1' }, 'XD_TEXTING_ACCOUNT_SID and XD_TEXTING_AUTH_TOKEN must be set together'],
  [
    { XD_TEXTING_ACCOUNT_SID: `AC${'0'.repeat(33)}`, XD_TEXTING_AUTH_TOKEN: 't' },
    'XD_TEXTING_ACCOUNT_SID must be AC and 32 hexadecimal digits',
  ],
  [{ XD_METALS_KEY: 'k' }, 'XD_METALS_URL and XD_METALS_KEY must be set together'],
  [{ XD_METALS_URL: 'https://m.example' }, 'XD_METALS_URL and XD_METALS_KEY must be set together'],
  [{ XD_METALS_URL: 'm.example', XD_METALS_KEY: 'k' }, 'XD_METALS_URL must be like https://metals-api.com/api'],
  [{ XD_METALS_URL: 'ftp://m.example', XD_METALS_KEY: 'k' }, 'XD_METALS_URL must be like https://metals-api.com/api'],
  [
    { XD_METALS_URL: 'https://m.example/?a', XD_METALS_KEY: 'k' },
    'XD_METALS_URL must be like https://metals-api.com/api',
  ],
  [{ XD_SMTP_URL: SMTP }, 'XD_SMTP_URL and XD_EMAIL_ADDRESS must be set together, also for XD_IMAP_URL'],
  [{ XD_EMAIL_ADDRESS: 'a@b.c' }, 'XD_SMTP_URL and XD_EMAIL_ADDRESS must be set together, also for XD_IMAP_URL'],
  [{ XD_IMAP_URL: 'imap://b.c' }, 'XD_SMTP_URL and XD_EMAIL_ADDRESS must be set together, also for XD_IMAP_URL'],
  [{ XD_SMTP_URL: SMTP, XD_EMAIL_ADDRESS: 'a+b@b.c' }, 'XD_EMAIL_ADDRESS must be a plain email address, not a+b@b.c'],
  [
    { XD_SMTP_URL: 'http://b.c', XD_EMAIL_ADDRESS: 'a@b.c' },
    'XD_SMTP_URL must be like smtp:// or smtps://user:password@host; in a user or password, write # as %23, / as %2F, @ as %40, % as %25',
  ],
  [
    { XD_SMTP_URL: SMTP, XD_EMAIL_ADDRESS: 'a@b.c', XD_IMAP_URL: 'pop3://b.c' },
    'XD_IMAP_URL must be like imap:// or imaps://user:password@host; in a user or password, write # as %23, / as %2F, @ as %40, % as %25',
  ],
  [
    { XD_SECURITY_CONTACT: 'http://office.example' },
    'XD_SECURITY_CONTACT must be like mailto:security@office.example or https://office.example/security',
  ],
  [{ XD_LOG_LEVEL: 'loud' }, 'XD_LOG_LEVEL must be fatal, error, warn, info, debug, trace, silent; not loud'],
])('%j is refused: %s', (env, sentence) => {
  expect(said(env)).toBe(sentence)
})

test.each<[Record<string, string>, object]>([
  [{ XD_SECRET_KEY: 's'.repeat(32) }, { secretKey: 's'.repeat(32) }],
  [{ PORT: '0' }, { port: 0, sandboxPort: 1, sandboxSmtpPort: 2 }],
  [{ PORT: '65535', XD_SANDBOX_PORT: '5001' }, { port: 65_535 }],
  // The mail's port steps aside.
  [
    { PORT: '5000', XD_SANDBOX_PORT: '5002' },
    { sandboxPort: 5002, sandboxSmtpPort: 5003 },
  ],
  [{ XD_PAY_PATIENCE_MS: '0' }, { payPatienceMs: 0 }],
  [{ XD_UNDO_SECONDS: '0' }, { undoMs: 0 }],
  [{ XD_UNDO_SECONDS: '60' }, { undoMs: 60_000 }],
  [
    { XD_OTLP_URL: 'http://%C3%A9:@o.example', XD_OTLP_SAMPLE: '0' },
    { otlp: { url: 'http://o.example', authorization: 'Basic w6k6', sample: 0 } },
  ],
  [{ XD_OTLP_SAMPLE: '1' }, { otlp: undefined }],
  [
    { XD_SMTP_URL: SMTP, XD_EMAIL_ADDRESS: 'a@b.c' },
    { email: { smtpURL: SMTP, address: 'a@b.c', imapURL: undefined } },
  ],
])('%j is taken', (env, config) => {
  expect(read(env)).toMatchObject(config)
})
