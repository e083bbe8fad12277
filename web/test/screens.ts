/**
 * Photographs every screen into /screens (ignored by git), to be looked at: 320, 390, 768 and 1440 px wide and zoomed to
 * 200 %, light and dark, and with a forced palette.
 *
 *   npm run screens                                     starts the product on throw-away demo data
 *   npm run screens -- --url http://localhost:4000      uses a running one
 *   npm run screens -- --only inbox,labels --size 390,zoom --theme dark,forced
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launchChromium } from '../../.ci/chromium.js'
import { sizesOf } from './screens/look.ts'
import { photograph } from './screens/photograph.ts'
import { SCREENS } from './screens/screens.table.ts'

const { values } = parseArgs({
  options: { url: { type: 'string' }, only: { type: 'string' }, size: { type: 'string' }, theme: { type: 'string' } },
})

const folder = fileURLToPath(new URL('../../screens/', import.meta.url))
const wanted = values.only?.split(',')
const screens = SCREENS.filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)))
const sizes = sizesOf(values.size, values.theme)

/** The product on throwaway data of the size that `npm start` creates. */
async function bootDemo() {
  const { boot } = await import('@xd/fixtures/boot.ts')
  const { tellCardNetwork } = await import('@xd/fixtures/start/tell-card-network.ts')
  const { tellPointOfSale } = await import('@xd/fixtures/start/tell-point-of-sale.ts')
  const { fill } = await import('@xd/fixtures/testing/templates.ts')
  const data = mkdtempSync(join(tmpdir(), 'xd-screens-'))
  const database = `file:${join(data, 'xd.sqlite')}`
  await fill(database, 'demo')
  const server = await boot({ database: { url: database } })
  await tellCardNetwork(server.connection, server.config)
  await tellPointOfSale(server.connection, server.config)
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
for (const size of sizes) complaints.push(...(await photograph(browser, url, screens, size, folder)))
await browser.close()
await booted?.close()

const looks = sizes.reduce((sum, { themes }) => sum + themes.length, 0)
console.log(`${screens.length * looks} pictures in ${folder}`)
for (const complaint of complaints) console.log(`! ${complaint}`)
process.exitCode = complaints.length > 0 ? 1 : 0
