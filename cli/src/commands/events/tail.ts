import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { type LiveFrame, REFRESHES } from '@xd/core/contract/event.ts'
import { ALL_STORES } from '@xd/core/domain/access/stores.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput, understood } from '#output/failure.ts'
import { jsonText } from '#output/json-text.ts'
import { paint } from '#output/paint.ts'
import { acting, callsOf } from '#session/client.ts'
import { parseDuration } from '#session/duration.ts'
import { storeIDOf, withStore } from '#session/list-options.ts'
import { liveOf } from '#session/live.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

interface TailOptions extends ServerOptions {
  readonly type?: string
  readonly store?: string
  readonly since?: string
  readonly heartbeat: string
  readonly json?: boolean
}

const EVENTS = Object.keys(REFRESHES)

/** `reload_*,sms_status_update` */
const matcher = (patterns: string | undefined): ((name: string) => boolean) => {
  if (patterns === undefined) return () => true
  const wanted = patterns.split(',').map((text) => {
    const escaped = text.trim().replace(/[^\w*]/g, '\\$&')
    const pattern = new RegExp(`^${escaped.replaceAll('*', '.*')}$`)
    // It would wait forever without a sign of the mistake.
    if (!EVENTS.some((name) => pattern.test(name)))
      throw invalidInput(`--type: there is no event ${text.trim()}`, `Events are ${EVENTS.join(', ')}`)
    return pattern
  })
  return (name) => wanted.some((pattern) => pattern.test(name))
}

/** Where to start: after a position in the log, or some time ago. */
const beginningOf = (text: string | undefined): { lastSeq?: number; since?: number } => {
  if (text === undefined) return {}
  if (/^\d{1,15}$/.test(text)) return { lastSeq: Number(text) }
  const ago = parseDuration(text)
  if (ago === undefined) throw invalidInput(`--since must be a sequence number, or a time like 10m, not ${text}`)
  return { since: Date.now() - ago }
}

const heartbeatOf = (text: string): number => {
  const ms = text === '0' ? 0 : parseDuration(text)
  if (ms === undefined) throw invalidInput(`--heartbeat must be a time like 30s, or 0, not ${text}`)
  return ms
}

const talk = (text: string): void => void process.stderr.write(`${paint(process.stderr).dim(text)}\n`)

/** Only ids, as in the log: rows that an event carries while new are not repeated later. */
const idsIn = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !['row', 'inbox', 'customer'].includes(name)))

const lineOf = ({ seq, event, data }: LiveFrame, asJson: boolean): string =>
  asJson
    ? jsonText({ seq, event, data: idsIn(data) })
    : `${String(seq ?? '').padStart(8)}  ${event}  ${jsonText(idsIn(data))}`

/** An unreachable server comes back. An ended session, or one now at another company, does not. */
const whyOver = async (calls: CallClient, companyKey: string): Promise<unknown> =>
  calls('auth/info', {}).then(
    ({ user }) =>
      user.companyKey === companyKey
        ? undefined
        : new Failure('The support visit has ended.', exitCode.notSignedIn, 'xd logout-as'),
    (error: unknown) => (understood(error)?.code === exitCode.notSignedIn ? error : undefined),
  )

export const addTo = (events: Command): void => {
  const command = events
    .command('tail')
    .description('live events as they happen, one per line')
    .option('--type <names>', 'only these events, comma-separated, * for any part')
    .option('--since <place>', 'start after this sequence number, or this long ago, like 10m')
    .option('--heartbeat <time>', 'how often to report on stderr that the server answers; 0 for never', '30s')
    .option('--json', 'lines of JSON (also in pipes)')
    .addHelpText(
      'before',
      `Examples:
  xd events tail --since 10m
  xd events tail --store "Main St" --type 'reload_payments,sms_*' --since 4711 --json
`,
    )
  withServer(withStore(command)).action(async (options: TailOptions) => {
    const [matches, beginning, heartbeatMs] = [
      matcher(options.type),
      beginningOf(options.since),
      heartbeatOf(options.heartbeat),
    ]
    const { server, token } = acting(options)
    const calls = callsOf(server, token)
    const { user } = await calls('auth/info', {})
    const storeID =
      options.store === undefined || options.store === ALL_STORES ? undefined : await storeIDOf(calls, options.store)
    const asJson = options.json === true || process.stdout.isTTY !== true
    let end: (error: unknown) => void = () => undefined
    const over = new Promise<never>((_, reject) => {
      end = reject
    })
    const live = liveOf(server, token, {
      companyKey: user.companyKey,
      userID: user.userID,
      ...beginning,
      ...(storeID !== undefined && { storeID }),
      onEvent: (frame) => {
        if (matches(frame.event)) process.stdout.write(`${lineOf(frame, asJson)}\n`)
      },
      onStatus: ({ state }) => {
        talk(state === 'live' ? `live on ${server}` : 'offline, trying again')
        if (state === 'offline') void whyOver(calls, user.companyKey).then((error) => error !== undefined && end(error))
      },
    })
    const beat = (): void =>
      void live.emit('heartbeat', {}).then(
        () => talk(`live, at ${live.lastSeq()}`),
        () => talk('the server isn’t answering'),
      )
    const heartbeat = heartbeatMs > 0 ? setInterval(beat, heartbeatMs) : undefined
    const leave = (): void => {
      clearInterval(heartbeat)
      live.close()
      if (live.lastSeq() !== undefined) talk(`\nTo continue from here: xd events tail --since ${live.lastSeq()}`)
    }
    process.prependOnceListener('SIGINT', leave)
    await over.finally(leave)
  })
}
