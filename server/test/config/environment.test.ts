import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { addressWarning, readConfig } from '@xd/server/config.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'

const read = (env: Record<string, string>) => readConfig(env, { webDir: '/web', secretKey: TEST_SECRET_KEY })

test.each([
  ['PORT', '99999'],
  ['XD_MODE', 'Live'],
  ['XD_LOG_LEVEL', 'verbose'],
  ['XD_LIVE_BEAT_MS', '0'],
  // Payment links and webhooks would lead nowhere.
  ['XD_PUBLIC_URL', 'office.example'],
  ['XD_PUBLIC_URL', 'ftp://office.example'],
  ['XD_PUBLIC_URL', 'https://office.example/xd'],
  ['XD_PUBLIC_URL', 'https://office.example/?x=1'],
  // SQLite would take these for file names, and create an empty database there.
  ['XD_DATABASE_URL', 'mysql://me:secret@db/xd'],
  ['XD_DATABASE_URL', 'Postgres://me:secret@db/xd'],
  ['XD_DATABASE_URL', 'postgress://me:secret@db/xd'],
  ['XD_DATABASE_URL', 'file:'],
  // A password that would end the address, or can't be read back from it.
  ['XD_DATABASE_URL', 'postgres://me:secret#1@db/xd'],
  ['XD_DATABASE_URL', 'postgres://me:secret100%@db/xd'],
  ['XD_SMTP_URL', 'smtp://me:secret#1@mail.example:587'],
  ['XD_SMTP_URL', 'smtp://me:secret100%@mail.example:587'],
  ['XD_SMTP_URL', 'smtp:mail.example:587'],
  ['XD_PREVIOUS_SECRET_KEY', 'secret'],
  ['XD_SANDBOX_URL', 'localhost'],
  ['XD_WEB_DIR', '/elsewhere'],
  ['XD_SECURITY_CONTACT', 'security@office.example'],
  ['XD_OTLP_URL', 'localhost:4318'],
  ['XD_OTLP_URL', 'https://me:secret100%@otlp.example'],
  ['XD_OTLP_URL', 'https://otlp.example/?token=secret'],
  ['XD_OTLP_SAMPLE', '1%'],
  ['XD_OTLP_SAMPLE', '1.5'],
])('refuses %s=%s by name, without revealing a possible password', (name, value) => {
  const env = { XD_EMAIL_ADDRESS: name === 'XD_SMTP_URL' ? 'office@mail.example' : '', [name]: value }
  expect(() => read(env)).toThrow(name)
  expect(() => read(env)).not.toThrow('secret')
})

test.each([
  ['live', 'https://office.example', false],
  ['live', 'http://office.example', true],
  ['live', '', true],
  ['demo', '', false],
] as const)('a %s server with the address %j warns of it: %s', (XD_MODE, XD_PUBLIC_URL, warns) => {
  const config = read({ XD_MODE, XD_SECRET_KEY: TEST_SECRET_KEY, XD_PUBLIC_URL })
  expect(addressWarning(config)?.includes(config.publicURL) ?? false).toBe(warns)
})

test.each([
  'postgres://xd@db/xd',
  'postgres://xd:a%23b@db/xd',
  'postgres://xd:pass@/xd?host=/run/postgresql',
  'postgres:///xd',
  'file:./data/xd.sqlite',
  'data/xd.sqlite',
])('takes the database %s', (databaseURL) => {
  expect(read({ XD_DATABASE_URL: databaseURL })).toMatchObject({ databaseURL })
})

test.each([
  ['postgresql://db/xd?sslmode=require', 'postgresql://db/xd?sslmode=verify-full'],
  [
    'postgres://db/xd?application_name=a&sslmode=prefer&b=c',
    'postgres://db/xd?application_name=a&sslmode=verify-full&b=c',
  ],
  ['postgres://db/xd?sslmode=verify-ca', 'postgres://db/xd?sslmode=verify-full'],
  ['postgres://db/xd?sslmode=disable', 'postgres://db/xd?sslmode=disable'],
  ['postgres://db/xd?uselibpqcompat=true&sslmode=require', 'postgres://db/xd?uselibpqcompat=true&sslmode=require'],
])('an encrypted connection checks the certificate: %s', (XD_DATABASE_URL, databaseURL) => {
  expect(read({ XD_DATABASE_URL }).databaseURL).toBe(databaseURL)
})

test('the public address is kept as written, without slashes at its end', () => {
  expect(read({ XD_PUBLIC_URL: 'https://office.example/' }).publicURL).toBe('https://office.example')
})

test.each([
  ['http://localhost:4318', '', { url: 'http://localhost:4318', authorization: undefined, sample: 0.01 }],
  ['http://localhost:4318/', '0', { url: 'http://localhost:4318', sample: 0 }],
  // An account and a token, with characters that an address can't contain.
  ['https://12:a%23b@otlp.example/otlp/', '1', { url: 'https://otlp.example/otlp', authorization: 'Basic MTI6YSNi' }],
  ['https://o%40x:@otlp.example', '1', { authorization: 'Basic b0B4Og==' }],
])('sends traces to %s, of a share of %j', (XD_OTLP_URL, XD_OTLP_SAMPLE, otlp) => {
  expect(read({ XD_OTLP_URL, XD_OTLP_SAMPLE }).otlp).toMatchObject(otlp)
})

describe('a variable that is set to nothing, as env files have them,', () => {
  const NAMES = [
    'PORT',
    'HOST',
    'XD_MODE',
    'XD_DATA_DIR',
    'XD_DATABASE_URL',
    'XD_PUBLIC_URL',
    'XD_LOG_LEVEL',
    'XD_WEB_DIR',
  ]
  test.each(NAMES)('is not set: %s', (name) => {
    expect(read({ [name]: '' })).toEqual(read({}))
  })
})

test('the sandbox listens on its own port, even when it is reached at another address', () => {
  const env = { XD_SANDBOX_PORT: '5001', XD_SANDBOX_URL: 'http://sandbox.example' }
  expect(read(env)).toMatchObject({ sandboxPort: 5001, sandboxURL: 'http://sandbox.example' })
})

test('the built web client is where XD_WEB_DIR says', () => {
  const folder = fileURLToPath(new URL('../../../web', import.meta.url))
  expect(read({ XD_WEB_DIR: folder }).webDir).toBe(folder)
  expect(read({}).webDir).toBe('/web')
})
