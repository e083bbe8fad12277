import type { Command } from 'commander'
import { invalidInput } from '#output/failure.ts'
import { paint } from '#output/paint.ts'
import { callsOf } from '#session/client.ts'
import { liveOf } from '#session/live.ts'
import { type ServerOptions, signedIn, withServer } from '#session/server.ts'

interface TailOptions extends ServerOptions {
  readonly type?: string
  readonly since?: string
  readonly json?: boolean
}

/** `reload_*,sms_status_update` */
const matcher = (patterns: string | undefined): ((name: string) => boolean) => {
  if (patterns === undefined) return () => true
  const wanted = patterns.split(',').map((pattern) => new RegExp(`^${pattern.trim().replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')}$`))
  return (name) => wanted.some((pattern) => pattern.test(name))
}

const sinceOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text)) throw invalidInput(`--since takes a sequence number, not ${text}`)
  return Number(text)
}

export const addTo = (events: Command): void => {
  const command = events
    .command('tail')
    .description('what happens, as it happens: one line for each live event')
    .option('--type <names>', 'only these events, comma-separated, * for any part')
    .option('--since <sequence>', 'first what happened after this sequence number')
    .option('--json', 'lines of JSON (also in pipes)')
    .addHelpText('before', `Examples:
  xd events tail
  xd events tail --type 'reload_payments,sms_*' --since 4711 --json
`)
  withServer(command).action(async (options: TailOptions) => {
    const { server, token } = signedIn(options)
    const { user } = await callsOf(server, token)('auth/info', {})
    const matches = matcher(options.type)
    const since = sinceOf(options.since)
    const asJson = options.json === true || process.stdout.isTTY !== true
    const talk = (text: string): void => void process.stderr.write(`${paint(process.stderr).dim(text)}\n`)
    const live = liveOf(server, token, {
      companyKey: user.companyKey,
      userID: user.userID,
      onEvent: (frame) => {
        if (!matches(frame.event)) return
        const { event, data, seq } = frame
        process.stdout.write(asJson ? `${JSON.stringify({ seq, event, data })}\n` : `${String(seq ?? '').padStart(8)}  ${event}  ${JSON.stringify(data)}\n`)
      },
      onStatus: ({ state }) => talk(state === 'live' ? `live on ${server}` : 'offline, trying again'),
      ...(since === undefined ? {} : { lastSeq: since }),
    })
    process.prependOnceListener('SIGINT', () => {
      live.close()
      const last = live.lastSeq()
      if (last !== undefined) talk(`\nxd events tail --since ${last} goes on from here`)
    })
    await new Promise(() => undefined)
  })
}
