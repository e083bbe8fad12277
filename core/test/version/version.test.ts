import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { showsVersionBanner, versionCookieName } from '#domain/version/banner.ts'
import { CURRENT_VERSION } from '#domain/version/current.ts'
import { maintenanceCan, showsMaintenance } from '#domain/version/maintenance.ts'
import { csvTable } from '../table.ts'

test('the version matches the spec and every package', () => {
  expect(CURRENT_VERSION).toBe('2.0.14')
  for (const folder of ['', 'core/', 'server/', 'web/', 'cli/', 'migrations/', 'fixtures/']) {
    const { version } = JSON.parse(
      readFileSync(new URL(`../../../${folder}package.json`, import.meta.url), 'utf8'),
    ) as { version: string }
    expect(version).toBe(CURRENT_VERSION)
  }
})

describe('the new-version banner', () => {
  test.each(csvTable<'version' | 'cookie' | 'shows'>('version/banners.csv'))(
    'of $version, with "$cookie" dismissed: $shows',
    ({ version, cookie, shows }) =>
      expect(showsVersionBanner(version, cookie === '' ? null : cookie)).toBe(shows === 'yes'),
  )

  test('is dismissed only for its own version, per user', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (version, cookie) => void expect(showsVersionBanner(version, cookie)).toBe(version !== cookie),
      ),
    )
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        (one, other) => void expect(versionCookieName(one) === versionCookieName(other)).toBe(one === other),
      ),
    )
  })
})

describe('a maintenance notice', () => {
  const notice = { start: 1_000, end: 2_000, forced: false }
  test.each(csvTable<'now' | 'forced' | 'dismissed' | 'shows'>('version/maintenance.csv'))(
    'at $now, forced $forced, dismissed $dismissed: $shows',
    ({ now, forced, dismissed, shows }) => {
      expect(showsMaintenance({ ...notice, forced: forced === 'yes' }, Number(now), dismissed === 'yes')).toBe(
        shows === 'yes',
      )
    },
  )
  test('shows only in its window, and a forced one even if dismissed', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.nat(),
        fc.integer(),
        fc.boolean(),
        fc.boolean(),
        (start, length, now, forced, dismissed) => {
          const shows = showsMaintenance({ start, end: start + length, forced }, now, dismissed)
          if (now < start || now >= start + length) expect(shows).toBe(false)
          else expect(shows).toBe(forced || !dismissed)
        },
      ),
    )
  })
  test('can be dismissed unless it is forced', () => {
    expect(showsMaintenance(notice, 1_500, true)).toBe(false)
    expect(maintenanceCan.dismiss(notice).ok).toBe(true)
    const forced = { ...notice, forced: true }
    expect(showsMaintenance(forced, 1_500, true)).toBe(true)
    expect(maintenanceCan.dismiss(forced).ok).toBe(false)
  })
})
