import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { boot } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY } from '@xd/fixtures/demo/people.ts'
import { findChromium } from '../.ci/chromium.js'
import { absolute, type Bench, type BenchResult, median } from './bench.ts'
import { smallDemo } from './small-demo.ts'

const TURNS = 5
const dist = fileURLToPath(new URL('../web/dist', import.meta.url))

/** A customer's phone and network, with DevTools' figures for both: a delay per request, and bytes per second. */
const PHONES = [
  { name: '4 × slower, slow 4G', slower: 4, latency: 562.5, down: 180_000, up: 84_375, paint: 2_000, usable: 3_000 },
  { name: '6 × slower, 3G', slower: 6, latency: 2_000, down: 50_000, up: 50_000, paint: 4_000, usable: 8_000 },
] as const

type Phone = (typeof PHONES)[number]

interface Opened {
  /** Milliseconds from the tap on the link. */
  readonly paint: number
  readonly usable: number
  readonly bytes: number
}

/** Opens the link with an empty cache and waits until the card form accepts a card. */
const open = async (browser: Browser, address: string, { slower, latency, down, up }: Phone): Promise<Opened> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(address, { waitUntil: 'commit' })
  const ready = await page.waitForFunction(() => document.querySelector('#card-frame[data-ready]') && performance.now())
  const usable = (await ready.jsonValue()) as number
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN)
  const number = page.frameLocator('#card-frame').getByLabel('Card number', { exact: true })
  await number.fill('4242', { timeout: 5_000 })
  await context.close()
  return { paint, usable, bytes }
}

/** From the tap on the link in a text to a card form ready for typing, on a slow phone. */
export const run: Bench = async () => {
  if (!existsSync(`${dist}/pay/pay.js`)) throw new Error('Build the web client first: npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'xd-pay-speed-'))
  const server = await boot({ database: { url: await smallDemo(`file:${join(folder, 'xd.sqlite')}`) } })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const results: BenchResult[] = []
  try {
    for (const phone of PHONES) {
      const opened: Opened[] = []
      for (let turn = 0; turn <= TURNS; turn += 1) {
        const seen = await open(browser, `${server.url}/p/${PAYMENT_KEY.payable}`, phone)
        if (turn > 0) opened.push(seen)
      }
      const of = (name: keyof Opened) => median(opened.map((one) => one[name]))
      const notes = `slowest of ${TURNS}: ${(Math.max(...opened.map(({ usable }) => usable)) / 1_000).toFixed(1)} s, ${(of('bytes') / 1_000).toFixed(0)} KB`
      results.push(absolute(`pay-speed first paint, ${phone.name}`, of('paint'), phone.paint, 'ms'))
      results.push(absolute(`pay-speed card form usable, ${phone.name}`, of('usable'), phone.usable, 'ms', notes))
    }
    return results
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true })
  }
}
