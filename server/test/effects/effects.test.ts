import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonTable, tablePath } from '../table.ts'
import { CALENDAR } from './calendar.rows.ts'
import { CONVERSATIONS } from './conversations.rows.ts'
import { CUSTOMERS } from './customers.rows.ts'
import { type Effect, type EffectsWorld, effectsWorld } from './effects.ts'
import { IMPORTS } from './imports.rows.ts'
import { PEOPLE } from './people.rows.ts'
import { SETTINGS } from './settings.rows.ts'
import { STORES } from './stores.rows.ts'
import { SUPPORT } from './support.rows.ts'

const ROOMS = Object.entries({
  calendar: CALENDAR,
  conversations: CONVERSATIONS,
  customers: CUSTOMERS,
  imports: IMPORTS,
  people: PEOPLE,
  settings: SETTINGS,
  stores: STORES,
  support: SUPPORT,
})

/** A line for each row. */
const written = (noted: Record<string, Effect>): string => {
  const effects = Object.entries(noted).map(([what, { answer, rows }]) => {
    const lines = rows.map((row) => `\n      ${JSON.stringify(row)}`)
    const body = `    "answer": ${JSON.stringify(answer)},\n    "rows": [${lines.join(',')}${lines.length ? '\n    ' : ''}]`
    return `  ${JSON.stringify(what)}: {\n${body}\n  }`
  })
  return `{\n${effects.join(',\n')}\n}\n`
}

// Both engines run the same queries. `XD_NOTE_EFFECTS=1` writes the tables anew, for somebody to look at.
describe.each(ROOMS)('all that a call answers and writes: %s', (room, rows) => {
  const table = `effects/${room}.json`
  const noted: Record<string, Effect> = {}
  let world: EffectsWorld
  beforeAll(async () => {
    world = await effectsWorld()
  })
  afterAll(async () => {
    await world.server.close()
    if (process.env['XD_NOTE_EFFECTS']) writeFileSync(tablePath(table), written(noted))
  })

  test.each(rows)('%s', async (what, by, name, input) => {
    noted[what] = await world.effectOf(await world.as(by), name, input)
    if (!process.env['XD_NOTE_EFFECTS']) expect(noted[what]).toEqual(jsonTable<Record<string, Effect>>(table)[what])
  })
})
