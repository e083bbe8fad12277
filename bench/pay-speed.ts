import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { boot } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY, STORE } from '@xd/fixtures/demo/people.ts'
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

/** A page of the customer's: when it can be used, and the proof of it. */
interface Usable {
  readonly ready: string
  readonly use: (page: Page) => Promise<void>
}

const PAY: Usable = {
  ready: '#card-frame[data-ready]',
  use: (page) =>
    page.frameLocator('#card-frame').getByLabel('Card number', { exact: true }).fill('4242', { timeout: 5_000 }),
}

const SELF: Usable = {
  ready: '#start:not([hidden])',
  use: (page) => page.getByLabel('Mobile phone').fill('213', { timeout: 5_000 }),
}

/** Opens the link with an empty cache and waits until the page can be used. */
const open = async (
  browser: Browser,
  address: string,
  { slower, latency, down, up }: Phone,
  usable: Usable,
): Promise<Opened> => {
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
  const ready = await page.waitForFunction((css) => document.querySelector(css) && performance.now(), usable.ready)
  const at = (await ready.jsonValue()) as number
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN)
  await usable.use(page)
  await context.close()
  return { paint, usable: at, bytes }
}

/** From the tap on the link in a text to a form ready for typing, on a slow phone: of the pay page, and of self-service. */
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
  const owner = await server.signIn('owner')
  await owner('settings/self-service/save', { settings: { storeID: STORE.main, selfEnabled: true } })
  try {
    for (const phone of PHONES) {
      const timesOf = async (path: string, usable: Usable) => {
        const opened: Opened[] = []
        for (let turn = 0; turn <= TURNS; turn += 1) {
          const seen = await open(browser, server.url + path, phone, usable)
          if (turn > 0) opened.push(seen)
        }
        return { opened, of: (name: keyof Opened) => median(opened.map((one) => one[name])) }
      }
      const { opened, of } = await timesOf(`/p/${PAYMENT_KEY.payable}`, PAY)
      const notes = `slowest of ${TURNS}: ${(Math.max(...opened.map(({ usable }) => usable)) / 1_000).toFixed(1)} s, ${(of('bytes') / 1_000).toFixed(0)} KB`
      results.push(absolute(`pay-speed first paint, ${phone.name}`, of('paint'), phone.paint, 'ms'))
      results.push(absolute(`pay-speed card form usable, ${phone.name}`, of('usable'), phone.usable, 'ms', notes))
      const self = await timesOf('/my/gp-main', SELF)
      const its = `${(self.of('bytes') / 1_000).toFixed(0)} KB, usable at ${(self.of('usable') / 1_000).toFixed(1)} s`
      results.push(absolute(`pay-speed self-service, ${phone.name}`, self.of('paint'), phone.paint, 'ms', its))
    }
    return results
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true })
  }
}
