/**
 * Photographs every screen at three widths in both themes into /screens (ignored by git), to be looked at.
 *
 *   npm run screens                                     starts the product on throw-away demo data
 *   npm run screens -- --url http://localhost:4000      uses a running one
 *   npm run screens -- --only inbox --width 390 --theme dark
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launchChromium } from '../../.ci/chromium.js'
import { type Look, photograph } from './screens/photograph.ts'
import { SCREENS } from './screens/screens.table.ts'

const { values } = parseArgs({
  options: { url: { type: 'string' }, only: { type: 'string' }, width: { type: 'string' }, theme: { type: 'string' } },
})

const folder = fileURLToPath(new URL('../../screens/', import.meta.url))
const screens = SCREENS.filter(({ name }) => !values.only || name.includes(values.only))
const looks: Look[] = [390, 768, 1440]
  .filter((width) => !values.width || width === Number(values.width))
  .flatMap((width) =>
    (['light', 'dark'] as const)
      .filter((theme) => !values.theme || theme === values.theme)
      .map((theme) => ({ width, theme })),
  )

/** The product on throw-away data of the size that `npm start` makes. */
async function bootDemo() {
  const { boot } = await import('@xd/fixtures/boot.ts')
  const { tellCardNetwork } = await import('@xd/fixtures/start/tell-card-network.ts')
  const { fill } = await import('@xd/fixtures/testing/templates.ts')
  const data = mkdtempSync(join(tmpdir(), 'xd-screens-'))
  const database = `file:${join(data, 'xd.sqlite')}`
  await fill(database, 'demo')
  const server = await boot({ database: { url: database } })
  await tellCardNetwork(server.connection, server.config)
  const close = async () => {
    await server.close()
    rmSync(data, { recursive: true, force: true })
  }
  return { url: server.url, close }
}

mkdirSync(folder, { recursive: true })
const booted = values.url ? null : await bootDemo()
const url = values.url ?? booted?.url ?? ''
const browser = await launchChromium()
const complaints: string[] = []
for (const look of looks) complaints.push(...(await photograph(browser, url, screens, look, folder)))
await browser.close()
await booted?.close()

console.log(`${screens.length * looks.length} pictures in ${folder}`)
for (const complaint of complaints) console.log(`! ${complaint}`)
process.exitCode = complaints.length > 0 ? 1 : 0
