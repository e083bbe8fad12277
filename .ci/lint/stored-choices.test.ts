import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONSENT_KINDS } from '../../core/src/domain/customer/consent.ts'
import { isKept, STORED, STORED_VALUES } from './stored-choices.table.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Saving a choice, or showing it to staff, does not act on it. Showing it to visitors does. */
const SAVES_OR_SHOWS =
  /\/calls\/|\/lists\/|\/contract\/|\/activity\/|\/present-(?!visitor)|\/save-|-tables\.ts$|\/tables\.ts$/

const columnsOf = (table: string): string[] => {
  const [file, name] = table.split(' ')
  const body = new RegExp(`interface ${name} [^{]*\\{([\\s\\S]*?)\\n\\}`).exec(
    read(file!.includes('/') ? file! : `server/src/db/${file}`),
  )![1]!
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, column]) => column!)
}

const acts = (reader: string, name: string): boolean =>
  !SAVES_OR_SHOWS.test(reader) && new RegExp(`\\b${name}\\b`).test(read(reader))

describe.each(Object.entries(STORED))('each choice stored in %s', (table, choices) => {
  test('is listed', () => expect(Object.keys(choices).toSorted()).toEqual(columnsOf(table).toSorted()))

  test('is read by code that acts on it', () => {
    const idle = Object.entries(choices).filter(([name, reader]) => !isKept(reader) && !acts(reader, name))
    expect(idle).toEqual([])
  })
})

test('each consent is read by code that acts on it', () => {
  expect(Object.keys(STORED_VALUES).toSorted()).toEqual(CONSENT_KINDS.toSorted())
  expect(Object.entries(STORED_VALUES).filter(([kind, reader]) => !acts(reader, kind))).toEqual([])
})
