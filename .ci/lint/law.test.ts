import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const DOMAIN = 'core/src/domain'
const page = readFileSync(join(ROOT, 'docs/law.md'), 'utf8')

/**
 * A section of a code or regulation: "47 CFR 64.1200", "10 U.S.C. 987", "RCW 19.60.060", "§ 44-1626", "§ 21200.6", and
 * the sections listed after it.
 */
const SECTIONS =
  /(?:\d+ (?:CFR|U\.?S\.?C\.?)|RCW|NRS) (\d[\d.]*\d)|§§? (\d{2,}[\d.-]*\d(?:(?:, | and )\d{2,}[\d.-]*\d)*)/g

const sectionsIn = (text: string): string[] =>
  [...text.matchAll(SECTIONS)].flatMap(([, one, list]) => one ?? list!.match(/\d[\d.-]*\d/g)!)

const rules = readdirSync(join(ROOT, DOMAIN), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, sections: sectionsIn(readFileSync(join(ROOT, DOMAIN, path), 'utf8')) }))
  .filter(({ sections }) => sections.length > 0)

describe('the law page', () => {
  test.each(rules)('names $path and its sections', ({ path, sections }) => {
    expect(page).toContain(`\`${path}\``)
    const known = new Set(sectionsIn(page))
    expect(sections.filter((section) => !known.has(section))).toEqual([])
  })

  test('names only code and tests that exist', () => {
    const named = [...page.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, path]) => path!)
    const isThere = (path: string) => existsSync(join(ROOT, path)) || existsSync(join(ROOT, DOMAIN, path))
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((path) => !isThere(path))).toEqual([])
  })
})
