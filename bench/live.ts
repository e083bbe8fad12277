import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { absolute, type Bench, type BenchResult, held } from './bench.ts'
import { receive } from './inbound-text.ts'
import { busyCompany, type Colleague } from './live-company.ts'
import { openInboxes } from './live-inboxes.ts'
import { openSockets } from './live-sockets.ts'
import { percentile, serve, type Served } from './serve.ts'

const SOCKETS = 2_000
/** The server's limit per session. */
const OF_SESSION = 32
const SESSIONS = 3
const INBOXES = 50
const WARM_UP = 5
const TURNS = 40
const TEXTS = 20

/**
 * One event to everyone, from the request that causes it to each socket, against a bare broadcast of the same frame.
 */
const fanOut = async (api: Served, colleagues: readonly Colleague[]): Promise<BenchResult> => {
  const seats = colleagues.flatMap(({ userID, tokens }) =>
    tokens.flatMap((token) => Array.from({ length: OF_SESSION }, () => ({ userID, token }))),
  )
  const flag = (to: 'none' | 'star' | 'bolt') =>
    api.post(
      '/api/customers/conversation/set-flag',
      JSON.stringify({ convoID: PEOPLE.petrov.convos.main, flag: to }),
      colleagues[0]!.tokens[0],
    )
  // The server does not announce a change that changes nothing, so each round sets a different value.
  await flag('none')
  const bare = await serve('bare-live.ts')
  const [ours, theirs] = await Promise.all([
    openSockets(
      api.url,
      SOCKETS,
      (i) => ({ authorization: `Bearer ${seats[i]!.token}` }),
      (i) => JSON.stringify({ event: 'ready', data: { companyKey: 'goldenpledge', userID: seats[i]!.userID } }),
    ),
    openSockets(
      bare.url,
      SOCKETS,
      () => ({}),
      () => undefined,
    ),
  ])
  try {
    const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
    let bytes = 0
    for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
      const told = await ours.arrivals(() => flag(turn % 2 === 0 ? 'star' : 'bolt'))
      const broadcast = await theirs.arrivals(() => bare.post('/', told.frame))
      if (turn < 0) continue
      bytes = told.frame.length
      times.ours.push(...told.times)
      times.theirs.push(...broadcast.times)
    }
    return held(
      `live ${SOCKETS.toLocaleString('en-US')} sockets p99`,
      percentile(times.ours, 0.99),
      percentile(times.theirs, 0.99),
      2,
      'ms',
      `a request to its event at every socket, ${bytes} bytes, against a bare ws broadcast`,
    )
  } finally {
    ours.close()
    theirs.close()
    bare.stop()
  }
}

/** How often all open inboxes together fetch a list for each incoming text. */
const listQueries = async (
  api: Served,
  colleagues: readonly Colleague[],
  storeNumber: string,
): Promise<BenchResult> => {
  const inboxes = await openInboxes(api, colleagues)
  try {
    const before = inboxes.asked()
    for (let i = 0; i < TEXTS; i += 1) {
      const body = `Is it ready? ${i}`
      // Every second one comes from an unknown number.
      const from = i % 2 === 0 ? PEOPLE.petrov.custPhone : `+1415555${2000 + i}`
      const status = await receive(api, { from, to: storeNumber, body })
      if (status !== 200) throw new Error(`the webhook answered ${status}`)
      await inboxes.allShow(body)
    }
    return absolute(
      `live ${INBOXES} inboxes`,
      (inboxes.asked() - before) / TEXTS,
      1,
      'queries',
      'list queries of all together for each text that comes in',
    )
  } finally {
    inboxes.close()
  }
}

export const run: Bench = async () => {
  const { path, colleagues, storeNumber, forget } = await busyCompany(INBOXES, SESSIONS)
  const api = await serve('api-server.ts', path)
  try {
    return [await fanOut(api, colleagues), await listQueries(api, colleagues, storeNumber)]
  } finally {
    api.stop()
    forget()
  }
}
