import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { WebSocket } from 'ws'
import { type CallClient, createCallClient } from '@xd/core/client/call-client.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { bufferingProxy } from '@xd/fixtures/testing/buffering-proxy.ts'
import { readTrustedProxies } from '@xd/server/client-address.ts'
import { findChromium } from '../.ci/chromium.js'
import { absolute, type Bench, median } from './bench.ts'
import { percentile } from './serve.ts'
import { smallDemo } from './small-demo.ts'

const SLOWER = 4
const TURNS = 15
const MESSAGES = 20
const LOADER_MS = 10
/** A chat left open must reappear: a frame alone costs a page as much as everything else. */
const WITH_FRAME_MS = 20
/** Most visitors come from a search. */
const ELSEWHERE = 'https://search.example/'
/** By then the page has been idle and has its button. */
const SETTLED_MS = 1_000
const dist = fileURLToPath(new URL('../web/dist', import.meta.url))

interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly data?: { readonly url?: string } }
}

interface Load {
  readonly site: string
  readonly referer: string
  /** The visitor left the chat open on the previous page. */
  readonly isOpen?: boolean
}

/**
 * The main-thread time that our script takes from a shop's page, in pieces, until its button or the open chat's frame
 * appears.
 */
const loaderTimes = async (browser: Browser, { site, referer, isOpen = false }: Load): Promise<number[]> => {
  const page = await (await browser.newContext()).newPage()
  const button = page.getByRole('button', { name: 'Chat with us' })
  const chat = page.frameLocator('iframe').getByRole('button', { name: 'Next' })
  if (isOpen) {
    await page.goto(site)
    await button.click()
    await chat.waitFor()
  }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile'] })
  await page.goto(site, { referer })
  // Polling for the button would itself keep the page's main thread busy.
  await page.waitForTimeout(SETTLED_MS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  await (isOpen ? chat : button).waitFor()
  await page.context().close()
  const all = traceEvents.filter(({ dur, args }) => dur !== undefined && args?.data?.url?.endsWith('/bubble.js'))
  const main = all.find(({ name }) => name === 'EvaluateScript')
  if (main === undefined) throw new Error('The bubble’s script did not run')
  // Chromium reads and compiles it on another thread.
  const ours = all
    .filter(({ pid, tid }) => pid === main.pid && tid === main.tid)
    .sort((a, b) => a.ts - b.ts || b.dur! - a.dur!)
  // Work within another piece is part of it.
  const pieces: Traced[] = []
  for (const one of ours) {
    const last = pieces.at(-1)
    if (last === undefined || one.ts >= last.ts + last.dur!) pieces.push(one)
  }
  return pieces.map(({ dur }) => dur! / 1000)
}

/** Waits for the inbox row of a conversation on the live channel. */
const liveRows = async ({ url, signIn }: Booted) => {
  const { token } = await signIn('owner')
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers: { authorization: `Bearer ${token}` } })
  await new Promise((resolve) => socket.once('open', resolve))
  let heard: ((words: string) => void) | undefined
  socket.on('message', (raw: Buffer) => {
    const { data } = JSON.parse(raw.toString()) as { data?: { row?: { messageBody?: string } } }
    if (data?.row?.messageBody) heard?.(data.row.messageBody)
  })
  const ready = { companyKey: 'goldenpledge', userID: USER.owner }
  socket.send(JSON.stringify({ event: 'ready', data: ready }))
  return {
    hear: (words: string) =>
      new Promise<number>((resolve) => (heard = (said) => said === words && resolve(performance.now()))),
    close: () => socket.close(),
  }
}

interface Chatting {
  readonly server: Booted
  readonly visitor: CallClient
}

