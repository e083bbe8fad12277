import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { absolute, type Bench, type BenchResult, held } from './bench.ts'
import { type Carrier, startCarrier } from './carrier.ts'
import { mailerCompany } from './mailer-company.ts'
import { type Busy, percentile, serve, type Served, signIn, timed } from './serve.ts'

const RECIPIENTS = 50_000
/** Sending to all of them would take 15 minutes. */
const SENDING_MS = 2 * MINUTE_MS
const IDLE_MS = 20 * SECOND_MS
/** A fast worker's pace, so that the polling itself adds no load. */
const LOOK_MS = 50
const WRITE_MS = 5 * SECOND_MS
const PATIENCE_MS = 60 * SECOND_MS
const PER_MINUTE = 4_500
const CONVO = PEOPLE.petrov.convos.main

/** How long the inbox takes, requested over and over until time is up. */
const inboxTimes = async (api: Served, token: string, ms: number): Promise<number[]> => {
  const times: number[] = []
  for (const until = Date.now() + ms; Date.now() < until; await sleep(LOOK_MS))
    times.push(await timed(() => api.post('/api/inbox/list', JSON.stringify({ search: {} }), token)))
  return times
}

/** How long a person’s text takes from the click to the carrier, one after another until time is up. */
const textTimes = async (api: Served, carrier: Carrier, token: string, ms: number): Promise<number[]> => {
  const times: number[] = []
  for (const until = Date.now() + ms; Date.now() < until; await sleep(WRITE_MS)) {
    const body = `Your ring is ready, no. ${times.length}`
    const began = Date.now()
    await api.post(
      '/api/customers/conversation/messages/send',
      JSON.stringify({ convoID: CONVO, body, force: true, clientMessageID: `bench-${times.length}` }),
      token,
    )
    while (carrier.tookAt(body) === undefined) {
      if (Date.now() - began > PATIENCE_MS) throw new Error('A text did not go out')
      await sleep(LOOK_MS)
    }
    times.push(carrier.tookAt(body)! - began)
  }
  return times
}

/** Polls until the list holds the whole audience. Returns how long that took. */
const frozenMs = async (path: string, jobID: number): Promise<number> => {
  const database = new Sqlite(path, { readonly: true })
  const look = database.prepare<[number], { jobStatus: string; startedAt: number; frozenAt: number | null }>(
    'select "jobStatus", "startedAt", "frozenAt" from mailers where "jobID" = ?',
  )
  const listed = database.prepare<[number], { people: number }>(
    `select sum("recipients") as "people" from mailer_counts where "jobID" = ? and "state" <> 'excluded'`,
  )
  try {
    for (const until = Date.now() + PATIENCE_MS; ; await sleep(LOOK_MS)) {
      const { startedAt, frozenAt } = look.get(jobID)!
      if (frozenAt === null && Date.now() < until) continue
      const { people } = listed.get(jobID)!
      if (frozenAt === null || people !== RECIPIENTS) throw new Error(`The list has ${people} people`)
      return frozenAt - startedAt
    }
  } finally {
    database.close()
  }
}

/** The server's memory after 10 % and 90 % of the time, and the work in between. */
const between = async (api: Served, carrier: Carrier) => {
  await sleep(SENDING_MS * 0.1)
  const early = await api.busy()
  const [segments, began] = [carrier.segments(), Date.now()]
  await sleep(SENDING_MS * 0.8)
  const late = await api.busy()
  const each = late.cpuMs / (carrier.segments() - segments)
  return { early, late, atWork: late.ms / (Date.now() - began), cpuMs: each }
}

const inMB = ({ rssBytes }: Busy) => Math.round(rssBytes / 1e6)

const measure = async (api: Served, carrier: Carrier, at: { path: string; labelID: number }) => {
  const token = await signIn(api)
  const idle = await inboxTimes(api, token, IDLE_MS)
  const job = {
    jobTitle: 'Bench',
    jobStoreID: STORE.main,
    jobBodyEN: 'Hello [FIRST_NAME], all rings are half off.',
    jobAudience: { label: at.labelID },
    jobScheduledAt: new Date().toISOString(),
  }
  const saved = await api.post('/api/mailers/schedule-job', JSON.stringify({ job }), token)
  const frozen = await frozenMs(at.path, (JSON.parse(saved) as { job: { jobID: number } }).job.jobID)
  const [before, began] = [carrier.segments(), Date.now()]
  const [busy, texts, work] = await Promise.all([
    inboxTimes(api, token, SENDING_MS),
    textTimes(api, carrier, token, SENDING_MS),
    between(api, carrier),
  ])
  const segments = carrier.segments() - before - texts.length
  const perMinute = (segments * MINUTE_MS) / (Date.now() - began)
  return { idle, frozen, busy, texts, work, perMinute }
}

/** A very large mailer: how fast it is prepared and sent, and how much it slows everyone else. */
export const run: Bench = async (): Promise<BenchResult[]> => {
  const { forget, ...company } = await mailerCompany(RECIPIENTS)
  const carrier = await startCarrier()
  const api = await serve('api-server.ts', company.path, '.', carrier.url)
  try {
    const { idle, frozen, busy, texts, work, perMinute } = await measure(api, carrier, company)
    const sending = 'while it goes out'
    const { early, late, atWork, cpuMs } = work
    const people = RECIPIENTS.toLocaleString('en-US')
    return [
      absolute(`mailer ${people} people prepared`, frozen / SECOND_MS, 5, 's'),
      absolute(
        'mailer a segment, mean',
        MINUTE_MS / perMinute,
        MINUTE_MS / PER_MINUTE,
        'ms',
        `${Math.round(perMinute).toLocaleString('en-US')} a minute for two minutes, the carrier at its real delays; main thread at work ${Math.round(atWork * 100)}% of the time, ${cpuMs.toFixed(1)} ms of processor time each, the inbox included`,
      ),
      absolute('mailer a person’s text, longest', Math.max(...texts) / SECOND_MS, 2, 's', `to the carrier, ${sending}`),
      held('mailer inbox p99', percentile(busy, 0.99), percentile(idle, 0.99), 1.5, 'ms', `${sending}, against idle`),
      held(
        'mailer memory in use',
        late.heldBytes / 1e6,
        early.heldBytes / 1e6,
        1.2,
        'MB',
        `after nine tenths of the time, against one tenth, without garbage; of the process ${inMB(late)} MB, ${inMB(early)} before`,
      ),
    ]
  } finally {
    api.stop()
    await carrier.stop()
    forget()
  }
}
