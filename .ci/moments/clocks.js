// Exits with an error unless Node, SQLite, PostgreSQL and Chromium all report the given time.
import Database from 'better-sqlite3'
import pg from 'pg'
import { startPostgres } from '@xd/fixtures/testing/postgres.ts'
import { launchChromium } from '../chromium.js'

/** A busy machine takes long to start them. */
const MOST_MS = 600_000
const wanted = Date.parse(process.argv[2])

const postgres = await startPostgres()
const client = new pg.Client({ connectionString: `${postgres.url}/postgres` })
await client.connect()
const browser = await launchChromium()
const page = await browser.newPage()
const clocks = {
  Node: Date.now(),
  SQLite: new Database(':memory:').prepare(`select unixepoch('subsec') * 1000`).pluck().get(),
  PostgreSQL: (await client.query('select now()')).rows[0].now.getTime(),
  Chromium: await page.evaluate(() => Date.now()),
}
await browser.close()
await client.end()
await postgres.stop()

const wrong = Object.entries(clocks).filter(([, time]) => Math.abs(time - wanted) > MOST_MS)
for (const [name, time] of wrong) console.error(`${name} has ${new Date(time).toISOString()}`)
process.exit(wrong.length > 0 ? 1 : 0)
