import { describe, expect, test } from 'vitest'
import { ACCOUNT_EMAILS } from '#domain/access/account-email.ts'
import { ACCOUNT_NOTICES } from '#domain/access/account-notice.ts'
import { apiKeyActor, endOfApiKey } from '#domain/access/api-key.ts'
import { shortUsername } from '#domain/access/employees.ts'
import { PERMISSIONS, PRESETS } from '#domain/access/permissions.ts'
import { PRESET_NAMES, presetOf, roleLabel } from '#domain/access/preset.ts'
import { FACTOR_GRACE_MS, factorRequiredFrom, isFactorOverdue } from '#domain/access/second-factor.ts'
import { isConfirmed, refundAsks } from '#domain/access/step-up.ts'
import { cents } from '#domain/money/cents.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts'

const now = Date.parse('2026-11-20T20:00:00Z')

describe('a second factor', () => {
  test.each([
    ['nobody asks for one', false, null, false],
    ['they have one', true, now - 1, false],
    ['they still have time', false, now + 1, false],
    ['the time is up', false, now, true],
    ['the time was up', false, now - DAY_MS, true],
  ])('%s', (_, hasFactor, requiredFrom, overdue) =>
    expect(isFactorOverdue({ hasFactor, requiredFrom }, now)).toBe(overdue),
  )

  test.each([
    ['a user, as their company says', false, 'live', now, now],
    ['a user whose company does not ask', false, 'live', null, null],
    ['XD staff, always', true, 'live', null, 0],
    ['XD staff, whatever a company says', true, 'live', now, 0],
    ['XD staff in the demo, as anybody', true, 'demo', null, null],
    ['XD staff in the demo of a company that asks', true, 'demo', now, now],
  ] as const)('is required of %s', (_, isSupport, mode, companyFrom, from) =>
    expect(factorRequiredFrom({ isSupport, mode, companyFrom })).toBe(from),
  )

  test('may be set up within a week of the day a company requires it', () => expect(FACTOR_GRACE_MS).toBe(7 * DAY_MS))
})

describe('a user’s presence', () => {
  test('must be confirmed again after a quarter of an hour', () => {
    expect(isConfirmed(now - 15 * MINUTE_MS, now)).toBe(true)
    expect(isConfirmed(now - 15 * MINUTE_MS - 1, now)).toBe(false)
  })
  test.each([
    ['of $500', 50_000, 0, 0, false],
    ['of more than $500', 50_001, 0, 0, true],
    ['that makes it $500 by one person', 10_000, 40_000, 0, false],
    ['that makes it more than $500 by one person', 10_001, 40_000, 0, true],
    ['that makes it more than $500 of one payment', 1, 0, 50_000, true],
    ['whose payment’s refunds are theirs as well', 10_000, 40_000, 40_000, false],
  ])('must be confirmed for a refund %s, or not', (_, amount, byThem, ofPayment, asks) => {
    expect(refundAsks(cents(amount), { byThem: cents(byThem), ofPayment: cents(ofPayment) })).toBe(asks)
  })
})

describe('a role', () => {
  test('is named if the permissions are exactly its own, in any order', () => {
    for (const name of PRESET_NAMES) {
      expect(presetOf(PRESETS[name])).toBe(name)
      expect(presetOf([...PRESETS[name]].reverse())).toBe(name)
      expect(presetOf([...PRESETS[name], ...PRESETS[name]])).toBe(name)
      expect(presetOf(PRESETS[name].slice(1))).not.toBe(name)
    }
    expect(presetOf([...PRESETS.clerk.slice(1), 'refunds'])).toBeUndefined()
  })
  test.each([
    [PRESETS.owner, 'Owner'],
    [PRESETS.manager, 'Manager'],
    [PRESETS.clerk, 'Clerk'],
    [[], 'Custom'],
    [['messages'], 'Custom'],
    [[...PERMISSIONS, 'paint'], 'Custom'],
  ])('of %j is %s', (permissions, label) => expect(roleLabel(permissions)).toBe(label))
})

describe('emails about an account', () => {
  const happened = {
    companyName: 'Harbor Light',
    when: 'Nov 23, 2026, 5:30 PM',
    where: 'Chrome on Windows, 203.0.113.7',
    signInURL: 'https://xd.example/sign-in',
  }
  test.each(Object.entries(ACCOUNT_NOTICES))('%s says what, when and where, and how to react', (_, notice) => {
    const { subject, body } = notice(happened)
    expect(subject).toMatch(/\bXD Back Office\b/)
    for (const fact of Object.values(happened)) expect(body).toContain(fact)
    expect(body).toMatch(/^[A-Z].*\.\n\nAccount: /)
    expect(body).toContain('If this wasn’t you, sign in and change your password')
  })

  test('each says something different', () => {
    const letters = Object.values(ACCOUNT_NOTICES).map((notice) => notice(happened))
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length)
    expect(new Set(letters.map(({ body }) => body)).size).toBe(letters.length)
  })

  test.each([
    ['invite', 'Join Harbor Light on XD Back Office', '72 hours'],
    ['reset', 'Reset your XD Back Office password', 'one hour'],
  ] as const)('%s has the link on its own line, and how long it works', (kind, subject, time) => {
    const link = 'https://xd.example/welcome/abc'
    const letter = ACCOUNT_EMAILS[kind]({ companyName: 'Harbor Light', link })
    expect(letter.subject).toBe(subject)
    expect(letter.body.split('\n')).toContain(link)
    expect(letter.body).toContain(`The link works once, for ${time}.`)
    expect(letter.body).toContain('at Harbor Light')
  })
})

test('an API key is shown by its end and acts under its name; a user is shown by the part before the @', () => {
  expect(endOfApiKey('xd_live_abcdefgh1234')).toBe('1234')
  expect(apiKeyActor('Books')).toBe('API: Books')
  expect(shortUsername('noor@gold.example')).toBe('noor')
  expect(shortUsername('noor')).toBe('noor')
})
