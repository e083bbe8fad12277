import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mortalServer } from '@xd/fixtures/faults/mortal-server.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { bundle } from '../fixtures/bundle.js'
import { absolute, type Bench, median } from './bench.ts'
import { largeDatabase } from './large-database.ts'
import { SECRET_KEY } from './serve.ts'

const KILLS = 11
const START_MS = 2_000
const MESSAGES = 100_000

/** From `kill -9` to the first answer: a server on a large database, killed repeatedly. */
export const run: Bench = async () => {
  const cache = fileURLToPath(new URL('.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'start-'))
  const database = join(folder, 'xd.sqlite')
  copyFileSync(await largeDatabase(MESSAGES), database)
  await bundle({
    entryPoints: [fileURLToPath(new URL('../server/src/main.ts', import.meta.url))],
    outfile: join(folder, 'server.js'),
  })
  const server = mortalServer([join(folder, 'server.js')], {
    ...process.env,
    PORT: String(await freePort()),
    XD_MODE: 'demo',
    XD_DATABASE_URL: `file:${database}`,
    XD_SECRET_KEY: SECRET_KEY,
    XD_LOG_LEVEL: 'info',
  })
  try {
    for (let turn = 0; turn <= KILLS; turn += 1) {
      await server.start()
      await server.kill()
    }
    // The first start created the files that later ones find.
    const times = server.starts().slice(1)
    const notes = `slowest ${Math.round(Math.max(...times))} ms`
    return [
      absolute(
        `start after a kill, ${MESSAGES.toLocaleString('en-US')} messages, median`,
        median(times),
        START_MS,
        'ms',
        notes,
      ),
    ]
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
