import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { createLiveClient, type LiveSocket } from '@xd/core/client/live-client.ts'
import type { TextFaultsWorld } from '@xd/fixtures/faults/text-world.ts'

const SOCKETS = 20
const SEND_EVERY_MS = 100
const WRITE_EVERY_MS = 200
const ASK_EVERY_MS = 20
const AGAIN_AFTER_MS = 200
const SHUT_MS = 5_000

/** The longest time between two answers. */
const silenceOf = (answeredAt: readonly number[]): number =>
  answeredAt.reduce((longest, at, index) => Math.max(longest, index === 0 ? 0 : at - answeredAt[index - 1]!), 0)

interface Written {
  readonly phone: string
  readonly body: string
  readonly at: number
}

/** An open screen: receives events, and reconnects by itself. */
const openScreen = (url: string, token: string, companyKey: string, userID: number) => {
  let [losses, longestMs, isLive, reloads] = [0, 0, false, 0]
  let lostAt: number | undefined
  const heard = new Set<number>()
  const client = createLiveClient({
    open: () => {
      const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers: { authorization: `Bearer ${token}` } })
      socket.on('error', () => undefined)
      return socket as unknown as LiveSocket
    },
    companyKey,
    userID,
    onEvent: (frame) => {
      if (frame.event === 'reload_all') reloads += 1
      const { messageID } = frame.data as { messageID?: number }
      if (messageID !== undefined) heard.add(messageID)
    },
    onStatus: (status) => {
      isLive = status.state === 'live'
      if (status.state === 'offline' && lostAt === undefined) {
        losses += 1
        lostAt = Date.now()
      }
      if (!isLive || lostAt === undefined) return
      longestMs = Math.max(longestMs, Date.now() - lostAt)
      lostAt = undefined
    },
    now: Date.now,
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
  })
  return { heard, close: client.close, isLive: () => isLive, figures: () => ({ losses, longestMs, reloads }) }
}

/** Staff who write and read, customers who write, and open screens, until told to stop. */
export const beginLoad = async (world: TextFaultsWorld) => {
  const { clerk, url } = world
  // A tab has the first one's conversation open. The tab asks before it sends below a text that its user has not seen.
  const contacts = world.contacts.slice(1)
  const { user, company } = await clerk('auth/info', {})
  const screens = Array.from({ length: SOCKETS }, () => openScreen(url, clerk.token, company.companyKey, user.userID))
  while (!screens.every((screen) => screen.isLive())) await pause(ASK_EVERY_MS)

  let isOver = false
  const answers: Record<'reads' | 'sends' | 'textsIn', number[]> = { reads: [], sends: [], textsIn: [] }
  let refusedTextsIn = 0
  const [sent, written]: [Written[], Written[]] = [[], []]
  const textFor = (list: Written[], words: string): Written => {
    const text = {
      phone: contacts[list.length % contacts.length]!.phone,
      body: `${words} ${randomUUID()}`,
      at: Date.now(),
    }
    list.push(text)
    return text
  }

  const read = async () => {
    while (!isOver) {
      const isAnswered = await clerk('inbox/list', {}).then(
        () => true,
        () => false,
      )
      if (isAnswered) answers.reads.push(Date.now())
      await pause(ASK_EVERY_MS)
    }
  }
  /** As the web client does: retries the same text under the same key until it gets an answer. */
  const sendOne = async ({ phone, body }: Written) => {
    const { convoID } = contacts.find((contact) => contact.phone === phone)!
    const clientMessageID = randomUUID()
    for (;;) {
      try {
        await clerk('customers/conversation/messages/send', { convoID, body, clientMessageID })
        return void answers.sends.push(Date.now())
      } catch {
        await pause(AGAIN_AFTER_MS)
      }
    }
  }
  const writeOne = async ({ phone, body }: Written) => {
    if (await world.write(phone, body)) answers.textsIn.push(Date.now())
    else refusedTextsIn += 1
  }
  const every = async (ms: number, one: () => Promise<void>) => {
    const begun: Promise<void>[] = []
    while (!isOver) {
      begun.push(one())
      await pause(ms)
    }
    await Promise.all(begun)
  }
  const working = Promise.all([
    read(),
    every(SEND_EVERY_MS, () => sendOne(textFor(sent, 'From the store'))),
    every(WRITE_EVERY_MS, () => writeOne(textFor(written, 'From a customer'))),
  ])
  return {
    sent,
    written,
    /** Stops it, and returns how long nothing was answered. */
    stop: async () => {
      isOver = true
      await working
      const secondsWithoutAnswer = Object.fromEntries(
        Object.entries(answers).map(([what, at]) => [what, silenceOf(at) / 1000]),
      )
      return { secondsWithoutAnswer, refusedTextsIn }
    },
    /** Waits for requests that return late. */
    screens: async (messageIDs: readonly number[]) => {
      const until = Date.now() + SHUT_MS
      const hasHeard = ({ heard, figures }: (typeof screens)[number]) =>
        figures().reloads > 0 || messageIDs.every((messageID) => heard.has(messageID))
      while (Date.now() < until && !screens.every(hasHeard)) await pause(ASK_EVERY_MS)
      const figures = screens.map((screen) => screen.figures())
      for (const screen of screens) screen.close()
      return {
        screens: screens.length,
        reconnected: figures.filter(({ losses }) => losses > 0).length,
        reconnectedTwice: figures.filter(({ losses }) => losses > 1).length,
        longestSeconds: Math.max(...figures.map(({ longestMs }) => longestMs)) / 1000,
        toldToFetchAll: figures.filter(({ reloads }) => reloads > 0).length,
        missed: screens.filter((screen) => !hasHeard(screen)).length,
      }
    },
  }
}
