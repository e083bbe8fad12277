import { type CallClient, createCallClient } from '@xd/core/client/call-client.ts'
import { knowingUnsent } from '@xd/core/client/knowing-unsent.ts'
import { clock } from '#output/when.ts'
import { paint } from '#output/paint.ts'
import { fitted, printableLines } from '#output/width.ts'
import { redact, redactSent, redactText } from '#output/redact.ts'
import { refuseAfterVisit } from './ended-visit.ts'
import { confirming } from './step-up.ts'
import { type ServerOptions, type SignedIn, signedIn } from './server.ts'
import { sayingUndone } from './undone.ts'

const TIMEOUT_MS = 30_000

const LONGEST_SHOWN = 2_000

const readable = (body: string, clean: (value: unknown) => unknown): string => {
  try {
    return JSON.stringify(clean(JSON.parse(body)))
  } catch {
    return redactText(body)
  }
}

/** Printed on stderr, only with --debug; cut if long. */
export const debug = (tell: () => string): void => {
  if (!process.env['XD_DEBUG']) return
  const text = printableLines(redactText(tell()))
  process.stderr.write(`${text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}\n`)
}

/**
 * A server that stops while answering. Without this check, the partial answer would look like another program's, since
 * it is not JSON.
 */
const BROKE_OFF = {
  status: 0,
  json: () =>
    Promise.resolve({
      success: false,
      error: { code: 'unreachable', message: 'The connection was lost before the whole answer arrived.' },
    }),
}

/** Calls through Node's `fetch`. With --debug each is printed on stderr, without secrets and phone or card numbers. */
export const callsBy = (server: string, ask: (url: string, body: string) => Promise<Response>): CallClient =>
  sayingUndone(
    createCallClient(
      knowingUnsent(async (path, body) => {
        const started = performance.now()
        const url = `${server}${path}`
        const response = await ask(url, body)
        const answer = await response.text().catch(() => undefined)
        debug(() => `POST ${url} ${readable(body, redactSent)}`)
        debug(
          () =>
            `  ${response.status} in ${Math.round(performance.now() - started)} ms ${answer === undefined ? 'broke off' : readable(answer, redact)}`,
        )
        return answer === undefined
          ? BROKE_OFF
          : { status: response.status, json: async () => JSON.parse(answer) as unknown }
      }),
    ),
  )

/** Calls to a server, with the token if there is one. */
export const callsOf = (server: string, token?: string, timeoutMs = TIMEOUT_MS): CallClient =>
  callsBy(server, (url, body) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )

let hasWarned = false

/** Names the visited company: during a support visit, every command prints this once on stderr first. */
const warnOfVisit = ({ profile }: SignedIn): void => {
  const visit = profile?.visit
  if (!visit || hasWarned) return
  hasWarned = true
  const { stderr } = process
  const can = visit.waits ? ', view only until they allow changes' : visit.readOnly ? ', view only' : ''
  const text = `[support visit${can}: ${visit.companyName}, until ${clock(visit.expires, visit.timezone)}; xd logout-as ends it]`
  stderr.write(`${paint(stderr).red(fitted(text, stderr))}\n`)
}

/** The signed-in user, for commands that act on their behalf. */
export const acting = (options: ServerOptions): SignedIn => {
  const who = signedIn(options)
  refuseAfterVisit(who)
  warnOfVisit(who)
  return who
}

/** Their calls. If one requires them to confirm their identity, it asks them. */
export const callsAs = ({ server, token }: SignedIn): CallClient => confirming(callsOf(server, token))

export const signedInCalls = (options: ServerOptions): CallClient => callsAs(acting(options))
