import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { showsVersionBanner, versionCookieName } from '#domain/version/banner.ts'
import { CURRENT_VERSION } from '#domain/version/current.ts'
import { maintenanceCan, showsMaintenance } from '#domain/version/maintenance.ts'
import { csvTable } from '../table.ts'

test('the version is the spec\'s, and every package\'s', () => {
  expect(CURRENT_VERSION).toBe('2.0.14')
  for (const folder of ['', 'core/', 'server/', 'web/', 'cli/', 'migrations/', 'fixtures/']) {
    const { version } = JSON.parse(readFileSync(new URL(`../../../${folder}package.json`, import.meta.url), 'utf8')) as { version: string }
    expect(version).toBe(CURRENT_VERSION)
  }
})

test('the banner shows until it is dismissed for this version, for each user', () => {
  expect(['2.0.14', '2.0.13', null, ''].map((dismissed) => showsVersionBanner('2.0.14', dismissed))).toEqual([false, true, true, true])
  expect(versionCookieName(1)).not.toBe(versionCookieName(2))
})

describe('a maintenance notice', () => {
  const notice = { start: 1_000, end: 2_000, forced: false }
  test.each(csvTable<'now' | 'forced' | 'dismissed' | 'shows'>('version/maintenance.csv'))('at $now, forced $forced, dismissed $dismissed: $shows', ({ now, forced, dismissed, shows }) => {
    expect(showsMaintenance({ ...notice, forced: forced === 'yes' }, Number(now), dismissed === 'yes')).toBe(shows === 'yes')
  })
  test('is dismissed unless it is forced', () => {
    expect(showsMaintenance(notice, 1_500, true)).toBe(false)
    expect(maintenanceCan.dismiss(notice).ok).toBe(true)
    const forced = { ...notice, forced: true }
    expect(showsMaintenance(forced, 1_500, true)).toBe(true)
    expect(maintenanceCan.dismiss(forced).ok).toBe(false)
  })
})