/** The proxy delay in each direction, in milliseconds. */
const bothWays = async ({ server, visitor }: Chatting) => {
  const staff = await server.signIn('owner')
  const chat = await visitor('bubble/start', {
    companyKey: 'goldenpledge',
    storeID: STORE.main,
    name: 'Rosa Vela',
    phone: '+12135550196',
    message: 'Hello',
    consent: true,
  })
  const { sessionToken } = chat
  const found = await staff('customers/search', { phoneNumber: '+12135550196' })
  const { custID } = found.customers[0]!
  const { convoID } = (await staff('customers/conversation/fetch', { custID, storeID: STORE.main })).convo
  const rows = await liveRows(server)
  const [toInbox, toBubble]: [number[], number[]] = [[], []]
  let after = chat.messages.at(-1)!.messageID
  for (let n = 0; n <= MESSAGES; n += 1) {
    const asked = `Question ${n}`
    const shown = rows.hear(asked)
    const began = performance.now()
    const said = await visitor('bubble/send', { sessionToken, body: asked, clientMessageID: randomUUID() })
    toInbox.push((await shown) - began)
    after = said.messages.at(-1)!.messageID
    const waiting = visitor('bubble/messages', { sessionToken, after, wait: true })
    await new Promise((resolve) => setTimeout(resolve, 50))
    const answered = performance.now()
    const answer = { convoID, body: `Answer ${n}`, channel: 'web' as const, clientMessageID: randomUUID(), force: true }
    await staff('customers/conversation/messages/send', answer)
    const { messages } = await waiting
    if (messages.length === 0) throw new Error('An answer came without news')
    toBubble.push(performance.now() - answered)
    after = messages.at(-1)!.messageID
    // The limit is thirty a minute, the rate at which people write.
    await new Promise((resolve) => setTimeout(resolve, 2_050))
  }
  rows.close()
  // The first of each warms up.
  return { toInbox: toInbox.slice(1), toBubble: toBubble.slice(1) }
}

const spread = (times: readonly number[]): string =>
  `median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms of ${times.length}`

/** The cost of the chat bubble to a shop's page, and the delay of its messages through a buffering proxy. */
export const run: Bench = async () => {
  if (!existsSync(`${dist}/bubble/loader.js`)) throw new Error('Build the web client first: npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'xd-bubble-'))
  const database = { url: await smallDemo(`file:${join(folder, 'xd.sqlite')}`) }
  const server = await boot({ database, config: { webDir: dist, trustedProxies: readTrustedProxies('127.0.0.0/8') } })
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const proxy = await bufferingProxy(server.url)
  try {
    const site = new URL('/site/goldenpledge', server.sandboxURL)
    site.hostname = 'localhost'
    const [arrivals, walks, kept]: [number[][], number[][], number[][]] = [[], [], []]
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const arrived = await loaderTimes(browser, { site: site.href, referer: ELSEWHERE })
      const walked = await loaderTimes(browser, { site: site.href, referer: site.href })
      const open = await loaderTimes(browser, { site: site.href, referer: site.href, isOpen: true })
      // The first warms up.
      if (turn === 0) continue
      arrivals.push(arrived)
      walks.push(walked)
      kept.push(open)
    }
    const total = (pieces: readonly number[]) => pieces.reduce((sum, ms) => sum + ms, 0)
    const spent = (name: string, loads: readonly number[][], goal = LOADER_MS) =>
      absolute(
        `bubble loader, all that it blocks ${name}`,
        median(loads.map(total)),
        goal,
        'ms',
        `processor ${SLOWER} × slower, median of ${loads.length}; longest piece ${median(loads.map((pieces) => Math.max(...pieces))).toFixed(1)} ms, slowest load ${Math.max(...loads.map(total)).toFixed(1)} ms`,
      )
    const visitor = createCallClient((path, body) =>
      fetch(`${proxy.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    )
    const { toInbox, toBubble } = await bothWays({ server, visitor })
    return [
      spent('the page a visitor arrives at', arrivals),
      spent('the site’s next page', walks),
      spent('the next page, with the frame of a chat left open', kept, WITH_FRAME_MS),
      absolute(
        'bubble visitor’s words to inbox row, buffering proxy, p95',
        percentile(toInbox, 0.95),
        1_000,
        'ms',
        spread(toInbox),
      ),
      absolute(
        'bubble answer to visitor, buffering proxy, p95',
        percentile(toBubble, 0.95),
        1_000,
        'ms',
        spread(toBubble),
      ),
    ]
  } finally {
    await browser.close()
    await proxy.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
